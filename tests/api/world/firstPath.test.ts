import { randomUUID } from 'node:crypto';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { FIRST_PATH } from '#shared/content/firstPath.ts';
import { WORLD_ID } from '#shared/content/world.ts';
import { ledgerEntries } from '#server/db/tables/world/economy.ts';
import { problemOf } from '#server/domain/seed/courses.ts';
import { completeQuests } from '../../support/completeQuests.ts';
import { untilJudged } from '../../support/learn.ts';
import { checkLedger } from '../../support/ledger.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpDressedChild, type Child } from '../../support/signUpChild.ts';
import { standBeside } from '../../support/standBeside.ts';

const test = setUpApi();
const { api } = test;
const { problemId } = FIRST_PATH.object;
const { solution = '', wrongAnswers = [], crashes = [] } = problemOf(problemId).programs.BLOCKS ?? {};
const [FIRST_STEPS, FIRST_GREETING, GATEKEEPER] = [21, 11, 12] as const;

afterAll(() => checkLedger(test.server.deps));

/** Hands in what a page kept of a guest, as it stands. */
async function handIn(child: Child, source: string) {
  const body = { clientKey: randomUUID(), language: 'BLOCKS', source } as const;
  const sent = await api.call('submissions.submit', { params: { problemId }, body }, child);
  if (sent.status !== 200) return sent.error?.errorCode;
  const { submissionId, verdict } = sent.body;
  return verdict ?? (await untilJudged(api, child, { problemId, submissionId }));
}

async function questStates(child: Child) {
  const { body } = await api.call('quests.list', { params: { worldId: WORLD_ID } }, child);
  return new Map(body.questList.map(({ mapNpcQuestId, state }) => [mapNpcQuestId, state]));
}

async function paid(child: Child, reason: string): Promise<number[]> {
  const { userId, reasonKey, kind, amount } = ledgerEntries;
  const rows = await test.server.deps.db
    .select({ amount })
    .from(ledgerEntries)
    .where(and(eq(userId, child.user.userId), eq(kind, 'POINT'), like(reasonKey, reason)));
  return rows.map((row) => row.amount);
}

it('a guest’s program takes and completes the first quest, and pays once, however often it comes', async () => {
  const child = await signUpDressedChild(test.server);
  expect(await Promise.all([handIn(child, solution), handIn(child, solution)])).toEqual(['AC', 'AC']);
  expect(await handIn(child, solution)).toBe('AC');
  expect((await questStates(child)).get(FIRST_STEPS)).toBe('COMPLETED');
  expect(await paid(child, `quest:${FIRST_STEPS}`)).toEqual([60]);
  expect(await paid(child, `solved:${problemId}`)).toHaveLength(1);
});

it('a forged one pays nothing, and takes no quest', async () => {
  const child = await signUpDressedChild(test.server);
  const forged = [...wrongAnswers, ...crashes, '{}', 'me.take()', JSON.stringify({ hasMet: true })];
  for (const source of forged) expect(await handIn(child, source)).not.toBe('AC');
  expect((await questStates(child)).get(FIRST_STEPS)).toBe('AVAILABLE');
  for (const reason of ['quest:%', 'solved:%']) expect(await paid(child, reason)).toEqual([]);
});

it('another account gets nothing of it', async () => {
  const [one, other] = [await signUpDressedChild(test.server), await signUpDressedChild(test.server)];
  expect(await handIn(one, solution)).toBe('AC');
  expect((await questStates(other)).get(FIRST_STEPS)).toBe('AVAILABLE');
  expect(await paid(other, 'quest:%')).toEqual([]);
});

it('who is past a quest that joined the story later skips it, and goes on with the older ones', async () => {
  const child = await signUpDressedChild(test.server);
  const { db } = test.server.deps;
  await completeQuests(db, child.user.userId, [FIRST_GREETING, GATEKEEPER]);
  const states = await questStates(child);
  for (const joined of [21, 22, 23, 24, 25]) expect(states.has(joined), `quest ${joined}`).toBe(false);
  expect([states.get(15), states.get(26), states.get(14)]).toEqual(['AVAILABLE', 'AVAILABLE', 'LOCKED']);

  await standBeside(test.server.deps, { userId: child.user.userId, npcId: 101 });
  const params = { worldId: WORLD_ID, questId: FIRST_STEPS };
  const refused = await api.call('quests.accept', { params }, child);
  expect(refused.error?.errorCode).toBe('QUEST_NOT_AVAILABLE');
  expect(await handIn(child, solution), 'the path itself can be walked').toBe('AC');
  expect(await paid(child, 'quest:%')).toEqual([]);
});
