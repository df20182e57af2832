import { and, eq } from 'drizzle-orm';
import type { ContentVisibleState } from '#shared/contract/learning/contentFields.ts';
import type { ProblemDraftContent } from '#shared/contract/learning/authoring/problemDrafts.ts';
import { LANGUAGES } from '#shared/contract/learning/languages.ts';
import type { Transaction } from '#server/db/connect.ts';
import { problemCases, problems, type StoredChecker } from '#server/db/tables/learning/problems.ts';
import type { JudgeCase, JudgeLimits } from '#server/judge/judge.ts';

const OUTPUT_LIMIT_BYTES = 64 * 1024;
const MEGABYTE = 1024 * 1024;

export const casesOfDraft = ({ caseList }: ProblemDraftContent): JudgeCase[] =>
  caseList.map(({ input, expected }) => ({ input, expected }));

/** How the programs of a draft are judged: as submissions to the problem will be. */
export function judgingOfDraft(content: ProblemDraftContent): {
  limits: JudgeLimits;
  checker: StoredChecker;
} {
  const { checker, timeLimitMs, memoryLimitMb } = content;
  return {
    limits: { timeMs: timeLimitMs, memoryBytes: memoryLimitMb * MEGABYTE, outputBytes: OUTPUT_LIMIT_BYTES },
    checker: storedChecker(checker),
  };
}

function storedChecker({ kind, tolerance, source }: ProblemDraftContent['checker']): StoredChecker {
  if (kind === 'numeric') return { kind, tolerance };
  return kind === 'custom' ? { kind, source } : { kind };
}

/** Writes a problem of staff as its author left it, under its former id, if any; answers its id. */
export async function writeStaffProblem(
  tx: Transaction,
  problem: {
    readonly problemId: number | null;
    readonly channelId: number;
    readonly authorId: number | null;
    readonly content: ProblemDraftContent;
    readonly visibleState: ContentVisibleState;
  },
): Promise<number> {
  const { problemId, channelId, authorId, content, visibleState } = problem;
  const { limits, checker } = judgingOfDraft(content);
  const languages = LANGUAGES.filter((language) => content.programs[language] !== undefined);
  const row = {
    channelId,
    authorId,
    title: content.title.trim(),
    content: content.content,
    kind: 'CODE' as const,
    visibleState,
    removed: false,
    difficulty: content.difficulty,
    checker,
    starterCodes: Object.fromEntries(
      languages.map((language) => [language, content.programs[language]?.starter ?? '']),
    ),
    subtasks: content.subtaskList.length === 0 ? null : content.subtaskList,
    hints: content.hintList,
    timeLimitMs: limits.timeMs,
    memoryLimitBytes: limits.memoryBytes,
    outputLimitBytes: limits.outputBytes,
  };
  const [written] =
    problemId === null
      ? await tx.insert(problems).values(row).returning({ id: problems.id })
      : await tx
          .update(problems)
          .set(row)
          .where(and(eq(problems.id, problemId), eq(problems.seeded, false)))
          .returning({ id: problems.id });
  if (!written) throw new Error(`problem ${problemId ?? 'new'} of channel ${channelId} was not written`);
  await tx.delete(problemCases).where(eq(problemCases.problemId, written.id));
  if (content.caseList.length > 0)
    await tx
      .insert(problemCases)
      .values(
        content.caseList.map((one, index) => ({ ...one, problemId: written.id, caseNumber: index + 1 })),
      );
  return written.id;
}
