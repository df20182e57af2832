import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CloseCode, type Room } from '@colyseus/sdk';
import { ITEMS } from '#shared/content/items.ts';
import { encodeInputBatch } from '#shared/contract/rooms/inputBatch.ts';
import type { SelfState } from '#shared/contract/rooms/selfState.ts';
import { DASH_SPEED, JUMP_SPEED, RISE_GRAVITY, WALK_SPEED } from '#shared/simulation/feel.ts';
import { ROOM_PROTOCOL } from '#shared/contract/rooms/protocol.ts';
import { INPUT } from '#shared/simulation/inputBits.ts';
import { createApiClient } from '../support/apiClient.ts';
import { eventually } from '../support/eventually.ts';
import { signUpDressedChild } from '../support/signUpChild.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';
import { newChild, type Child } from './support/newChild.ts';
import { closeCodeOf, handled, rawSeat } from './support/rawSeat.ts';
import { Relay, type RelayConditions } from './support/Relay.ts';
import { onSelfState } from './support/onSnapshot.ts';
import { pause, Visitor } from './support/Visitor.ts';

let server: TestServer;
/** Warnings in the log. */
let warnings: { readonly cheat?: string; readonly userId?: number }[];

beforeAll(async () => {
  server = await startTestServer();
  warnings = [];
  vi.spyOn(server.deps.log, 'warn').mockImplementation((line: unknown) => {
    warnings.push(line as { cheat?: string });
  });
});

afterAll(async () => {
  await server.close();
});

const told = ({ userId }: { readonly userId: number }) =>
  warnings.filter((line) => line.userId === userId).map(({ cheat }) => cheat);

/** Somebody with a socket and no scruples, on the plaza; its ground is at 944. */
class Cheater {
  readonly child: Child;
  readonly room: Room;
  self: SelfState | null = null;
  #seq = 0;
  #tick = 0;

  private constructor(child: Child, room: Room) {
    this.child = child;
    this.room = room;
    onSelfState(room, (self) => (this.self = self));
  }

  static async enter(at: { x: number; y?: number }): Promise<Cheater> {
    const child = await newChild(server.deps, { y: 944, ...at });
    const cheater = new Cheater(child, await rawSeat(server, child));
    await eventually(() => cheater.body);
    return cheater;
  }

  get body(): SelfState['state'] {
    if (this.self === null) throw new Error('nothing was heard of the own body');
    return this.self.state;
  }

  /** Sends so many ticks of these keys, numbered as they should be unless told otherwise. */
  press(bits: number, ticks: number, claim: { readonly seq?: number; readonly tick?: number } = {}): void {
    for (let left = ticks; left > 0; left -= 12) {
      const length = Math.min(12, left);
      const firstSeq = claim.seq ?? this.#seq + 1;
      const firstTick = claim.tick ?? this.#tick + 1;
      this.room.sendBytes(
        'input',
        encodeInputBatch({ firstSeq, firstTick, bits: Array<number>(length).fill(bits) }),
      );
      this.#seq = Math.max(this.#seq, firstSeq + length - 1);
      this.#tick += length;
    }
  }

  /** Presses these keys, as many ticks as time passes, and gives the highest the feet got (the smallest y). */
  async play(script: readonly (readonly [bits: number, ticks: number])[]): Promise<number> {
    let highest = this.body.y;
    for (const [bits, ticks] of script) {
      for (let left = ticks; left > 0; left -= 3) {
        this.press(bits, Math.min(3, left));
        await pause(50);
        highest = Math.min(highest, this.body.y);
      }
    }
    return highest;
  }
}

interface CheatCase {
  readonly name: string;
  /**
   * The cheat's name in the log; null when the keys are those of any child, and only their effect is
   * refused.
   */
  readonly cheat: string | null;
  readonly at: { readonly x: number; readonly y?: number };
  /** Cheats, and says in what it has failed. */
  readonly play: (cheater: Cheater) => Promise<void>;
}

const CHEATS: readonly CheatCase[] = [
  {
    name: 'speed: ten times as many ticks as time',
    cheat: 'speed',
    at: { x: 600 },
    play: async (cheater) => {
      const start = performance.now();
      while (performance.now() - start < 1000) {
        cheater.press(INPUT.RIGHT, 24);
        await pause(40);
      }
      await handled(cheater.room);
      // A second may be caught up at once; beyond that a walk is a walk.
      const seconds = (performance.now() - start) / 1000;
      expect(cheater.body.x - 600).toBeLessThan(WALK_SPEED * (seconds * 1.05 + 1));
    },
  },
  {
    name: 'teleport: a message that says where one is',
    cheat: 'nonsense',
    at: { x: 600 },
    play: async (cheater) => {
      for (const type of ['position', 'move', 'teleport']) cheater.room.send(type, { x: 2900, y: 100 });
      cheater.room.send('input', { x: 2900, y: 100, firstSeq: 1, bits: [0] });
      await cheater.play([[INPUT.RIGHT, 6]]);
      expect(cheater.body.x).toBeLessThan(620);
    },
  },
  {
    name: 'teleport: a spot among the wishes for a seat',
    cheat: null,
    at: { x: 600 },
    play: async ({ child }) => {
      const answer = await fetch(`${server.url}/matchmake/joinOrCreate/world`, {
        method: 'POST',
        headers: { authorization: `Bearer ${child.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ mapId: 1, protocol: ROOM_PROTOCOL, x: 2900, y: 100, userId: 1 }),
      });
      expect(answer.status).toBe(200);
      const room = await rawSeat(server, child);
      let x = 0;
      onSelfState(room, ({ state }) => (x = state.x));
      await eventually(() => expect(x).toBe(600));
      await room.leave();
    },
  },
  {
    name: 'flight: the jump key for ever',
    cheat: null,
    at: { x: 600 },
    play: async (cheater) => {
      const highest = await cheater.play([[INPUT.JUMP, 90]]);
      expect(highest).toBeGreaterThan(944 - (JUMP_SPEED * JUMP_SPEED) / (2 * RISE_GRAVITY) - 30);
      expect(cheater.body).toMatchObject({ y: 944, grounded: true });
    },
  },
  {
    name: 'flight: a tick of falling now and then',
    cheat: 'hover',
    // between the platforms, high over the ground
    at: { x: 780, y: 100 },
    play: async (cheater) => {
      for (let step = 1; step <= 12 && cheater.body.y < 600; step += 1) {
        cheater.press(0, 1, { tick: 4_000_000 });
        await pause(600);
      }
      expect(cheater.body.y).toBeGreaterThan(600);
    },
  },
  {
    name: 'double jump without the skill',
    cheat: null,
    at: { x: 600 },
    play: async (cheater) => {
      const highest = await cheater.play([
        [INPUT.JUMP, 18],
        [0, 3],
        [INPUT.JUMP, 18],
        [0, 3],
        [INPUT.JUMP, 18],
      ]);
      expect(highest).toBeGreaterThan(944 - 150);
    },
  },
  {
    name: 'dash without the skill',
    cheat: null,
    at: { x: 600 },
    play: async (cheater) => {
      await cheater.play([
        [INPUT.RIGHT, 3],
        [0, 3],
        [INPUT.RIGHT, 12],
      ]);
      expect(cheater.body.vx).toBeLessThanOrEqual(WALK_SPEED);
      expect(cheater.body.x - 600).toBeLessThan((DASH_SPEED / 60) * 9);
    },
  },
  {
    name: 'wall climb without the skill',
    cheat: null,
    // beside the wall at the left end
    at: { x: 97 },
    play: async (cheater) => {
      const hop = [
        [INPUT.LEFT | INPUT.JUMP, 15],
        [INPUT.LEFT, 3],
      ] as const;
      expect(await cheater.play([...hop, ...hop, ...hop])).toBeGreaterThan(944 - 150);
    },
  },
  {
    name: 'replay: the same steps again and again',
    cheat: 'replay',
    at: { x: 600 },
    play: async (cheater) => {
      cheater.press(INPUT.RIGHT, 12, { seq: 1 });
      for (let again = 0; again < 20; again += 1) cheater.press(INPUT.RIGHT, 12, { seq: 1 });
      await eventually(() => expect(cheater.self?.ack).toBe(12));
      await handled(cheater.room);
      expect(cheater.body.x - 600).toBeLessThan((12 * WALK_SPEED) / 60);
    },
  },
  {
    name: 'disorder: later steps before earlier ones',
    cheat: 'replay',
    at: { x: 600 },
    play: async (cheater) => {
      for (const seq of [25, 13, 1]) cheater.press(INPUT.RIGHT, 12, { seq });
      await eventually(() => expect(cheater.self?.ack).toBe(36));
      expect(cheater.body.x - 600).toBeLessThan((12 * WALK_SPEED) / 60);
    },
  },
  {
    name: 'the future: ticks that are still to come',
    cheat: 'clock',
    at: { x: 600 },
    play: async (cheater) => {
      cheater.press(INPUT.RIGHT, 36, { tick: 4_000_000 });
      await eventually(() => expect(cheater.self?.ack).toBe(36));
      expect(cheater.body.tick).toBeLessThan(600_000);
    },
  },
  {
    name: 'afar: through a portal at the other end',
    cheat: 'portal',
    at: { x: 600 },
    play: async ({ room, child }) => {
      const refused: unknown[] = [];
      room.onMessage('portalRefused', (message) => refused.push(message));
      room.send('usePortal', { portalId: 1 });
      await eventually(() => expect(refused).toEqual([{ portalId: 1, reason: 'tooFar' }]));
      expect(await server.deps.presence.placeOf(child.userId)).toMatchObject({ mapId: 1 });
    },
  },
  {
    name: 'nowhere: through a portal of another map',
    cheat: 'portal',
    at: { x: 600 },
    play: async ({ room }) => {
      const refused: unknown[] = [];
      room.onMessage('portalRefused', (message) => refused.push(message));
      room.send('usePortal', { portalId: 62 });
      await eventually(() => expect(refused).toEqual([{ portalId: 62, reason: 'unknown' }]));
    },
  },
  {
    name: 'a flood',
    cheat: 'flood',
    at: { x: 600 },
    play: async (cheater) => {
      const closed = closeCodeOf(cheater.room);
      for (let message = 0; message < 2000; message += 1) cheater.press(0, 1);
      expect(await closed).toBe(CloseCode.WITH_ERROR);
    },
  },
];

describe('a cheat', () => {
  it.each(CHEATS)('$name', async ({ at, play, cheat }) => {
    const cheater = await Cheater.enter(at);
    await play(cheater);
    const kinds = told(cheater.child);
    if (cheat === null) expect(kinds).toEqual([]);
    else expect(kinds.filter((kind) => kind === cheat)).toEqual([cheat]);
    if (cheater.room.connection.isOpen) await cheater.room.leave();
  });

  it('wearing what is not owned is refused by the route', async () => {
    const child = await signUpDressedChild(server);
    const crown = ITEMS.find(({ category }) => category === 'HAT');
    if (crown === undefined) throw new Error('there is no hat');
    const api = createApiClient(server.url);
    for (let time = 0; time < 3; time += 1) {
      const reply = await api.call(
        'avatar.equip',
        { body: { itemId: crown.id, itemCategory: 'HAT' } },
        child,
      );
      expect(reply.error.errorCode).toBe('NOT_FOUND_INVENTORY');
    }
    expect(told(child.user)).toEqual(['notOwned']);
  });
});

describe.concurrent('a fair player', () => {
  it.for([
    { name: 'with a slow and uneven line', line: { roundTripMs: 300, jitterMs: 120 }, stalls: [] },
    { name: 'whose line stands still again and again', line: { roundTripMs: 60 }, stalls: [900, 1200, 700] },
  ])('$name is neither told of nor held up', async ({ line, stalls }, { expect, onTestFinished }) => {
    const { child, visitor, relay } = await arrive({ x: 600 }, line, onTestFinished);
    const play = async () => {
      for (const keys of [INPUT.RIGHT, INPUT.RIGHT | INPUT.JUMP, INPUT.LEFT, 0, INPUT.LEFT | INPUT.JUMP]) {
        await visitor.hold(keys, 300);
      }
    };
    await play();
    for (const stall of stalls) {
      relay.stall(stall);
      await play();
      await visitor.rest();
    }
    await eventually(() => expect(visitor.connection.self?.unanswered).toBe(0));
    expect(visitor.state.status).toBe('live');
    expect(visitor.connection.self?.corrections.largest).toBeLessThanOrEqual(2);
    expect(told(child)).toEqual([]);
  });

  it('whose line stands still for more than two seconds may be put right, but is not told of', async ({
    expect,
    onTestFinished,
  }) => {
    const { child, visitor, relay } = await arrive({ x: 600 }, {}, onTestFinished);
    for (let stall = 0; stall < 2; stall += 1) {
      relay.stall(2500);
      await visitor.hold(INPUT.RIGHT, 1600);
      await visitor.hold(INPUT.LEFT, 1600);
    }
    await eventually(() => expect(visitor.connection.self?.unanswered).toBe(0));
    expect(visitor.state.status).toBe('live');
    expect(told(child)).toEqual([]);
  });

  it('whose page slept for some seconds in the middle of a jump is not told of', async ({
    expect,
    onTestFinished,
  }) => {
    const { child, visitor } = await arrive({ x: 600 }, {}, onTestFinished);
    await visitor.hold(INPUT.RIGHT | INPUT.JUMP, 250);
    visitor.isAsleep = true;
    await pause(4000);
    visitor.isAsleep = false;
    await visitor.hold(INPUT.LEFT | INPUT.JUMP, 500);
    await eventually(() => expect(visitor.connection.self?.unanswered).toBe(0));
    expect(visitor.state.status).toBe('live');
    expect(told(child)).toEqual([]);
  });

  it('who reaches a portal while the line stands still goes through it', async ({
    expect,
    onTestFinished,
  }) => {
    const { child, visitor, relay } = await arrive({ x: 2820 }, {}, onTestFinished);
    relay.stall(900);
    visitor.keys = INPUT.RIGHT;
    await eventually(() => expect(visitor.feet.x).toBeGreaterThan(2980));
    visitor.connection.usePortal(1);
    visitor.keys = INPUT.LEFT;
    await eventually(() => expect(visitor.travels).toEqual([2]));
    expect(visitor.refusals).toEqual([]);
    expect(told(child)).toEqual([]);
  });
});

/** Somebody with our own client, behind a line like this. */
async function arrive(
  { x }: { readonly x: number },
  line: RelayConditions,
  onTestFinished: (leave: () => Promise<void>) => void,
) {
  const relay = await Relay.open(Number(new URL(server.url).port), line);
  const child = await newChild(server.deps, { x, y: 944 });
  const visitor = new Visitor({ url: relay.url, token: child.token });
  onTestFinished(async () => {
    visitor.leave();
    await relay.close();
  });
  return { relay, child, visitor: await visitor.enter() };
}
