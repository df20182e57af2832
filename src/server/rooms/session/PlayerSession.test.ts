import type { Client } from '@colyseus/core';
import { describe, expect, it } from 'vitest';
import { unpackPose } from '#shared/contract/rooms/pose.ts';
import { dequantisePosition } from '#shared/contract/rooms/quantisePosition.ts';
import { decodeSelfState } from '#shared/contract/rooms/selfState.ts';
import type { InputBatch } from '#shared/contract/rooms/inputBatch.ts';
import { TICK_RATE } from '#shared/simulation/feel.ts';
import type { CollisionMap } from '#shared/simulation/geometry.ts';
import { INPUT } from '#shared/simulation/inputBits.ts';
import { moverPosition } from '#shared/simulation/moverPosition.ts';
import { NO_SKILLS } from '#shared/simulation/playerSkills.ts';
import { createPlayerState } from '#shared/simulation/playerState.ts';
import { courseMap } from '#shared/simulation/traces/courseMap.ts';
import { parkMap } from '#shared/simulation/traces/parkMap.ts';
import type { Cheat } from '#server/domain/world/fairPlay/CheatLog.ts';
import { PlayerSession } from './PlayerSession.ts';

function sessionAt(x: number, y: number, map: CollisionMap = courseMap) {
  const sentStates: Uint8Array[] = [];
  const cheats: Cheat[] = [];
  const session = new PlayerSession({
    player: {
      userId: 5,
      nickname: '산호',
      outfit: '',
      level: 1,
      effects: 0,
      title: 0,
      x: 0,
      y: 0,
      pose: 0,
      tick: 0,
      since: 0,
      path: [],
      isSent: true,
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
  const receive = (batch: InputBatch) => session.receive(batch, now);
  /** Whether other clients are sent the body after each patch; true by default. */
  const patches = (count: number, { isSent = true } = {}) => {
    for (let patch = 0; patch < count; patch += 1) {
      now += 50;
      session.step(now, (now / 1000) * TICK_RATE);
      session.player.isSent = isSent;
      const news = session.takeSelfState();
      if (news !== null) sentStates.push(news.slice());
    }
  };
  /** The server pauses for a number of ms; inputs sent in that time wait. */
  const standStill = (ms: number) => void (now += ms);
  return { session, sentStates, cheats, receive, patches, standStill };
}

const batch = (firstSeq: number, bits: number, ticks = 3) => ({
  firstSeq,
  firstTick: firstSeq,
  bits: Array<number>(ticks).fill(bits),
});

describe('a player session', () => {
  it('does nothing by itself for a second and a half, then comes to rest and stays silent', () => {
    const { session, sentStates, patches } = sessionAt(100, 500);
    patches(30);
    expect(session.state.y).toBe(500);
    patches(20);
    expect(session.state).toMatchObject({ y: 704, grounded: true });
    const before = sentStates.length;
    patches(200);
    expect(sentStates.length).toBe(before);
    expect(session.takeUnsaved()).toMatchObject({ userId: 5, mapId: 1, x: 100, y: 704 });
    expect(session.takeUnsaved()).toBeNull();
  });

  it('can catch up a whole second after a long rest', () => {
    const { session, receive, patches } = sessionAt(100, 704);
    patches(400);
    for (let seq = 1; seq <= 60; seq += 12) receive(batch(seq, INPUT.RIGHT, 12));
    patches(1);
    expect(session.state.x).toBeGreaterThan(280);
  });

  it('tells its owner the exact state and the input it answers', () => {
    const { session, receive, sentStates, patches } = sessionAt(100, 704);
    receive(batch(1, INPUT.RIGHT));
    patches(1);
    const last = sentStates.at(-1);
    expect(decodeSelfState(last)).toEqual({ ack: 3, skills: NO_SKILLS, state: session.state });
  });

  it('on its way to another map neither moves nor is saved', () => {
    const { session, receive, patches } = sessionAt(100, 704);
    receive(batch(1, INPUT.RIGHT));
    patches(1);
    session.travelling = true;
    const { x } = session.state;
    receive(batch(4, INPUT.RIGHT));
    patches(5);
    expect(session.state.x).toBe(x);
    expect(session.takeUnsaved()).toBeNull();
  });

  it('is saved again when the database refused', () => {
    const { session, receive, patches } = sessionAt(100, 704);
    receive(batch(1, INPUT.RIGHT));
    patches(1);
    expect(session.takeUnsaved()).not.toBeNull();
    session.saveFailed();
    expect(session.takeUnsaved()).not.toBeNull();
  });

  it('moves with what is learned from the next input on, and tells its owner at once', () => {
    const { session, receive, sentStates, patches } = sessionAt(100, 704);
    receive(batch(1, INPUT.RIGHT, 12));
    patches(4);
    const before = sentStates.length;
    patches(1);
    expect(sentStates.length).toBe(before);
    const skills = { ...NO_SKILLS, speedBoost: 2 };
    session.learn(skills);
    patches(1);
    expect(decodeSelfState(sentStates.at(-1))).toMatchObject({ ack: 12, skills });
    receive(batch(13, INPUT.RIGHT, 12));
    patches(4);
    expect(session.state.vx).toBe(247.5);
  });

  it('believes the tick of an input as far as it can be true', () => {
    const { session, receive, patches } = sessionAt(100, 704);
    patches(20);
    receive({ firstSeq: 1, firstTick: 55, bits: [2] });
    patches(1);
    expect(session.state.tick).toBe(55);
    receive({ firstSeq: 2, firstTick: 40, bits: [2] });
    patches(1);
    expect(session.state.tick).toBe(55);
    receive({ firstSeq: 3, firstTick: 4_000_000, bits: [2] });
    patches(1);
    expect(session.state.tick).toBe(99);
    patches(600);
    receive({ firstSeq: 4, firstTick: 100, bits: [2] });
    patches(1);
    expect(session.state.tick).toBe(1872 - 300);
  });

  it('goes on riding while its owner is silent, and is shown where it was at the tick sent with it', () => {
    const [, ferry] = parkMap.movers;
    if (ferry === undefined) throw new Error('the park has no ferry');
    const { session, receive, patches } = sessionAt(1700, 512, parkMap);
    patches(700);
    expect(session.state).toMatchObject({ ride: ferry.id, tick: 2100 });
    receive({ firstSeq: 1, firstTick: 2090, bits: [0] });
    patches(1);
    expect(dequantisePosition(session.player.x)).toBeCloseTo(session.state.x, 0);
    expect(dequantisePosition(session.player.y)).toBe(512);
    expect(session.player.tick).toBe(session.state.tick);
  });

  it.for([1, 2])(
    'goes on riding mover %i though the server stood still for three seconds',
    (at, { expect }) => {
      const mover = parkMap.movers[at];
      if (mover === undefined) throw new Error(`the park has no mover ${at}`);
      const start = moverPosition(mover, 0);
      const besideX = 24;
      const { session, cheats, receive, patches, standStill } = sessionAt(
        start.x + besideX,
        start.y,
        parkMap,
      );
      let [seq, tick] = [1, 1];
      const rest = (ticks: number) => {
        for (const end = seq + ticks; seq < end; seq += 3, tick += 3)
          receive({ firstSeq: seq, firstTick: tick, bits: [0, 0, 0] });
      };
      const play = (count: number) => {
        for (let patch = 0; patch < count; patch += 1) {
          rest(3);
          patches(1);
        }
      };
      play(40);
      expect(session.state.ride).toBe(mover.id);
      // A page without acknowledgements waits after two seconds.
      standStill(3000);
      rest(120);
      tick += 60;
      play(20);
      expect(session.state).toMatchObject({ ride: mover.id, tick: tick - 1 });
      const place = moverPosition(mover, session.state.tick);
      expect(session.state.y).toBeCloseTo(place.y, 6);
      expect(Math.abs(session.state.x - place.x - besideX)).toBeLessThan(1);
      expect(cheats).toEqual([]);
    },
  );

  it('is shown with the ticks of its owner, however many come in one patch', () => {
    const { session, receive, patches } = sessionAt(100, 704);
    patches(60);
    receive({ firstSeq: 1, firstTick: 100, bits: [INPUT.RIGHT, INPUT.RIGHT, INPUT.RIGHT] });
    patches(1);
    expect(session.player).toMatchObject({ since: 99, tick: 102 });
    for (let seq = 4; seq < 64; seq += 12) {
      receive({ firstSeq: seq, firstTick: 99 + seq, bits: Array<number>(12).fill(INPUT.RIGHT) });
    }
    patches(1);
    const { path } = session.player;
    expect(path[0]?.since).toBe(102);
    expect(session.player).toMatchObject({ since: path.at(-1)?.tick, tick: 162 });
    patches(10);
    expect(session.player).toMatchObject({ tick: 162, path: [] });
  });

  it('is shown with all it did since it was shown last, be it patches ago', () => {
    const { session, receive, patches } = sessionAt(100, 704);
    patches(60);
    const from = { ...session.player };
    receive({ firstSeq: 1, firstTick: 100, bits: Array<number>(6).fill(INPUT.RIGHT) });
    patches(1, { isSent: false });
    const turn = { ...session.player };
    expect(turn.x).toBeGreaterThan(from.x);
    receive({ firstSeq: 7, firstTick: 106, bits: Array<number>(12).fill(INPUT.LEFT) });
    patches(1, { isSent: false });
    patches(1);
    const { player } = session;
    expect(player.x).toBeLessThan(turn.x);
    expect(player).toMatchObject({ tick: 117, since: player.path.at(-1)?.tick });
    expect(player.path[0]?.since, 'it stood until then').toBe(99);
    const farthest = Math.max(...player.path.map(({ x }) => x));
    expect(farthest).toBeGreaterThanOrEqual(turn.x);
    patches(1, { isSent: false });
    expect(player, 'nothing since').toMatchObject({ tick: 117, path: [] });
  });

  it('that sits down after steps which nobody was shown yet is shown with them', () => {
    const { session, receive, patches } = sessionAt(100, 704);
    patches(60);
    receive({ firstSeq: 1, firstTick: 100, bits: [INPUT.RIGHT, ...Array<number>(11).fill(0)] });
    patches(1, { isSent: false });
    const { x, since, tick } = session.player;
    expect(tick - since).toBeGreaterThan(0);
    session.sitDown();
    expect(unpackPose(session.player.pose).isSitting).toBe(true);
    expect(session.player).toMatchObject({ x, tick });
    expect(session.player.path[0]?.since ?? session.player.since).toBe(99);
  });

  it('sits where it stands until the next key, and nothing of its movement knows', () => {
    const { session, receive, patches } = sessionAt(100, 704);
    const sits = () => unpackPose(session.player.pose).isSitting;
    session.sitDown();
    expect(sits(), 'in the air nobody sits').toBe(false);
    receive({ firstSeq: 1, firstTick: 1, bits: [0, 0, 0] });
    patches(1);
    const { state } = session;
    session.sitDown();
    expect(sits()).toBe(true);
    expect(session.state).toBe(state);
    patches(100);
    receive({ firstSeq: 4, firstTick: 300, bits: [0, 0, 0] });
    patches(1);
    expect(sits(), 'without a key').toBe(true);
    receive({ firstSeq: 7, firstTick: 303, bits: [INPUT.RIGHT, 0, 0] });
    patches(40);
    expect(sits()).toBe(false);
  });

  it('answers where the body is once all that was said before the question is stepped', async () => {
    const { session, receive, patches } = sessionAt(100, 704);
    patches(40);
    for (let seq = 1; seq <= 60; seq += 12) receive(batch(seq, INPUT.RIGHT, 12));
    const asked = session.stateOnceStepped();
    for (let seq = 61; seq <= 72; seq += 12) receive(batch(seq, INPUT.LEFT, 12));
    patches(10);
    const { x } = await asked;
    expect(x).toBeGreaterThan(280);
    expect(session.state.x).toBeLessThan(x);
    expect(await session.stateOnceStepped()).toBe(session.state);
  });
});

describe('what no fair owner does', () => {
  it('is noticed: more ticks than time, though a stall of two seconds is none', () => {
    const { receive, cheats, patches } = sessionAt(100, 704);
    patches(40);
    for (let seq = 1; seq <= 120; seq += 12) receive(batch(seq, INPUT.RIGHT, 12));
    patches(40);
    for (let seq = 121; seq <= 240; seq += 12) receive(batch(seq, INPUT.LEFT, 12));
    expect(cheats).toEqual([]);
    for (let seq = 241; seq <= 360; seq += 12) receive(batch(seq, INPUT.LEFT, 12));
    expect(new Set(cheats)).toEqual(new Set(['speed']));
  });

  it('is noticed: numbers that were heard before, and world ticks from another time', () => {
    const { receive, cheats, patches } = sessionAt(100, 704);
    receive(batch(1, INPUT.RIGHT));
    receive(batch(1, INPUT.RIGHT));
    expect(cheats).toEqual(['replay']);
    receive({ firstSeq: 4, firstTick: 100_000, bits: Array<number>(29).fill(0) });
    patches(10);
    expect(cheats, 'a clock that is set late').toEqual(['replay']);
    receive({ firstSeq: 33, firstTick: 100_029, bits: [0] });
    patches(1);
    expect(cheats).toEqual(['replay', 'clock']);
  });

  it('is noticed and of no use: to hang in the air by hardly saying anything', () => {
    const { session, receive, cheats, patches } = sessionAt(1150, -6000);
    for (let seq = 1; seq < 40; seq += 1) {
      receive({ firstSeq: seq, firstTick: seq * 36, bits: [0] });
      patches(12);
    }
    expect(cheats[0]).toBe('hover');
    expect(session.state.y).toBeGreaterThan(0);
  });

  it('is not a page that draws once a second, nor a connection that stands still again and again', () => {
    const { session, receive, cheats, patches } = sessionAt(1150, -6000);
    for (let seq = 1; seq < 240; seq += 6) {
      receive({ firstSeq: seq, firstTick: seq * 10, bits: Array<number>(6).fill(0) });
      patches(20);
    }
    expect(session.state.y).toBeLessThan(-3000);
    expect(cheats).toEqual([]);
    for (let seq = 241; seq < 960; seq += 90) {
      patches(30);
      for (let part = 0; part < 90; part += 10) {
        receive({ firstSeq: seq + part, firstTick: 2400 + seq + part, bits: Array<number>(10).fill(0) });
      }
    }
    expect(cheats).toEqual([]);
  });
});
