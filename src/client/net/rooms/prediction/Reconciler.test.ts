import { describe, expect, it } from 'vitest';
import type { SelfState } from '#shared/contract/rooms/selfState.ts';
import { createRandom } from '#shared/simulation/createRandom.ts';
import type { CollisionMap } from '#shared/simulation/geometry.ts';
import { INPUT, INPUT_MASK } from '#shared/simulation/inputBits.ts';
import { NO_SKILLS, type PlayerSkills } from '#shared/simulation/playerSkills.ts';
import { createPlayerState, type PlayerState } from '#shared/simulation/playerState.ts';
import { stepPlayer } from '#shared/simulation/stepPlayer.ts';
import { courseMap } from '#shared/simulation/traces/courseMap.ts';
import { parkMap } from '#shared/simulation/traces/parkMap.ts';
import { Reconciler } from './Reconciler.ts';

const start = stepPlayer(stepPlayer(createPlayerState(100, 704), 0, courseMap), 0, courseMap);

interface World {
  readonly map: CollisionMap;
  readonly start: PlayerState;
  readonly skills: PlayerSkills;
}
const COURSE: World = { map: courseMap, start, skills: NO_SKILLS };
const PARK: World = {
  map: parkMap,
  start: createPlayerState(1700, 512, 1, 40),
  skills: {
    dash: 5,
    doubleJump: 3,
    speedBoost: 5,
    wallClimb: 3,
    glide: 2,
    ladderClimb: 3,
    swim: 3,
    highJump: 2,
    edgeJump: 2,
    airControl: 2,
  },
};

interface NetworkDelay {
  /** One-way delay of a message, in ticks. */
  readonly delay: () => number;
}

/** A server at the other end of a slow connection; `push` may displace the body, as another rule of the server would. */
function play(
  options: NetworkDelay & {
    ticks: number;
    world?: World;
    push?: (state: PlayerState, seq: number) => PlayerState;
  },
) {
  const { map, start, skills } = options.world ?? COURSE;
  const reconciler = new Reconciler(map, start, skills);
  const random = createRandom(11);
  const up: { at: number; seq: number; tick: number; bits: number }[] = [];
  const down: { at: number; self: SelfState }[] = [];
  const seen: { x: number; y: number }[] = [];
  let server = start;
  let bits = 0;
  let lastUp = 0;
  let lastDown = 0;
  for (let tick = 0; tick < options.ticks; tick += 1) {
    if (random() < 0.08) bits = Math.floor(random() * (INPUT_MASK + 1));
    const input = reconciler.advance(bits);
    if (input !== null) {
      lastUp = Math.max(lastUp, tick + options.delay());
      up.push({ at: lastUp, ...input, bits });
    }
    let ack: number | null = null;
    while (up[0] !== undefined && up[0].at <= tick) {
      const input = up.shift();
      if (input === undefined) break;
      server = stepPlayer(server, input.bits, map, skills, input.tick);
      server = options.push?.(server, input.seq) ?? server;
      ack = input.seq;
    }
    if (ack !== null) {
      lastDown = Math.max(lastDown, tick + options.delay());
      down.push({ at: lastDown, self: { ack, skills, state: server } });
    }
    while (down[0] !== undefined && down[0].at <= tick) {
      const answer = down.shift();
      if (answer !== undefined) reconciler.reconcile(answer.self);
    }
    seen.push(reconciler.visible(0));
  }
  return { reconciler, seen };
}

describe('a clean run', () => {
  it.each([
    ['no delay', 0, 0],
    ['100 ms', 3, 0],
    ['200 ms with jitter', 6, 6],
    ['400 ms with jitter', 12, 10],
  ])('needs no correction at all with %s', (_name, ticks, jitter) => {
    const random = createRandom(5);
    const { reconciler } = play({ ticks: 3000, delay: () => ticks + Math.floor(random() * (jitter + 1)) });
    expect(reconciler.corrections).toEqual({ count: 0, largest: 0 });
  });

  it('needs none either where things move, stream and slant, with every skill', () => {
    const random = createRandom(6);
    const delay = () => 6 + Math.floor(random() * 7);
    const { reconciler, seen } = play({ ticks: 4000, delay, world: PARK });
    expect(reconciler.corrections).toEqual({ count: 0, largest: 0 });
    expect(new Set(seen.map(({ y }) => y)).size).toBeGreaterThan(100);
  });

  it('draws the own input in the next tick', () => {
    const reconciler = new Reconciler(courseMap, start);
    reconciler.advance(INPUT.RIGHT);
    expect(reconciler.state.x).toBeGreaterThan(start.x);
    expect(reconciler.visible(0).x).toBe(start.x);
    expect(reconciler.visible(0.5).x).toBeGreaterThan(start.x);
  });
});

describe('a correction', () => {
  const shove = (state: PlayerState, seq: number) => (seq === 60 ? { ...state, x: state.x - 40 } : state);

  it('ends where the server says and is never seen as a jump', () => {
    const { reconciler, seen } = play({ ticks: 400, delay: () => 4, push: shove });
    expect(reconciler.corrections.count).toBe(1);
    expect(reconciler.corrections.largest).toBeCloseTo(40, 5);
    const leaps = seen.slice(1).map(({ x }, index) => Math.abs(x - (seen[index]?.x ?? x)));
    // A walk of 3.7 px a tick, and a sixth of the error.
    expect(Math.max(...leaps)).toBeLessThan(3.7 + 40 / 6 + 0.1);
  });

  it('is at rest again within a tenth of a second', () => {
    const reconciler = new Reconciler(courseMap, start);
    reconciler.reconcile({ ack: 0, skills: NO_SKILLS, state: { ...start, x: start.x + 30 } });
    expect(reconciler.visible(0).x).toBeCloseTo(start.x, 5);
    for (let tick = 0; tick < 6; tick += 1) reconciler.advance(0);
    expect(reconciler.visible(0).x).toBe(start.x + 30);
  });

  it('of more than a body is done at once', () => {
    const reconciler = new Reconciler(courseMap, start);
    reconciler.reconcile({ ack: 0, skills: NO_SKILLS, state: { ...start, x: start.x + 130 } });
    expect(reconciler.visible(0).x).toBe(start.x + 130);
  });
});

describe('silence', () => {
  it('nothing is sent at rest', () => {
    const reconciler = new Reconciler(courseMap, start);
    expect(reconciler.advance(0)).toBeNull();
    expect(reconciler.advance(INPUT.LEFT)).toMatchObject({ seq: 1, tick: start.tick + 2 });
  });

  it('of the server stops the walk after two seconds, and its answer lets it go on', () => {
    const reconciler = new Reconciler(courseMap, start);
    let sent = 0;
    for (let tick = 0; tick < 300; tick += 1) if (reconciler.advance(INPUT.RIGHT) !== null) sent += 1;
    expect(sent).toBe(120);
    reconciler.reconcile({ ack: 120, skills: NO_SKILLS, state: reconciler.state });
    expect(reconciler.advance(INPUT.RIGHT)?.seq).toBe(121);
    expect(reconciler.corrections.count).toBe(0);
  });
});

describe('what is learned', () => {
  it('holds for every input after the answer that tells it', () => {
    const reconciler = new Reconciler(courseMap, start);
    for (let tick = 0; tick < 12; tick += 1) reconciler.advance(INPUT.RIGHT);
    let server = start;
    for (let tick = 0; tick < 8; tick += 1) server = stepPlayer(server, INPUT.RIGHT, courseMap);
    const skills = { ...NO_SKILLS, speedBoost: 4 };
    reconciler.reconcile({ ack: 8, skills, state: server });
    for (let tick = 0; tick < 4; tick += 1) server = stepPlayer(server, INPUT.RIGHT, courseMap, skills);
    expect(reconciler.state).toEqual(server);
  });
});

describe('the tick', () => {
  it('runs on at rest, and is drawn between two', () => {
    const reconciler = new Reconciler(courseMap, start);
    reconciler.advance(0, 100);
    reconciler.advance(0, 101);
    expect(reconciler.visibleTick(0.25)).toBe(100.25);
    expect(reconciler.advance(INPUT.LEFT, 102)).toMatchObject({ tick: 102 });
    expect(reconciler.state.tick).toBe(102);
  });

  it('of an answer from ahead is kept until the own ticks have caught up', () => {
    const reconciler = new Reconciler(courseMap, start);
    reconciler.advance(INPUT.LEFT, 10);
    reconciler.advance(INPUT.LEFT, 11);
    const server = stepPlayer(start, INPUT.LEFT, courseMap, NO_SKILLS, 20);
    reconciler.reconcile({ ack: 1, skills: NO_SKILLS, state: server });
    expect(reconciler.state.tick).toBe(20);
  });
});
