import {
  type ProblemCounts,
  type ProblemProgress,
  type StudyCounts,
  type StudyStreaks,
  REST_DAYS,
} from '#shared/contract/learning/studyLogs.ts';
import { activeChannelIds } from '#server/domain/channels/channels/memberships.ts';
import type { Deps } from '#server/domain/deps.ts';
import { listLessonProgress } from '#server/domain/learning/lessons/listLessons.ts';
import { countProblemsByDifficulty } from '#server/domain/learning/problems/findProblem.ts';
import { listTriedProblems } from '#server/domain/learning/progress/loadProgress.ts';
import { readDocumentDays, summariseLearning } from '#server/domain/learning/progress/summariseLearning.ts';
import { countVerdicts, readSubmissionDays } from '#server/domain/learning/submissions/submissionCounts.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import { addDays, seoulMidnight, seoulWeek } from '#server/platform/seoulWeek.ts';

/**
 * The lengths of streaks of learning; `days` are in order and without repetitions. A single day of rest between two
 * days does not end a streak, and neither does today before its end.
 */
export function streaksOf(days: readonly string[], today: string): StudyStreaks {
  let longestStreak = 0;
  let row = 0;
  let last: string | undefined;
  for (const day of days) {
    row = last !== undefined && day <= addDays(last, 1 + REST_DAYS) ? row + 1 : 1;
    longestStreak = Math.max(longestStreak, row);
    last = day;
  }
  const goesOn = last !== undefined && today <= addDays(last, 1 + REST_DAYS);
  return { currentStreak: goesOn ? row : 0, longestStreak, studiedToday: last === today };
}

interface OfUser {
  readonly deps: Pick<Deps, 'db' | 'clock'>;
  readonly userId: number;
}

/** Days in Seoul on which a document was read to its end or code was handed in, in order. */
async function studyDays({ deps: { db }, userId }: OfUser, since?: Date): Promise<string[]> {
  const ofUser = { db, userId, ...(since && { since }) };
  const [read, submitted] = await Promise.all([readDocumentDays(ofUser), readSubmissionDays(ofUser)]);
  return [...new Set([...read.keys(), ...submitted.keys()])].toSorted();
}

/** The rows of days of learning. */
export async function getStreaks(of: OfUser): Promise<StudyStreaks> {
  return streaksOf(await studyDays(of), seoulDay(of.deps.clock.now()));
}

/** The number of days on which a user learned since a moment; problems that were begun again count. */
export async function countStudyDays(of: OfUser & { readonly since: Date }): Promise<number> {
  return (await studyDays(of, of.since)).length;
}

export async function getCounts(of: OfUser & { readonly weeks: number }): Promise<StudyCounts> {
  const { deps, userId, weeks } = of;
  const { db, clock } = deps;
  const now = clock.now();
  const from = addDays(seoulWeek(now), -7 * (weeks - 1));
  const since = seoulMidnight(from);
  const [read, submitted, { documentCount, problemCount }] = await Promise.all([
    readDocumentDays({ db, userId, since }),
    readSubmissionDays({ db, userId, since }),
    summariseLearning({ db, userId, since }),
  ]);
  const days = [...new Set([...read.keys(), ...submitted.keys()])].toSorted();
  return {
    from,
    to: seoulDay(now),
    dayList: days.map((day) => ({
      day,
      documentCount: read.get(day) ?? 0,
      submissionCount: submitted.get(day) ?? 0,
    })),
    documentCount,
    problemCount,
  };
}

export async function getProblemCounts({ deps: { db }, userId }: OfUser): Promise<ProblemCounts> {
  const [verdictList, tried] = await Promise.all([
    countVerdicts({ db, userId }),
    listTriedProblems({ db, userId }),
  ]);
  return {
    submissionCount: verdictList.reduce((sum, { count }) => sum + count, 0),
    triedProblemCount: tried.length,
    solvedProblemCount: tried.filter(({ success }) => success).length,
    verdictList,
    difficultyList: await countProblemsByDifficulty({ db, tried }),
  };
}

/** The progress in lessons of the channels that both users are in. */
export async function getProblemProgress(
  of: OfUser & { readonly viewerId: number },
): Promise<ProblemProgress> {
  const { deps, userId, viewerId } = of;
  const [own, theirs] = await Promise.all([
    activeChannelIds({ db: deps.db, userId: viewerId }),
    activeChannelIds({ db: deps.db, userId }),
  ]);
  const channelIds = own.filter((id) => theirs.includes(id));
  return { lessonList: await listLessonProgress({ db: deps.db, userId, channelIds }) };
}
