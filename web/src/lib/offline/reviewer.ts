/** The worker that makes one review and ends: it takes minutes, and the table must answer meanwhile. */
import { Interpreter } from "./interpreter";
import { registerJudge } from "./judge";
import type { FromReviewer, ToReviewer } from "./messages";

async function make({ root, question }: ToReviewer): Promise<string> {
  const interpreter = await Interpreter.start(root, () => undefined);
  registerJudge(interpreter.python);
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
