import { describe, expect, it } from 'vitest';
import { BODY_HALF_WIDTH, DASH_SPEED, DOUBLE_TAP_TICKS, TICK_RATE, WALK_SPEED } from './feel.ts';
import { INPUT } from './inputBits.ts';
import { isAtRest } from './isAtRest.ts';
import {
  DASH_COOLDOWN_TICKS,
  DASH_TICKS,
  NO_SKILLS,
  type PlayerSkills,
  WALL_SLIDE_SPEED,
} from './playerSkills.ts';
import { createPlayerState, type PlayerState } from './playerState.ts';
import { stepPlayer } from './stepPlayer.ts';
import { courseMap } from './traces/courseMap.ts';

const { LEFT, RIGHT, JUMP } = INPUT;

function play(from: PlayerState, inputs: readonly (readonly [number, number])[], skills: PlayerSkills) {
  const states: PlayerState[] = [];
  let state = from;
  for (const [bits, ticks] of inputs) {
    for (let tick = 0; tick < ticks; tick += 1) {
      state = stepPlayer(state, bits, courseMap, skills);
      states.push(state);
    }
  }
  return states;
}
const last = (states: readonly PlayerState[]) => {
  const state = states.at(-1);
  if (state === undefined) throw new Error('nothing was played');
  return state;
};
const top = (states: readonly PlayerState[]) => Math.min(...states.map(({ y }) => y));
const stand = (x: number) => last(play(createPlayerState(x, 704), [[0, 3]], NO_SKILLS));
const DOUBLE_TAP = [
  [RIGHT, 3],
  [0, 3],
  [RIGHT, 1],
] as const;

describe('DASH', () => {
  const dash = (level: number): PlayerSkills => ({ ...NO_SKILLS, dash: level });

  it('follows a double tap, for exactly its ticks, and ends in a walk', () => {
    const started = play(stand(60), DOUBLE_TAP, dash(1));
    expect(last(started)).toMatchObject({ vx: DASH_SPEED, facing: 1, dash: DASH_TICKS[0] });
    const rest = play(last(started), [[RIGHT, DASH_TICKS[0]]], dash(1));
    const fast = rest.filter(({ vx }) => vx === DASH_SPEED).length + 1;
    expect(fast).toBe(DASH_TICKS[0] - 1);
    expect(last(rest).vx).toBe(WALK_SPEED);
  });

  it('does not exist unlearned, for one press, or for two slow ones', () => {
    expect(last(play(stand(60), DOUBLE_TAP, NO_SKILLS)).dash).toBe(0);
    expect(last(play(stand(60), [[RIGHT, 20]], dash(1))).dash).toBe(0);
    const slow = [
      [RIGHT, 1],
      [0, DOUBLE_TAP_TICKS],
      [RIGHT, 1],
    ] as const;
    expect(last(play(stand(60), slow, dash(1))).dash).toBe(0);
    const other = [
      [RIGHT, 2],
      [LEFT, 2],
    ] as const;
    expect(last(play(stand(120), other, dash(1))).dash).toBe(0);
  });

  it('waits for its cooldown', () => {
    const once = last(play(stand(60), [...DOUBLE_TAP, [0, 20]], dash(1)));
    expect(last(play(once, DOUBLE_TAP, dash(1))).dash).toBe(0);
    const waited = last(play(once, [[0, DASH_COOLDOWN_TICKS[0]]], dash(1)));
    expect(last(play(waited, DOUBLE_TAP, dash(1))).dash).toBeGreaterThan(0);
  });

  it('goes further and comes back sooner with every level', () => {
    const ways = DASH_TICKS.map((_ticks, index) => {
      const from = stand(60);
      return last(play(from, [...DOUBLE_TAP, [0, 30]], dash(index + 1))).x - from.x;
    });
    ways.slice(1).forEach((way, index) => expect(way).toBeGreaterThan(ways[index] ?? way));
    DASH_COOLDOWN_TICKS.slice(1).forEach((ticks, index) =>
      expect(ticks).toBeLessThan(DASH_COOLDOWN_TICKS[index] ?? 0),
    );
  });

  it('floats in the air, stops at a wall, and gives way to a jump', () => {
    const inAir = last(play(createPlayerState(700, 200), DOUBLE_TAP, dash(1)));
    const floating = last(play(inAir, [[RIGHT, 4]], dash(1)));
    expect(floating.y).toBe(inAir.y);
    expect(last(play(stand(250), [...DOUBLE_TAP, [RIGHT, 4]], dash(1)))).toMatchObject({
      x: 320 - BODY_HALF_WIDTH,
      dash: 0,
    });
    const jumped = last(play(last(play(stand(60), DOUBLE_TAP, dash(1))), [[RIGHT | JUMP, 2]], dash(1)));
    expect(jumped).toMatchObject({ dash: 0, standingOn: 'air' });
  });

  it('lets the body come to rest afterwards', () => {
    const after = last(play(stand(60), [...DOUBLE_TAP, [0, 120]], dash(1)));
    expect(isAtRest(after, courseMap)).toBe(true);
  });
});

describe('DOUBLE_JUMP', () => {
  const twice = (level: number): PlayerSkills => ({ ...NO_SKILLS, doubleJump: level });
  const inputs = [
    [JUMP, 22],
    [0, 2],
    [JUMP, 30],
  ] as const;
  /** A place without a ceiling. */
  const start = stand(100);

  it('jumps once more in the air, higher with every level', () => {
    const tops = [0, 1, 2, 3].map((level) => top(play(start, inputs, twice(level))));
    tops.slice(1).forEach((y, index) => expect(y).toBeLessThan((tops[index] ?? y) - 5));
  });

  it('only once until the next footing', () => {
    const third = [...inputs, [0, 2], [JUMP, 30]] as const;
    const states = play(start, third, twice(1));
    expect(Math.max(...states.map(({ airJumps }) => airJumps))).toBe(1);
    const landed = last(play(start, [...third, [0, 90]], twice(1)));
    expect(landed).toMatchObject({ grounded: true, airJumps: 0 });
    expect(last(play(landed, inputs, twice(1))).airJumps).toBe(1);
  });
});

describe('WALL_CLIMB', () => {
  const climb = (level: number): PlayerSkills => ({ ...NO_SKILLS, wallClimb: level });
  const atWall = createPlayerState(1536 - BODY_HALF_WIDTH, 400);

  it('slides down more slowly while the wall is pressed against', () => {
    WALL_SLIDE_SPEED.forEach((speed, index) => {
      expect(last(play(atWall, [[RIGHT, 20]], climb(index + 1))).vy).toBe(speed);
    });
    expect(last(play(atWall, [[RIGHT, 20]], NO_SKILLS)).vy).toBeGreaterThan(400);
    expect(last(play(atWall, [[0, 20]], climb(3))).vy).toBeGreaterThan(400);
  });

  it('jumps again at the wall, as often as it is reached', () => {
    const hops = Array.from(
      { length: 6 },
      () =>
        [
          [RIGHT | JUMP, 14],
          [RIGHT, 2],
        ] as const,
    ).flat();
    const climbed = play({ ...atWall, y: 700 }, hops, climb(1));
    expect(top(climbed)).toBeLessThan(260);
    expect(top(play({ ...atWall, y: 700 }, hops, NO_SKILLS))).toBeGreaterThan(540);
  });

  it('kicks off when the wall is not pressed against', () => {
    const kicked = last(
      play(
        atWall,
        [
          [0, 4],
          [JUMP, 1],
        ],
        climb(1),
      ),
    );
    expect(kicked.vx).toBe(-WALK_SPEED);
    expect(kicked.vy).toBeLessThan(-500);
  });

  it('gives the jump in the air back', () => {
    const both = { ...NO_SKILLS, wallClimb: 1, doubleJump: 1 };
    const used = { ...atWall, airJumps: 1 };
    expect(
      last(
        play(
          used,
          [
            [RIGHT, 2],
            [RIGHT | JUMP, 1],
          ],
          both,
        ),
      ).airJumps,
    ).toBe(0);
  });

  it('does not work on other solids', () => {
    const atStep = createPlayerState(320 - BODY_HALF_WIDTH, 690);
    expect(
      last(
        play(
          atStep,
          [
            [RIGHT, 1],
            [RIGHT | JUMP, 1],
          ],
          climb(3),
        ),
      ).vy,
    ).toBeGreaterThan(0);
  });
});

describe('SPEED_BOOST', () => {
  it('is always on', () => {
    const skills = { ...NO_SKILLS, speedBoost: 3 };
    const walked = last(play(stand(60), [[RIGHT, TICK_RATE / 3]], skills));
    expect(walked.vx).toBe(WALK_SPEED * 1.1875);
  });
});
