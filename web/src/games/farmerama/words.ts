/** A farm in words: for those who do not see the picture. */
import { list, say } from "$/lib/language.svelte";
import type { Components, Goods, Moment } from "$/lib/protocol";
import { ANIMALS, figuresOf, GOODS, sceneOf, viewOf } from "./view";

export function counted(goods: Goods): string {
  const present = GOODS.filter((good) => goods[good]);
  return present.length ? list(present.map((good) => say(`good-${good}-count`, { count: goods[good]! }))) : say("nothing");
}

export function farmWords(moment: Moment, components: Components, seat: number): string[] {
  const farm = viewOf(moment).farms[seat];
  if (!farm) return [];
  const { areas } = figuresOf(components);
  const faces = sceneOf(moment).farms[seat]?.faces ?? {};
  const tile = (id: string) => components.cards.find((card) => card.id === id)?.name ?? id;
  const lines = Object.entries(areas).map(([area, fields]) => {
    const face = faces[area] ? say(`good-${faces[area]}-sector`) : say("sector-harvest");
    const sown = fields.map((id) => say("web-farmerama-field", { field: id, crop: farm.fields[id] ? say(`good-${farm.fields[id]}`) : say("web-farmerama-empty") }));
    const animals = ANIMALS.filter((animal) => farm.pastures[animal] === area).map((animal) => say(`animal-farmerama-${animal}`));
    return say("web-farmerama-area", { area, face, fields: list([...sown, ...animals]) });
  });
  const stabled = ANIMALS.filter((animal) => !farm.pastures[animal]).map((animal) => say(`animal-farmerama-${animal}`));
  return [
    ...lines,
    say("web-farmerama-stable-words", { animals: stabled.length ? list(stabled) : say("nothing") }),
    say("web-farmerama-barn-words", { goods: counted(farm.barn) }),
    ...(farm.garden.length ? [say("web-farmerama-garden-words", { buildings: list(farm.garden.map(tile)) })] : []),
  ];
}
