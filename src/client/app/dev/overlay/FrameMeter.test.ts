import { expect, it } from 'vitest';
import { FrameMeter } from './FrameMeter.ts';

it('tells the rate of middling and of slow frames of the last seconds', () => {
  const meter = new FrameMeter();
  expect(meter.rate).toEqual({ p50: 0, p95: 0 });
  let at = 0;
  for (let frame = 0; frame < 1000; frame += 1) meter.frame((at += 500));
  for (let frame = 0; frame < 300; frame += 1) meter.frame((at += frame % 10 === 0 ? 50 : 20));
  expect(meter.rate).toEqual({ p50: 50, p95: 20 });
});
