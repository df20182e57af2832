import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { battleRatings } from '#server/db/tables/battle/battles.ts';
import { contests } from '#server/db/tables/battle/scoreboard.ts';
import { ledgerEntries } from '#server/db/tables/world/economy.ts';
import { settleContest } from '#server/domain/battle/scoreboard/settleContest.ts';
import {
  answerOf,
  endRace,
  handIn,
  rightProgram,
  startRace,
  WRONG_PROGRAM,
  type Race,
} from '../../support/battles.ts';
import { untilJudged } from '../../support/learn.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpDressedChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi({ settings: { ACCESS_TOKEN_MINUTES: '1440' } });
const { api } = test;
let host: Child;
let rival: Child;
let race: Race;

beforeAll(async () => {
  await test.server.deps.judge.ready();
  [host, rival] = await Promise.all([signUpDressedChild(test.server), signUpDressedChild(test.server)]);
  race = await startRace(test, [host, rival], { kind: 'STAGE', minutes: 10 });
});

const start = (child: Child) => api.call('practices.start', { params: { key: race.code } }, child);
const look = async (child: Child, practiceId: number) =>
  (await api.call('practices.get', { params: { practiceId } }, child)).body;

async function submit(child: Child, practiceId: number, program: { language: string; source: string }) {
  const [content] = (await look(child, practiceId)).board.contentList;
  const params = { practiceId, competitionContentId: content?.competitionContentId ?? 0 };
  const body = { clientKey: randomUUID(), ...program };
  const { status, body: handedIn, error } = await api.call('practices.submit', { params, body }, child);
  if (status !== 200) return error.errorCode;
  return untilJudged(api, child, handedIn);
}

it('begins after the end alone, by its own clock, and brings neither points nor a rating', async () => {
  const [content] = race.contents;
  if (!content) throw new Error('the race has no content');
  expect(await answerOf(start(host))).toBe('BATTLE_NOT_ENDED');
  const program = rightProgram(content);
  test.clock.advance({ seconds: 60 });
  expect(await handIn(api, rival, { key: race.code, content, program })).toBe('AC');
  await endRace(test, race.contestId);
  const { body: practice } = await start(host);
  const { practiceId } = practice;
  expect(practice).toMatchObject({ place: null, placeCount: 2, board: { clock: { state: 'COUNTDOWN' } } });
  expect(practice.board.contentList).toEqual([]);
  expect(await submit(host, practiceId, program)).toBe('VALIDATION_FAIL');
  test.clock.advance({ seconds: 6 });

  const ratings = () =>
    test.server.deps.db.select().from(battleRatings).where(eq(battleRatings.userId, host.user.userId));
  const rewards = async () =>
    (
      await test.server.deps.db.select().from(ledgerEntries).where(eq(ledgerEntries.userId, host.user.userId))
    ).filter(({ reasonKey }) => reasonKey.startsWith('battle:'));
  const before = [await ratings(), await rewards()];
  expect(await submit(host, practiceId, { ...WRONG_PROGRAM, source: 'walk(1);' })).toBe('WA');
  expect(await submit(host, practiceId, program)).toBe('AC');
  const done = await look(host, practiceId);
  expect(done.board.scoreboardList).toMatchObject([{ success: true, submissionCount: 2, pendingCount: 0 }]);
  expect(done.board.userList.map(({ userId }) => userId)).toEqual([host.user.userId]);
  // The rival took a minute longer and was never wrong.
  expect(done).toMatchObject({ placeCount: 2 });
  expect([1, 2]).toContain(done.place);

  const [own] = done.board.contentList;
  const params = { practiceId, competitionContentId: own?.competitionContentId ?? 0 };
  const { body: shown } = await api.call('practices.listPaths', { params }, host);
  expect(shown.pathList).toMatchObject([{ userId: rival.user.userId, success: true }]);
  expect((await api.call('practices.getProblem', { params }, host)).body.stage).not.toBeNull();

  test.clock.advance({ minutes: 11 });
  expect(await submit(host, practiceId, program)).toBe('BATTLE_ENDED');
  expect(await settleContest(test.server.deps, { contestId: practiceId })).toBe(true);
  expect((await look(host, practiceId)).board.clock.state).toBe('ENDED');
  expect([await ratings(), await rewards()]).toEqual(before);
});

it('goes on after a reload, ends when another one begins, and is nobody else’s', async () => {
  const { body: first } = await start(rival);
  test.clock.advance({ seconds: 60 });
  expect((await look(rival, first.practiceId)).board.clock).toMatchObject({ state: 'RUNNING' });
  const params = { practiceId: first.practiceId };
  for (const route of ['practices.get', 'practices.again', 'practices.end'] as const)
    expect(await answerOf(api.call(route, { params }, host))).toBe('RESOURCE_NOT_FOUND');
  const foreign = { ...params, competitionContentId: 1 };
  expect(await answerOf(api.call('practices.getProblem', { params: foreign }, host))).toBe(
    'RESOURCE_NOT_FOUND',
  );
  expect(await answerOf(api.call('practices.getProblem', { params: foreign }, rival))).toBe(
    'RESOURCE_NOT_FOUND',
  );

  const again = await Promise.all(
    Array.from({ length: 3 }, () => api.call('practices.again', { params }, rival)),
  );
  expect(again.map(({ status }) => status)).toEqual([200, 200, 200]);
  const running = (await test.server.deps.db.select().from(contests)).filter(
    ({ id, settledAt, durationMs }) => id > first.practiceId && settledAt === null && durationMs > 0,
  );
  expect(running).toHaveLength(1);
  expect((await look(rival, first.practiceId)).board.clock.state).toMatch(/JUDGING|ENDED/);
  const practiceId = running[0]?.id ?? 0;
  test.clock.advance({ seconds: 6 });
  const ended = { params: { practiceId } };
  for (let time = 0; time < 2; time += 1)
    expect(await answerOf(api.call('practices.end', ended, rival))).toBe('OK');
  expect((await look(rival, practiceId)).board.clock.state).toBe('ENDED');
});

it('is offered to whoever may look at the race, and to nobody else', async () => {
  const outsider = await signUpDressedChild(test.server);
  expect(await answerOf(start(outsider))).toBe('NOT_ACCEPT_ROOM');
  const nowhere = api.call('practices.start', { params: { key: 'ZZZZZZ' } }, host);
  expect(await answerOf(nowhere)).toBe('ROOM_NOT_FOUND');
});
