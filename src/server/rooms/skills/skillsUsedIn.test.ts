import { describe, expect, it } from 'vitest';
import { createPlayerState, type PlayerState } from '#shared/simulation/playerState.ts';
import { NO_SKILLS } from '#shared/simulation/playerSkills.ts';
import { skillsUsedIn } from './skillsUsedIn.ts';

const air = createPlayerState(0, 0);
const ground: PlayerState = { ...air, standingOn: 'solid', grounded: true };
const ALL = { ...NO_SKILLS, dash: 1, doubleJump: 1, speedBoost: 1, wallClimb: 1 };

function used(before: PlayerState, after: PlayerState, skills = ALL): string[] {
  const types: string[] = [];
  skillsUsedIn({ before, after, skills }, (type) => types.push(type));
  return types;
}

describe('skillsUsedIn', () => {
  it('hears a dash when it begins, not while it lasts', () => {
    expect(used(ground, { ...ground, dash: 9 })).toEqual(['DASH']);
    expect(used({ ...ground, dash: 9 }, { ...ground, dash: 8 })).toEqual([]);
  });

  it('tells the second jump from a kick off a wall and from a late jump off an edge', () => {
    expect(used(air, { ...air, airJumps: 1, jumpHeld: true })).toEqual(['DOUBLE_JUMP']);
    expect(used(air, { ...air, jumpHeld: true })).toEqual(['WALL_CLIMB']);
    expect(used({ ...air, coyote: 4 }, { ...air, jumpHeld: true })).toEqual([]);
    expect(used(air, { ...air, jumpHeld: true }, NO_SKILLS)).toEqual([]);
  });

  it('hears quick feet as they set off', () => {
    expect(used(ground, { ...ground, vx: 20 })).toEqual(['SPEED_BOOST']);
    expect(used({ ...ground, vx: 20 }, { ...ground, vx: 40 })).toEqual([]);
    expect(used(ground, { ...ground, vx: 20 }, NO_SKILLS)).toEqual([]);
  });

  it('hears a fall that is held back, once for each fall', () => {
    const skills = { ...NO_SKILLS, glide: 2 };
    const held = { ...air, vy: 230 };
    expect(used({ ...air, vy: 200 }, held, skills)).toEqual(['GLIDE']);
    expect(used(held, held, skills)).toEqual([]);
    expect(used({ ...air, vy: 200 }, held, NO_SKILLS)).toEqual([]);
  });

  it('hears setting off on a ladder', () => {
    const skills = { ...NO_SKILLS, ladderClimb: 1 };
    const climbing: PlayerState = { ...air, standingOn: 'ladder', vy: -205 };
    expect(used(ground, climbing, skills)).toEqual(['LADDER_CLIMB']);
    expect(used(climbing, climbing, skills)).toEqual([]);
    expect(used(climbing, { ...climbing, vy: 0 }, skills)).toEqual([]);
  });

  it('tells a high jump from the ground from one that began just off an edge', () => {
    const up = { ...air, vy: -740, jumpHeld: true };
    expect(used(ground, up, { ...NO_SKILLS, highJump: 1 })).toEqual(['HIGH_JUMP']);
    expect(used({ ...air, coyote: 3 }, up, { ...NO_SKILLS, edgeJump: 1 })).toEqual(['EDGE_JUMP']);
    expect(used({ ...air, coyote: 8 }, up, { ...NO_SKILLS, edgeJump: 1 })).toEqual([]);
    expect(used(ground, up, NO_SKILLS)).toEqual([]);
  });
});
