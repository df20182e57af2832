import type { Client } from '@colyseus/core';
import { describe, expect, it } from 'vitest';
import { unpackPose } from '#shared/contract/rooms/pose.ts';
import { dequantisePosition } from '#shared/contract/rooms/quantisePosition.ts';
import { decodeSelfState } from '#shared/contract/rooms/selfState.ts';
import type { InputBatch } from '#shared/contract/rooms/inputBatch.ts';
import { TICK_RATE } from '#shared/simulation/feel.ts';
import type { CollisionMap } from '#shared/simulation/geometry.ts';
import { INPUT } from '#shared/simulation/inputBits.ts';
import { moverPlace } from '#shared/simulation/moverPlace.ts';
import { NO_SKILLS } from '#shared/simulation/playerSkills.ts';
import { createPlayerState } from '#shared/simulation/playerState.ts';
import { courseMap } from '#shared/simulation/traces/courseMap.ts';
import { parkMap } from '#shared/simulation/traces/parkMap.ts';
import type { Cheat } from '#server/domain/fairPlay/CheatLog.ts';
import { Seat } from './Seat.ts';

function seatAt(x: number, y: number, map: CollisionMap = courseMap) {
  const told: Uint8Array[] = [];
  const cheats: Cheat[] = [];
  const seat = new Seat({
    player: {
      userId: 5,
      nickname: '산호',
      outfit: '',
      level: 1,
      x: 0,
      y: 0,
      pose: 0,
      tick: 0,
      since: 0,
      way: [],
      isShown: true,
    },
    client: {} as Client,
    signInId: 's',
    map: { ...map, id: 1 },
    state: createPlayerState(x, y),
    skills: NO_SKILLS,
    now: 0,
    onCheat: (cheat) => void cheats.push(cheat),
  });
  let now = 0;
  const hear = (batch: InputBatch) => seat.hear(batch, now);
  /** After each of them others are shown the body, unless told. */
  const patches = (count: number, { isShown = true } = {}) => {
    for (let patch = 0; patch < count; patch += 1) {
      now += 50;
      seat.step(now, (now / 1000) * TICK_RATE);
      seat.player.isShown = isShown;
      const news = seat.takeNews();
      if (news !== null) told.push(news.slice());
    }
  };
  /** The server stands still for so many ms; what is sent meanwhile waits. */
  const standStill = (ms: number) => void (now += ms);
  return { seat, told, cheats, hear, patches, standStill };
}

const batch = (firstSeq: number, bits: number, ticks = 3) => ({
  firstSeq,
  firstTick: firstSeq,
  bits: Array<number>(ticks).fill(bits),
});

describe('a seat', () => {
  it('does nothing by itself for a second and a half, then comes to rest and stays silent', () => {
    const { seat, told, patches } = seatAt(100, 500);
    patches(30);
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
    const { seat, hear, patches } = seatAt(100, 704);
    patches(400);
    for (let seq = 1; seq <= 60; seq += 12) hear(batch(seq, INPUT.RIGHT, 12));
    patches(1);
    expect(seat.state.x).toBeGreaterThan(280);
  });

  it('tells its owner the exact state and the input it answers', () => {
    const { seat, hear, told, patches } = seatAt(100, 704);
    hear(batch(1, INPUT.RIGHT));
    patches(1);
    const last = told.at(-1);
    expect(decodeSelfState(last)).toEqual({ ack: 3, skills: NO_SKILLS, state: seat.state });
  });

  it('on its way to another map neither moves nor is saved', () => {
    const { seat, hear, patches } = seatAt(100, 704);
    hear(batch(1, INPUT.RIGHT));
    patches(1);
    seat.travelling = true;
    const { x } = seat.state;
    hear(batch(4, INPUT.RIGHT));
    patches(5);
    expect(seat.state.x).toBe(x);
    expect(seat.takeUnsaved()).toBeNull();
  });

  it('is saved again when the database refused', () => {
    const { seat, hear, patches } = seatAt(100, 704);
    hear(batch(1, INPUT.RIGHT));
    patches(1);
    expect(seat.takeUnsaved()).not.toBeNull();
    seat.saveFailed();
    expect(seat.takeUnsaved()).not.toBeNull();
  });

  it('moves with what is learned from the next input on, and tells its owner at once', () => {
    const { seat, hear, told, patches } = seatAt(100, 704);
    hear(batch(1, INPUT.RIGHT, 12));
    patches(4);
    const before = told.length;
    patches(1);
    expect(told.length).toBe(before);
    const skills = { ...NO_SKILLS, speedBoost: 2 };
    seat.learn(skills);
    patches(1);
    expect(decodeSelfState(told.at(-1))).toMatchObject({ ack: 12, skills });
    hear(batch(13, INPUT.RIGHT, 12));
    patches(4);
    expect(seat.state.vx).toBe(247.5);
  });

  it('believes the tick of an input as far as it can be true', () => {
    const { seat, hear, patches } = seatAt(100, 704);
    patches(20);
    hear({ firstSeq: 1, firstTick: 55, bits: [2] });
    patches(1);
    expect(seat.state.tick).toBe(55);
    hear({ firstSeq: 2, firstTick: 40, bits: [2] });
    patches(1);
    expect(seat.state.tick).toBe(55);
    hear({ firstSeq: 3, firstTick: 4_000_000, bits: [2] });
    patches(1);
    expect(seat.state.tick).toBe(99);
    patches(600);
    hear({ firstSeq: 4, firstTick: 100, bits: [2] });
    patches(1);
    expect(seat.state.tick).toBe(1872 - 300);
  });

  it('goes on riding while its owner is silent, and is shown where it was at the tick that is told with it', () => {
    const [, ferry] = parkMap.movers;
    if (ferry === undefined) throw new Error('the park has no ferry');
    const { seat, hear, patches } = seatAt(1700, 512, parkMap);
    patches(700);
    expect(seat.state).toMatchObject({ ride: ferry.id, tick: 2100 });
    hear({ firstSeq: 1, firstTick: 2090, bits: [0] });
    patches(1);
    expect(dequantisePosition(seat.player.x)).toBeCloseTo(seat.state.x, 0);
    expect(dequantisePosition(seat.player.y)).toBe(512);
    expect(seat.player.tick).toBe(seat.state.tick);
  });

  it.for([1, 2])(
    'goes on riding mover %i though the server stood still for three seconds',
    (at, { expect }) => {
      const mover = parkMap.movers[at];
      if (mover === undefined) throw new Error(`the park has no mover ${at}`);
      const start = moverPlace(mover, 0);
      const besideX = 24;
      const { seat, cheats, hear, patches, standStill } = seatAt(start.x + besideX, start.y, parkMap);
      let [seq, tick] = [1, 1];
      const rest = (ticks: number) => {
        for (const end = seq + ticks; seq < end; seq += 3, tick += 3)
          hear({ firstSeq: seq, firstTick: tick, bits: [0, 0, 0] });
      };
      const play = (count: number) => {
        for (let patch = 0; patch < count; patch += 1) {
          rest(3);
          patches(1);
        }
      };
      play(40);
      expect(seat.state.ride).toBe(mover.id);
      // A page whose keys are not answered waits after two seconds.
      standStill(3000);
      rest(120);
      tick += 60;
      play(20);
      expect(seat.state).toMatchObject({ ride: mover.id, tick: tick - 1 });
      const place = moverPlace(mover, seat.state.tick);
      expect(seat.state.y).toBeCloseTo(place.y, 6);
      expect(Math.abs(seat.state.x - place.x - besideX)).toBeLessThan(1);
      expect(cheats).toEqual([]);
    },
  );

  it('is shown with the ticks of its owner, however many come in one patch', () => {
    const { seat, hear, patches } = seatAt(100, 704);
    patches(60);
    hear({ firstSeq: 1, firstTick: 100, bits: [INPUT.RIGHT, INPUT.RIGHT, INPUT.RIGHT] });
    patches(1);
    expect(seat.player).toMatchObject({ since: 99, tick: 102 });
    for (let seq = 4; seq < 64; seq += 12) {
      hear({ firstSeq: seq, firstTick: 99 + seq, bits: Array<number>(12).fill(INPUT.RIGHT) });
    }
    patches(1);
    const { way } = seat.player;
    expect(way[0]?.since).toBe(102);
    expect(seat.player).toMatchObject({ since: way.at(-1)?.tick, tick: 162 });
    patches(10);
    expect(seat.player).toMatchObject({ tick: 162, way: [] });
  });

  it('is shown with all it did since it was shown last, be it patches ago', () => {
    const { seat, hear, patches } = seatAt(100, 704);
    patches(60);
    const from = { ...seat.player };
    hear({ firstSeq: 1, firstTick: 100, bits: Array<number>(6).fill(INPUT.RIGHT) });
    patches(1, { isShown: false });
    const turn = { ...seat.player };
    expect(turn.x).toBeGreaterThan(from.x);
    hear({ firstSeq: 7, firstTick: 106, bits: Array<number>(12).fill(INPUT.LEFT) });
    patches(1, { isShown: false });
    patches(1);
    const { player } = seat;
    expect(player.x).toBeLessThan(turn.x);
    expect(player).toMatchObject({ tick: 117, since: player.way.at(-1)?.tick });
    expect(player.way[0]?.since, 'it stood until then').toBe(99);
    const farthest = Math.max(...player.way.map(({ x }) => x));
    expect(farthest).toBeGreaterThanOrEqual(turn.x);
    patches(1, { isShown: false });
    expect(player, 'nothing since').toMatchObject({ tick: 117, way: [] });
  });

  it('that sits down after steps which nobody was shown yet is shown with them', () => {
    const { seat, hear, patches } = seatAt(100, 704);
    patches(60);
    hear({ firstSeq: 1, firstTick: 100, bits: [INPUT.RIGHT, ...Array<number>(11).fill(0)] });
    patches(1, { isShown: false });
    const { x, since, tick } = seat.player;
    expect(tick - since).toBeGreaterThan(0);
    seat.sitDown();
    expect(unpackPose(seat.player.pose).isSitting).toBe(true);
    expect(seat.player).toMatchObject({ x, tick });
    expect(seat.player.way[0]?.since ?? seat.player.since).toBe(99);
  });

  it('sits where it stands until the next key, and nothing of its movement knows', () => {
    const { seat, hear, patches } = seatAt(100, 704);
    const sits = () => unpackPose(seat.player.pose).isSitting;
    seat.sitDown();
    expect(sits(), 'in the air nobody sits').toBe(false);
    hear({ firstSeq: 1, firstTick: 1, bits: [0, 0, 0] });
    patches(1);
    const { state } = seat;
    seat.sitDown();
    expect(sits()).toBe(true);
    expect(seat.state).toBe(state);
    patches(100);
    hear({ firstSeq: 4, firstTick: 300, bits: [0, 0, 0] });
    patches(1);
    expect(sits(), 'without a key').toBe(true);
    hear({ firstSeq: 7, firstTick: 303, bits: [INPUT.RIGHT, 0, 0] });
    patches(40);
    expect(sits()).toBe(false);
  });

  it('answers where the body is once all that was said before the question is stepped', async () => {
    const { seat, hear, patches } = seatAt(100, 704);
    patches(40);
    for (let seq = 1; seq <= 60; seq += 12) hear(batch(seq, INPUT.RIGHT, 12));
    const asked = seat.stateOnceStepped();
    for (let seq = 61; seq <= 72; seq += 12) hear(batch(seq, INPUT.LEFT, 12));
    patches(10);
    const { x } = await asked;
    expect(x).toBeGreaterThan(280);
    expect(seat.state.x).toBeLessThan(x);
    expect(await seat.stateOnceStepped()).toBe(seat.state);
  });
});

describe('what no fair owner does', () => {
  it('is noticed: more ticks than time, though a stall of two seconds is none', () => {
    const { hear, cheats, patches } = seatAt(100, 704);
    patches(40);
    for (let seq = 1; seq <= 120; seq += 12) hear(batch(seq, INPUT.RIGHT, 12));
    patches(40);
    for (let seq = 121; seq <= 240; seq += 12) hear(batch(seq, INPUT.LEFT, 12));
    expect(cheats).toEqual([]);
    for (let seq = 241; seq <= 360; seq += 12) hear(batch(seq, INPUT.LEFT, 12));
    expect(new Set(cheats)).toEqual(new Set(['speed']));
  });

  it('is noticed: numbers that were heard before, and world ticks from another time', () => {
    const { hear, cheats, patches } = seatAt(100, 704);
    hear(batch(1, INPUT.RIGHT));
    hear(batch(1, INPUT.RIGHT));
    expect(cheats).toEqual(['replay']);
    hear({ firstSeq: 4, firstTick: 100_000, bits: Array<number>(29).fill(0) });
    patches(10);
    expect(cheats, 'a clock that is set late').toEqual(['replay']);
    hear({ firstSeq: 33, firstTick: 100_029, bits: [0] });
    patches(1);
    expect(cheats).toEqual(['replay', 'clock']);
  });

  it('is noticed and of no use: to hang in the air by hardly saying anything', () => {
    const { seat, hear, cheats, patches } = seatAt(1150, -6000);
    for (let seq = 1; seq < 40; seq += 1) {
      hear({ firstSeq: seq, firstTick: seq * 36, bits: [0] });
      patches(12);
    }
    expect(cheats[0]).toBe('hover');
    expect(seat.state.y).toBeGreaterThan(0);
  });

  it('is not a page that draws once a second, nor a line that stands still again and again', () => {
    const { seat, hear, cheats, patches } = seatAt(1150, -6000);
    for (let seq = 1; seq < 240; seq += 6) {
      hear({ firstSeq: seq, firstTick: seq * 10, bits: Array<number>(6).fill(0) });
      patches(20);
    }
    expect(seat.state.y).toBeLessThan(-3000);
    expect(cheats).toEqual([]);
    for (let seq = 241; seq < 960; seq += 90) {
      patches(30);
      for (let part = 0; part < 90; part += 10) {
        hear({ firstSeq: seq + part, firstTick: 2400 + seq + part, bits: Array<number>(10).fill(0) });
      }
    }
    expect(cheats).toEqual([]);
  });
});
