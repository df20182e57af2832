import { and, count, desc, eq, sql } from 'drizzle-orm';
import { LANGUAGES } from '#shared/contract/learning/problems.ts';
import type { StageDraftContent } from '#shared/contract/learning/stageDrafts.ts';
import { levelOfDraft } from '#shared/contract/learning/stageDrafts.ts';
import { rowsBefore, type PageOfRows } from '#shared/contract/paging.ts';
import { STAGE_THEMES, type StageTheme } from '#shared/simulation/stage/level.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { problems } from '#server/db/tables/learning/problems.ts';
import type { JudgeLimits } from '#server/judge/judge.ts';
import { STAGE_STARTERS } from './stageStarters.ts';

/** The limits of one variant of a stage. */
export const STAGE_JUDGE_LIMITS: JudgeLimits = {
  timeMs: 1000,
  memoryBytes: 64 * 1024 * 1024,
  outputBytes: 64 * 1024,
};

/**
 * Brings a stage of staff to what its author wrote, under the id it has had before, if any; answers its id. It is
 * INVISIBLE to pupils while the judge has not proved it.
 */
export async function writeStaffStage(
  tx: Transaction,
  stage: {
    readonly problemId: number | null;
    readonly channelId: number;
    readonly content: StageDraftContent;
    readonly visibleState: 'VISIBLE' | 'INVISIBLE';
  },
): Promise<number> {
  const { problemId, channelId, content, visibleState } = stage;
  const { title, mission, hintList, level, programs } = content;
  const languages = LANGUAGES.filter((language) => programs[language] !== undefined);
  const row = {
    channelId,
    title,
    content: mission,
    kind: 'STAGE' as const,
    removed: false,
    visibleState,
    difficulty: STAGE_THEMES.indexOf(level.theme) + 1,
    starterCodes: Object.fromEntries(languages.map((language) => [language, STAGE_STARTERS[language]])),
    stage: levelOfDraft(content),
    checker: { kind: 'trimmed' as const },
    hints: hintList,
    timeLimitMs: STAGE_JUDGE_LIMITS.timeMs,
    memoryLimitBytes: STAGE_JUDGE_LIMITS.memoryBytes,
    outputLimitBytes: STAGE_JUDGE_LIMITS.outputBytes,
  };
  const [written] =
    problemId === null
      ? await tx.insert(problems).values(row).returning({ id: problems.id })
      : await tx
          .update(problems)
          .set(row)
          .where(and(eq(problems.id, problemId), eq(problems.seeded, false)))
          .returning({ id: problems.id });
  if (!written) throw new Error(`stage ${problemId ?? 'new'} of channel ${channelId} was not written`);
  return written.id;
}

/** Shown nowhere from now on; what children did on it stays. */
export async function hideStaffStage(tx: Transaction, problemId: number): Promise<void> {
  await tx
    .update(problems)
    .set({ removed: true })
    .where(and(eq(problems.id, problemId), eq(problems.seeded, false)));
}

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
