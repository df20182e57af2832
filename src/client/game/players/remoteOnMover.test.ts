import { expect, test } from 'vitest';
import { moverPosition } from '#shared/simulation/moverPosition.ts';
import { parkMap } from '#shared/simulation/traces/parkMap.ts';
import { remoteOnMover } from './remoteOnMover.ts';

const [lift, ferry] = parkMap.movers;

test('who stands on a mover is drawn where the mover is drawn', () => {
  if (lift === undefined || ferry === undefined) throw new Error('the park has no movers');
  const was = moverPosition(ferry, 60);
  const feet = remoteOnMover(parkMap.movers, { x: was.x + 20, y: 512 }, { seenAt: 60, drawnAt: 72.5 });
  expect(feet.x - moverPosition(ferry, 72.5).x).toBeCloseTo(20, 9);
  const up = moverPosition(lift, 60);
  expect(remoteOnMover(parkMap.movers, { x: 1500, y: up.y + 2 }, { seenAt: 60, drawnAt: 70 }).y).toBe(
    moverPosition(lift, 70).y,
  );
});

test('who stands elsewhere stays there', () => {
  const feet = { x: 1700, y: 704 };
  expect(remoteOnMover(parkMap.movers, feet, { seenAt: 60, drawnAt: 90 })).toEqual(feet);
  const beside = { x: 1600, y: 512 };
  expect(remoteOnMover(parkMap.movers, beside, { seenAt: 60, drawnAt: 90 })).toEqual(beside);
});
