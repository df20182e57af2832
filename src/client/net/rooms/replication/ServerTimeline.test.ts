import { describe, expect, it } from 'vitest';
import { createRandom } from '#shared/simulation/createRandom.ts';
import { ServerTimeline } from './ServerTimeline.ts';

describe('server time', () => {
  it('is zero before anything was heard', () => {
    expect(new ServerTimeline().at(500)).toBe(0);
  });

  it('runs evenly although packets arrive up to 80 ms late', () => {
    const timeline = new ServerTimeline();
    const random = createRandom(3);
    for (let patch = 0; patch < 400; patch += 1) {
      timeline.observe(patch * 50, 10_000 + patch * 50 + 30 + random() * 80);
    }
    const now = 10_000 + 400 * 50;
    // 30 ms of way and the jitter's lower part.
    expect(400 * 50 - timeline.at(now)).toBeGreaterThan(20);
    expect(400 * 50 - timeline.at(now)).toBeLessThan(70);
  });

  it('knows how much later than the quickest the slow ones come, and forgives a stall', () => {
    const timeline = new ServerTimeline();
    const random = createRandom(4);
    for (let patch = 0; patch < 200; patch += 1) timeline.observe(patch * 50, patch * 50 + random() * 60);
    expect(timeline.late).toBeGreaterThan(30);
    expect(timeline.late).toBeLessThan(70);
    const before = timeline.late;
    timeline.observe(10_000, 10_800);
    expect(timeline.late).toBe(before);
    for (let patch = 201; patch < 900; patch += 1) timeline.observe(patch * 50, patch * 50 + 5);
    expect(timeline.late).toBeLessThan(10);
  });

  it('never runs backwards by more than a frame', () => {
    const timeline = new ServerTimeline();
    const random = createRandom(9);
    let before = Number.NEGATIVE_INFINITY;
    for (let patch = 0; patch < 400; patch += 1) {
      const now = patch * 50 + random() * 60;
      timeline.observe(patch * 50, now);
      expect(timeline.at(now + 50)).toBeGreaterThan(before - 16);
      before = timeline.at(now + 50);
    }
  });

  it('starts anew after a sleep', () => {
    const timeline = new ServerTimeline();
    timeline.observe(1000, 1000);
    timeline.observe(1050, 60_000);
    expect(timeline.at(60_000)).toBe(1050);
  });
});
