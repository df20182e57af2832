import { describe, expect, it } from 'vitest';
import { animationOf } from '../animationOf.ts';
import { createStage } from './createStage.ts';
import { PATH_TICKS, poseOnPath, recordPath } from './recordPath.ts';
import { sampleLevel } from './sampleLevel.ts';
import { StageMisuse } from './StageMisuse.ts';
import { startCommand } from './startCommand.ts';
import { stepStage } from './stepStage.ts';
import type { StageCommand, StageValue } from './stageTypes.ts';

const LEVEL = sampleLevel(['............', 'S..o........', '#####.######', '#####.######']);
const step = (command: StageCommand, ...args: StageValue[]) => ({ command, args });
const STEPS = [
  step('walk', 3),
  step('say', '비밀의 말'),
  step('walk', 1),
  step('jump'),
  step('dash'),
  step('turn'),
];

describe('the path of a run', () => {
  const path = recordPath(LEVEL, 1, STEPS);

  it('is where the avatar was at every tick, within a few pixels', () => {
    let state = createStage(LEVEL, 1);
    let tick = 0;
    let worst = 0;
    for (const { command, args } of STEPS) {
      state = startCommand(state, command, args).state;
      while (state.drive !== null) {
        state = stepStage(state);
        tick += 1;
        const pose = poseOnPath(path, tick);
        worst = Math.max(worst, Math.hypot((pose?.x ?? 0) - state.player.x, (pose?.y ?? 0) - state.player.y));
      }
    }
    expect(worst).toBeLessThan(12);
    expect(poseOnPath(path, tick)).toMatchObject({
      x: Math.round(state.player.x),
      y: Math.round(state.player.y),
      facing: -1,
      animation: animationOf(state.player),
    });
    expect(path.at(-1)?.[0]).toBe(tick);
  });

  it('stands before its first point and after its last one, and is nowhere without a point', () => {
    const [first, last] = [path[0], path.at(-1)];
    expect(poseOnPath(path, -5)).toMatchObject({ x: first?.[1], vx: 0, animation: 'stand' });
    expect(poseOnPath(path, 9_999)).toMatchObject({ x: last?.[1], vx: 0, vy: 0 });
    expect(poseOnPath([], 3)).toBeNull();
  });

  it('is short, and holds numbers alone: neither commands nor words', () => {
    expect(path.length).toBeLessThan(80);
    expect(path.flat().every((value) => Number.isInteger(value))).toBe(true);
  });

  it('ends after a minute, and refuses what no engine would have told', () => {
    expect(() => recordPath(LEVEL, 1, [step('walk', 'far')])).toThrow(StageMisuse);
    const long = Array.from({ length: 150 }, () => step('say', '끝없이'));
    expect(recordPath(LEVEL, 1, long).at(-1)?.[0]).toBeLessThanOrEqual(PATH_TICKS);
  });
});
