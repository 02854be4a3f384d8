/** What the page and its worker say to each other. */

export type ToWorker =
  | { kind: "start"; root: string; lang: string }
  | { kind: "call"; id: number; method: string; path: string; body: string | null }
  | { kind: "open"; socket: number; path: string }
  | { kind: "send"; socket: number; text: string }
  | { kind: "close"; socket: number };

/** Why what is played is lost with the page: the browser keeps nothing, or a newer page has kept it in a form of its own. */
export type Forgetful = "forgetful" | "newer";

/** What must be there before the table is: each with its share of the time. */
export type Step = "interpreter" | "engine" | "words";

export type FromWorker =
  | { kind: "progress"; step: Step; done: number }
  /** Whether a memory was there, and when each step was over, in milliseconds after the worker began. */
  | { kind: "ready"; isAwake: boolean; steps: Record<string, number> }
  | { kind: "failed"; problem: string }
  | { kind: "forgetful"; why: Forgetful }
  | { kind: "answer"; id: number; text: string }
  | { kind: "message"; socket: number; text: string }
  | { kind: "closed"; socket: number; code: number };

/** To the worker that makes a review, and back. */
export type ToReviewer = { root: string; question: string };
export type FromReviewer = { answer: string } | { problem: string } | { done: number; of: number };

/** From the worker that keeps a memory; it is told the folder of the site. */
export type FromRememberer = { problem: string };
