import type { Clock } from '#server/platform/clock.ts';

export interface MovableClock extends Clock {
  advance(step: { seconds?: number; minutes?: number; days?: number }): void;
}

/** Time that passes as ever and can be moved ahead, for things that end after minutes or days. */
export function movableClock(): MovableClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    advance({ seconds = 0, minutes = 0, days = 0 }) {
      ahead += ((days * 24 * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
}
