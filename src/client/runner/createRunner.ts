import quickJs from '@jitl/quickjs-wasmfile-release-sync/wasm?url';
import pythonCode from 'python-files/code.wasm?url';
import pythonMemory from 'python-files/memory.wasm?url';
import type { EngineLanguage, RunReply, RunRequest } from '#shared/code/protocol.ts';
import type { EngineFiles, FromRunner, ToRunner } from './runnerMessages.ts';

/** The wall clock. With the margin an endless program is over within three seconds. */
const RUN_MS = 2_500;
/** A program that runs for this time may have to be ended, so the next worker is prepared. */
const LONG_MS = 1_800;
/** The time after an interpreter's own end. */
const MARGIN_MS = 400;
/** A first download of Python on a slow line, and its start. */
const START_MS = 60_000;

/** No interpreter runs in this browser: an old one, or one that forbids it. The server can run the program. */
export class RunnerUnavailableError extends Error {
  override readonly name = 'RunnerUnavailableError';
}

/** The program was ended by stop(). */
export class RunStoppedError extends Error {
  override readonly name = 'RunStoppedError';
}

export type CodeToRun = Pick<
  RunRequest,
  | 'language'
  | 'source'
  | 'input'
  | 'memoryBytes'
  | 'outputBytes'
  | 'device'
  | 'trace'
  | 'endsWithTrace'
  | 'prompts'
>;

/** Runs programs in a worker of their own, as the judge would, so that the page never freezes. */
export interface Runner {
  /** One at a time. Rejects with RunnerUnavailableError, or with RunStoppedError after stop(). */
  run(code: CodeToRun): Promise<RunReply>;
  /** Ends the program that is running; a warm worker takes the place. */
  stop(): void;
  /** Loads and starts an interpreter ahead of need. Rejects with RunnerUnavailableError. */
  warm(language: EngineLanguage): Promise<void>;
  dispose(): void;
}

const absolute = (address: string) => new URL(address, location.href).href;
const files: EngineFiles = {
  quickJs: absolute(quickJs),
  pythonCode: absolute(pythonCode),
  pythonMemory: absolute(pythonMemory),
};

export function createRunner(): Runner {
  let place: WorkerPlace | undefined;
  let spare: WorkerPlace | undefined;
  const languages = new Set<EngineLanguage>();
  let lastId = 0;
  const current = () => (place ??= new WorkerPlace());

  const start = (one: WorkerPlace, language: EngineLanguage) =>
    one.ask({ kind: 'warm', language, files }, START_MS);

  const prepareSpare = () => {
    const next = (spare ??= new WorkerPlace());
    for (const language of languages) start(next, language).catch(() => undefined);
  };

  const dropSpare = () => {
    spare?.end(new RunStoppedError('The program has ended by itself.'));
    spare = undefined;
  };

  const replace = (error: Error) => {
    place?.end(error);
    if (!spare && languages.size > 0) prepareSpare();
    place = spare;
    spare = undefined;
  };

  async function warm(language: EngineLanguage): Promise<void> {
    await start(current(), language);
    languages.add(language);
  }

  return {
    warm,
    async run(code) {
      // The start is not the program's time.
      if (!languages.has(code.language)) await warm(code.language);
      lastId += 1;
      const request: RunRequest = {
        ...code,
        id: lastId,
        fresh: true,
        more: false,
        timeMs: RUN_MS,
      };
      const used = current();
      const long = setTimeout(prepareSpare, LONG_MS);
      try {
        const answer = await used.ask({ kind: 'run', request, files }, RUN_MS + MARGIN_MS);
        if (answer.kind === 'reply') return answer.reply;
        throw new RunnerUnavailableError('The worker answered something else.');
      } catch (error) {
        if (!(error instanceof NoAnswerError)) throw error;
        replace(error);
        return tooSlow(lastId);
      } finally {
        clearTimeout(long);
        dropSpare();
      }
    },
    stop: () => replace(new RunStoppedError('The program was stopped.')),
    dispose() {
      place?.end(new RunStoppedError('The page is gone.'));
      place = undefined;
      dropSpare();
    },
  };
}

class NoAnswerError extends Error {}

/** One worker and the questions it has not answered; they are answered in their order. */
class WorkerPlace {
  readonly #worker: Worker;
  readonly #waiting: { accept(answer: FromRunner): void; fail(error: Error): void }[] = [];

  constructor() {
    this.#worker = new Worker(new URL('./runnerWorker.ts', import.meta.url), { type: 'module' });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromRunner>) => {
      const next = this.#waiting.shift();
      if (data.kind === 'failed') next?.fail(new RunnerUnavailableError(data.message));
      else next?.accept(data);
    });
    this.#worker.addEventListener('error', (event) =>
      this.end(new RunnerUnavailableError(event.message || 'The worker did not start.')),
    );
  }

  ask(message: ToRunner, withinMs: number): Promise<FromRunner> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new NoAnswerError()), withinMs);
      this.#waiting.push({
        accept(answer) {
          clearTimeout(timer);
          resolve(answer);
        },
        fail(error) {
          clearTimeout(timer);
          reject(error);
        },
      });
      this.#worker.postMessage(message);
    });
  }

  end(error: Error): void {
    this.#worker.terminate();
    for (const one of this.#waiting.splice(0)) one.fail(error);
  }
}

function tooSlow(id: number): RunReply {
  return { id, ending: 'time', timeMs: RUN_MS, output: '', errorOutput: '', truncated: false };
}
