import { Room } from '@colyseus/sdk';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TELEPORT_PX } from '#client/net/rooms/replication/interpolateSamples.ts';
import { equippedItems } from '#server/db/tables/world/avatar.ts';
import type { PlayerProfileList, OutfitList } from '#shared/contract/rooms/snapshot/playerProfiles.ts';
import { CLIENT_MESSAGE, SERVER_MESSAGE } from '#shared/contract/rooms/worldMessages.ts';
import { INPUT } from '#shared/simulation/inputBits.ts';
import { eventually } from '../support/eventually.ts';
import { newChild, type Child } from './support/newChild.ts';
import { onSnapshot } from './support/onSnapshot.ts';
import { rawSeat } from './support/rawSeat.ts';
import type { Visitor } from './support/Visitor.ts';
import { testWorld } from './support/testWorld.ts';

/**
 * A child far in the east sees as far west as here (world px): the border of the first three zones of 320.
 */
const HORIZON = 960;

const server = testWorld();

afterEach(() => {
  vi.restoreAllMocks();
});

const childAt = (x: number) => newChild(server.deps, { x, y: 944 });

async function walkTo(visitor: Visitor, x: number): Promise<void> {
  const side = Math.sign(x - visitor.feet.x);
  visitor.keys = side < 0 ? INPUT.LEFT : INPUT.RIGHT;
  await eventually(() => expect((visitor.feet.x - x) * side).toBeGreaterThan(0));
  visitor.keys = 0;
}

/** Players who came into a visitor's sight and who went out of it, in order. */
function comings(visitor: Visitor): string[] {
  const log: string[] = [];
  const { mirror } = visitor.connection;
  mirror.joined.on(({ nickname }) => log.push(`+${nickname}`));
  mirror.left.on(({ nickname }) => log.push(`-${nickname}`));
  return log;
}

async function wear(child: Child, ...itemIds: number[]): Promise<void> {
  const categories = ['HAIR', 'HAT', 'SHOES'] as const;
  await server.deps.db.insert(equippedItems).values(
    itemIds.map((itemId, index) => ({
      userId: child.userId,
      category: categories[index] ?? 'HAIR',
      itemId,
    })),
  );
  server.deps.events.deliver({ type: 'avatar.changed', userId: child.userId });
}

describe('whoever is far away', () => {
  it('is not seen, comes into sight without a jump, goes out of it, and comes back', async () => {
    const [resident, traveller] = [await childAt(2700), await childAt(HORIZON - 60)];
    const witness = await server.enter(resident);
    const log = comings(witness);
    const walker = await server.enter(traveller);
    await witness.patches(4);
    expect(witness.connection.mirror.players().size).toBe(0);

    // Over the horizon and on over the border between two zones in sight.
    await walkTo(walker, HORIZON + 340);
    await eventually(() => expect(witness.lastSeen(traveller.userId)?.x).toBeCloseTo(walker.feet.x, 0));
    expect(log).toEqual([`+${traveller.nickname}`]);
    const seen = witness.connection.mirror.players().get(traveller.userId)?.samples ?? [];
    const steps = seen.slice(1).map(({ x }, index) => x - (seen[index]?.x ?? 0));
    expect(steps.length).toBeGreaterThan(8);
    // Never back, and never so far at once that it would be drawn as a cut.
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...steps)).toBeLessThan(TELEPORT_PX);

    await walkTo(walker, HORIZON - 50);
    await eventually(() => expect(log).toEqual([`+${traveller.nickname}`, `-${traveller.nickname}`]));
    await walkTo(walker, HORIZON + 50);
    await eventually(() => expect(witness.lastSeen(traveller.userId)).toBeDefined());
    expect(log.at(-1)).toBe(`+${traveller.nickname}`);
  });

  it('is heard all the same, by name', async () => {
    const [west, east] = [await childAt(300), await childAt(2900)];
    const [listener, speaker] = [await server.enter(west), await server.enter(east)];
    const heard: string[] = [];
    listener.connection.talk.lineHeard.on(({ nickname, text }) => heard.push(`${nickname}: ${text}`));
    speaker.connection.talk.emote('HELLO');
    speaker.connection.talk.say('거기 들려?');
    await eventually(() => expect(heard).toEqual([`${east.nickname}: 거기 들려?`]));
    expect(listener.connection.mirror.players().size).toBe(0);
    expect(listener.state.status).toBe('live');
  });

  it('is not even told of', async () => {
    const [west, east] = [await childAt(300), await childAt(2900)];
    await server.enter(east);
    const room = await rawSeat(server, west);
    const named: string[] = [];
    room.onMessage(SERVER_MESSAGE.PROFILES, (profiles: PlayerProfileList) =>
      named.push(...profiles.map(([, , nickname]) => nickname)),
    );
    let patches = 0;
    onSnapshot(room, () => (patches += 1));
    await eventually(() => expect(patches).toBeGreaterThan(4));
    expect(named).toEqual([west.nickname]);
    await room.leave();
  });
});

describe('places in a room', () => {
  it('that are given on show the next one, never the last', async () => {
    const [first, second, third] = [await childAt(500), await childAt(600), await childAt(700)];
    const witness = await server.enter(first);
    const log = comings(witness);
    (await server.enter(second)).leave();
    await eventually(() => expect(log).toEqual([`+${second.nickname}`, `-${second.nickname}`]));
    await server.enter(third);
    await eventually(() => expect(witness.lastSeen(third.userId)).toMatchObject({ x: 700 }));
    const back = await server.enter(second);
    await eventually(() => expect(witness.lastSeen(second.userId)?.x).toBeCloseTo(back.feet.x, 0));
    expect(witness.connection.mirror.players().get(third.userId)?.nickname).toBe(third.nickname);
    expect(log.slice(2)).toEqual([`+${third.nickname}`, `+${second.nickname}`]);
  });

  it('are kept through a lost line: nobody blinks, and whoever comes back sees everybody', async () => {
    const [resident, guest] = [await childAt(500), await childAt(600)];
    const witness = await server.enter(resident);
    const log = comings(witness);
    const visitor = await server.enter(guest);
    await eventually(() => expect(log).toEqual([`+${guest.nickname}`]));
    const guestLog = comings(visitor);
    visitor.connection.connect(1);
    await visitor.until('live');
    await eventually(() => expect(visitor.lastSeen(resident.userId)).toMatchObject({ x: 500 }));
    await visitor.hold(INPUT.RIGHT, 300);
    await eventually(() => expect(witness.lastSeen(guest.userId)?.x).toBeCloseTo(visitor.feet.x, 0));
    expect(log.at(-1)).toBe(`+${guest.nickname}`);
    expect(guestLog).toEqual([`-${resident.nickname}`, `+${resident.nickname}`]);
  });
});

describe('an outfit', () => {
  it('is asked for once, however many wear it and however often they come', async () => {
    const sent = vi.spyOn(Room.prototype, 'send');
    const asked = () =>
      sent.mock.calls
        .filter(([type]) => type === CLIENT_MESSAGE.WANT_OUTFITS)
        .flatMap(([, ids]) => ids as string[]);
    const [resident, ...twins] = [await childAt(500), await childAt(600), await childAt(650)];
    for (const twin of twins) await wear(twin, 4, 31);
    const witness = await server.enter(resident);
    const outfitOf = ({ userId }: Child) => witness.connection.mirror.players().get(userId)?.outfit;
    for (const twin of twins) {
      const raw = await rawSeat(server, twin);
      await eventually(() => expect(outfitOf(twin)).toBe('4,31'));
      await raw.leave();
      await eventually(() => expect(outfitOf(twin)).toBeUndefined());
    }
    expect(asked()).toHaveLength(1);
    // Nobody asks for its own.
    witness.connection.connect(1);
    await witness.until('live');
    await eventually(() => expect(witness.connection.mirror.own?.outfit).toBe(''));
    expect(asked()).toHaveLength(1);
  });

  it('that is changed reaches the neighbour well within a second, and its wearer', async () => {
    const [resident, dandy] = [await childAt(500), await childAt(600)];
    const [witness, wearer] = [await server.enter(resident), await server.enter(dandy)];
    await eventually(() => expect(witness.lastSeen(dandy.userId)).toBeDefined());
    const worn: (string | null)[] = [];
    witness.connection.mirror.changed.on(({ outfit }) => worn.push(outfit));
    await wear(dandy, 4, 31, 44);
    await eventually(() => expect(worn).toEqual(['4,31,44']), { timeout: 500 });
    await eventually(() => expect(wearer.connection.mirror.own?.outfit).toBe('4,31,44'), { timeout: 500 });
  });

  it('of nobody here has no code, and a senseless question no answer', async () => {
    const room = await rawSeat(server, await childAt(500));
    const answers: OutfitList[] = [];
    room.onMessage(SERVER_MESSAGE.OUTFITS, (told: OutfitList) => answers.push(told));
    await eventually(() => expect(answers).toHaveLength(1));
    const [own] = answers[0]?.[0] ?? [''];
    const { WANT_OUTFITS } = CLIENT_MESSAGE;
    for (const senseless of [null, 'all', [1], ['../../etc'], Array.from({ length: 65 }, () => own)])
      room.send(WANT_OUTFITS, senseless);
    room.send(WANT_OUTFITS, [own, 'aaaaaaaaaaa']);
    await eventually(() => expect(answers).toHaveLength(2));
    expect(answers[1]).toEqual([
      [own, ''],
      ['aaaaaaaaaaa', null],
    ]);
    await room.leave();
  });
});
