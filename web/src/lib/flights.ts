/** What walks and travels between two states of a table, and from where to where on the screen. */
import type { GameClient } from "$/games/contract";
import type { Components, Goods, TableState } from "./protocol";
import { letter, placeSelector } from "./seats";
import { symbolOf } from "./symbols";

export type Flight = {
  symbol: string;
  count: number;
  from: Element;
  to: Element;
  isWalking: boolean;
  /** Whether a worker must arrive first. */
  delay: boolean;
};

const SPACE = "space ";

function seen(selector: string): Element | null {
  return [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length > 0) ?? null;
}

/** Where a seat is at home: the own farm, a neighbour's, or the name in the bar. */
function homeOf(seat: number, me: number | null): Element | null {
  const mark = `.seat-${letter(seat)}`;
  const farm = seat === me ? seen(".a-farm .land") : seen(`.a-side :is(.rival, .other)${mark}, .a-tray :is(.rival, .other)${mark}`);
  return farm ?? seen(`.player${mark}`);
}

/** Everything that set out between two states. */
export function flights(game: GameClient, components: Components, was: TableState, now: TableState): Flight[] {
  const news = now.log.entries.filter((entry) => entry.seq > was.seq && entry.seat >= 0);
  const found: Flight[] = [];
  for (const seat of new Set(news.map((entry) => entry.seat))) {
    const places = news.filter((entry) => entry.seat === seat).flatMap((entry) => game.places(entry, components, now));
    const home = homeOf(seat, now.viewer);
    const space = places.find((place) => place.startsWith(SPACE));
    const target = space ? seen(placeSelector(space)) : null;
    if (home && target) found.push({ symbol: `worker-${letter(seat)}`, count: 1, from: home, to: target, isWalking: true, delay: false });
    const origin = target ?? (places[0] ? seen(placeSelector(places[0])) : null);
    if (!origin || !home || !game.goods) continue;
    for (const [good, count] of gains(game.goods(was, seat), game.goods(now, seat))) {
      const shelf = seat === now.viewer ? seen(`.a-farm [data-read="good ${good}"]`) : null;
      found.push({ symbol: symbolOf(good), count, from: origin, to: shelf ?? home, isWalking: false, delay: target !== null });
    }
  }
  return found;
}

/** What is more than it was. */
function gains(before: Goods, after: Goods): [string, number][] {
  return Object.entries(after)
    .map(([good, count]): [string, number] => [good, count - (before[good] ?? 0)])
    .filter(([, more]) => more > 0);
}
