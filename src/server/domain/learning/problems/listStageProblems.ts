import { and, eq, sql } from 'drizzle-orm';
import { STAGE_THEMES, type StageTheme } from '#shared/simulation/stage/level.ts';
import type { Database } from '#server/db/connect.ts';
import { problems } from '#server/db/tables/learning/problems.ts';

export interface StageProblem {
  readonly problemId: number;
  readonly title: string;
  readonly theme: StageTheme;
  /** The number in its theme, from 1. */
  readonly order: number;
}

/** Stages of the product on the road of a channel, in its order; one of an unknown theme is left out. */
export async function listStageProblems({
  db,
  channelId,
}: {
  readonly db: Database;
  readonly channelId: number;
}): Promise<StageProblem[]> {
  const rows = await db
    .select({
      problemId: problems.id,
      title: problems.title,
      theme: sql<string | null>`${problems.stage} ->> 'theme'`,
      order: sql<string | null>`${problems.stage} ->> 'order'`,
    })
    .from(problems)
    .where(
      and(
        eq(problems.channelId, channelId),
        // Literal, as in the index.
        sql`${problems.kind} = 'STAGE' and not ${problems.removed}`,
        eq(problems.seeded, true),
      ),
    );
  return rows
    .flatMap(({ problemId, title, theme: name, order }) => {
      const theme = STAGE_THEMES.find((one) => one === name);
      return theme ? [{ problemId, title, theme, order: Number(order) }] : [];
    })
    .toSorted(
      (a, b) =>
        STAGE_THEMES.indexOf(a.theme) - STAGE_THEMES.indexOf(b.theme) ||
        a.order - b.order ||
        a.problemId - b.problemId,
    );
}
