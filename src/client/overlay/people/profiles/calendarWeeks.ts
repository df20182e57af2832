import type { StudyCounts } from '#shared/contract/learning/studyLogs.ts';

export interface CalendarDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly month: number;
  readonly date: number;
  readonly count: number;
  /** 0 for a day of rest, 1 to 3 for more and more. */
  readonly strength: 0 | 1 | 2 | 3;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Weeks from Monday on, the oldest first; the last one ends with today. */
export function calendarWeeks({ from, to, dayList }: StudyCounts): CalendarDay[][] {
  const counts = new Map(
    dayList.map(({ day, documentCount, submissionCount }) => [day, documentCount + submissionCount]),
  );
  const weeks: CalendarDay[][] = [];
  for (let at = Date.parse(`${from}T00:00:00Z`), index = 0; ; at += DAY_MS, index += 1) {
    const day = new Date(at).toISOString().slice(0, 10);
    if (day > to) return weeks;
    const count = counts.get(day) ?? 0;
    const entry: CalendarDay = {
      day,
      month: Number(day.slice(5, 7)),
      date: Number(day.slice(8)),
      count,
      strength: count === 0 ? 0 : count < 3 ? 1 : count < 7 ? 2 : 3,
    };
    if (index % 7 === 0) weeks.push([entry]);
    else weeks.at(-1)?.push(entry);
  }
}
