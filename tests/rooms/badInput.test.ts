import { CloseCode } from '@colyseus/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeInputBatch } from '#shared/contract/rooms/inputBatch.ts';
import type { SelfState } from '#shared/contract/rooms/selfState.ts';
import { createRandom } from '#shared/simulation/createRandom.ts';
import { WALK_SPEED } from '#shared/simulation/feel.ts';
import { INPUT } from '#shared/simulation/inputBits.ts';
import { eventually } from '../support/eventually.ts';
import { onSelfState } from './support/onSnapshot.ts';
import { newChild } from './support/newChild.ts';
import { closeCodeOf, handled, rawSeat } from './support/rawSeat.ts';
import { pause, Visitor } from './support/Visitor.ts';
import { testWorld } from './support/testWorld.ts';

const server = testWorld();
let witness: Visitor;

beforeAll(async () => {
  const { token } = await newChild(server.deps);
  witness = await new Visitor({ url: server.url, token }).enter();
});

afterAll(() => witness.leave());

/** The other child still plays in the room after everything that was done to it. */
async function expectOtherToPlay(): Promise<void> {
  expect(witness.state.status).toBe('live');
  const before = witness.feet.x;
  await witness.hold(INPUT.RIGHT, 150);
  await eventually(() => expect(witness.feet.x).toBeGreaterThan(before));
  await witness.hold(INPUT.LEFT, 150);
  await witness.rest();
  expect(witness.connection.self?.corrections.largest).toBeLessThanOrEqual(2);
}

describe('messages that make no sense', () => {
  const nonsense: readonly (readonly [string, string, unknown])[] = [
    ['an input that is text', 'input', 'right'],
    ['an input that is an object', 'input', { firstSeq: Number.NaN, bits: [Number.NaN, -1, 1e300] }],
    ['an input with negative numbers', 'input', { seq: -5, bits: [-1] }],
    ['a portal without an id', 'usePortal', {}],
    ['a portal that is null', 'usePortal', null],
    ['a portal with NaN', 'usePortal', { portalId: Number.NaN }],
    ['a portal with a list', 'usePortal', { portalId: [1] }],
    ['a portal that cannot become a number', 'usePortal', { portalId: { valueOf: 1, toString: 1 } }],
    ['a portal under __proto__', 'usePortal', JSON.parse('{"__proto__":{"portalId":1}}')],
    ['a message nobody knows', 'giveMePoints', { points: 1e9 }],
    ['a message named constructor', 'constructor', {}],
    ['a message named __proto__', '__proto__', {}],
    ['a long list', 'usePortal', { portalId: Array.from({ length: 200 }, () => 1) }],
  ];

  it.each(nonsense)('%s is passed over', async (_name, type, payload) => {
    const room = await rawSeat(server, await newChild(server.deps));
    room.send(type, payload);
    room.sendBytes('input', new Uint8Array(0));
    room.sendBytes('input', new Uint8Array(200));
    room.sendBytes('usePortal', new Uint8Array([1, 2, 3]));
    await handled(room);
    expect(room.connection.isOpen).toBe(true);
    await room.leave();
    await expectOtherToPlay();
  });

  it('broken frames of every kind end nobody else', async () => {
    const random = createRandom(7);
    const bytes = (length: number) => Uint8Array.from({ length }, () => Math.floor(random() * 256));
    const room = await rawSeat(server, await newChild(server.deps));
    for (const first of [...Array(32).keys(), 0xff, 0x80]) {
      for (const length of [0, 1, 2, 5, 30, 90]) {
        const frame = new Uint8Array(length + 1);
        frame[0] = first;
        frame.set(bytes(length), 1);
        if (room.connection.isOpen) room.connection.send(frame);
      }
    }
    // A name that promises more bytes than there are, and one that is no UTF-8.
    for (const frame of [
      [13, 0xdb, 0xff, 0xff, 0xff, 0xff, 1],
      [13, 0xa3, 0xff, 0xfe, 0xfd],
      [13],
      [15, 0xa9, 1],
    ]) {
      if (room.connection.isOpen) room.connection.send(Uint8Array.from(frame));
    }
    await eventually(() => expect(room.connection.isOpen).toBe(false));
    expect((await fetch(`${server.url}/nowhere`)).status).toBe(404);
    await expectOtherToPlay();
  });

  it('a frame of a megabyte closes its sender alone', async () => {
    const room = await rawSeat(server, await newChild(server.deps));
    const closed = closeCodeOf(room);
    room.sendBytes('input', new Uint8Array(1024 * 1024));
    expect(await closed).toBe(1009);
    await expectOtherToPlay();
  });
});

describe('inputs out of order', () => {
  it('count once, and jumps in the numbering harm only their sender', async () => {
    const child = await newChild(server.deps, { x: 700 });
    const room = await rawSeat(server, child);
    const heard: SelfState[] = [];
    onSelfState(room, (self) => heard.push(self));
    const right = [INPUT.RIGHT, INPUT.RIGHT, INPUT.RIGHT];
    for (const firstSeq of [4, 1, 4, 4, 2])
      room.sendBytes('input', encodeInputBatch({ firstSeq, firstTick: firstSeq, bits: right }));
    await eventually(() => expect(heard.at(-1)?.ack).toBe(6));
    const walked = heard.at(-1)?.state.x ?? 0;
    expect(walked - 700).toBeLessThan((3 * WALK_SPEED) / 60);

    room.sendBytes(
      'input',
      encodeInputBatch({ firstSeq: 4_000_000_000, firstTick: 4_000_000_000, bits: [0] }),
    );
    await eventually(() => expect(heard.at(-1)?.ack).toBe(4_000_000_000));
    await room.leave();
    await expectOtherToPlay();
  });
});

describe('silence', () => {
  it('in mid-air lets the body down: nobody hangs there by saying nothing', async () => {
    const room = await rawSeat(server, await newChild(server.deps, { x: 600, y: 800 }));
    let y = 0;
    onSelfState(room, ({ state }) => (y = state.y));
    await eventually(() => expect(y).toBe(800));
    await eventually(() => expect(y).toBe(944));
    await room.leave();
  });
});

describe('more than real time', () => {
  it('a sender of ten times as many ticks gets no further than a walker', async () => {
    const child = await newChild(server.deps, { x: 600, y: 944 });
    const room = await rawSeat(server, child);
    let self: SelfState | null = null;
    onSelfState(room, (told) => (self = told));
    let seq = 1;
    const start = performance.now();
    while (performance.now() - start < 1000) {
      for (let batch = 0; batch < 2; batch += 1) {
        room.sendBytes(
          'input',
          encodeInputBatch({ firstSeq: seq, firstTick: seq, bits: Array<number>(12).fill(INPUT.RIGHT) }),
        );
        seq += 12;
      }
      await pause(40);
    }
    await handled(room);
    const seconds = (performance.now() - start) / 1000;
    const reached = (self as SelfState | null)?.state.x ?? 0;
    // A second may be caught up at once; beyond that the walk is a walk.
    expect(reached - 600).toBeLessThan(WALK_SPEED * (seconds * 1.05 + 1));
    expect(reached).toBeGreaterThan(600 + WALK_SPEED * 0.8);
    expect(room.connection.isOpen).toBe(true);
    await room.leave();
    await expectOtherToPlay();
  });

  it.each([
    [
      'inputs',
      (room: Awaited<ReturnType<typeof rawSeat>>) => room.sendBytes('input', new Uint8Array([1, 0, 0, 0, 2])),
    ],
    ['portals', (room: Awaited<ReturnType<typeof rawSeat>>) => room.send('usePortal', { portalId: 1 })],
    ['questions', (room: Awaited<ReturnType<typeof rawSeat>>) => room.send('wantOutfits', ['aaaaaaaaaaa'])],
    ['unknown messages', (room: Awaited<ReturnType<typeof rawSeat>>) => room.send('noise', { a: 1 })],
  ])('a flood of %s is shut out', async (_name, send) => {
    const room = await rawSeat(server, await newChild(server.deps));
    const closed = closeCodeOf(room);
    for (let message = 0; message < 3000; message += 1) send(room);
    expect(await closed).toBe(CloseCode.WITH_ERROR);
    await expectOtherToPlay();
  });
});
