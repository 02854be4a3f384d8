/** The worker that reads everything once, after a first visit, keeps its memory for the next one, and ends. */
import { Interpreter } from "./interpreter";
import { remember } from "./memory";
import type { FromRememberer } from "./messages";

async function make(root: string): Promise<void> {
  const interpreter = await Interpreter.fresh(root, () => undefined, true);
  interpreter.named("bocage.offline.host", "read_everything")();
  const memory = interpreter.python.makeMemorySnapshot() as Uint8Array<ArrayBuffer>;
  await remember(interpreter.folder, interpreter.contents.memory, memory);
}

self.onmessage = (event: MessageEvent<string>) => {
  make(event.data).then(
    () => self.postMessage({ problem: "" } satisfies FromRememberer),
    (problem: unknown) => self.postMessage({ problem: String(problem) } satisfies FromRememberer),
  );
};
