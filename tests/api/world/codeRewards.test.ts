import { randomUUID } from 'node:crypto';
import { and, eq, like, or } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { CODE_REWARDS } from '#shared/content/codeRewards.ts';
import { stageProblemId } from '#shared/content/lessonIds.ts';
import { ledgerEntries } from '#server/db/tables/world/economy.ts';
import { solutionOfProblem, solveProblem, untilJudged } from '../../support/learn.ts';
import { checkLedger } from '../../support/ledger.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpDressedChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;

afterAll(() => checkLedger(test.server.deps));

async function submit(child: Child, problemId: number, source: string) {
  const { language } = solutionOfProblem(problemId);
  const body = { clientKey: randomUUID(), language, source };
  const sent = await api.call('submissions.submit', { params: { problemId }, body }, child);
  const { submissionId, verdict } = sent.body;
  expect(verdict ?? (await untilJudged(api, child, { problemId, submissionId }))).toBe('AC');
}

/** The points that were posted for code, by their reason. */
async function paid(child: Child): Promise<Record<string, number>> {
  const { userId, reasonKey, kind, amount } = ledgerEntries;
  const rows = await test.server.deps.db
    .select({ reasonKey, amount })
    .from(ledgerEntries)
    .where(
      and(
        eq(userId, child.user.userId),
        eq(kind, 'POINT'),
        or(like(reasonKey, 'solved:%'), like(reasonKey, 'star:%')),
      ),
    );
  expect(new Set(rows.map((row) => row.reasonKey)).size, 'each reason once').toBe(rows.length);
  return Object.fromEntries(rows.map((row) => [row.reasonKey, row.amount]));
}

it('a problem pays once, however often and by however many tabs it is solved', async () => {
  const child = await signUpDressedChild(test.server);
  await Promise.all([solveProblem(api, child, [1, 0]), solveProblem(api, child, [1, 0])]);
  await solveProblem(api, child, [1, 0]);
  expect(await paid(child)).toEqual({ 'solved:102': CODE_REWARDS.problem.point });
});

it('each star pays when it is first reached', async () => {
  const child = await signUpDressedChild(test.server);
  const stage = stageProblemId('PATH', 1);
  const { source } = solutionOfProblem(stage);
  // Two turns more: neither few blocks nor few steps.
  await submit(child, stage, `turn();\nturn();\nturn();\nturn();\n${source}`);
  const [solved, star] = [CODE_REWARDS.problem.point, CODE_REWARDS.star.point];
  expect(await paid(child)).toEqual({ [`solved:${stage}`]: solved, [`star:${stage}:1`]: star });
  await submit(child, stage, source);
  await submit(child, stage, source);
  expect(await paid(child)).toEqual({
    [`solved:${stage}`]: solved,
    [`star:${stage}:1`]: star,
    [`star:${stage}:2`]: star,
    [`star:${stage}:3`]: star,
  });
});
