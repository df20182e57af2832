import { Client } from '@colyseus/sdk';
import { describe, expect, it, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { equippedItems } from '#server/db/tables/world/avatar.ts';
import { characterPositions } from '#server/db/tables/world/characters.ts';
import { WORLD_CLOSE } from '#shared/contract/rooms/worldCloseCodes.ts';
import { WORLD_ROOM_CAPACITY } from '#shared/contract/rooms/worldRoom.ts';
import { INPUT } from '#shared/simulation/inputBits.ts';
import { eventually } from '../support/eventually.ts';
import { nextEvent } from '../support/nextEvent.ts';
import { newChild, savedPosition } from './support/newChild.ts';
import { requestSeat } from '#client/net/rooms/connection/requestSeat.ts';
import { rawSeat } from './support/rawSeat.ts';
import { Relay } from './support/Relay.ts';
import { testWorld } from './support/testWorld.ts';

const server = testWorld();

it('entering is told to the domain as a visit of the map', async () => {
  const child = await newChild(server.deps);
  const visited = nextEvent(server.deps.events, 'map.visited');
  await server.enter(child);
  expect(await visited).toMatchObject({ userId: child.userId, mapId: 1 });
});

it('a page of a version that no room speaks any more is asked to load anew', async () => {
  const child = await newChild(server.deps);
  const visitor = server.visit(child);
  const { fetch } = globalThis;
  const old = vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    const { body: asked = '' } = init ?? {};
    const body = typeof asked === 'string' ? asked.replace(/"protocol":\d+/, '"protocol":0') : asked;
    return fetch(address, { ...init, body });
  });
  visitor.connection.connect(1);
  await visitor.until('outdated');
  old.mockRestore();
  await visitor.enter();
  expect(visitor.state.status).toBe('live');
});

describe('two children on one map', () => {
  it('see each other arrive, walk, jump and leave', async () => {
    const [coral, shell] = [await newChild(server.deps), await newChild(server.deps)];
    const one = await server.enter(coral);
    const two = await server.enter(shell);
    await eventually(() =>
      expect(one.connection.mirror.players().get(shell.userId)?.nickname).toBe(shell.nickname),
    );
    // A child who arrives is let down onto the ground by the first tick.
    await eventually(() =>
      expect(two.lastSeen(coral.userId)).toMatchObject({ x: 480, y: 944, animation: 'stand' }),
    );

    await one.hold(INPUT.RIGHT, 400);
    await eventually(() => expect(two.lastSeen(coral.userId)?.x).toBeCloseTo(one.feet.x, 0));
    expect(one.feet.x).toBeGreaterThan(530);
    expect(two.lastSeen(coral.userId)?.facing).toBe(1);

    const heights: number[] = [];
    const poses = new Set<string>();
    const watching = setInterval(() => {
      const seen = two.lastSeen(coral.userId);
      if (seen !== undefined) poses.add(seen.animation);
      heights.push(seen?.y ?? 944);
    }, 20);
    await one.hold(INPUT.JUMP, 700);
    await eventually(() => expect(two.lastSeen(coral.userId)).toMatchObject({ y: 944, animation: 'stand' }));
    clearInterval(watching);
    expect(Math.min(...heights)).toBeLessThan(944 - 110);
    expect([...poses]).toEqual(expect.arrayContaining(['jump', 'fall']));

    one.leave();
    await eventually(() => expect(two.connection.mirror.players().has(coral.userId)).toBe(false));
  });

  it('see who sits, also when they come later, until the first step', async () => {
    const [coral, shell, late] = [
      await newChild(server.deps),
      await newChild(server.deps),
      await newChild(server.deps),
    ];
    const one = await server.enter(coral);
    const two = await server.enter(shell);
    await one.hold(INPUT.RIGHT, 100);
    await one.rest();
    one.connection.talk.emote('SIT');
    await eventually(() => expect(two.lastSeen(coral.userId)?.isSitting).toBe(true));
    await eventually(() => expect(one.connection.mirror.ownSits).toBe(true));
    const three = await server.enter(late);
    await eventually(() => expect(three.lastSeen(coral.userId)?.isSitting).toBe(true));
    await one.hold(INPUT.LEFT, 100);
    await eventually(() => expect(three.lastSeen(coral.userId)?.isSitting).toBe(false));
    await eventually(() => expect(one.connection.mirror.ownSits).toBe(false));
    expect(one.connection.self?.corrections.count).toBe(0);
  });

  it('need no correction while they walk and jump about', async () => {
    const visitor = await server.enter(await newChild(server.deps));
    for (const keys of [
      INPUT.RIGHT,
      INPUT.RIGHT | INPUT.JUMP,
      INPUT.LEFT,
      0,
      INPUT.LEFT | INPUT.JUMP,
      INPUT.RIGHT,
    ]) {
      await visitor.hold(keys, 350);
    }
    await visitor.rest();
    expect(visitor.connection.self?.corrections.largest).toBeLessThanOrEqual(2);
  });

  it('see a new outfit and a new level within a second', async () => {
    const [coral, shell] = [await newChild(server.deps), await newChild(server.deps)];
    await server.enter(coral);
    const two = await server.enter(shell);
    await server.deps.db.insert(equippedItems).values([
      { userId: coral.userId, category: 'HAT', itemId: 31 },
      { userId: coral.userId, category: 'HAIR', itemId: 4 },
    ]);
    server.deps.events.deliver({ type: 'avatar.changed', userId: coral.userId });
    server.deps.events.deliver({ type: 'level.changed', userId: coral.userId, level: 7 });
    await eventually(
      () =>
        expect(two.connection.mirror.players().get(coral.userId)).toMatchObject({ outfit: '4,31', level: 7 }),
      { timeout: 1000 },
    );
  });
});

describe('the spot', () => {
  it('is kept on leaving and found again', async () => {
    const child = await newChild(server.deps, { x: 700, y: 944 });
    const visitor = await server.enter(child);
    await visitor.hold(INPUT.RIGHT, 300);
    await visitor.rest();
    const { x, y } = visitor.feet;
    visitor.leave();
    await eventually(async () =>
      expect(await savedPosition(server.deps, child)).toMatchObject({ mapId: 1, x, y }),
    );
    expect((await server.enter(child)).feet).toEqual({ x, y });
  });

  it('is written every second for whoever has moved', async () => {
    const child = await newChild(server.deps, { x: 700, y: 944 });
    const visitor = await server.enter(child);
    await visitor.hold(INPUT.RIGHT, 300);
    await eventually(async () => expect((await savedPosition(server.deps, child))?.x).toBeGreaterThan(740), {
      timeout: 1500,
    });
    expect(visitor.state.status).toBe('live');
  });

  it('gives way to the spawn when a wall stands there now', async () => {
    const child = await newChild(server.deps, { x: 40, y: 700 });
    expect((await server.enter(child)).feet).toEqual({ x: 480, y: 944 });
  });
});

describe('one seat per child', () => {
  it('goes to the newer tab, on the same spot', async () => {
    const [child, other] = [await newChild(server.deps), await newChild(server.deps)];
    const old = await server.enter(child);
    const witness = await server.enter(other);
    await old.hold(INPUT.RIGHT, 300);
    await old.rest();
    const { feet } = old;
    let goodbyes = 0;
    witness.connection.mirror.left.on(() => (goodbyes += 1));

    const newer = await server.enter(child);
    await old.until('movedToAnotherTab');
    expect(old.state.closeCode).toBe(WORLD_CLOSE.MOVED_TO_ANOTHER_TAB);
    expect(newer.feet).toEqual(feet);
    await newer.hold(INPUT.LEFT, 200);
    await eventually(() => expect(witness.lastSeen(child.userId)?.facing).toBe(-1));
    expect(goodbyes).toBe(0);
    expect(witness.connection.mirror.players().size).toBe(1);
  });

  it('stays with whoever asked last, even if an older line arrives later', async () => {
    const child = await newChild(server.deps);
    const late = await requestSeat(server.url, child.token, { mapId: 1 });
    const newer = await server.enter(child);
    const joining = new Client(server.url).consumeSeatReservation(late);
    await expect(joining).rejects.toMatchObject({ code: WORLD_CLOSE.MOVED_TO_ANOTHER_TAB });
    await newer.hold(INPUT.RIGHT, 200);
    expect(newer.state.status).toBe('live');
  });

  it('is asked for once, however often one is told to try again meanwhile', async () => {
    const child = await newChild(server.deps);
    const relay = await Relay.open(server.port, { roundTripMs: 300 });
    let tokens = 0;
    const visitor = server.visit({ url: relay.url, token: () => ((tokens += 1), child.token) });
    visitor.connection.connect(1);
    await eventually(() => {
      if (visitor.state.status !== 'live') visitor.connection.retry();
      expect(visitor.state.status).toBe('live');
    });
    await visitor.patches(12);
    expect(visitor.state.status).toBe('live');
    expect(tokens).toBe(1);
    await relay.close();
  });

  it('is asked for again at once when a try fails during which somebody asked for the next', async () => {
    const child = await newChild(server.deps);
    let tries = 0;
    const token = () => {
      tries += 1;
      if (tries === 1) throw new Error('no token just now');
      return child.token;
    };
    const visitor = server.visit({ token });
    const waits = vi.spyOn(globalThis, 'setTimeout');
    visitor.connection.connect(1);
    visitor.connection.retry();
    await eventually(() => expect(tries).toBe(2));
    // Any other failed try is followed by a pause of at least an eighth of a second.
    expect(waits.mock.calls.some(([, ms]) => ms === 0)).toBe(true);
    waits.mockRestore();
    await visitor.until('live');
    expect(tries).toBe(2);
  });

  it('survives two tabs that enter in the same instant', async () => {
    const child = await newChild(server.deps);
    const tabs = [server.visit(child), server.visit(child), server.visit(child)];
    for (const tab of tabs) tab.connection.connect(1);
    await eventually(() =>
      expect(tabs.map((tab) => tab.state.status).sort()).toEqual([
        'live',
        'movedToAnotherTab',
        'movedToAnotherTab',
      ]),
    );
  });

  it('is held for a while when the line breaks, and found by the next one', async () => {
    const [child, other] = [await newChild(server.deps), await newChild(server.deps)];
    const witness = await server.enter(other);
    const goodbyes: number[] = [];
    witness.connection.mirror.left.on(({ userId }) => goodbyes.push(userId));
    const broken = await rawSeat(server, child);
    await eventually(() => expect(witness.lastSeen(child.userId)).toBeDefined());
    broken.connection.close();
    await witness.patches(6);
    await server.enter(child);
    await witness.patches(4);
    expect(goodbyes).toEqual([]);
    expect(witness.connection.mirror.players().size).toBe(1);
  });

  it('goes on where it ended for whoever comes back while that is still being saved', async () => {
    const child = await newChild(server.deps, { x: 480 });
    const { userId } = child;
    const witness = await server.enter(await newChild(server.deps));
    const leaving = await server.enter(child);
    await leaving.hold(INPUT.RIGHT, 400);
    await leaving.rest();
    const { feet } = leaving;
    expect(feet.x).toBeGreaterThan(500);
    const back = server.visit(child);
    await server.deps.db.transaction(async (tx) => {
      await tx.select().from(characterPositions).where(eq(characterPositions.userId, userId)).for('update');
      leaving.leave();
      await eventually(() => expect(witness.connection.mirror.players().has(userId)).toBe(false));
      back.connection.connect(1);
      // So many patches take longer than an entry that does not wait.
      await witness.patches(20);
      expect(back.state.status).toBe('connecting');
    });
    await back.until('live');
    expect(back.feet).toEqual(feet);
    expect(await savedPosition(server.deps, child)).toMatchObject({ x: feet.x });
    server.deps.events.deliver({ type: 'session.revoked', userId });
    await back.until('kicked');
  });

  it('ends with the session', async () => {
    const child = await newChild(server.deps);
    const visitor = await server.enter(child);
    server.deps.events.deliver({ type: 'session.revoked', userId: child.userId });
    await visitor.until('kicked');
    expect(visitor.state.closeCode).toBe(WORLD_CLOSE.SIGNED_OUT);
  });
});

describe('the token', () => {
  it('is renewed once it is refused, without the player noticing', async () => {
    const { token } = await newChild(server.deps);
    const asked: boolean[] = [];
    const visitor = server.visit({
      token: (refresh) => {
        asked.push(refresh);
        return refresh ? token : 'out.of.date';
      },
    });
    await visitor.enter();
    expect(asked).toEqual([false, true]);
  });

  it('that nobody has any more ends the tries', async () => {
    const visitor = server.visit({ token: () => null });
    visitor.connection.connect(1);
    await visitor.until('kicked');
    expect(visitor.state.closeCode).toBe(WORLD_CLOSE.SIGNED_OUT);
  });
});

describe('a network that lets no WebSocket through', () => {
  it('is named after a few tries, and left behind as soon as it lets one through', async () => {
    const { token } = await newChild(server.deps);
    const relay = await Relay.open(server.port, { refusesSockets: true });
    const visitor = server.visit({ url: relay.url, token });
    visitor.connection.connect(1);
    await visitor.until('connecting');
    await visitor.until('blocked', 6000);
    relay.become({});
    visitor.connection.retry();
    await visitor.until('live');
    relay.break();
    await visitor.until('resumed');
    await visitor.until('live');
    expect(visitor.state).toMatchObject({ attempt: 0, closeCode: null });
    await relay.close();
  });
});

describe('a full map', () => {
  it('opens again beside itself', async () => {
    const crowd = [];
    for (let place = 0; place <= WORLD_ROOM_CAPACITY; place += 1) {
      crowd.push(await rawSeat(server, await newChild(server.deps, { mapId: 2, x: 288 }), 2));
    }
    const copies = Map.groupBy(crowd, ({ roomId }) => roomId);
    expect([...copies.values()].map((copy) => copy.length).sort((a, b) => b - a)).toEqual([
      WORLD_ROOM_CAPACITY,
      1,
    ]);
    await Promise.all(crowd.map((room) => room.leave()));
  });
});

describe('a child who asks for many seats', () => {
  it('at once keeps one place, so that the others still come together', async () => {
    const [greedy, first, second] = [
      await newChild(server.deps, { mapId: 3 }),
      await newChild(server.deps, { mapId: 3 }),
      await newChild(server.deps, { mapId: 3 }),
    ];
    const ask = () => requestSeat(server.url, greedy.token, { mapId: 3 });
    const seats = await Promise.all(Array.from({ length: WORLD_ROOM_CAPACITY }, ask));
    const rooms = [await rawSeat(server, first, 3), await rawSeat(server, second, 3)];
    expect(new Set([...seats, ...rooms].map(({ roomId }) => roomId)).size).toBe(1);
    await Promise.all(rooms.map((room) => room.leave()));
  });
});

describe('the door', () => {
  const ask = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/matchmake/joinOrCreate/world`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  it('stays shut without a token and with a wrong one', async () => {
    const without = await ask({ mapId: 1 });
    expect(without.status).toBe(401);
    expect(without.headers.get('access-control-allow-origin')).toBeNull();
    const wrong = await ask({ mapId: 1 }, { authorization: 'Bearer a.b.c' });
    expect(wrong.status).toBe(401);
    expect(await wrong.json()).toMatchObject({ errorCode: 'INVALID_AUTH_TOKEN' });
  });

  it.each([[{}], [{ mapId: 99 }], [{ mapId: '1' }], [{ mapId: -1 }], [[1]]])('refuses %j', async (body) => {
    const { token } = await newChild(server.deps);
    expect((await ask(body, { authorization: `Bearer ${token}` })).status).toBe(400);
  });

  it('knows no other way in', async () => {
    const { token } = await newChild(server.deps);
    for (const path of ['create/world', 'joinById/world', 'joinOrCreate/other']) {
      const answer = await fetch(`${server.url}/matchmake/${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: '{"mapId":1}',
      });
      expect(answer.status).toBe(404);
    }
  });

  it('sends whoever asks for the wrong map to the right one', async () => {
    const visitor = await server.enter(await newChild(server.deps, { mapId: 2, x: 288, y: 944 }), 1);
    expect(visitor.travels).toEqual([2]);
    expect(visitor.state).toMatchObject({ status: 'live', mapId: 2 });
  });
});

describe('a portal', () => {
  it('takes whoever stands before it, without a double', async () => {
    const child = await newChild(server.deps, { x: 3000, y: 944 });
    const [left, arrived] = [
      await server.enter(await newChild(server.deps, { x: 2600, y: 944 })),
      await server.enter(await newChild(server.deps, { mapId: 2, x: 288, y: 944 }), 2),
    ];
    const visitor = await server.enter(child);
    await eventually(() => expect(left.lastSeen(child.userId)).toBeDefined());
    visitor.connection.usePortal(1);
    await eventually(() => expect(visitor.state).toMatchObject({ status: 'live', mapId: 2 }));
    expect(visitor.travels).toEqual([2]);
    expect(visitor.feet).toEqual({ x: 288, y: 944 });
    await eventually(() => expect(arrived.lastSeen(child.userId)).toBeDefined());
    await eventually(() => expect(left.connection.mirror.players().has(child.userId)).toBe(false));
    expect(await savedPosition(server.deps, child)).toMatchObject({ mapId: 2, x: 288, y: 944 });
    visitor.leave();
    await eventually(async () => expect(await server.deps.presence.placeOf(child.userId)).toBeNull());
    expect(await savedPosition(server.deps, child)).toMatchObject({ mapId: 2 });
  });

  it('is out of reach from afar, and an unknown one leads nowhere', async () => {
    const child = await newChild(server.deps, { x: 2900, y: 944 });
    const visitor = await server.enter(child);
    visitor.connection.usePortal(1);
    await eventually(() => expect(visitor.refusals).toEqual(['tooFar']));
    visitor.connection.usePortal(77);
    await eventually(() => expect(visitor.refusals).toEqual(['tooFar', 'unknown']));
    expect(visitor.state).toMatchObject({ status: 'live', mapId: 1 });
  });
});
