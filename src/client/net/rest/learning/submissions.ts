import type { Language } from '#shared/contract/learning/problems.ts';
import { submissionRoutes, type Submission } from '#shared/contract/learning/submissions.ts';
import type { ResponseOf } from '#shared/contract/route.ts';
import { storeQuestChange } from '#client/net/rest/world/questChanges.ts';
import { rest } from '#client/net/rest/rest.ts';
import { JUDGE_TIMEOUT_MS } from './problems.ts';

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
  return takeSubmission(await rest.call(submissionRoutes.submit, request, { timeoutMs: JUDGE_TIMEOUT_MS }));
}

/** A submission again, as while the judge is at work or after the line was lost. */
export async function getSubmission(
  channelId: number,
  params: { readonly problemId: number; readonly submissionId: number },
  signal?: AbortSignal,
): Promise<Submission> {
  return takeSubmission(await rest.call(submissionRoutes.get, { channelId, params }, { signal }));
}

export async function listSubmissions(
  channelId: number,
  problemId: number,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof submissionRoutes.list>['submissionList']> {
  return (await rest.call(submissionRoutes.list, { channelId, params: { problemId } }, { signal }))
    .submissionList;
}

function takeSubmission(submission: Submission): Submission {
  if (submission.questChange) storeQuestChange(submission.questChange);
  return submission;
}

/** Has all that was handed in to a problem of the class judged again; how many it is. */
export async function rejudgeProblem(id: number, problemId: number): Promise<number> {
  return (await rest.call(submissionRoutes.rejudge, { params: { id, problemId } })).queuedCount;
}
