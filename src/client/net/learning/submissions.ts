import type { Language } from '#shared/contract/learning/problems.ts';
import { submissionRoutes, type Submission } from '#shared/contract/learning/submissions.ts';
import { mutationHook, renew } from '#client/net/mutationHook.ts';
import { queryKeys } from '#client/net/queryKeys.ts';
import { ApiError } from '#client/net/rest/ApiError.ts';
import { client } from '#client/net/rest/client.ts';
import { loadWallet } from '#client/net/world/economy.ts';
import { storeQuestChange } from '#client/net/world/questChanges.ts';
import { loadQuests } from '#client/net/world/quests.ts';
import { submissionProgressStore } from '#client/stores/submissionProgressStore.ts';
import { JUDGE_TIMEOUT_MS } from './problems.ts';

const submissions = client(submissionRoutes);

export interface Program {
  readonly language: Language;
  readonly source: string;
}

export interface CodeToSubmit extends Program {
  readonly problemId: number;
  /** UUID made once for one press of the button: asking again with it answers the same submission. */
  readonly clientKey: string;
}

/** A refusal is an answer; only a request without one may be sent again. */
export const isUnanswered = (error: unknown) => !(error instanceof ApiError) || error.isConnectionError;

/** The idempotency key of an editor. */
export class SubmissionKey {
  #unanswered: { readonly clientKey: string; readonly source: string } | null = null;

  /** Sends with the key of the last press while the code is unchanged and unanswered, else with a new one. */
  async send<T>(source: string, submit: (clientKey: string) => Promise<T>): Promise<T> {
    if (this.#unanswered?.source !== source) this.#unanswered = { clientKey: crypto.randomUUID(), source };
    try {
      const answer = await submit(this.#unanswered.clientKey);
      this.#unanswered = null;
      return answer;
    } catch (error) {
      if (!isUnanswered(error)) this.#unanswered = null;
      throw error;
    }
  }
}

export async function submitProblem(
  channelId: number,
  { problemId, ...body }: CodeToSubmit,
): Promise<Submission> {
  const request = { channelId, params: { problemId }, body };
  return storeChange(await submissions.submit(request, { timeoutMs: JUDGE_TIMEOUT_MS }));
}

/** Reads quests and wallet again after a right answer that came without quest changes, as after a lost one. */
export async function loadMissedChange({ verdict, questChange }: Submission): Promise<void> {
  if (verdict === 'AC' && !questChange) await Promise.all([loadQuests(), loadWallet()]);
}

interface Editor {
  readonly channelId: number;
  readonly problemId: number;
  readonly key: SubmissionKey;
}

/** Hands in and waits for the verdict. */
export const useSubmitProblem = mutationHook(({ channelId, problemId, key }: Editor) => ({
  mutationFn: async ({ source, language }: Program) => {
    submissionProgressStore.setState({ progress: null });
    const submission = await key.send(source, async (clientKey) =>
      untilJudged(channelId, await submitProblem(channelId, { problemId, language, clientKey, source }), {
        everyMs: 1500,
        times: 40,
        onWait: storeProgress,
      }),
    );
    await loadMissedChange(submission);
    return submission;
  },
  onSuccess: ({ verdict }) => {
    if (verdict === 'AC') void renew([queryKeys.learning]);
  },
}));

/** Pushes tell the progress sooner, but may be missed. */
function storeProgress({ submissionId, problemId, waiting, total }: Submission): void {
  if (waiting)
    submissionProgressStore.setState({
      progress: { submissionId, problemId, total, ...waiting, caseList: [] },
    });
}

/** Asks for a verdict that was not in the answer. */
export async function untilJudged(
  channelId: number,
  first: Submission,
  wait: {
    readonly everyMs: number;
    readonly times: number;
    readonly onWait?: (submission: Submission) => void;
  },
): Promise<Submission> {
  let submission = first;
  for (let time = 0; submission.verdict === null && time < wait.times; time += 1) {
    wait.onWait?.(submission);
    await new Promise((resolve) => setTimeout(resolve, wait.everyMs));
    submission = await getSubmission(channelId, {
      problemId: first.problemId,
      submissionId: first.submissionId,
    });
  }
  return submission;
}

/** A submission again, while the judge is at work or after the connection was lost. */
export async function getSubmission(
  channelId: number,
  params: { readonly problemId: number; readonly submissionId: number },
  signal?: AbortSignal,
): Promise<Submission> {
  return storeChange(await submissions.get({ channelId, params }, { signal }));
}

function storeChange(submission: Submission): Submission {
  if (submission.questChange) storeQuestChange(submission.questChange);
  return submission;
}

/** Has all that was handed in to a problem of the class judged again. Resolves to how many submissions that is. */
export const useRejudgeProblem = mutationHook(
  (params: { readonly id: number; readonly problemId: number }) => ({
    mutationFn: async () => (await submissions.rejudge({ params })).queuedCount,
  }),
);
