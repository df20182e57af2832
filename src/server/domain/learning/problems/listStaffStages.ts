import { and, count, desc, eq, sql } from 'drizzle-orm';
import { rowsBefore, type PageOfRows } from '#shared/contract/paging.ts';
import { STAGE_THEMES, type StageTheme } from '#shared/simulation/stage/level.ts';
import type { Database } from '#server/db/connect.ts';
import { problems } from '#server/db/tables/learning/problems.ts';

export interface StaffStage {
  readonly problemId: number;
  readonly title: string;
  readonly theme: StageTheme;
  readonly rows: readonly string[];
}

/** Stages that staff of a channel made, the newest first. */
export async function listStaffStages(
  query: { readonly db: Database; readonly channelId: number } & PageOfRows,
): Promise<{ stages: StaffStage[]; totalCount: number }> {
  const { db, channelId, size } = query;
  const ofStaff = and(
    eq(problems.channelId, channelId),
    // Literal, as in the index.
    sql`${problems.kind} = 'STAGE' and not ${problems.removed}`,
    eq(problems.seeded, false),
    eq(problems.visibleState, 'VISIBLE'),
  );
  const [rows, [total]] = await Promise.all([
    db
      .select({
        problemId: problems.id,
        title: problems.title,
        theme: sql<string | null>`${problems.stage} ->> 'theme'`,
        rows: sql<unknown>`${problems.stage} -> 'rows'`,
      })
      .from(problems)
      .where(ofStaff)
      .orderBy(desc(problems.id))
      .limit(size)
      .offset(rowsBefore(query)),
    db.select({ count: count() }).from(problems).where(ofStaff),
  ]);
  const stages = rows.map(({ problemId, title, theme, rows: lines }) => ({
    problemId,
    title,
    theme: STAGE_THEMES.find((one) => one === theme) ?? STAGE_THEMES[0],
    rows: Array.isArray(lines) ? lines.map(String) : [],
  }));
  return { stages, totalCount: total?.count ?? 0 };
}
