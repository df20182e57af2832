import { describe, expect, it } from 'vitest';
import { packPose } from '#shared/contract/rooms/pose.ts';
import { quantisePosition } from '#shared/contract/rooms/quantisePosition.ts';
import { RoomMirror, type PlayerProfile, type SeenPlayer } from './RoomMirror.ts';

const OWN = 1;

type Scene = Map<number, SeenPlayer>;

function world(...userIds: number[]): Scene {
  const scene: Scene = new Map();
  for (const userId of userIds) place(scene, userId, 100);
  return scene;
}

/** Somebody is at `x` since the world tick `tick`, three ticks after having been elsewhere. */
function place(
  scene: Scene,
  userId: number,
  x: number,
  { tick = 0, ...profile }: Partial<SeenPlayer> = {},
): void {
  const before = scene.get(userId) ?? {
    userId,
    nickname: `n${userId}`,
    outfit: '',
    level: 1,
    effects: 0,
    title: 0,
  };
  const pose = packPose({ animation: 'walk', facing: 1, isStill: false, isSitting: false });
  scene.set(userId, {
    ...before,
    ...profile,
    x: quantisePosition(x),
    y: 0,
    pose,
    since: tick - 3,
    tick,
    path: [],
  });
}

/** A patch of this server time that arrives `late` ms after it. */
function patch(mirror: RoomMirror, scene: Scene, time: number, late = 0): void {
  mirror.sync({ time, players: scene.values() }, OWN, time + late);
}

/** The pose of player 2 in a frame of its own. */
function drawnAt(mirror: RoomMirror, now: number) {
  mirror.beginFrame(now);
  return mirror.poseOf(2);
}

describe('the room mirror', () => {
  it('tells who comes, changes and goes, and keeps oneself apart', () => {
    const mirror = new RoomMirror();
    const heard: string[] = [];
    const note = (what: string) => (profile: PlayerProfile) => heard.push(`${what} ${profile.userId}`);
    mirror.joined.on(note('join'));
    mirror.changed.on(note('change'));
    mirror.left.on(note('leave'));
    mirror.ownChanged.on(note('own'));

    const scene = world(OWN, 2, 3);
    patch(mirror, scene, 50);
    patch(mirror, scene, 100);
    expect(heard).toEqual(['own 1', 'join 2', 'join 3']);
    expect([...mirror.players().keys()]).toEqual([2, 3]);
    expect(mirror.own).toMatchObject({ userId: OWN, nickname: 'n1' });

    place(scene, 2, 100, { outfit: '4,31' });
    scene.delete(3);
    patch(mirror, scene, 150);
    expect(heard.slice(3)).toEqual(['change 2', 'leave 3']);
    expect(mirror.players().get(2)?.outfit).toBe('4,31');
  });

  it('shows nobody undressed while clothes are on their way: the old ones stay on', () => {
    const mirror = new RoomMirror();
    const worn: (string | null)[] = [];
    for (const signal of [mirror.joined, mirror.changed]) signal.on(({ outfit }) => worn.push(outfit));
    const scene = world(OWN);
    for (const [index, outfit] of [null, '4,31', null, '4,8'].entries()) {
      place(scene, 2, 100, { outfit });
      patch(mirror, scene, 50 + index * 50);
    }
    expect(worn).toEqual([null, '4,31', '4,8']);
  });

  it('takes somebody who is named twice for one', () => {
    const mirror = new RoomMirror();
    const [first, twin] = [world(OWN, 2), world(2)];
    place(twin, 2, 500);
    mirror.sync({ time: 50, players: [...first.values(), ...twin.values()] }, OWN, 50);
    expect(
      mirror
        .players()
        .get(2)
        ?.samples.map(({ x }) => x),
    ).toEqual([100]);
  });

  it('does not spread the first step over the pause before it', () => {
    const mirror = new RoomMirror();
    const scene = world(OWN, 2);
    for (let time = 0; time <= 1000; time += 50) patch(mirror, scene, time);
    place(scene, 2, 110, { tick: 63 });
    patch(mirror, scene, 1050);
    expect(
      mirror
        .players()
        .get(2)
        ?.samples.map(({ tick, x }) => [tick, x]),
    ).toEqual([
      [0, 100],
      [60, 100],
      [63, 110],
    ]);
    expect(drawnAt(mirror, 1075)?.x).toBe(100);
    expect(drawnAt(mirror, 1125)?.x).toBeCloseTo(105, 0);
  });

  it('keeps everybody in place while another room begins', () => {
    const mirror = new RoomMirror();
    const scene = world(OWN, 2);
    patch(mirror, scene, 5000);
    mirror.restart();
    expect(drawnAt(mirror, 6000)?.x).toBe(100);
    const next = world(OWN, 2);
    patch(mirror, next, 50);
    expect(mirror.players().size).toBe(1);
  });

  it('walks on by guess for a moment when a patch is missing, but not in a page that is late itself', () => {
    for (const [gap, x] of [
      [16, 113],
      [200, 110],
    ] as const) {
      const mirror = new RoomMirror();
      const scene = world(OWN, 2);
      patch(mirror, scene, 0);
      place(scene, 2, 110, { tick: 3 });
      patch(mirror, scene, 50);
      mirror.beginFrame(175 - gap);
      expect(drawnAt(mirror, 175)?.x).toBeCloseTo(x, 0);
    }
  });

  it('never draws anybody earlier than in the frame before', () => {
    const mirror = new RoomMirror();
    const scene = world(OWN, 2);
    for (let step = 0; step <= 10; step += 1) {
      place(scene, 2, 100 + step * 10, { tick: step * 3 });
      patch(mirror, scene, step * 50);
    }
    const before = drawnAt(mirror, 510)?.x ?? 0;
    // Patches that come late say that the server's clock stands further back than was thought.
    for (let step = 11; step <= 20; step += 1) {
      place(scene, 2, 100 + step * 10, { tick: step * 3 });
      patch(mirror, scene, step * 50, 400);
    }
    expect(drawnAt(mirror, 511)?.x).toBeGreaterThanOrEqual(before);
  });

  it('remembers no more than two seconds', () => {
    const mirror = new RoomMirror();
    const scene = world(OWN, 2);
    for (let step = 0; step < 100; step += 1) {
      place(scene, 2, 100 + step, { tick: step * 3 });
      patch(mirror, scene, step * 50);
    }
    expect(mirror.players().get(2)?.samples.length).toBe(40);
  });
});
