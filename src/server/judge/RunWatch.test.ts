import { describe, expect, it } from 'vitest';
import { FIRST_SHARE_MS, OVERHEAD_MS, RunWatch, type Finding } from './RunWatch.ts';

const LIMIT_MS = 1_000;

/** Checks once after each reading of the worker's processor time, until something is found. */
function firstFinding(readings: readonly (number | undefined)[]): { finding: Finding; looks: number } {
  let usedMs: number | undefined = 5_000;
  const watch = new RunWatch({ usedMs: () => usedMs, limitMs: LIMIT_MS, overheadMs: OVERHEAD_MS });
  for (const [look, reading] of readings.entries()) {
    usedMs = reading === undefined ? undefined : 5_000 + reading;
    const finding = watch.look();
    if (finding !== 'fine') return { finding, looks: look + 1 };
  }
  return { finding: 'fine', looks: readings.length };
}

const steps = (count: number, msEach: number) => Array.from({ length: count }, (_, n) => (n + 1) * msEach);

describe('a watch over a program', () => {
  it.each([
    ['all of a processor', 50],
    ['a tenth of one', 5],
    ['the least that can be counted, every third second', 10 / 60],
  ])('stops an endless one that is given %s once it has used its time, and not before', (_, msEach) => {
    const readings = steps(20_000, msEach).map((ms) => Math.floor(ms / 10) * 10);
    const { finding, looks } = firstFinding(readings);
    expect(finding).toBe('interrupt');
    expect(readings[looks - 1]).toBeGreaterThan(LIMIT_MS + OVERHEAD_MS);
    expect(readings[looks - 2]).toBeLessThanOrEqual(LIMIT_MS + OVERHEAD_MS);
  });

  it('leaves a fair one alone, however long the machine takes for it', () => {
    const slow = steps(LIMIT_MS / 10, 10).flatMap((ms) => Array.from({ length: 70 }, () => ms));
    expect(firstFinding(slow)).toEqual({ finding: 'fine', looks: 7_000 });
  });

  it('ends a worker that does not stop when it is told to', () => {
    const watched = steps(100, 50);
    let usedMs: number | undefined = 0;
    const watch = new RunWatch({ usedMs: () => usedMs, limitMs: LIMIT_MS, overheadMs: OVERHEAD_MS });
    const findings = watched.map((reading) => {
      usedMs = reading;
      return watch.look();
    });
    expect(findings.indexOf('deaf')).toBeGreaterThan(findings.indexOf('interrupt'));
    expect(watched[findings.indexOf('deaf')]).toBe(LIMIT_MS + OVERHEAD_MS + 1_000 + 50);
  });

  it('finds a worker at fault that makes no progress for 80 looks, and one that is gone no more', () => {
    expect(firstFinding(Array.from({ length: 200 }, () => 300))).toEqual({ finding: 'stalled', looks: 81 });
    expect(firstFinding(Array.from({ length: 200 }, () => undefined)).finding).toBe('fine');
  });

  it('cuts short what has had its share when somebody waits, and ends a worker that goes on', () => {
    let usedMs: number | undefined = 0;
    let isWanted = false;
    const shouldGiveWay = () => isWanted;
    const watch = new RunWatch({
      usedMs: () => usedMs,
      limitMs: LIMIT_MS,
      overheadMs: OVERHEAD_MS,
      shouldGiveWay,
    });
    const lookAt = (ms: number) => {
      usedMs = ms;
      return watch.look();
    };
    expect(lookAt(FIRST_SHARE_MS + 50)).toBe('fine');
    isWanted = true;
    expect([lookAt(FIRST_SHARE_MS + 100), watch.hasCut]).toEqual(['interrupt', true]);
    expect(lookAt(FIRST_SHARE_MS + 1_050)).toBe('interrupt');
    expect(lookAt(FIRST_SHARE_MS + 1_150)).toBe('deaf');
  });

  it('leaves what has not had its share', () => {
    let usedMs: number | undefined = 0;
    const limits = { limitMs: LIMIT_MS, overheadMs: OVERHEAD_MS };
    const watch = new RunWatch({ usedMs: () => usedMs, ...limits, shouldGiveWay: () => true });
    usedMs = FIRST_SHARE_MS - 50;
    expect([watch.look(), watch.hasCut]).toEqual(['fine', false]);
  });

  it('tells what was used since it began', () => {
    let usedMs = 700;
    const watch = new RunWatch({ usedMs: () => usedMs, limitMs: LIMIT_MS, overheadMs: OVERHEAD_MS });
    usedMs = 1_250;
    watch.look();
    expect(watch.elapsedMs).toBe(550);
  });
});
