/** The beginning: language, look, sprite, page. */
import { mount } from "svelte";
import App from "./App.svelte";
import { firstLanguage, speak } from "./lib/language.svelte";
import { watchSettings } from "./lib/settings.svelte";
import { placeSprite } from "./lib/sprite";
import "./look/tokens.css";
import "./look/parts.css";

placeSprite();
watchSettings();
void speak(firstLanguage()).then(() => mount(App, { target: document.body }));
