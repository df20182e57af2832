import { describe, expect, it } from 'vitest';
import { MAPS } from '#shared/content/maps/maps.ts';
import { INPUT } from '#shared/simulation/inputBits.ts';
import { NO_SKILLS } from '#shared/simulation/playerSkills.ts';
import { medalOf } from '#shared/content/courseMedals.ts';
import { replayRun, type RecordedRun } from './replayRun.ts';
import { decodeInputs, encodeInputs } from './runInputs.ts';
import { sampleRun } from './sampleRuns.ts';

const COURSES = ['plaza', 'beach', 'kelp', 'cave', 'arena', 'sky'] as const;
const honest = sampleRun('plaza');
const FAST = { ...NO_SKILLS, speedBoost: 4 };
const HIGH = { ...NO_SKILLS, doubleJump: 3 };

const refusal = (run: RecordedRun) => {
  const replay = replayRun(run);
  return replay.confirmed ? 'confirmed' : replay.reason;
};

describe('an honest run', () => {
  it.each(COURSES)('on %s is confirmed, and wins gold only while it hardly stops', (key) => {
    const run = sampleRun(key);
    expect(replayRun(run)).toEqual({ confirmed: true, runClass: 'PLAIN' });
    const course = { mapId: run.map.id, courseId: run.course.id };
    expect(medalOf(course, run.ticks)).toBe('GOLD');
    expect(medalOf(course, run.ticks * 1.2)).toBe('SILVER');
    expect(medalOf(course, run.ticks * 1.6)).toBe('BRONZE');
  });

  it('counts the time from the signal, whenever that was, so that waiting costs time', () => {
    expect(sampleRun('plaza', { tick: 90_000 }).ticks).toBe(honest.ticks);
    expect(sampleRun('plaza', { late: 40 }).ticks).toBe(honest.ticks + 40);
  });

  it('is plain when no learned skill made a difference', () => {
    expect(replayRun({ ...honest, skills: HIGH })).toEqual({ confirmed: true, runClass: 'PLAIN' });
  });

  it('is a run with skills when one did', () => {
    const faster = sampleRun('plazaOnQuickFeet', { skills: FAST });
    expect(faster.ticks).toBeLessThan(honest.ticks);
    expect(replayRun(faster)).toEqual({ confirmed: true, runClass: 'SKILLED' });
    expect(refusal({ ...faster, skills: NO_SKILLS })).not.toBe('confirmed');
  });

  it('is the same after it was written down', () => {
    const text = encodeInputs(honest.start.tick, honest.inputs);
    expect(decodeInputs(honest.start.tick, text)).toEqual(honest.inputs);
    expect(text.length).toBeLessThan(400);
  });
});

describe('a run that was tampered with is refused:', () => {
  it('a shorter time', () => {
    expect(refusal({ ...honest, ticks: honest.ticks - 1 })).toBe(
      `it takes ${honest.ticks} ticks, not ${honest.ticks - 1}`,
    );
  });

  it('a step left out', () => {
    const inputs = honest.inputs.filter((_, index) => index !== 40);
    expect(refusal({ ...honest, inputs })).not.toBe('confirmed');
  });

  it('other keys', () => {
    const inputs = honest.inputs.map((input, index) =>
      index > 60 && index < 90 ? { ...input, bits: INPUT.LEFT } : input,
    );
    expect(refusal({ ...honest, inputs })).not.toBe('confirmed');
  });

  it('steps after the finish', () => {
    const last = honest.inputs.at(-1);
    const inputs = [...honest.inputs, { bits: 0, tick: (last?.tick ?? 0) + 1 }];
    expect(refusal({ ...honest, inputs })).toBe(`it is over after step ${honest.inputs.length - 1}`);
  });

  it('an end before the finish', () => {
    expect(refusal({ ...honest, inputs: honest.inputs.slice(0, -1) })).toContain('not in the finish');
  });

  it('a run-up', () => {
    expect(refusal({ ...honest, start: { ...honest.start, vx: 220 } })).toBe(
      'it does not begin standing at the start',
    );
  });

  it('a start elsewhere, as by a leap', () => {
    const start = { ...honest.start, x: honest.start.x + 900 };
    expect(refusal({ ...honest, start })).toBe('it does not begin standing at the start');
  });

  it('a gate left out', () => {
    const [first, ...others] = honest.course.gates;
    const skipped = { ...honest.course, gates: [{ x: 2900, y: 100, w: 32, h: 32 }, ...others] };
    expect(first).toBeDefined();
    expect(refusal({ ...honest, course: skipped })).toContain('0 of 2 gates');
  });

  it('time that runs backwards', () => {
    const inputs = honest.inputs.map((input, index) => (index === 30 ? { ...input, tick: 1 } : input));
    expect(refusal({ ...honest, inputs })).toBe('step 30 goes back in time');
  });

  it('skills that are not one’s own', () => {
    expect(refusal({ ...honest, skills: FAST })).not.toBe('confirmed');
  });

  it('another map', () => {
    const beach = MAPS.find(({ key }) => key === 'beach');
    if (beach === undefined) throw new Error('no beach');
    expect(refusal({ ...honest, map: beach })).not.toBe('confirmed');
  });

  it('nothing at all, and far too much', () => {
    expect(refusal({ ...honest, inputs: [] })).toBe('0 steps were recorded');
    const inputs = Array.from({ length: 8000 }, (_, index) => ({ bits: 0, tick: index }));
    expect(refusal({ ...honest, inputs })).toBe('8000 steps were recorded');
  });
});
