/** Pure. The times of the shop's offers. Days are those of Seoul. */
import type { OfferSchedule } from '#server/db/tables/world/shop.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import { seoulMidnight } from '#server/platform/seoulWeek.ts';

/** One time that an offer is on. */
export interface OfferRound {
  /** Its first day, `YYYY-MM-DD`, which identifies its stock. */
  readonly round: string;
  readonly endsAt: Date;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** A Monday, in days since 1970-01-01. */
const FIRST_MONDAY = 4;

/** The round at a moment, if any. */
export function roundAt(schedule: OfferSchedule, now: Date): OfferRound | undefined {
  const today = seoulDay(now);
  switch (schedule.kind) {
    case 'WEEKS': {
      const week = Math.floor((dayNumber(today) - FIRST_MONDAY) / 7);
      if (week % schedule.every !== schedule.week) return undefined;
      const monday = FIRST_MONDAY + week * 7;
      return { round: dayOf(monday), endsAt: seoulMidnight(dayOf(monday + 7)) };
    }
    case 'SEASON': {
      const { from, before } = schedule;
      const year = Number(today.slice(0, 4));
      const monthDay = today.slice(5);
      const overNewYear = from > before;
      const isOn = overNewYear
        ? monthDay >= from || monthDay < before
        : monthDay >= from && monthDay < before;
      if (!isOn) return undefined;
      const startYear = overNewYear && monthDay < before ? year - 1 : year;
      return {
        round: `${startYear}-${from}`,
        endsAt: seoulMidnight(`${overNewYear ? startYear + 1 : startYear}-${before}`),
      };
    }
    case 'DATES': {
      const [from, before] = [new Date(schedule.from), new Date(schedule.before)];
      return from <= now && now < before ? { round: seoulDay(from), endsAt: before } : undefined;
    }
  }
}

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const dayOf = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);
