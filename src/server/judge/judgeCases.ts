import { worstVerdict, type Verdict } from '#shared/contract/learning/verdicts.ts';
import { checkOutput } from './checkOutput.ts';
import type { CaseResult, JudgeCase, JudgedCase, JudgeJob, JudgeResult, RunJob, Subtask } from './job.ts';
import { CheckerFaultError, runChecker } from './runChecker.ts';
import type { DeviceOutcome } from '#shared/code/devices.ts';
import { OverTimeError, WorkerLostError } from './WorkerProcess.ts';
import { VERDICT_OF } from '#shared/code/verdictOf.ts';
import type { EngineLanguage, RunReply, RunRequest } from '#shared/code/protocol.ts';

/** Pure. Points of the subtasks whose cases all passed; a skipped case has not passed. */
export function scoreOf(
  subtasks: readonly Subtask[],
  cases: readonly Pick<JudgedCase, 'index' | 'verdict'>[],
): number {
  const passed = new Set(cases.filter(({ verdict }) => verdict === 'AC').map(({ index }) => index));
  return subtasks
    .filter((subtask) => subtask.cases.every((index) => passed.has(index)))
    .reduce((sum, { points }) => sum + points, 0);
}

/** Processor time of one submission; the cases after it count as too slow. */
const JOB_CPU_MS = 60_000;
/** With subtasks the cases of other groups go on after the first slow one, up to this number of slow ones. */
const MOST_TOO_SLOW = 2;

/** Runs one program on a worker. */
export type RunOnWorker = (request: RunRequest) => Promise<RunReply>;

let lastId = 0;

/**
 * The flow of every judgement: each case runs on a worker and is compared here, the only place of the right answers.
 */
export async function judgeCases(
  job: Judgeable<JudgeJob>,
  runOnWorker: RunOnWorker,
  onCase?: (result: JudgedCase) => void,
): Promise<JudgeResult> {
  const cases: JudgedCase[] = [];
  let cpuMs = 0;
  for (const [index, one] of job.cases.entries()) {
    if (isLeftOut(job, index, cases)) continue;
    const more = index + 1 < job.cases.length;
    const { input, device } = one;
    const single = {
      ...job,
      input,
      ...(device !== undefined && { device }),
      fresh: cases.length === 0,
      more,
    };
    const ran = cpuMs < JOB_CPU_MS ? await runCase(single, runOnWorker) : tooSlow(job.limits.timeMs);
    if (ran.verdict === 'CE')
      return { verdict: 'CE', cases: [], ...(ran.error && { compileError: ran.error }) };
    cpuMs += ran.timeMs;
    const { verdict, checkerFault } = await compare(job, one, ran, runOnWorker);
    const result = { ...ran, verdict, index };
    cases.push(result);
    if (verdict === 'SYSTEM') return { verdict, cases, ...(checkerFault !== undefined && { checkerFault }) };
    onCase?.(result);
    if (job.stopAtFirstFailure && verdict !== 'AC') break;
  }
  const verdict = worstVerdict(cases.map((result) => result.verdict));
  return { verdict, cases, ...(job.subtasks && { score: scoreOf(job.subtasks, cases) }) };
}

/**
 * After a slow case the rest of its group is skipped: each case would cost the whole limit without changing the result.
 */
function isLeftOut({ subtasks }: JudgeJob, index: number, cases: readonly JudgedCase[]): boolean {
  const tooSlowOnes = cases.filter(({ verdict }) => verdict === 'TLE');
  if (!subtasks) return tooSlowOnes.length > 0;
  if (tooSlowOnes.length >= MOST_TOO_SLOW) return true;
  const group = subtasks.find((subtask) => subtask.cases.includes(index));
  return tooSlowOnes.some((slow) => group?.cases.includes(slow.index));
}

async function compare(
  { checker }: JudgeJob,
  { input, expected, device }: JudgeCase,
  { verdict, output, outcome }: CaseResult,
  runOnWorker: RunOnWorker,
): Promise<{ verdict: Verdict; checkerFault?: string }> {
  if (verdict !== 'AC') return { verdict };
  // With a device only the goal counts, not the printed output.
  if (device) return { verdict: outcome && isReached(outcome) ? 'AC' : 'WA' };
  if (checker.kind !== 'custom') return { verdict: checkOutput(checker, expected, output) ? 'AC' : 'WA' };
  try {
    const checked = await runChecker(checker.source, { input, expected, output }, (program) =>
      runCase({ ...program, language: 'JAVASCRIPT', fresh: true, more: false }, runOnWorker),
    );
    return { verdict: checked };
  } catch (error) {
    if (error instanceof CheckerFaultError) return { verdict: 'SYSTEM', checkerFault: error.message };
    throw error;
  }
}

const isReached = (outcome: DeviceOutcome): boolean =>
  outcome.kind === 'stage' ? outcome.ending === 'GOAL' : outcome.met;

/** A job whose source is one that an engine reads. */
export type Judgeable<Job> = Job & { language: EngineLanguage };

export interface SingleCase extends Judgeable<Omit<RunJob, 'language' | 'userId'>> {
  fresh: boolean;
  more: boolean;
}

/** Runs without comparing: AC means that the program ended well. */
export async function runCase(one: SingleCase, runOnWorker: RunOnWorker): Promise<CaseResult> {
  const attempt = async (fresh: boolean): Promise<CaseResult> => {
    lastId += 1;
    // Picked one by one, because a job also holds data that a program must not see.
    const { language, source, input, limits, more, device, trace, prompts } = one;
    const request = { id: lastId, language, fresh, more, source, input, ...limits };
    const asked = {
      ...request,
      ...(device !== undefined && { device }),
      ...(trace === true && { trace }),
      ...(prompts === true && { prompts }),
    };
    const { id: _id, ending, ...result } = await runOnWorker(asked);
    return { ...result, verdict: VERDICT_OF[ending] };
  };
  try {
    return await attempt(one.fresh).catch((error: unknown) => {
      // It may have been killed from outside: the program gets a second worker, but not a third.
      if (error instanceof WorkerLostError) return attempt(true);
      throw error;
    });
  } catch (error) {
    if (error instanceof OverTimeError) return tooSlow(one.limits.timeMs);
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
