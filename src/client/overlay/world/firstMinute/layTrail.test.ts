import { describe, expect, it } from 'vitest';
import { FIRST_MAP, MAPS } from '#shared/content/maps/maps.ts';
import { stepPlayer } from '#shared/simulation/stepPlayer.ts';
import { INPUT } from '#shared/simulation/inputBits.ts';
import { createPlayerState } from '#shared/simulation/playerState.ts';
import { beginSteps, isStepDone, watchSteps } from './watchSteps.ts';
import { firstNpc, layTrail } from './layTrail.ts';

const trail = layTrail(FIRST_MAP.spawn, firstNpc(FIRST_MAP, FIRST_MAP.spawn));

describe('the trail from where new accounts arrive', () => {
  it('leads to the dolphin and ends before her', () => {
    const dolphin = firstNpc(FIRST_MAP, FIRST_MAP.spawn);
    expect(dolphin?.npcId).toBe(101);
    expect(trail.direction).toBe(1);
    for (const { x } of [...trail.dots, ...trail.arc, ...trail.shells, trail.end]) {
      expect(x).toBeGreaterThan(FIRST_MAP.spawn.x);
      expect(x).toBeLessThan((dolphin?.x ?? 0) - 40);
    }
  });

  it('has its shells in the reach of one running jump, and none of a walker', () => {
    const run = (jumps: boolean) => {
      let state = createPlayerState(FIRST_MAP.spawn.x, FIRST_MAP.spawn.y);
      let steps = beginSteps(trail.shells, 0);
      for (let tick = 0; tick < 110; tick += 1) {
        const jump = jumps && tick >= 4 && tick < 30 ? INPUT.JUMP : 0;
        state = stepPlayer(state, INPUT.RIGHT | jump, FIRST_MAP);
        steps = watchSteps(steps, { kind: 'moved', to: { x: state.x, y: state.y } }, tick * 16);
      }
      return steps;
    };
    expect(run(true).taken).toBe(3);
    expect(isStepDone(run(true), 'jump')).toBe(true);
    expect(run(false).taken).toBe(0);
    expect(isStepDone(run(false), 'walk')).toBe(true);
  });
});

it('goes the other way beside an NPC, and works on every map', () => {
  for (const map of MAPS)
    for (const npc of map.npcs) {
      const { direction, shells } = layTrail({ x: npc.x - 60, y: npc.y }, npc);
      expect(direction).toBe(-1);
      expect(shells).toHaveLength(3);
    }
  expect(layTrail({ x: 900, y: 500 }, undefined).shells).toHaveLength(3);
});
