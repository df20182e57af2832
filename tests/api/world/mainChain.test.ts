import { and, eq, like, sum } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { experienceOf } from '#shared/content/levels.ts';
import { WELCOME_POINTS } from '#shared/content/welcome.ts';
import { FOES } from '#shared/content/foes.ts';
import { WORLD_ID } from '#shared/content/world.ts';
import { ledgerEntries } from '#server/db/tables/world/economy.ts';
import { QUESTS } from '#server/domain/world/quests/questDefinitions.ts';
import type { QuestDefinition } from '#server/domain/world/quests/questTypes.ts';
import { GoalDoer } from '../../support/GoalDoer.ts';
import { checkLedger } from '../../support/ledger.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpDressedChild, type Child } from '../../support/signUpChild.ts';
import { standBeside } from '../../support/standBeside.ts';

/** Dozens of quests with hundreds of calls, on a machine that may have other work. */
const LONG_PLAY_MS = 180_000;

const test = setUpApi();
const { api } = test;

const rewardSum = (quests: readonly QuestDefinition[], type: 'POINT' | 'USER_EXP') =>
  quests
    .flatMap(({ rewards }) => rewards)
    .reduce((total, reward) => total + (reward.type === type ? reward.count : 0), 0);
const itemsOf = (quests: readonly QuestDefinition[]) =>
  quests.flatMap(({ rewards }) => rewards.flatMap((reward) => (reward.type === 'ITEM' ? reward.itemId : [])));

/** Plays the first quest offered until none is left; a daily comes once on the day of the test. */
async function playAll(child: Child, isWanted: (quest: QuestDefinition) => boolean) {
  const doer = new GoalDoer(test, child);
  const played: QuestDefinition[] = [];
  const stateOf = async () => {
    const { body } = await api.call('quests.list', { params: { worldId: WORLD_ID } }, child);
    return new Map(body.questList.map(({ mapNpcQuestId, state }) => [mapNpcQuestId, state]));
  };
  for (;;) {
    const states = await stateOf();
    const last = played.at(-1);
    if (last) expect(states.get(last.id), `quest ${last.id}`).toBe('COMPLETED');
    const quest = QUESTS.find((one) => isWanted(one) && states.get(one.id) === 'AVAILABLE');
    if (!quest) return { doer, played };
    await play(child, quest, doer);
    played.push(quest);
  }
}

async function play(child: Child, quest: QuestDefinition, doer: GoalDoer): Promise<void> {
  const { id: questId, npcId, goals, completionMethod } = quest;
  const params = { worldId: WORLD_ID, questId };
  const meetGiver = () => standBeside(test.server.deps, { userId: child.user.userId, npcId });
  await meetGiver();
  const accepted = await api.call('quests.accept', { params }, child);
  expect(accepted.status, `accept ${questId}: ${JSON.stringify(accepted.error)}`).toBe(200);
  for (const goal of goals) await doer.do(goal);
  if (completionMethod === 'AUTO') return;
  await meetGiver();
  const completed = await api.call('quests.complete', { params }, child);
  expect(completed.status, `complete ${questId}: ${JSON.stringify(completed.error)}`).toBe(200);
}

async function ledgerSum(
  child: Child,
  kind: 'POINT' | 'USER_EXP',
  reason: 'quest' | 'level' | 'solved' | 'star' | 'stars' | 'foe' = 'quest',
): Promise<number> {
  const [row] = await test.server.deps.db
    .select({ total: sum(ledgerEntries.amount) })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.userId, child.user.userId),
        eq(ledgerEntries.kind, kind),
        like(ledgerEntries.reasonKey, `${reason}:%`),
      ),
    );
  return Number(row?.total ?? 0);
}

/** Points for solved problems, for stars and for numbers of them. */
async function earnedByCode(child: Child): Promise<number> {
  let points = 0;
  for (const reason of ['solved', 'star', 'stars'] as const)
    points += await ledgerSum(child, 'POINT', reason);
  return points;
}

const readWallet = async (child: Child) => (await api.call('economy.getPoints', {}, child)).body.point;

it(
  'the stories can be played from a new account by themselves, and the ledger has their sums',
  async () => {
    const child = await signUpDressedChild(test.server);
    const { doer, played } = await playAll(child, ({ kind }) => kind === 'MAIN');
    const main = QUESTS.filter(({ kind }) => kind === 'MAIN');
    expect(new Set(played)).toEqual(new Set(main));

    const [point, exp] = [rewardSum(main, 'POINT'), rewardSum(main, 'USER_EXP')];
    expect(await ledgerSum(child, 'POINT')).toBe(point);
    expect(await ledgerSum(child, 'USER_EXP')).toBe(exp);
    expect(await readWallet(child)).toBe(
      WELCOME_POINTS +
        point +
        (await ledgerSum(child, 'POINT', 'level')) +
        (await earnedByCode(child)) +
        doer.found,
    );
    const history = await api.call(
      'quests.listRewards',
      { params: { worldId: WORLD_ID }, query: { reward_type: 'CERTIFICATION' } },
      child,
    );
    expect(history.body.totalCount).toBe(4);
    await checkLedger(test.server.deps);
  },
  LONG_PLAY_MS,
);

it(
  'every side quest can be played, too, with what comes back on that day, and gives each of its things once',
  async () => {
    const child = await signUpDressedChild(test.server);
    const { doer, played } = await playAll(child, () => true);
    const once = QUESTS.filter(({ kind }) => kind === 'MAIN' || kind === 'SUB');
    expect(once.filter((quest) => !played.includes(quest))).toEqual([]);
    expect(new Set(played.map(({ kind }) => kind))).toEqual(new Set(['MAIN', 'SUB', 'DAILY', 'WEEKLY']));

    const exp = rewardSum(played, 'USER_EXP');
    expect(await ledgerSum(child, 'USER_EXP')).toBe(exp);
    // Levels that open nothing else give points.
    const gifts = await ledgerSum(child, 'POINT', 'level');
    // A quest asks for the phases of every foe, which pays for the last.
    const foes = await ledgerSum(child, 'POINT', 'foe');
    expect(foes).toBe(FOES.reduce((sum, { reward }) => sum + reward.point, 0));
    expect(await readWallet(child)).toBe(
      WELCOME_POINTS +
        rewardSum(played, 'POINT') +
        gifts +
        foes +
        (await earnedByCode(child)) +
        doer.found -
        doer.spent,
    );
    const { body } = await api.call('inventory.list', {}, child);
    const owned = new Set(body.inventoryList.map(({ itemId }) => itemId));
    expect(itemsOf(played).filter((itemId) => !owned.has(itemId))).toEqual([]);
    expect(experienceOf(exp).level).toBeGreaterThanOrEqual(10);
    await checkLedger(test.server.deps);
  },
  LONG_PLAY_MS,
);
