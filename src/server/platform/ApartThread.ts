import { parentPort, Worker } from 'node:worker_threads';

/** The functions of a thread, by name. Arguments and results are copied between the threads. */
type Offer = Readonly<Record<string, (...args: never[]) => unknown>>;

interface Question {
  readonly name: string;
  readonly args: readonly unknown[];
}

type Answer = { readonly value: unknown } | { readonly error: string };

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly question: Question;
}

interface ApartThreadOptions {
  /** The module of the thread, which calls `answerFrom`. */
  readonly module: URL;
  readonly name: string;
  readonly heapMb: number;
  /** A thread that does not answer within this number of milliseconds is replaced. */
  readonly answerMs: number;
}

/**
 * A thread for work that would delay other requests. It starts with the first question, answers one after another and
 * keeps no process alive: a lost thread loses only its own answer.
 */
export class ApartThread<Offered extends Offer> {
  readonly #options: ApartThreadOptions;
  readonly #waiting: Waiting[] = [];
  #asked: { readonly one: Waiting; readonly deadline: NodeJS.Timeout } | undefined;
  #thread: Worker | undefined;

  constructor(options: ApartThreadOptions) {
    this.#options = options;
  }

  /** Resolves with undefined where the thread was lost over the question, or threw. */
  async ask<Name extends keyof Offered & string>(
    name: Name,
    ...args: Parameters<Offered[Name]>
  ): Promise<Awaited<ReturnType<Offered[Name]>> | undefined> {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    this.#waiting.push({ resolve, question: { name, args } });
    this.#askNext();
    return (await promise) as Awaited<ReturnType<Offered[Name]>> | undefined;
  }

  #askNext(): void {
    if (this.#asked) return;
    const one = this.#waiting.shift();
    if (!one) return;
    this.#thread ??= this.#start();
    const deadline = setTimeout(() => void this.#thread?.terminate(), this.#options.answerMs);
    this.#asked = { one, deadline };
    this.#thread.postMessage(one.question);
  }

  #settle(value: unknown): void {
    if (!this.#asked) return;
    const { one, deadline } = this.#asked;
    this.#asked = undefined;
    clearTimeout(deadline);
    one.resolve(value);
    this.#askNext();
  }

  #start(): Worker {
    const { module, name, heapMb } = this.#options;
    const made = new Worker(module, {
      name,
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    });
    made.unref();
    made.on('message', (answer: Answer) => this.#settle('value' in answer ? answer.value : undefined));
    // The event `exit` follows and reports it.
    made.on('error', () => undefined);
    made.on('exit', () => {
      if (this.#thread !== made) return;
      this.#thread = undefined;
      this.#settle(undefined);
    });
    return made;
  }
}

/** The other side: the thread's module offers these. */
export function answerFrom(offered: Offer): void {
  parentPort?.on('message', (question: Question) => {
    void answerOf(offered, question).then((answer) => parentPort?.postMessage(answer));
  });
}

async function answerOf(offered: Offer, { name, args }: Question): Promise<Answer> {
  try {
    const work = offered[name];
    if (!work) throw new Error(`The thread offers no ${name}.`);
    return { value: await (Reflect.apply(work, undefined, args) as unknown) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
