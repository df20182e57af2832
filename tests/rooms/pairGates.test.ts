import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { PAIR_GATE_REWARD } from '#shared/content/collectibles.ts';
import { beach } from '#shared/content/maps/maps.ts';
import type { GateOpened, GateState } from '#shared/contract/rooms/gateMessages.ts';
import { INPUT } from '#shared/simulation/inputBits.ts';
import { ledgerEntries, wallets } from '#server/db/tables/world/economy.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import { eventually } from '../support/eventually.ts';
import { newChild, type Child } from './support/newChild.ts';
import { testWorld } from './support/testWorld.ts';

const server = testWorld();
const gate = beach.pairGates[0];
if (gate === undefined) throw new Error('the beach has no gate for two');
const onPlate = (index: 0 | 1) => {
  const { x, y, w, h } = gate.plates[index];
  return { mapId: beach.id, x: x + w / 2, y: y + h };
};

/** A child with a purse on a plate, and what it was told. */
async function standOn(index: 0 | 1) {
  const child = await newChild(server.deps, onPlate(index));
  await server.deps.db.insert(wallets).values({ userId: child.userId });
  return enterAs(child);
}

async function enterAs(child: Child) {
  const visitor = server.visit({ token: child.token });
  const told = { states: [] as GateState[], opened: [] as GateOpened[] };
  visitor.connection.gates.changed.on(({ gates }) => told.states.push(...gates));
  visitor.connection.gates.opened.on((opened) => told.opened.push(opened));
  await visitor.enter(beach.id);
  return { child, visitor, told };
}
const rewardsOf = async ({ userId }: Child) =>
  (await server.deps.db.select().from(ledgerEntries).where(eq(ledgerEntries.userId, userId))).filter(
    ({ reasonKey }) => reasonKey === `gate:${seoulDay(new Date())}:${beach.id}:${gate.id}`,
  );

it('opens for two who stand on both plates, for both and once a day', async () => {
  const heard: (readonly [number, number])[] = [];
  const stop = server.deps.events.follow({
    'gate.opened': ({ userId, friendId }) => heard.push([userId, friendId]),
  });
  const left = await standOn(0);
  await eventually(() => expect(left.told.states.at(-1)?.plates).toEqual([true, false]));
  await left.visitor.patches(60);
  expect(left.told.opened).toEqual([]);

  const right = await standOn(1);
  await eventually(() =>
    expect([left.told.opened, right.told.opened]).toEqual([[expect.anything()], [expect.anything()]]),
  );
  expect(left.told.opened[0]).toMatchObject({ partner: right.child.nickname, gained: PAIR_GATE_REWARD });
  await eventually(() => expect(right.told.states.at(-1)).toMatchObject({ isOpen: true }));

  // One steps off and on again: it opens, and gives nothing more today.
  await left.visitor.play([[INPUT.RIGHT, 40]]);
  await left.visitor.rest();
  await eventually(() => expect(left.told.states.at(-1)?.plates).toEqual([false, true]));
  await left.visitor.play([[INPUT.LEFT, 40]]);
  await left.visitor.rest();
  await eventually(() => expect(left.told.opened).toHaveLength(2));
  stop();
  expect(left.told.opened[1]).toMatchObject({ gained: { point: 0, exp: 0 } });
  expect(await rewardsOf(left.child)).toHaveLength(2);
  expect(await rewardsOf(right.child)).toHaveLength(2);
  const [one, other] = [left.child.userId, right.child.userId];
  expect(heard).toEqual([
    [one, other],
    [other, one],
  ]);
});

it('does not open for two on one plate', async () => {
  const one = await standOn(0);
  const other = await standOn(0);
  await other.visitor.patches(60);
  expect([one.told.opened, other.told.opened]).toEqual([[], []]);
  expect(await rewardsOf(one.child)).toEqual([]);
});
