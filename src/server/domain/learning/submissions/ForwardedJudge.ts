import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#server/db/connect.ts';
import type { CaseResult, Judge, JudgeOptions, JudgeResult, RunOptions } from '#server/judge/judge.ts';
import { JudgeBusyError } from '#server/judge/JudgeBusyError.ts';
import { addJudgeRun, removeJudgeRun, runState, type JudgeRun, type RunState } from './judgeRuns.ts';

/** The result is looked for this often at first, and later each quarter of a second. */
const FIRST_LOOK_MS = 40;
const LOOK_MS = 250;
/** A run that no judge has taken, or that has not ended, after this time is given up. */
const UNCLAIMED_MS = 15_000;
const UNENDED_MS = 120_000;
const TELL_PLACE_MS = 1000;

interface ForwardedJudgeOptions {
  readonly db: Database;
  readonly unclaimedMs?: number;
}

/**
 * The judge of a process without the role judge. It starts no worker: programs go through the table `judge_runs` to the
 * processes that have one. The result is looked for instead of announced, since a process with the role jobs alone
 * listens to nothing. Calls reject with JudgeBusyError when no process takes them.
 */
export class ForwardedJudge implements Judge {
  readonly places = 0;
  readonly #db: Database;
  readonly #unclaimedMs: number;
  readonly #closing = new AbortController();

  constructor({ db, unclaimedMs = UNCLAIMED_MS }: ForwardedJudgeOptions) {
    this.#db = db;
    this.#unclaimedMs = unclaimedMs;
  }

  judge(
    job: Extract<JudgeRun, { kind: 'judge' }>['job'],
    { signal }: JudgeOptions = {},
  ): Promise<JudgeResult> {
    return this.#forward<JudgeResult>({ kind: 'judge', job }, { ...(signal && { signal }) });
  }

  run(job: Extract<JudgeRun, { kind: 'run' }>['job'], options: RunOptions = {}): Promise<CaseResult> {
    return this.#forward<CaseResult>({ kind: 'run', job }, options);
  }

  /** There is nothing to start. */
  async ready(): Promise<void> {}

  stats(): ReturnType<Judge['stats']> {
    return {
      workers: 0,
      hasSpare: false,
      busy: 0,
      waiting: 0,
      waitingByLane: new Map(),
      judged: 0,
      replaced: 0,
      languages: { JAVASCRIPT: 'off', PYTHON: 'off' },
      confinement: [],
    };
  }

  async close(): Promise<void> {
    this.#closing.abort();
  }

  async #forward<Result>(run: JudgeRun, { signal, onPlace }: RunOptions): Promise<Result> {
    const id = await addJudgeRun(this.#db, run);
    try {
      const end = await this.#end(id, { ...(signal && { signal }), ...(onPlace && { onPlace }) });
      if (end.refusal !== undefined) throw new JudgeBusyError(end.refusal);
      return end.result as Result;
    } finally {
      // A row that stays is removed by a judge when it is old.
      await removeJudgeRun(this.#db, id).catch(() => undefined);
    }
  }

  async #end(id: number, { signal, onPlace }: RunOptions): Promise<NonNullable<RunState['end']>> {
    const begun = performance.now();
    let toldAt = -TELL_PLACE_MS;
    for (let pause = FIRST_LOOK_MS; ; pause = Math.min(pause * 1.5, LOOK_MS)) {
      await sleep(pause, undefined, { ref: false });
      signal?.throwIfAborted();
      if (this.#closing.signal.aborted) throw new JudgeBusyError('the process stops');
      const state = await runState(this.#db, id);
      if (!state) throw new JudgeBusyError(`run ${id} is no more`);
      if (state.end) return state.end;
      const passed = performance.now() - begun;
      if (state.place !== null && passed > this.#unclaimedMs)
        throw new JudgeBusyError('no process with the role judge takes programs');
      if (passed > UNENDED_MS) throw new JudgeBusyError(`run ${id} has not ended in time`);
      if (passed - toldAt < TELL_PLACE_MS) continue;
      toldAt = passed;
      onPlace?.(state.place);
    }
  }
}
