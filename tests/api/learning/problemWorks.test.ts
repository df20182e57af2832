import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { problemIdOf } from '#shared/content/lessonIds.ts';
import type { RouteName } from '#shared/contract/routes.ts';
import { channelMembers } from '#server/db/tables/channels/channels.ts';
import { submissions } from '#server/db/tables/learning/submissions.ts';
import { problemProgress } from '#server/db/tables/learning/progress.ts';
import { makeGroup, makeTaughtClass, type Pupil, type TaughtClass } from '../../support/makeTaughtClass.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;
const PROBLEM = problemIdOf(1, 0);

let taught: TaughtClass;
let pupil: Pupil;
let other: Pupil;
let stranger: Pupil;

beforeAll(async () => {
  taught = await makeTaughtClass(test.server, ['가람', '나래']);
  [pupil, other] = taught.pupils as [Pupil, Pupil];
  const elsewhere = await makeTaughtClass(test.server, ['먼별']);
  [stranger] = elsewhere.pupils as [Pupil];
  await handIn(pupil, 'WA', '첫 코드');
  await handIn(stranger, 'AC', '먼 코드');
  await handIn(pupil, 'AC', '둘째 코드');
  const { db } = test.server.deps;
  const progress = { problemId: PROBLEM, userId: pupil.userId, success: true, submissionCount: 2 };
  await db.insert(problemProgress).values(progress);
});

/** Stores a submission as the judge leaves it. */
async function handIn({ userId }: Pupil, verdict: 'AC' | 'WA', source: string): Promise<void> {
  const row = { userId, problemId: PROBLEM, clientKey: randomUUID(), language: 'JAVASCRIPT' as const };
  await test.server.deps.db.insert(submissions).values({ ...row, source, verdict });
}

const params = () => ({ id: taught.id, problemId: PROBLEM });
const ask = <Name extends RouteName>(
  name: Name,
  query: Record<string, string | number> = {},
  over: object = {},
) => api.call(name, { params: { ...params(), ...over }, query }, taught.teacher);

it('tells of every pupil how far it is, and of a group alone', async () => {
  const { body } = await ask('lmsProblems.listMembers');
  expect(body.memberList).toMatchObject([
    { nickname: '가람', success: true, submissionCount: 2, lastVerdict: 'AC' },
    { nickname: '나래', success: false, submissionCount: 0, lastVerdict: null, lastAt: null },
  ]);
  const group = await makeGroup(test.server, taught, [other]);
  const ofGroup = await ask('lmsProblems.listMembers', { group_id: group });
  expect(ofGroup.body.memberList.map(({ nickname }) => nickname)).toEqual(['나래']);
});

it('pages its pupils by name, and counts all of them', async () => {
  const many = await makeTaughtClass(test.server, ['학생 00']);
  const extra = Array.from({ length: 45 }, (_, index) => index + 1);
  const { db } = test.server.deps;
  for (const number of extra) {
    const child = await signUpChild(test.server);
    await db.insert(channelMembers).values({
      ...{ channelId: many.id, userId: child.user.userId, roles: ['USER'] },
      nickname: `학생 ${String(number).padStart(2, '0')}`,
    });
  }
  const page = async (number: number, more: object = {}) =>
    (
      await api.call(
        'lmsProblems.listMembers',
        { params: { id: many.id, problemId: PROBLEM }, query: { page: number, ...more } },
        many.teacher,
      )
    ).body;
  const [first, second] = [await page(1), await page(2)];
  expect(first).toMatchObject({ totalCount: 46, pageCount: 2, triedCount: 0, solvedCount: 0 });
  expect(first.memberList).toHaveLength(40);
  expect(second.memberList.map(({ nickname }) => nickname)).toEqual(
    [40, 41, 42, 43, 44, 45].map((number) => `학생 ${number}`),
  );
  expect((await page(1, { query: '학생 4' })).memberList).toHaveLength(6);
});

it('shows the last code of each, all of it without code, and all of one with it', async () => {
  const latest = await ask('lmsProblems.listLatestCodes');
  expect(latest.body).toMatchObject({
    codeList: [{ nickname: '가람', source: '둘째 코드', verdict: 'AC' }],
    totalCount: 1,
  });
  const logs = await ask('lmsProblems.listLogs');
  expect(logs.body.logList.map(({ verdict }) => verdict)).toEqual(['AC', 'WA']);
  expect(JSON.stringify(logs.body)).not.toContain('코드');
  const own = await ask('lmsProblems.listSubmissions', { member_id: pupil.userId });
  expect(own.body.codeList.map(({ source }) => source)).toEqual(['둘째 코드', '첫 코드']);
  const found = await ask('lmsProblems.listLatestCodes', { query: '없는 이름' });
  expect(found.body).toMatchObject({ codeList: [], totalCount: 0 });
});

it('tells nothing of strangers, nor of problems that are not there', async () => {
  const { error } = await ask('lmsProblems.listSubmissions', { member_id: stranger.userId });
  expect(error.errorCode).toBe('UNAUTHORIZED_PROBLEM_USER');
  for (const name of ['lmsProblems.listMembers', 'lmsProblems.listLogs'] as const)
    expect((await ask(name, {}, { problemId: 1_999_999 })).error.errorCode).toBe('PROBLEM_NOT_FOUND');
  expect((await ask('lmsProblems.listSubmissions')).error.errorCode).toBe('VALIDATION_FAIL');
});
