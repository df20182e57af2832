import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { decodeEffects } from '#shared/contract/rooms/playerEffects.ts';
import { expToReach } from '#shared/content/levels.ts';
import { FIRST_MAP } from '#shared/content/maps/maps.ts';
import { PETS } from '#shared/content/pets.ts';
import { subscriptions } from '#server/db/tables/channels/plans.ts';
import { wallets } from '#server/db/tables/world/economy.ts';
import { userTitles } from '#server/db/tables/world/titles.ts';
import { endSubscription } from '#server/domain/channels/plans/subscriptionRows.ts';
import { transaction } from '#server/domain/transaction.ts';
import { choosePet } from '#server/domain/world/pets/chosenPet.ts';
import { wearTitle } from '#server/domain/world/titles/wornTitle.ts';
import { eventually } from '../support/eventually.ts';
import { newChild, type Child } from './support/newChild.ts';
import { testWorld } from './support/testWorld.ts';

const server = testWorld();

/** A child beside the spawn who has earned two titles. */
async function child(x: number): Promise<Child> {
  const made = await newChild(server.deps, { x, y: 944 });
  const { userId } = made;
  await server.deps.db.insert(wallets).values({ userId });
  await server.deps.db.insert(userTitles).values([10, 14].map((titleId) => ({ userId, titleId })));
  return made;
}

async function visit({ token }: Child) {
  const visitor = server.visit({ token });
  await visitor.enter(FIRST_MAP.id);
  return visitor;
}

it('a worn title is seen by the other, also when it is changed and taken off before its eyes', async () => {
  const [coral, near] = [await child(300), await child(400)];
  const wear = (titleId: number) => wearTitle({ deps: server.deps, userId: coral.userId, titleId });
  await wear(10);
  const own = await visit(coral);
  const watcher = await visit(near);
  const seen = () => watcher.connection.mirror.players().get(coral.userId)?.title;
  await eventually(() => expect(seen()).toBe(10));
  expect(own.connection.mirror.own?.title).toBe(10);
  await wear(14);
  await eventually(() => expect(seen()).toBe(14));
  const heard: [string, number][] = [];
  watcher.connection.talk.lineHeard.on(({ text, titleId }) => heard.push([text, titleId]));
  own.connection.talk.say('안녕!');
  await eventually(() => expect(heard, 'it is said beside the words, too').toEqual([['안녕!', 14]]));
  await wear(0);
  await eventually(() => expect(seen()).toBe(0));
  await eventually(() => expect(own.connection.mirror.own?.title).toBe(0));
});

it('a companion is seen by the other, and leaves before its eyes', async () => {
  const [coral, near] = [await child(300), await child(400)];
  const [{ id, level }] = PETS;
  await server.deps.db
    .update(wallets)
    .set({ exp: expToReach(level) })
    .where(eq(wallets.userId, coral.userId));
  const choose = (petId: number) => choosePet({ deps: server.deps, userId: coral.userId, petId });
  await choose(id);
  await visit(coral);
  const watcher = await visit(near);
  const seen = () => decodeEffects(watcher.connection.mirror.players().get(coral.userId)?.effects ?? 0).pet;
  await eventually(() => expect(seen()).toBe(id));
  await choose(0);
  await eventually(() => expect(seen()).toBe(0));
});

it('a companion of a plan leaves before the eyes of others when the plan ends', async () => {
  const [coral, near] = [await child(300), await child(400)];
  const { userId } = coral;
  const { db } = server.deps;
  const pet = PETS.at(1);
  if (!pet) throw new Error('there is one companion only');
  await db
    .update(wallets)
    .set({ exp: expToReach(pet.level) })
    .where(eq(wallets.userId, userId));
  const month = { startedAt: new Date(), paidUntil: new Date(Date.now() + 86_400_000) };
  const [plan] = await db
    .insert(subscriptions)
    .values({ userId, planCode: 'DOLPHIN_PRO', amount: 9900, billingKey: 'key', paymentId: 1, ...month })
    .returning();
  if (!plan) throw new Error('the plan is not kept');
  await choosePet({ deps: server.deps, userId, petId: pet.id });
  await visit(coral);
  const watcher = await visit(near);
  const seen = () => decodeEffects(watcher.connection.mirror.players().get(userId)?.effects ?? 0).pet;
  await eventually(() => expect(seen()).toBe(pet.id));
  await transaction(server.deps, (tx) => endSubscription(tx, plan));
  await eventually(() => expect(seen()).toBe(0));
});
