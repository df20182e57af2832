import { describe, expect, it } from 'vitest';
import { packPose } from '#shared/contract/rooms/pose.ts';
import { quantisePosition } from '#shared/contract/rooms/quantisePosition.ts';
import { WorldPlayer, WorldState } from '#shared/contract/rooms/worldState.ts';
import { RoomMirror, type PlayerFacts } from './RoomMirror.ts';

const OWN = 1;

function world(...userIds: number[]): WorldState {
  const state = new WorldState();
  for (const userId of userIds) {
    state.players.set(String(userId), new WorldPlayer({ userId, nickname: `n${userId}` }));
    place(state, userId, 100);
  }
  return state;
}

function place(state: WorldState, userId: number, x: number): void {
  const player = state.players.get(String(userId));
  if (player === undefined) throw new Error(`no player ${userId}`);
  player.x = quantisePosition(x);
  player.pose = packPose({ animation: 'walk', facing: 1, grounded: true });
}

/** A patch of this server time that arrives `late` ms after it. */
function patch(mirror: RoomMirror, state: WorldState, time: number, late = 0): void {
  state.time = time;
  mirror.sync(state, OWN, time + late);
}

/** Where player 2 is in a frame of its own. */
function drawnAt(mirror: RoomMirror, now: number) {
  mirror.beginFrame(now);
  return mirror.poseOf(2);
}

describe('the room mirror', () => {
  it('tells who comes, changes and goes, and keeps oneself apart', () => {
    const mirror = new RoomMirror();
    const heard: string[] = [];
    const note = (what: string) => (facts: PlayerFacts) => heard.push(`${what} ${facts.userId}`);
    mirror.joined.on(note('join'));
    mirror.changed.on(note('change'));
    mirror.left.on(note('leave'));
    mirror.ownChanged.on(note('own'));

    const state = world(OWN, 2, 3);
    patch(mirror, state, 50);
    patch(mirror, state, 100);
    expect(heard).toEqual(['own 1', 'join 2', 'join 3']);
    expect([...mirror.players().keys()]).toEqual([2, 3]);
    expect(mirror.own).toMatchObject({ userId: OWN, nickname: 'n1' });

    const two = state.players.get('2');
    if (two !== undefined) two.outfit = '4,31';
    state.players.delete('3');
    patch(mirror, state, 150);
    expect(heard.slice(3)).toEqual(['change 2', 'leave 3']);
    expect(mirror.players().get(2)?.outfit).toBe('4,31');
  });

  it('does not spread the first step over the pause before it', () => {
    const mirror = new RoomMirror();
    const state = world(OWN, 2);
    for (let time = 0; time <= 1000; time += 50) patch(mirror, state, time);
    place(state, 2, 110);
    patch(mirror, state, 1050);
    expect(
      mirror
        .players()
        .get(2)
        ?.snapshots.map(({ t, x }) => [t, x]),
    ).toEqual([
      [0, 100],
      [1000, 100],
      [1050, 110],
    ]);
    expect(drawnAt(mirror, 1075)?.x).toBe(100);
    expect(drawnAt(mirror, 1125)?.x).toBeCloseTo(105, 0);
  });

  it('keeps everybody in place while another room begins', () => {
    const mirror = new RoomMirror();
    const state = world(OWN, 2);
    patch(mirror, state, 5000);
    mirror.restart();
    expect(drawnAt(mirror, 6000)?.x).toBe(100);
    const next = world(OWN, 2);
    patch(mirror, next, 50);
    expect(mirror.players().size).toBe(1);
  });

  it('walks on by guess for a moment when a patch is missing, but not in a page that is late itself', () => {
    for (const [gap, x] of [
      [16, 115],
      [200, 110],
    ] as const) {
      const mirror = new RoomMirror();
      const state = world(OWN, 2);
      patch(mirror, state, 0);
      place(state, 2, 110);
      patch(mirror, state, 50);
      mirror.beginFrame(175 - gap);
      expect(drawnAt(mirror, 175)?.x).toBeCloseTo(x, 0);
    }
  });

  it('never draws anybody earlier than in the frame before', () => {
    const mirror = new RoomMirror();
    const state = world(OWN, 2);
    for (let step = 0; step <= 10; step += 1) {
      place(state, 2, 100 + step * 10);
      patch(mirror, state, step * 50);
    }
    const before = drawnAt(mirror, 510)?.x ?? 0;
    // Patches that come late say that the server's clock stands further back than was thought.
    for (let step = 11; step <= 20; step += 1) {
      place(state, 2, 100 + step * 10);
      patch(mirror, state, step * 50, 400);
    }
    expect(drawnAt(mirror, 511)?.x).toBeGreaterThanOrEqual(before);
  });

  it('remembers no more than a second', () => {
    const mirror = new RoomMirror();
    const state = world(OWN, 2);
    for (let step = 0; step < 100; step += 1) {
      place(state, 2, 100 + step);
      patch(mirror, state, step * 50);
    }
    expect(mirror.players().get(2)?.snapshots.length).toBe(20);
  });
});
