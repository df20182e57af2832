import type { Client } from '@colyseus/core';
import { describe, expect, it } from 'vitest';
import { dequantisePosition } from '#shared/contract/rooms/quantisePosition.ts';
import { decodeSelfState } from '#shared/contract/rooms/selfState.ts';
import { TICK_RATE } from '#shared/simulation/feel.ts';
import type { CollisionMap } from '#shared/simulation/geometry.ts';
import { INPUT } from '#shared/simulation/inputBits.ts';
import { NO_SKILLS } from '#shared/simulation/playerSkills.ts';
import { createPlayerState } from '#shared/simulation/playerState.ts';
import { moverPlace } from '#shared/simulation/moverPlace.ts';
import { courseMap } from '#shared/simulation/traces/courseMap.ts';
import { parkMap } from '#shared/simulation/traces/parkMap.ts';
import { Seat } from './Seat.ts';

function seatAt(x: number, y: number, map: CollisionMap = courseMap) {
  const told: Uint8Array[] = [];
  const seat = new Seat({
    player: { userId: 5, nickname: '산호', outfit: '', level: 1, x: 0, y: 0, pose: 0 },
    client: {} as Client,
    signInId: 's',
    map: { ...map, id: 1 },
    state: createPlayerState(x, y),
    skills: NO_SKILLS,
    now: 0,
  });
  let now = 0;
  const patches = (count: number) => {
    for (let patch = 0; patch < count; patch += 1) {
      now += 50;
      seat.step(now, (now / 1000) * TICK_RATE);
      const news = seat.takeNews();
      if (news !== null) told.push(news);
    }
  };
  return { seat, told, patches };
}

const batch = (firstSeq: number, bits: number, ticks = 3) => ({
  firstSeq,
  firstTick: firstSeq,
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
    expect(decodeSelfState(last)).toEqual({ ack: 3, skills: NO_SKILLS, state: seat.state });
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

  it('moves with what is learned from the next input on, and tells its owner at once', () => {
    const { seat, told, patches } = seatAt(100, 704);
    seat.hear(batch(1, INPUT.RIGHT, 12));
    patches(4);
    const before = told.length;
    patches(1);
    expect(told.length).toBe(before);
    const skills = { ...NO_SKILLS, speedBoost: 2 };
    seat.learn(skills);
    patches(1);
    expect(decodeSelfState(told.at(-1))).toMatchObject({ ack: 12, skills });
    seat.hear(batch(13, INPUT.RIGHT, 12));
    patches(4);
    expect(seat.state.vx).toBe(247.5);
  });

  it('believes the tick of an input as far as it can be true', () => {
    const { seat, patches } = seatAt(100, 704);
    patches(20);
    seat.hear({ firstSeq: 1, firstTick: 55, bits: [2] });
    patches(1);
    expect(seat.state.tick).toBe(55);
    seat.hear({ firstSeq: 2, firstTick: 40, bits: [2] });
    patches(1);
    expect(seat.state.tick).toBe(55);
    seat.hear({ firstSeq: 3, firstTick: 4_000_000, bits: [2] });
    patches(1);
    expect(seat.state.tick).toBe(99);
    patches(600);
    seat.hear({ firstSeq: 4, firstTick: 100, bits: [2] });
    patches(1);
    expect(seat.state.tick).toBe(1872 - 300);
  });

  it('goes on riding while its owner is silent, and is shown where its mover is for the room', () => {
    const [, ferry] = parkMap.movers;
    if (ferry === undefined) throw new Error('the park has no ferry');
    const { seat, patches } = seatAt(1700, 512, parkMap);
    patches(200);
    expect(seat.state).toMatchObject({ ride: ferry.id, tick: 600 });
    seat.hear({ firstSeq: 1, firstTick: 590, bits: [0] });
    patches(1);
    const offset = seat.state.x - moverPlace(ferry, seat.state.tick).x;
    expect(dequantisePosition(seat.player.x)).toBeCloseTo(moverPlace(ferry, 603).x + offset, 0);
    expect(dequantisePosition(seat.player.y)).toBe(512);
  });
});
