/** What the plain board is drawn from: zones with counters and groups of things, read off the view by the server. */
import { say } from "$/lib/language.svelte";
import type { Action, Components, Moment, PlainScene, Zone } from "$/lib/protocol";

/** What the bar tells already. */
const IN_BAR = ["round", "rounds", "phase"];

/** A game that has a drawing of its own, but not here, has another scene: then there are no zones. */
export function sceneOf(moment: Moment): PlainScene {
  const scene = moment.scene as Partial<PlainScene>;
  return { rounds: scene.rounds ?? null, zones: scene.zones ?? [] };
}

/** The zone of the table (null) or of a seat. */
export function zoneOf(moment: Moment, seat: number | null): Zone {
  const found = sceneOf(moment).zones.find((zone) => zone.seat === seat);
  const zone = found ?? { id: "", seat, counters: [], groups: [] };
  return { ...zone, counters: zone.counters.filter((counter) => !IN_BAR.includes(counter.id)) };
}

/** What a thing is called: as its game says, else by its id. */
export function nameOf(components: Components, id: string): string {
  return id
    .split(".")
    .map((part) => components.names[part] ?? part.replaceAll("_", " "))
    .join(" ");
}

export function valueText(value: number | boolean): string {
  return typeof value === "boolean" ? say(value ? "web-plain-yes" : "web-plain-no") : String(value);
}

/** The one answer that a thing stands for, if there is just one. */
function answer(moment: Moment, id: string): Action | null {
  const found = moment.actions.filter((action) => action.word === id && !action.idle);
  return found.length === 1 ? found[0]! : null;
}

function isWithinReach(moment: Moment, zone: Zone): boolean {
  return moment.viewer !== null && (zone.seat === null || zone.seat === moment.viewer);
}

/** The action that a click on a thing means: a legal one, or the only one with this word, to be told why not. */
export function meant(moment: Moment, components: Components, zone: Zone, id: string): string | null {
  if (!isWithinReach(moment, zone)) return null;
  const legal = answer(moment, id);
  if (legal) return legal.notation;
  const kinds = components.actions.filter((kind) => kind.words.includes(id));
  const kind = kinds.length === 1 ? kinds[0]! : null;
  return kind && (kind.bare ? id : `${kind.kind} ${id}`);
}

/** Whether a thing on the board stands for this action, so that it needs no button. */
export function isShown(action: Action, moment: Moment): boolean {
  const things = sceneOf(moment)
    .zones.filter((zone) => isWithinReach(moment, zone))
    .flatMap((zone) => zone.groups.flatMap((group) => group.things));
  return things.some((thing) => thing.id === action.word) && answer(moment, action.word) === action;
}

/** The symbol of a thing, where the sprite has one that is called so. */
export function symbolFor(id: string): string | null {
  return document.querySelector(`symbol[id="${CSS.escape(id)}"]`) ? id : null;
}
