import { and, eq, lt, sql } from 'drizzle-orm';
import { countBlocks } from '#shared/blocks/countBlocks.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import type { StageResult } from '#shared/contract/learning/stageRoutes.ts';
import { judgeStage } from '#shared/simulation/stage/judgeStage.ts';
import { recordPath, type PathPoint } from '#shared/simulation/stage/recordPath.ts';
import { StageMisuse } from '#shared/simulation/stage/StageMisuse.ts';
import type { StageOutcome } from '#shared/simulation/stage/stageTypes.ts';
import type { Transaction } from '#server/db/connect.ts';
import { FIRST_STAFF_ID } from '#server/db/seedRows.ts';
import { stageRuns, stageStars } from '#server/db/tables/learning/stages.ts';
import { emit } from '#server/domain/transaction.ts';
import { explainApart } from '#server/judge/explainApart.ts';
import type { JudgeResult } from '#server/judge/judge.ts';
import type { ProblemWithCases } from '#server/domain/learning/problems/findProblem.ts';

interface JudgedStage {
  readonly loaded: ProblemWithCases;
  readonly language: Language;
  readonly source: string;
  readonly result: JudgeResult;
}

/** Stars, blocks and steps of an accepted submission to a stage; null for any other. */
export async function stageResultOf({
  loaded,
  language,
  source,
  result,
}: JudgedStage): Promise<StageResult | null> {
  const device = loaded.cases[0]?.device;
  if (device?.kind !== 'stage' || result.verdict !== 'AC') return null;
  // A source that only the engine can parse is counted by its lines.
  const blockCount =
    language === 'BLOCKS'
      ? countBlocks(source)
      : ((await explainApart('countStatements', language, source)) ?? source.split('\n').length);
  const stepCount = Math.max(0, ...outcomesOf(result).map((outcome) => outcome.stepCount));
  const stars = judgeStage({ ending: 'GOAL', stepCount }, device.level, blockCount);
  return { stars, starCount: Object.values(stars).filter(Boolean).length, stepCount, blockCount };
}

const outcomesOf = ({ cases }: JudgeResult): StageOutcome[] =>
  cases.flatMap(({ outcome }) => (outcome?.kind === 'stage' ? [outcome] : []));

/** The path of the avatar in the first variant of a stage, for any verdict; null for any other problem. */
export function stagePathOf({ loaded, result }: Pick<JudgedStage, 'loaded' | 'result'>): PathPoint[] | null {
  const device = loaded.cases[0]?.device;
  const outcome = result.cases.find(({ index }) => index === 0)?.outcome;
  if (device?.kind !== 'stage' || outcome?.kind !== 'stage') return null;
  try {
    return recordPath(device.level, device.seed, outcome.steps);
  } catch (error) {
    // A worker reports the commands, so a report that no engine would make is dropped.
    if (error instanceof StageMisuse) return null;
    throw error;
  }
}

/** Saves the best of each star and the best run, in the transaction of the verdict. */
export async function saveStageResult({
  tx,
  userId,
  problemId,
  stage,
  result,
  solvedAt,
}: {
  readonly tx: Transaction;
  readonly userId: number;
  readonly problemId: number;
  readonly stage: StageResult | null;
  readonly result: JudgeResult;
  readonly solvedAt: Date;
}): Promise<void> {
  if (!stage) return;
  await saveStars({ tx, userId, problemId, stage, solvedAt });
  const [first] = outcomesOf(result);
  if (!first) return;
  const run = {
    stepCount: first.stepCount,
    steps: first.steps.map(({ command, args }) => ({ command, args: [...args] })),
    solvedAt,
  };
  await tx
    .insert(stageRuns)
    .values({ userId, problemId, ...run })
    .onConflictDoUpdate({
      target: [stageRuns.userId, stageRuns.problemId],
      set: run,
      setWhere: sql`${stageRuns.stepCount} > ${run.stepCount}`,
    });
}

interface StarsInput {
  readonly tx: Transaction;
  readonly userId: number;
  readonly problemId: number;
  readonly stage: StageResult;
  readonly solvedAt: Date;
}

/** Saves the best of each star, and tells how many there are now. */
export async function saveStars({ tx, userId, problemId, stage, solvedAt }: StarsInput): Promise<void> {
  const { fewBlocks, fewSteps } = stage.stars;
  const { blockCount, stepCount } = stage;
  const [best] = await tx
    .insert(stageStars)
    .values({
      userId,
      problemId,
      fewBlocks,
      fewSteps,
      solvedAt,
      bestBlocks: blockCount,
      bestSteps: stepCount,
    })
    .onConflictDoUpdate({
      target: [stageStars.userId, stageStars.problemId],
      set: {
        fewBlocks: sql`${stageStars.fewBlocks} or excluded.few_blocks`,
        fewSteps: sql`${stageStars.fewSteps} or excluded.few_steps`,
        bestBlocks: sql`least(${stageStars.bestBlocks}, excluded.best_blocks)`,
        bestSteps: sql`least(${stageStars.bestSteps}, excluded.best_steps)`,
      },
    })
    .returning({ fewBlocks: stageStars.fewBlocks, fewSteps: stageStars.fewSteps });
  const starCount = 1 + Number(best?.fewBlocks ?? false) + Number(best?.fewSteps ?? false);
  const roadStars = await roadStarsOf(tx, userId);
  await emit(tx, { type: 'stage.starred', userId, problemId, starCount, roadStars });
}

/** Stars on the stages of the product; those of staff do not count, because a class could make any number. */
async function roadStarsOf(tx: Transaction, userId: number): Promise<number> {
  const [row] = await tx
    .select({
      stars: sql<number>`coalesce(sum(1 + ${stageStars.fewBlocks}::int + ${stageStars.fewSteps}::int), 0)::int`,
    })
    .from(stageStars)
    .where(and(eq(stageStars.userId, userId), lt(stageStars.problemId, FIRST_STAFF_ID)));
  return row?.stars ?? 0;
}
