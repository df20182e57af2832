import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { expToReach } from '#shared/content/levels.ts';
import { NO_PET, PETS, WHALE_ID } from '#shared/content/pets.ts';
import { limitOf } from '#shared/commerce/planBenefits.ts';
import { subscriptions } from '#server/db/tables/channels/plans.ts';
import { transaction } from '#server/domain/transaction.ts';
import { lockWallet } from '#server/domain/world/economy/lockWallet.ts';
import { grant } from '#server/domain/world/inventory/grant.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpDressedChild, type Child } from '../../support/signUpChild.ts';
import { subscribe } from '../../support/subscribing.ts';

const test = setUpApi();
const { api } = test;

const [CRAB, SEAHORSE] = PETS;
let child: Child;
beforeEach(async () => {
  child = await signUpDressedChild(test.server);
});

const list = async () => (await api.call('pets.list', {}, child)).body;
const choose = (petId: number) => api.call('pets.choose', { body: { petId } }, child);
const openIds = async () =>
  (await list()).petList.filter(({ lock }) => lock === null).map(({ petId }) => petId);

/** Grows the character to a level, through the ledger. */
const growTo = (level: number) =>
  transaction(test.server.deps, async (tx) => {
    const wallet = await lockWallet({ tx, userId: child.user.userId });
    const entries = [{ kind: 'USER_EXP' as const, amount: expToReach(level) - wallet.exp }];
    await grant({ tx, wallet, reasonKey: `test:level-${level}`, entries });
  });

it('comes along from its level on, and rests when it is told', async () => {
  expect(await list()).toMatchObject({
    chosenPetId: NO_PET,
    petList: [{ petId: CRAB.id, lock: 'LEVEL' }, ...PLAN],
  });
  const { status, error } = await choose(CRAB.id);
  expect([status, error.errorCode]).toEqual([404, 'NOT_FOUND_INVENTORY']);
  expect(error.message).toContain(`레벨 ${CRAB.level}`);
  await growTo(CRAB.level);
  expect(await openIds()).toEqual([CRAB.id]);
  expect((await choose(CRAB.id)).body).toEqual({ chosenPetId: CRAB.id });
  expect((await list()).chosenPetId).toBe(CRAB.id);
  expect((await choose(NO_PET)).status).toBe(200);
  expect((await choose(NO_PET)).status).toBe(200);
  expect((await list()).chosenPetId).toBe(NO_PET);
});

const PLAN = PETS.slice(1).map(({ id }) => ({ petId: id, lock: id === WHALE_ID ? 'SHELLS' : 'PLAN' }));

it('three more come with the plan, as long as it holds', async () => {
  expect((await choose(SEAHORSE.id)).error.errorCode).toBe('NEED_TO_PAY');
  await growTo(CRAB.level);
  await subscribe(api, child);
  expect(await openIds()).toHaveLength(limitOf('pets', true));
  expect((await choose(SEAHORSE.id)).status).toBe(200);
  const { db } = test.server.deps;
  await db
    .update(subscriptions)
    .set({ state: 'ENDED', nextTryAt: null })
    .where(eq(subscriptions.userId, child.user.userId));
  expect((await list()).chosenPetId, 'nothing was taken: it waits').toBe(NO_PET);
  expect(await openIds()).toHaveLength(limitOf('pets', false));
  await subscribe(api, child);
  expect((await list()).chosenPetId).toBe(SEAHORSE.id);
});

it.each([
  [99, 404, 'RESOURCE_NOT_FOUND'],
  [-1, 400, 'VALIDATION_FAIL'],
  [1.5, 400, 'VALIDATION_FAIL'],
  [2_147_483_648, 400, 'VALIDATION_FAIL'],
  ['1', 400, 'VALIDATION_FAIL'],
])('%j is answered %i', async (petId, status, code) => {
  const { status: answered, error } = await choose(petId as number);
  expect([answered, error.errorCode]).toEqual([status, code]);
});
