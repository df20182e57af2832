import { MOST_ERROR_GROUPS, type ErrorGroup } from '#shared/contract/learning/classProgress.ts';
import { VERDICTS, type Verdict } from '#shared/contract/learning/verdicts.ts';
import { titlesOfProblems } from '#server/domain/learning/problems/findTeachableProblem.ts';
import { listFailures } from '#server/domain/learning/submissions/memberSubmissions.ts';
import { courseOfFilter, pupilsOfFilter, type ClassFilter } from './getMatrix.ts';
import { mistakeOf } from './mistakeOf.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Failure = Awaited<ReturnType<typeof listFailures>>[number] & { readonly verdict: Verdict };

/**
 * The most frequent mistakes: those of the same kind at the same problem are one, and a pupil counts once in each.
 * Names are left out unless they are asked for.
 */
export async function listErrors(
  query: ClassFilter & {
    readonly problem_id?: number | undefined;
    readonly days: number;
    readonly names: boolean;
  },
): Promise<ErrorGroup[]> {
  const { deps, problem_id, days, names } = query;
  const { db, clock } = deps;
  const [{ lessons }, pupils] = await Promise.all([courseOfFilter(query), pupilsOfFilter(db, query)]);
  const lessonOf = new Map<number, string>();
  for (const { title, contentList } of lessons)
    for (const { contentType, contentId } of contentList)
      if (contentType === 'PROBLEM' && (problem_id === undefined || problem_id === contentId))
        lessonOf.set(contentId, title);
  if (lessonOf.size === 0 || pupils.length === 0) return [];
  const failures = await listFailures({
    db,
    userIds: pupils.map(({ userId }) => userId),
    problemIds: [...lessonOf.keys()],
    since: new Date(clock.now().getTime() - days * DAY_MS),
  });
  const groups = [...Map.groupBy(failures.filter(isJudged), keyOf).values()];
  const commonest = groups
    .map((group) => ({ group, memberCount: new Set(group.map(({ userId }) => userId)).size }))
    .toSorted((a, b) => b.memberCount - a.memberCount || b.group.length - a.group.length)
    .slice(0, MOST_ERROR_GROUPS);
  const titles = await titlesOfProblems(db, [
    ...new Set(commonest.flatMap(({ group }) => group[0]?.problemId ?? [])),
  ]);
  return commonest.flatMap(({ group, memberCount }) => {
    const example = group.toSorted((a, b) => a.source.length - b.source.length)[0];
    if (!example) return [];
    const { problemId, verdict, language, source, errorLine } = example;
    const { message, explanation } = mistakeOf(example);
    const whose = new Set(group.map(({ userId }) => userId));
    return [
      {
        problemId,
        verdict,
        message,
        memberCount,
        problemTitle: titles.get(problemId) ?? '',
        lessonTitle: lessonOf.get(problemId) ?? '',
        explanation: explanation ?? VERDICTS[verdict].explanation,
        submissionCount: group.length,
        example: { language, source, errorLine },
        memberList: names
          ? pupils.flatMap(({ userId, nickname }) =>
              whose.has(userId) ? { memberId: userId, nickname } : [],
            )
          : [],
      },
    ];
  });
}

const isJudged = (failure: Awaited<ReturnType<typeof listFailures>>[number]): failure is Failure =>
  failure.verdict !== null;

const keyOf = (failure: Failure): string =>
  `${failure.problemId} ${failure.verdict} ${mistakeOf(failure).message}`;
