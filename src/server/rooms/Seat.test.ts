import type { Client } from '@colyseus/core';
import { describe, expect, it } from 'vitest';
import { decodeSelfState } from '#shared/contract/rooms/selfState.ts';
import { WorldPlayer } from '#shared/contract/rooms/worldState.ts';
import { INPUT } from '#shared/simulation/inputBits.ts';
import { createPlayerState } from '#shared/simulation/playerState.ts';
import { courseMap } from '#shared/simulation/traces/courseMap.ts';
import { Seat } from './Seat.ts';

function seatAt(x: number, y: number) {
  const told: Uint8Array[] = [];
  const client: Pick<Client, 'sendBytes'> = { sendBytes: (_type, bytes) => void told.push(bytes) };
  const seat = new Seat({
    player: new WorldPlayer({ userId: 5 }),
    client: client as Client,
    signInId: 's',
    map: { ...courseMap, id: 1 },
    state: createPlayerState(x, y),
    now: 0,
  });
  let now = 0;
  const patches = (count: number) => {
    for (let patch = 0; patch < count; patch += 1) {
      now += 50;
      seat.step(now);
      seat.tellOwner();
    }
  };
  return { seat, told, patches };
}

const batch = (firstSeq: number, bits: number, ticks = 3) => ({
  firstSeq,
  bits: Array<number>(ticks).fill(bits),
});

describe('a seat', () => {
  it('does nothing by itself for a second, then comes to rest and stays silent', () => {
    const { seat, told, patches } = seatAt(100, 500);
    patches(20);
    expect(seat.state.y).toBe(500);
    patches(20);
    expect(seat.state).toMatchObject({ y: 704, grounded: true });
    const before = told.length;
    patches(200);
    expect(told.length).toBe(before);
    expect(seat.takeUnsaved()).toMatchObject({ userId: 5, mapId: 1, x: 100, y: 704 });
    expect(seat.takeUnsaved()).toBeNull();
  });

  it('can catch up a whole second after a long rest', () => {
    const { seat, patches } = seatAt(100, 704);
    patches(400);
    for (let seq = 1; seq <= 60; seq += 12) seat.hear(batch(seq, INPUT.RIGHT, 12));
    patches(1);
    expect(seat.state.x).toBeGreaterThan(280);
  });

  it('tells its owner the exact state and the input it answers', () => {
    const { seat, told, patches } = seatAt(100, 704);
    seat.hear(batch(1, INPUT.RIGHT));
    patches(1);
    const last = told.at(-1);
    expect(decodeSelfState(last)).toEqual({ ack: 3, state: seat.state });
  });

  it('on its way to another map neither moves nor is saved', () => {
    const { seat, patches } = seatAt(100, 704);
    seat.hear(batch(1, INPUT.RIGHT));
    patches(1);
    seat.travelling = true;
    const { x } = seat.state;
    seat.hear(batch(4, INPUT.RIGHT));
    patches(5);
    expect(seat.state.x).toBe(x);
    expect(seat.takeUnsaved()).toBeNull();
  });

  it('is saved again when the database refused', () => {
    const { seat, patches } = seatAt(100, 704);
    seat.hear(batch(1, INPUT.RIGHT));
    patches(1);
    expect(seat.takeUnsaved()).not.toBeNull();
    seat.saveFailed();
    expect(seat.takeUnsaved()).not.toBeNull();
  });
});
