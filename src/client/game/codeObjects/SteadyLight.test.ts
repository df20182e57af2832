import { expect, test } from 'vitest';
import { SteadyLight } from './SteadyLight.ts';

const FRAME = 20;

/** The number of changes of the light in ten seconds when a change is requested every few frames. */
function changesOf(everyFrames: number): number {
  const light = new SteadyLight(0);
  let changes = 0;
  for (let frame = 0; frame < 10_000 / FRAME; frame += 1)
    if (light.update(Math.floor(frame / everyFrames) % 2, FRAME)) changes += 1;
  return changes;
}

test.each([1, 2, 5, 12])(
  'a light told to change every %i frames changes at most twice a second',
  (frames) => {
    expect(changesOf(frames)).toBeGreaterThan(0);
    expect(changesOf(frames)).toBeLessThanOrEqual(20);
  },
);

test('a slow signal is shown as it is', () => {
  expect(changesOf(50)).toBe(9);
});

test('the light comes up and goes down again softly', () => {
  const light = new SteadyLight<string | null>(null);
  light.update('red', FRAME);
  expect(light.value).toBe('red');
  expect(light.level).toBeLessThan(0.2);
  for (let frame = 0; frame < 30; frame += 1) light.update('red', FRAME);
  expect(light.level).toBe(1);
  for (let frame = 0; frame < 30; frame += 1) light.update(null, FRAME);
  expect(light.level).toBe(0);
});
