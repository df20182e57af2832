import { randomUUID } from 'node:crypto';
import { problemOf } from '#server/domain/seed/courses.ts';
import { STAGE_COURSE } from '#server/domain/seed/stages/stageCourse.ts';
import type { ApiClient } from '../../support/apiClient.ts';
import { solutionOfProblem, untilJudged } from '../../support/learn.ts';
import type { Child } from '../../support/signUpChild.ts';

const [firstTheme] = STAGE_COURSE.lessons;
const STAGES = firstTheme?.problems.map(({ id }) => id) ?? [];
const SOLVED = STAGES.slice(0, 3);
/** The stage at which the child is: «틈을 넘어라!», which its friend has solved. */
export const STAGE_OF_SCENE = STAGES[3] ?? 0;

/** The child has gone a part of the way, its friend a stage further; its next program is there, not run yet. */
export async function fillStages(
  api: ApiClient,
  { hero, friend }: { readonly hero: Child; readonly friend: Child },
): Promise<void> {
  for (const child of [hero, friend]) for (const problemId of SOLVED) await solve(api, child, problemId);
  await solve(api, friend, STAGE_OF_SCENE);
  const params = { problemId: STAGE_OF_SCENE };
  const source = problemOf(STAGE_OF_SCENE).programs.BLOCKS?.solution ?? '';
  const body = { language: 'BLOCKS', source, baseVersion: 0 } as const;
  const { status } = await api.call('drafts.save', { params, body }, hero);
  if (status !== 200) throw new Error(`drafts.save answered ${status}`);
}

async function solve(api: ApiClient, child: Child, problemId: number): Promise<void> {
  const body = { clientKey: randomUUID(), ...solutionOfProblem(problemId) };
  const { status, body: submitted } = await api.call(
    'submissions.submit',
    { params: { problemId }, body },
    child,
  );
  if (status !== 200) throw new Error(`submissions.submit answered ${status}`);
  const { submissionId } = submitted;
  const verdict = submitted.verdict ?? (await untilJudged(api, child, { problemId, submissionId }));
  if (verdict !== 'AC') throw new Error(`the solution of stage ${problemId} came back as ${verdict}`);
}
