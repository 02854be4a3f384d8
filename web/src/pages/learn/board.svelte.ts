/** A board without a table: the same desk as a table's, but every message carries what leads to its position. */
import type { GameClient } from "$/games/contract";
import { Denied, type Connect, type Line } from "$/lib/connection";
import { say } from "$/lib/language.svelte";
import type { BoardAnswer, Components, Message, ServerMessage, TableState } from "$/lib/protocol";
import { Table } from "$/lib/table.svelte";
import type { BoardDo } from "./calls";

/** Answers a message: what the board then says. */
export type Answering = (message: BoardDo) => Promise<BoardAnswer>;

const DOES: readonly string[] = ["play", "try", "why"];

/** Stands where a table has its connection. */
class Answers implements Line {
  constructor(
    private readonly answering: Answering,
    private readonly hear: (message: ServerMessage) => void,
    private readonly back: () => Promise<TableState | null>,
    private readonly wrong: (sentence: string, rule: string | null) => void,
  ) {}

  async send(message: Message): Promise<ServerMessage> {
    const answer = await this.ask(message);
    if (answer.type === "error") {
      this.wrong(answer.sentence, answer.rule);
      // The coach has said it; nobody else need.
      throw new Denied({ ...answer, error: "stale" });
    }
    if (answer.type === "state") this.hear({ ...answer, id: 1 });
    return answer;
  }

  private async ask(message: Message): Promise<BoardAnswer> {
    if (message.do === "undo") return (await this.back()) ?? this.answering({ do: "look" });
    if (!DOES.includes(message.do)) return this.answering({ do: "look" });
    return this.answering({ do: message.do as "play" | "try" | "why", action: String(message.action) });
  }

  renew(): void {
    // There is nothing to connect to.
  }

  close(): void {
    // Nor to leave.
  }
}

export class BoardTable extends Table {
  override readonly plansMeals = false;
  override readonly confirms = false;
  /** What was wrong with the last try. */
  wrong = $state("");
  wrongRule = $state<string | null>(null);

  constructor(game: GameClient, components: Components, first: TableState, answering: Answering, back: () => Promise<TableState | null> = async () => null) {
    const found: { table: BoardTable | null } = { table: null };
    const connect: Connect = (_first, _newest, hear) =>
      new Answers(answering, hear, back, (sentence, rule) => found.table?.complainOf(sentence, rule));
    super(game, components, first, connect);
    found.table = this;
  }

  private complainOf(sentence: string, rule: string | null): void {
    this.wrong = sentence || say("web-no-connection");
    this.wrongRule = rule;
  }

  forgive(): void {
    this.wrong = "";
    this.wrongRule = null;
  }

  /** Show a state that came otherwise. */
  shown(state: TableState): void {
    this.forgive();
    this.dropPlan();
    this.log = state.log.entries;
    this.state = state;
  }
}
