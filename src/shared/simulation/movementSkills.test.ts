import { describe, expect, it } from 'vitest';
import { COYOTE_TICKS, DROP_SPEED, JUMP_SPEED, TICK_RATE, WALK_SPEED } from './feel.ts';
import { INPUT } from './inputBits.ts';
import { isAtRest } from './isAtRest.ts';
import {
  CURRENT_SHARE,
  EDGE_TICKS,
  GLIDE_SPEED,
  HIGH_JUMP_SPEED,
  LADDER_SPEED,
  MOVEMENT_SKILLS,
  NO_SKILLS,
  type PlayerSkills,
} from './playerSkills.ts';
import { createPlayerState, type PlayerState } from './playerState.ts';
import { stepPlayer, swim } from './stepPlayer.ts';
import { courseMap } from './traces/courseMap.ts';
import { afterPark, standInPark, walkPark } from './traces/walkPark.ts';
import { keysOf } from './keysOf.ts';

const { LEFT, RIGHT, UP, DOWN, JUMP } = INPUT;
const learned = (skill: keyof PlayerSkills, level: number): PlayerSkills => ({
  ...NO_SKILLS,
  [skill]: level,
});
const levelsOf = (table: readonly number[]) => table.map((_value, index) => index + 1);

function play(from: PlayerState, inputs: readonly (readonly [number, number])[], skills: PlayerSkills) {
  const states: PlayerState[] = [];
  let state = from;
  for (const [bits, ticks] of inputs)
    for (let tick = 0; tick < ticks; tick += 1) {
      state = stepPlayer(state, bits, courseMap, skills);
      states.push(state);
    }
  return states;
}
const last = (states: readonly PlayerState[]): PlayerState => {
  const state = states.at(-1);
  if (state === undefined) throw new Error('nothing was played');
  return state;
};
const stand = (x: number) => last(play(createPlayerState(x, 704), [[0, 3]], NO_SKILLS));
const top = (states: readonly PlayerState[]) => Math.min(...states.map(({ y }) => y));
const isIncreasing = (values: readonly number[]) =>
  values.every((value, index) => index === 0 || value > (values[index - 1] ?? value));

describe('GLIDE', () => {
  const fall = (bits: number, level: number, ticks = 30) =>
    last(play(createPlayerState(900, 100), [[bits, ticks]], learned('glide', level)));

  it('falls no faster than its level allows while the key is held', () => {
    for (const level of levelsOf(GLIDE_SPEED)) expect(fall(JUMP, level).vy).toBe(GLIDE_SPEED[level - 1]);
    expect(isIncreasing([...GLIDE_SPEED].toReversed())).toBe(true);
  });

  it('does not exist unlearned, with the key let go, or with DOWN', () => {
    const free = fall(0, 0).vy;
    expect([fall(JUMP, 0).vy, fall(0, 3).vy]).toEqual([free, free]);
    expect(fall(JUMP | DOWN, 3, 12).vy).toBeGreaterThan(fall(0, 0, 12).vy);
  });

  it('leaves the way up alone, and lands as ever', () => {
    const jump = [
      [JUMP, 20],
      [0, 1],
    ] as const;
    expect(top(play(stand(200), jump, learned('glide', 3)))).toBe(top(play(stand(200), jump, NO_SKILLS)));
    const landed = last(play(createPlayerState(200, 600), [[JUMP, 80]], learned('glide', 3)));
    expect(landed).toMatchObject({ y: 704, grounded: true, vy: 0 });
  });
});

describe('LADDER_CLIMB', () => {
  it('is quicker with every level, up and down', () => {
    const ways = [0, ...levelsOf(LADDER_SPEED)].map((level) => {
      const skills = learned('ladderClimb', level);
      const hanging = afterPark(standInPark(1000, 704), UP, 20, skills);
      expect(hanging.standingOn).toBe('ladder');
      return hanging.y - afterPark(hanging, UP, 10, skills).y;
    });
    expect(isIncreasing(ways)).toBe(true);
  });

  it('ends at the top edge without overshooting', () => {
    const up = walkPark(standInPark(1000, 704), UP, 120, learned('ladderClimb', 3));
    expect(Math.min(...up.map(({ y }) => y))).toBe(448);
    expect(up.at(-1)?.grounded).toBe(true);
  });
});

describe('SWIM', () => {
  const stream = { x: 0, y: 0, w: 10, h: 10, vx: 100, vy: -60 };
  const felt = (bits: number, level: number) => swim(stream, keysOf(bits, 0), learned('swim', level));

  it('weakens only what one goes against', () => {
    for (const level of levelsOf(CURRENT_SHARE)) {
      const share = CURRENT_SHARE[level - 1] ?? 1;
      expect(felt(LEFT, level)).toMatchObject({ vx: 100 * share, vy: -60 });
      expect(felt(DOWN, level)).toMatchObject({ vx: 100, vy: -60 * share });
    }
    expect([felt(RIGHT, 3), felt(0, 3), felt(UP, 3), felt(LEFT, 0)]).toEqual(Array(4).fill(stream));
    expect(swim(null, keysOf(LEFT, 0), learned('swim', 3))).toBeNull();
  });

  it('gets further against a stream of the park', () => {
    const start = standInPark(900, 704);
    const xs = [0, 1, 2, 3].map((level) => -afterPark(start, LEFT, 25, learned('swim', level)).x);
    expect(isIncreasing(xs)).toBe(true);
  });
});

describe('HIGH_JUMP', () => {
  const jump = (bits: readonly (readonly [number, number])[], level: number) =>
    704 - top(play(stand(200), bits, learned('highJump', level)));

  it('is higher with every level, held or tapped', () => {
    for (const bits of [
      [[JUMP, 60]],
      [
        [JUMP, 2],
        [0, 40],
      ],
    ] as const)
      expect(isIncreasing([0, 1, 2, 3].map((level) => jump(bits, level)))).toBe(true);
    expect(isIncreasing([JUMP_SPEED, ...HIGH_JUMP_SPEED])).toBe(true);
  });

  it('changes neither a drop nor the jump in the air', () => {
    const skills = { ...learned('highJump', 3), doubleJump: 1 };
    const air = createPlayerState(900, 300);
    expect(last(play(air, [[JUMP, 1]], skills)).vy).toBe(
      last(play(air, [[JUMP, 1]], { ...NO_SKILLS, doubleJump: 1 })).vy,
    );
    expect(DROP_SPEED).toBeLessThan(JUMP_SPEED);
  });
});

describe('EDGE_JUMP', () => {
  /** Walks off the edge of the ground at 900, falls for some ticks and presses the key. */
  const late = (ticks: number, level: number) => {
    const skills = learned('edgeJump', level);
    let state = stand(880);
    for (let tick = 0; tick < 60 && state.grounded; tick += 1)
      state = stepPlayer(state, RIGHT, courseMap, skills);
    const fallen = ticks === 0 ? state : last(play(state, [[0, ticks]], skills));
    return stepPlayer(fallen, JUMP, courseMap, skills).vy < 0;
  };

  it('still jumps so many ticks later, and not one more', () => {
    const most = (level: number) => [...Array(40).keys()].filter((ticks) => late(ticks, level)).length;
    const usual = most(0);
    expect(usual).toBeGreaterThan(0);
    expect(EDGE_TICKS.map((_ticks, index) => most(index + 1) - usual)).toEqual([...EDGE_TICKS]);
  });

  it('lets the body come to rest', () => {
    const rested = last(play(stand(200), [[0, 10]], learned('edgeJump', 2)));
    expect(rested.coyote).toBe(COYOTE_TICKS + EDGE_TICKS[1]);
    expect(isAtRest(rested, courseMap)).toBe(true);
  });
});

describe('AIR_CONTROL', () => {
  it('turns and stops sooner in the air with every level, and on the ground as ever', () => {
    const flying = { ...createPlayerState(600, 100), vx: WALK_SPEED };
    const turned = [0, 1, 2].map(
      (level) => -last(play(flying, [[LEFT, 6]], learned('airControl', level))).vx,
    );
    const slowed = [0, 1, 2].map((level) => -last(play(flying, [[0, 6]], learned('airControl', level))).vx);
    expect(isIncreasing(turned) && isIncreasing(slowed)).toBe(true);
    const walk = [[RIGHT, TICK_RATE / 6]] as const;
    expect(last(play(stand(60), walk, learned('airControl', 2)))).toEqual(
      last(play(stand(60), walk, NO_SKILLS)),
    );
  });
});

it('skills of a run that was recorded before one of them existed count as not learned', () => {
  const { glide: _glide, swim: _swim, ...before } = NO_SKILLS;
  const old = before as PlayerSkills;
  const bits = [
    [RIGHT | JUMP, 30],
    [LEFT, 30],
    [UP, 10],
  ] as const;
  expect(play(stand(200), bits, old)).toEqual(play(stand(200), bits, NO_SKILLS));
  expect(MOVEMENT_SKILLS).toHaveLength(10);
});
