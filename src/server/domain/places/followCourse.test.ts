import { describe, expect, it } from 'vitest';
import type { Course } from '#shared/content/maps/mapTypes.ts';
import { createPlayerState, type PlayerState } from '#shared/simulation/playerState.ts';
import { followCourse, MOST_PAUSE_TICKS, MOST_RUN_TICKS, type CourseProgress } from './followCourse.ts';

const course: Course = {
  id: 1,
  name: '시험',
  start: { x: 0, y: 400, w: 100, h: 100 },
  gates: [{ x: 300, y: 400, w: 100, h: 100 }],
  finish: { x: 600, y: 400, w: 100, h: 100 },
};

const at = (x: number, tick = 0, y = 500): PlayerState => createPlayerState(x, y, 1, tick);
const step = (progress: CourseProgress | null, before: PlayerState, after: PlayerState) =>
  followCourse(course, progress, { before, after });
const running = (more: Partial<CourseProgress> = {}): CourseProgress => ({ ticks: 10, gates: 0, ...more });

describe('a run', () => {
  it('begins with the step out of the start, as one tick however long one rested there', () => {
    expect(step(null, at(50), at(80, 1))).toEqual({ progress: null, event: null });
    expect(step(null, at(115), at(118, 9000))).toEqual({
      progress: { ticks: 1, gates: 0 },
      event: 'started',
    });
    expect(step(null, at(200), at(204, 1))).toEqual({ progress: null, event: null });
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
    ['returned', running(), at(120, 1), at(110, 2)],
    ['fell', running(), at(200, 1, 560), at(200, 2, 565)],
    ['paused', running(), at(200, 1), at(201, 2 + MOST_PAUSE_TICKS)],
    ['tooLong', running({ ticks: MOST_RUN_TICKS }), at(200, 1), at(201, 2)],
  ])('comes to nothing: %s', (event, progress, before, after) => {
    expect(step(progress, before, after)).toEqual({ progress: null, event });
  });
});
