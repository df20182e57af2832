import { Worker } from 'node:worker_threads';
import type { ExplainAnswer, ExplainQuestion } from './explainThread.ts';
import type { Explanations } from './explanations.ts';

/** The checks count their work and end long before this; a thread that does not answer is replaced. */
const ANSWER_MS = 30_000;
const HEAP_MB = 256;

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly question: ExplainQuestion;
}

/**
 * Reads a child's source in a thread, so that no source holds up the others' requests: even checks within their budget
 * take longer than a request may wait. One thread serves the process, starts with the first question and keeps no
 * process alive. Resolves with undefined where the thread was lost over the question.
 */
export async function explainApart<Name extends keyof Explanations>(
  name: Name,
  ...args: Parameters<Explanations[Name]>
): Promise<ReturnType<Explanations[Name]> | undefined> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  lastId += 1;
  waiting.push({ resolve, question: { id: lastId, name, args } });
  askNext();
  return (await promise) as ReturnType<Explanations[Name]> | undefined;
}

let lastId = 0;
const waiting: Waiting[] = [];
let asked: { readonly one: Waiting; readonly deadline: NodeJS.Timeout } | undefined;
let thread: Worker | undefined;

/** One question at a time: a lost thread takes no other child's answer with it. */
function askNext(): void {
  if (asked) return;
  const one = waiting.shift();
  if (!one) return;
  thread ??= startThread();
  const deadline = setTimeout(() => void thread?.terminate(), ANSWER_MS);
  asked = { one, deadline };
  thread.postMessage(one.question);
}

function settle(value: unknown): void {
  if (!asked) return;
  const { one, deadline } = asked;
  asked = undefined;
  clearTimeout(deadline);
  one.resolve(value);
  askNext();
}

function startThread(): Worker {
  const made = new Worker(new URL('./explainThread.ts', import.meta.url), {
    name: 'explain',
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  made.unref();
  made.on('message', (answer: ExplainAnswer) => {
    settle('value' in answer ? answer.value : undefined);
  });
  // Told by `exit`, which follows.
  made.on('error', () => undefined);
  made.on('exit', () => {
    if (thread !== made) return;
    thread = undefined;
    settle(undefined);
  });
  return made;
}
