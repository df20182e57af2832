import {
  getSubmission,
  untilJudged,
  type Program,
  type SubmissionKey,
} from '#client/net/learning/submissions.ts';
import { mutationHook } from '#client/net/mutationHook.ts';
import type { StagePath } from '#shared/contract/battle/stageContents.ts';
import type { Problem } from '#shared/contract/learning/problems.ts';
import { contestQueries, practiseContent, submitToContest, type ContestSubmission } from './contests.ts';
import { practiceQueries, renewPractice, submitToPractice } from './practices.ts';

interface Asking<T> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (asked: { readonly signal: AbortSignal }) => Promise<T>;
}

/** The questions that an editor of a race asks the server: the same for a battle, a competition and a practice. */
export interface RaceCalls {
  readonly problem: (competitionContentId: number) => Asking<Problem>;
  /** The paths of the others in a stage; `news` changes when there may be other ones. */
  readonly paths: (competitionContentId: number, news: string) => Asking<readonly StagePath[]>;
  readonly submit: (
    submission: Omit<ContestSubmission, 'key'>,
  ) => Promise<{ readonly submissionId: number; readonly problemId: number }>;
  /** The board has changed, where no room tells of it. */
  readonly onJudged: () => void;
}

export const battleCalls = (channelId: number, key: string): RaceCalls => ({
  problem: (contentId) => contestQueries.problem(channelId, key, contentId),
  paths: (contentId, news) => contestQueries.paths(channelId, key, contentId, news),
  submit: (submission) => submitToContest(channelId, { key, ...submission }),
  onJudged: () => undefined,
});

/** One content of a competition that is over, for the exercise. */
export const exerciseCalls = (channelId: number, key: string): RaceCalls => ({
  ...battleCalls(channelId, key),
  submit: (submission) => practiseContent(channelId, { key, ...submission }),
});

export const practiceCalls = (channelId: number, practiceId: number): RaceCalls => ({
  problem: (contentId) => practiceQueries.problem(channelId, practiceId, contentId),
  paths: (contentId) => practiceQueries.paths(channelId, practiceId, contentId),
  submit: (submission) => submitToPractice(channelId, practiceId, submission),
  onJudged: () => void renewPractice(channelId, practiceId),
});

interface RaceEditor {
  readonly channelId: number;
  readonly calls: RaceCalls;
  readonly competitionContentId: number;
  readonly key: SubmissionKey;
}

/** Hands in to a race and waits for the verdict. */
export const useSubmitToRace = mutationHook(
  ({ channelId, calls, competitionContentId, key }: RaceEditor) => ({
    networkMode: 'online',
    mutationFn: ({ language, source }: Program) =>
      key.send(source, async (clientKey) => {
        const handedIn = await calls.submit({ competitionContentId, clientKey, language, source });
        const first = await getSubmission(channelId, handedIn);
        return untilJudged(channelId, first, { everyMs: 700, times: 89 });
      }),
    onSuccess: calls.onJudged,
  }),
);
