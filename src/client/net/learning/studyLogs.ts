import {
  studyLogRoutes,
  type ProblemCounts,
  type ProblemProgress,
  type StudyCounts,
  type StudyStreaks,
} from '#shared/contract/learning/studyLogs.ts';
import { rest } from '#client/net/rest/rest.ts';

export interface StudyLog {
  readonly streaks: StudyStreaks;
  readonly counts: StudyCounts;
  readonly problems: ProblemCounts;
  readonly progress: ProblemProgress;
}

/** Loads the learning of a user. The page shows it as a whole, and words a failure itself. */
export async function loadStudyLog(userId: number, signal?: AbortSignal): Promise<StudyLog> {
  const request = { params: { id: userId } };
  const options = { signal, quiet: true };
  const [streaks, counts, problems, progress] = await Promise.all([
    rest.call(studyLogRoutes.getStreaks, request, options),
    rest.call(studyLogRoutes.getCounts, { ...request, query: {} }, options),
    rest.call(studyLogRoutes.getProblemCounts, request, options),
    rest.call(studyLogRoutes.getProblemProgress, request, options),
  ]);
  return { streaks, counts, problems, progress };
}
