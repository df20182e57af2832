import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportQueuePlace } from './Ticket.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('tells the place at once, each change of it, and that it waits no longer', () => {
  let place: number | undefined = 3;
  const told: (number | null)[] = [];
  const stop = reportQueuePlace(
    () => place,
    (next) => told.push(next),
  );
  expect(told).toEqual([3]);
  vi.advanceTimersByTime(2_000);
  expect(told).toEqual([3]);
  place = 1;
  vi.advanceTimersByTime(1_000);
  place = undefined;
  stop();
  vi.advanceTimersByTime(5_000);
  expect(told).toEqual([3, 1, null]);
});

it('tells nothing of a job that never had to wait', () => {
  const told: (number | null)[] = [];
  reportQueuePlace(
    () => undefined,
    (next) => told.push(next),
  )();
  vi.advanceTimersByTime(5_000);
  expect(told).toEqual([]);
});
