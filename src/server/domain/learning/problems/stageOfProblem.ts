import { and, eq } from 'drizzle-orm';
import { stageLevelSchema } from '#shared/contract/learning/stages.ts';
import type { StageLevel } from '#shared/simulation/stage/level.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { problems } from '#server/db/tables/learning/problems.ts';

/** The channel of a stage; undefined for a problem that is no stage. */
export async function channelOfStage(db: Database, problemId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ channelId: problems.channelId })
    .from(problems)
    .where(and(eq(problems.id, problemId), eq(problems.kind, 'STAGE'), eq(problems.removed, false)));
  return row?.channelId;
}

/** The level of a stage of the channel; null for a problem that is no stage, or is no longer playable. */
export async function stageOfProblem(
  db: Database | Transaction,
  { channelId, problemId }: { readonly channelId: number; readonly problemId: number },
): Promise<StageLevel | null> {
  const [row] = await db
    .select({ stage: problems.stage })
    .from(problems)
    .where(
      and(
        eq(problems.id, problemId),
        eq(problems.channelId, channelId),
        eq(problems.kind, 'STAGE'),
        eq(problems.removed, false),
      ),
    );
  const level = stageLevelSchema.safeParse(row?.stage);
  return level.success ? level.data : null;
}
