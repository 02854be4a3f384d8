/** The beginning: language, look, sprite, page. */
import { mount } from "svelte";
import App from "./App.svelte";
import { firstLanguage, speak } from "./lib/language.svelte";
import { watchScreen } from "./lib/screen.svelte";
import { watchSettings } from "./lib/settings.svelte";
import { placeSprite } from "./lib/sprite";
import "./look/tokens.css";
import "./look/parts.css";
import "./look/table.css";
import "./look/pieces.css";

watchSettings();
watchScreen();
void Promise.all([speak(firstLanguage()), placeSprite()]).then(() => mount(App, { target: document.body }));
