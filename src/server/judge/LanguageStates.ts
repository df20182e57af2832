import type { EngineLanguage } from '#shared/code/protocol.ts';
import type { JudgeLog } from './judge.ts';
import { UntestedError } from './selfTest.ts';
import { WorkerLostError } from './WorkerProcess.ts';

/**
 * A worker may be killed from outside during the test: then it is tested again at once, and later after these times.
 */
const TRIES_AT_ONCE = 3;
const LATER_MS = 30_000;

export type LanguageState = 'starting' | 'ready' | 'off';

/**
 * The languages that can be judged: one that fails its self-test is switched off, and the others go on. A language that
 * judged wrongly stays off; one that could not be tested is off for a while.
 */
export class LanguageStates {
  readonly #log: JudgeLog;
  readonly #states: Record<EngineLanguage, LanguageState> = { JAVASCRIPT: 'starting', PYTHON: 'starting' };
  #closed = false;
  readonly #later = new Map<EngineLanguage, NodeJS.Timeout>();
  readonly #waiting: Record<EngineLanguage, (() => void)[]> = { JAVASCRIPT: [], PYTHON: [] };

  constructor(log: JudgeLog) {
    this.#log = log;
  }

  get all(): Readonly<Record<EngineLanguage, LanguageState>> {
    return { ...this.#states };
  }

  /** Never rejects: a failed test switches the language off. */
  async open(language: EngineLanguage, test: () => Promise<void>): Promise<void> {
    try {
      await this.#untilTested(test);
      if (this.#states[language] === 'starting') this.#settle(language, 'ready');
    } catch (error) {
      // It is off already: the judge was closed in the middle of the test.
      if (this.#states[language] === 'off') return;
      this.#log.error({ err: error, language }, 'A language is switched off: its self-test failed.');
      this.#settle(language, 'off');
      if (isLost(error)) this.#openLater(language, test);
    }
  }

  /** Whether programs of this language can be judged, once that is known. */
  async isReady(language: EngineLanguage): Promise<boolean> {
    if (this.#states[language] === 'starting')
      await new Promise<void>((resolve) => this.#waiting[language].push(resolve));
    return this.#states[language] === 'ready';
  }

  /** Languages that are not ready yet will not be. */
  close(): void {
    this.#closed = true;
    for (const timer of this.#later.values()) clearTimeout(timer);
    for (const language of ['JAVASCRIPT', 'PYTHON'] as const)
      if (this.#states[language] === 'starting') this.#settle(language, 'off');
  }

  async #untilTested(test: () => Promise<void>): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await test();
      } catch (error) {
        if (!isLost(error) || tries === TRIES_AT_ONCE || this.#closed) throw error;
      }
    }
  }

  #openLater(language: EngineLanguage, test: () => Promise<void>): void {
    if (this.#closed) return;
    const again = setTimeout(() => {
      this.#untilTested(test).then(
        () => this.#closed || this.#settle(language, 'ready'),
        (error: unknown) => isLost(error) && this.#openLater(language, test),
      );
    }, LATER_MS);
    this.#later.set(language, again.unref());
  }

  #settle(language: EngineLanguage, state: LanguageState): void {
    this.#states[language] = state;
    for (const go of this.#waiting[language].splice(0)) go();
  }
}

/** The worker was lost, which proves nothing about the language. */
function isLost(error: unknown): boolean {
  return error instanceof UntestedError || error instanceof WorkerLostError;
}
