import { and, eq } from 'drizzle-orm';
import { LANGUAGES } from '#shared/contract/learning/languages.ts';
import type { StageDraftContent } from '#shared/contract/learning/authoring/stageDrafts.ts';
import { levelOfDraft } from '#shared/contract/learning/authoring/stageDrafts.ts';
import { STAGE_THEMES } from '#shared/simulation/stage/level.ts';
import type { Transaction } from '#server/db/connect.ts';
import { problems } from '#server/db/tables/learning/problems.ts';
import type { JudgeLimits } from '#server/judge/judge.ts';
import { STAGE_STARTERS } from '#server/domain/learning/problems/stageStarters.ts';

/** The limits of one variant of a stage. */
export const STAGE_JUDGE_LIMITS: JudgeLimits = {
  timeMs: 1000,
  memoryBytes: 64 * 1024 * 1024,
  outputBytes: 64 * 1024,
};

/**
 * Writes a stage of staff as its author left it, under its former id, if any; answers its id. It is INVISIBLE to pupils
 * until the judge has proved it.
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
