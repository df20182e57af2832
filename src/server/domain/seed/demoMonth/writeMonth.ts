import { VERDICTS } from '#shared/contract/learning/verdicts.ts';
import type { Transaction } from '#server/db/connect.ts';
import { seedReads } from '#server/domain/learning/documents/seedReads.ts';
import { loadProblem, type ProblemWithCases } from '#server/domain/learning/problems/findProblem.ts';
import { seedChecks } from '#server/domain/learning/progress/seedProgress.ts';
import {
  seedSubmissions,
  type StoredSubmission,
} from '#server/domain/learning/submissions/seedSubmissions.ts';
import { columnsOf, type VerdictColumns } from '#server/domain/learning/submissions/storeVerdict.ts';
import type { LessonContent } from '#server/domain/seed/courseContent.ts';
import { seedRankingCounts } from '#server/domain/world/ranking/seedRankingCounts.ts';
import { JUDGED_MISTAKES } from './judgedMistakes.ts';
import { resultOf, sourceOf, type Mistake } from './demoMistakeOf.ts';
import type { PlannedPupil } from './planMonth.ts';

type PupilsMonth = PlannedPupil & { readonly userId: number };

/** Writes what was planned as rows of the subjects, each kind at once; answers the submissions, oldest first. */
export async function writeMonth(
  tx: Transaction,
  {
    plans,
    lessons,
    sources,
  }: {
    readonly plans: readonly PupilsMonth[];
    readonly lessons: readonly LessonContent[];
    /** Copies of their problems, by the id of the copy. */
    readonly sources: ReadonlyMap<number, number>;
  },
): Promise<StoredSubmission[]> {
  const judged = await judgedPrograms(tx, lessons);
  const submitted = [];
  for (const { userId, attempts } of plans)
    for (const { problemId, at, mistake } of attempts) {
      const program = await judged(sources.get(problemId) ?? problemId, mistake);
      submitted.push({ userId, problemId, at, ...program });
    }
  const reads = plans.flatMap(({ userId, reads: own }) => own.map((read) => ({ userId, ...read })));
  const stored = await seedSubmissions(tx, submitted);
  // A document and its content on the lesson have one id.
  await seedChecks(
    tx,
    reads.map(({ userId, documentId, at }) => ({ userId, contentOnLessonId: documentId, checkedAt: at })),
  );
  await seedReads(
    tx,
    reads.map(({ at, ...read }) => ({ ...read, firstReadAt: at, lastReadAt: at })),
  );
  const counted = submitted
    .filter(({ verdict }) => VERDICTS[verdict.verdict].countsAsAttempt)
    .map(({ userId, at, verdict }) => ({ userId, at, isFirstSuccess: verdict.verdict === 'AC' }));
  await seedRankingCounts(tx, counted);
  return stored;
}

/** Programs with the judge's results, each computed once. */
async function judgedPrograms(tx: Transaction, lessons: readonly LessonContent[]) {
  const problems = lessons.flatMap((lesson) => lesson.problems);
  const loaded = new Map<number, ProblemWithCases>();
  for (const { id } of problems) loaded.set(id, await loadProblem({ db: tx, problemId: id }));
  const known = new Map<string, { readonly source: string; readonly verdict: VerdictColumns }>();
  return async (problemId: number, wanted?: Mistake) => {
    const problem = problems.find(({ id }) => id === problemId);
    const stored = loaded.get(problemId);
    if (!problem || !stored) throw new Error(`judgedPrograms: there is no problem ${problemId}`);
    const mistakes = JUDGED_MISTAKES.filter((one) => one.problemId === problemId);
    // A mistake may end differently in the cases of a problem; a plausible answer always replaces it.
    const mistake = mistakes.find((one) => one.mistake === wanted) ?? mistakes.find(isPlausible);
    const key = `${problemId}:${wanted ?? ''}`;
    const own = wanted === undefined ? undefined : mistake;
    const source = sourceOf(problem, own?.mistake);
    const row = { language: 'JAVASCRIPT' as const, source };
    const program = known.get(key) ?? {
      source,
      verdict: await columnsOf({ row, loaded: stored, result: resultOf(problem, own) }),
    };
    known.set(key, program);
    return program;
  };
}

const isPlausible = ({ mistake }: { readonly mistake: Mistake }) => mistake === 'WRONG';
