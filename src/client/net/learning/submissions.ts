import type { Language } from '#shared/contract/learning/problems.ts';
import { submissionRoutes, type Submission } from '#shared/contract/learning/submissions.ts';
import { mutationHook } from '#client/net/mutationHook.ts';
import { client } from '#client/net/rest/client.ts';
import { storeQuestChange } from '#client/net/world/questChanges.ts';
import { JUDGE_TIMEOUT_MS } from './problems.ts';

const submissions = client(submissionRoutes);

export interface CodeToSubmit {
  readonly problemId: number;
  /** UUID made once for one press of the button: asking again with it answers the same submission. */
  readonly clientKey: string;
  readonly language: Language;
  readonly source: string;
}

export async function submitProblem(
  channelId: number,
  { problemId, ...body }: CodeToSubmit,
): Promise<Submission> {
  const request = { channelId, params: { problemId }, body };
  return storeChange(await submissions.submit(request, { timeoutMs: JUDGE_TIMEOUT_MS }));
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
