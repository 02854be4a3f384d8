/** The WebSocket of a table: opens again by itself, and lets a caller wait for the answer to a message. */
import { language } from "./language.svelte";
import { isHere } from "./offline/mode";
import { type Socket, wireHere } from "./offline/host.svelte";
import { pause, Pauses } from "./pauses";
import type { Failure, Message, ServerMessage, TableState } from "./protocol";

type Asked = { answer: (message: ServerMessage) => void; fail: (why: Error) => void };

/** The server refused a message; the sentence is for people. */
export class Denied extends Error {
  constructor(readonly failure: Failure) {
    super(failure.sentence);
  }
}

/** There is no such table, it is not for us, or was played by other rules. Anything else may be different in a while. */
export const FINAL_CODES: readonly number[] = [4404, 4403, 4409];

/** What a table says something to: a connection, or whatever answers in its place. */
export type Line = Pick<Connection, "send" | "renew" | "close">;
export type Connect = (
  first: TableState,
  newest: () => TableState,
  hear: (message: ServerMessage) => void,
  changed: (isOpen: boolean, code: number) => void,
) => Line;

export class Connection {
  private socket: Socket | null = null;
  private pauses = new Pauses();
  private isHeard = false;
  private lastId = 0;
  private isOver = false;
  private isRenewed = false;
  private isEnded = false; // the table was closed: the server has said so, and there is nothing to come back to
  private asked = new Map<number, Asked>();
  private early: string[] = []; // what was said before the line was open

  constructor(
    private readonly table: string,
    private readonly since: () => number,
    private readonly seat: () => number | null,
    private readonly hear: (message: ServerMessage) => void,
    private readonly changed: (isOpen: boolean, code: number) => void,
  ) {
    this.open();
  }

  private open(): void {
    const query = new URLSearchParams({ lang: language() });
    const seat = this.seat();
    if (seat !== null) query.set("seat", String(seat));
    if (this.since() >= 0) query.set("since", String(this.since()));
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `/api/tables/${this.table}/ws?${query}`;
    const socket: Socket = isHere ? wireHere(path) : new WebSocket(`${scheme}://${location.host}${path}`);
    this.socket = socket;
    this.isHeard = false;
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => this.closed(event.code);
  }

  private receive(message: ServerMessage): void {
    // A server whose database is away opens a connection too, only to close it: the first message counts.
    if (!this.isHeard) {
      this.isHeard = true;
      this.pauses.reset();
      this.changed(true, 0);
      for (const text of this.early.splice(0)) this.socket?.send(text);
    }
    // A message that could not be read is refused without its id: it was the last one sent.
    const unnamed = message.type === "error" ? this.lastId : 0;
    const id = "id" in message && typeof message.id === "number" ? message.id : unnamed;
    const waiting = this.asked.get(id);
    this.asked.delete(id);
    if (message.type === "closed") this.isEnded = true;
    this.hear(message);
    if (!waiting) return;
    if (message.type === "error") waiting.fail(new Denied(message));
    else waiting.answer(message);
  }

  private closed(code: number): void {
    for (const waiting of this.asked.values()) waiting.fail(new Error("closed"));
    this.asked.clear();
    this.early = [];
    if (this.isOver || this.isEnded) return;
    this.changed(false, code);
    if (FINAL_CODES.includes(code)) return;
    void pause(this.isRenewed ? 20 : this.pauses.take()).then(() => {
      if (!this.isOver) this.open();
    });
    this.isRenewed = false;
  }

  /**
   * Send a message; the promise is the answer, or is rejected with what the server says against it.
   * A quick click on a page that was just opened waits until the server is heard.
   */
  send(message: Message): Promise<ServerMessage> {
    const socket = this.socket;
    if (!socket || socket.readyState > WebSocket.OPEN) return Promise.reject(new Error("closed"));
    const id = ++this.lastId;
    const text = JSON.stringify({ ...message, id });
    if (this.isHeard) socket.send(text);
    else this.early.push(text);
    return new Promise((answer, fail) => this.asked.set(id, { answer, fail }));
  }

  /** Connect anew, as whoever the browser is now: somebody who sat down has a name that the old connection lacks. */
  renew(): void {
    this.isRenewed = true;
    this.socket?.close();
  }

  /** Leave the table. */
  close(): void {
    this.isOver = true;
    this.socket?.close();
  }
}
