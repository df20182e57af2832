import { randomUUID } from 'node:crypto';
import type { ApiClient, Identity } from '../../support/apiClient.ts';
import { solutionOfProblem, untilJudged } from '../../support/learn.ts';

const FIRST_TRY = ['print("안녕");', 'print("물결");'].join('\n');

/** A pupil's code that did not pass, what the teacher said at a line of it, and the code that passed. */
export async function fillOwnCode(
  api: ApiClient,
  {
    pupil,
    teacher,
    problemId,
  }: {
    readonly pupil: Identity & { readonly user: { readonly userId: number } };
    readonly teacher: Identity & { readonly channelId: number };
    readonly problemId: number;
  },
): Promise<void> {
  const submissionId = await submits(api, pupil, { problemId, language: 'JAVASCRIPT', source: FIRST_TRY });
  const member = { id: teacher.channelId, memberId: pupil.user.userId };
  const said = { submissionId, workId: null, line: 2, text: '무엇에게 인사하는지 다시 읽어 볼까요?' };
  await api.call('codeComments.write', { params: member, body: said }, teacher);
  await submits(api, pupil, { problemId, ...solutionOfProblem(problemId) });
}

async function submits(
  api: ApiClient,
  pupil: Identity,
  { problemId, ...code }: { readonly problemId: number; readonly language: string; readonly source: string },
): Promise<number> {
  const sent = { params: { problemId }, body: { clientKey: randomUUID(), ...code } };
  const { status, body, error } = await api.call('submissions.submit', sent, pupil);
  if (status !== 200) throw new Error(`submitting to ${problemId} answered ${JSON.stringify(error)}`);
  await untilJudged(api, pupil, { problemId, submissionId: body.submissionId });
  return body.submissionId;
}
