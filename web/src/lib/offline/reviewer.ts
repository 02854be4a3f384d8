/** The worker that makes reviews and studies: they take long, and the table must answer meanwhile. */
import { Interpreter } from "./interpreter";
import { registerJudge } from "./judge";
import type { FromReviewer, ToReviewer } from "./messages";

let starting: Promise<Interpreter> | undefined;

async function begin(root: string): Promise<Interpreter> {
  const interpreter = await Interpreter.start(root, () => undefined);
  registerJudge(interpreter.python);
  return interpreter;
}

async function make({ root, question }: ToReviewer): Promise<string> {
  const interpreter = await (starting ??= begin(root));
  await interpreter.network((JSON.parse(question) as { game: string }).game);
  const answer = interpreter.named("bocage.offline.thinking", "answered");
  const tell = (done: number, of: number) => self.postMessage({ done, of } satisfies FromReviewer);
  return answer(question, tell) as string;
}

self.onmessage = (event: MessageEvent<ToReviewer>) => {
  make(event.data).then(
    (answer) => self.postMessage({ answer } satisfies FromReviewer),
    (problem: unknown) => self.postMessage({ problem: String(problem) } satisfies FromReviewer),
  );
};
