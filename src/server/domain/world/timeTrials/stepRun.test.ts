import { describe, expect, it } from 'vitest';
import type { TimeTrialCourse } from '#shared/content/maps/mapTypes.ts';
import { createPlayerState, type PlayerState } from '#shared/simulation/playerState.ts';
import { isReadyToRun, stepRun, MOST_PAUSE_TICKS, MOST_RUN_TICKS, type RunProgress } from './stepRun.ts';

const course: TimeTrialCourse = {
  id: 1,
  name: '시험',
  start: { x: 0, y: 400, w: 100, h: 100 },
  gates: [{ x: 300, y: 400, w: 100, h: 100 }],
  finish: { x: 600, y: 400, w: 100, h: 100 },
};

const at = (x: number, tick = 0, y = 500): PlayerState => createPlayerState(x, y, 1, tick);
const step = (progress: RunProgress, before: PlayerState, after: PlayerState) =>
  stepRun(course, progress, { before, after });
const running = (more: Partial<RunProgress> = {}): RunProgress => ({ ticks: 10, gates: 0, ...more });

describe('a run', () => {
  it('begins standing still on firm ground at the start, and nowhere else', () => {
    const standing: PlayerState = { ...at(50), grounded: true, standingOn: 'solid' };
    expect(isReadyToRun(course, standing)).toBe(true);
    expect(isReadyToRun(course, { ...standing, x: 200 })).toBe(false);
    expect(isReadyToRun(course, { ...standing, vx: 40 })).toBe(false);
    expect(isReadyToRun(course, { ...standing, ride: 2, standingOn: 'mover' })).toBe(false);
    expect(isReadyToRun(course, at(50))).toBe(false);
  });

  it('counts the ticks of the world, and one for a step that claims none', () => {
    expect(step(running(), at(200, 50), at(204, 57)).progress?.ticks).toBe(17);
    expect(step(running(), at(200, 50), at(204, 50)).progress?.ticks).toBe(11);
  });

  it('passes its gates, then the finish; the finish alone is nothing', () => {
    expect(step(running(), at(280, 1), at(290, 2))).toEqual({
      progress: { ticks: 11, gates: 1 },
      event: 'gate',
    });
    expect(step(running(), at(580, 1), at(590, 2)).event).toBeNull();
    expect(step(running({ gates: 1 }), at(580, 1), at(590, 2)).event).toBe('finished');
  });

  it.each([
    ['fell', running(), at(200, 1, 640), at(200, 2, 645)],
    ['paused', running(), at(200, 1), at(201, 2 + MOST_PAUSE_TICKS)],
    ['tooLong', running({ ticks: MOST_RUN_TICKS }), at(200, 1), at(201, 2)],
  ])('comes to nothing: %s', (event, progress, before, after) => {
    expect(step(progress, before, after)).toEqual({ progress: null, event });
  });
});
