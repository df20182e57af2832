import { worstVerdict } from '#shared/contract/verdicts.ts';
import type { Verdict } from '#shared/contract/verdicts.ts';
import { checkOutput } from './checkOutput.ts';
import type { CaseResult, JudgeJob, JudgeLimits, JudgeResult } from './job.ts';
import { WallClockError, WorkerLostError } from './WorkerProcess.ts';
import type { Ending, RunReply, RunRequest } from './worker/protocol.ts';

/** One submission may hold a worker so long; what is left then counts as too slow. */
const JOB_WALL_MS = 60_000;

/** Runs one program on a worker; what WorkerSlot.run does. */
export type RunOnWorker = (request: RunRequest) => Promise<RunReply>;

const VERDICT_OF: Readonly<Record<Ending, Verdict>> = {
  ok: 'AC',
  compileError: 'CE',
  error: 'RE',
  time: 'TLE',
  memory: 'MLE',
  output: 'OLE',
};

let lastId = 0;

/** The flow of every judgement: each case on a worker, compared here, where alone the right answers are. */
export async function judgeCases(
  job: JudgeJob,
  runOnWorker: RunOnWorker,
  now: () => number,
): Promise<JudgeResult> {
  const endAt = now() + JOB_WALL_MS;
  const cases: CaseResult[] = [];
  for (const { input, expected } of job.cases) {
    const ran =
      now() < endAt
        ? await runCase(
            { ...job, input, fresh: cases.length === 0, more: cases.length + 1 < job.cases.length },
            runOnWorker,
          )
        : tooSlow(job.limits.timeMs);
    if (ran.verdict === 'CE')
      return { verdict: 'CE', cases: [], ...(ran.error && { compileError: ran.error }) };
    const wrong = ran.verdict === 'AC' && !checkOutput(job.checker, expected, ran.output);
    const result: CaseResult = wrong ? { ...ran, verdict: 'WA' } : ran;
    cases.push(result);
    if (result.verdict === 'SYSTEM' || (job.stopAtFirstFailure && result.verdict !== 'AC')) break;
  }
  return { verdict: worstVerdict(cases.map((result) => result.verdict)), cases };
}

export interface SingleCase {
  source: string;
  input: string;
  limits: JudgeLimits;
  fresh: boolean;
  more: boolean;
}

/** Runs without comparing: AC says that the program ended well. */
export async function runCase(one: SingleCase, runOnWorker: RunOnWorker): Promise<CaseResult> {
  const attempt = async (fresh: boolean): Promise<CaseResult> => {
    lastId += 1;
    const { source, input, limits, more } = one;
    const reply = await runOnWorker({ id: lastId, fresh, more, source, input, ...limits });
    const { ending, timeMs, output, errorOutput, truncated, error } = reply;
    return { verdict: VERDICT_OF[ending], timeMs, output, errorOutput, truncated, ...(error && { error }) };
  };
  try {
    return await attempt(one.fresh).catch((error: unknown) => {
      // Killed from outside, perhaps: the program gets a second worker, but not a third.
      if (error instanceof WorkerLostError) return attempt(true);
      throw error;
    });
  } catch (error) {
    if (error instanceof WallClockError) return tooSlow(one.limits.timeMs);
    if (error instanceof WorkerLostError) return systemFault();
    throw error;
  }
}

export function systemFault(): CaseResult {
  return { verdict: 'SYSTEM', timeMs: 0, output: '', errorOutput: '', truncated: false };
}

function tooSlow(timeMs: number): CaseResult {
  return { verdict: 'TLE', timeMs, output: '', errorOutput: '', truncated: false };
}
