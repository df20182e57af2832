/** Pure. The season of a day, for the dress of the plaza. */

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

export const FESTIVALS = ['seollal', 'childrensDay', 'chuseok', 'hangeul'] as const;
export type Festival = (typeof FESTIVALS)[number];

export interface TimeOfYear {
  readonly season: Season;
  /** The festival around the day; null on other days. */
  readonly festival: Festival | null;
}

/** Days of the festivals that follow the moon, by year, as `MM-DD`. */
const BY_MOON: Readonly<Record<number, Readonly<Record<'seollal' | 'chuseok', string>>>> = {
  2025: { seollal: '01-29', chuseok: '10-06' },
  2026: { seollal: '02-17', chuseok: '09-25' },
  2027: { seollal: '02-07', chuseok: '09-15' },
  2028: { seollal: '01-27', chuseok: '10-03' },
  2029: { seollal: '02-13', chuseok: '09-22' },
  2030: { seollal: '02-03', chuseok: '09-12' },
  2031: { seollal: '01-23', chuseok: '10-01' },
  2032: { seollal: '02-11', chuseok: '09-19' },
  2033: { seollal: '01-31', chuseok: '09-08' },
  2034: { seollal: '02-19', chuseok: '09-27' },
  2035: { seollal: '02-08', chuseok: '09-16' },
  2036: { seollal: '01-28', chuseok: '10-04' },
};

/** The days before and after its own on which a festival is kept. */
const AROUND: Readonly<Record<Festival, number>> = { seollal: 2, childrensDay: 2, chuseok: 3, hangeul: 1 };

const DAY_MS = 86_400_000;
const LAST_MONTHS: readonly (readonly [month: number, season: Season])[] = [
  [2, 'winter'],
  [5, 'spring'],
  [8, 'summer'],
  [11, 'autumn'],
];

/** `day` is a day in Seoul as `YYYY-MM-DD`. Throws a RangeError for anything else. */
export function timeOfYear(day: string): TimeOfYear {
  const at = Date.parse(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(at)) throw new RangeError(`timeOfYear: no day '${day}'`);
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  const season = LAST_MONTHS.find(([last]) => month <= last)?.[1] ?? 'winter';
  const near = FESTIVALS.flatMap((festival) => {
    const own = dayOf(festival, year);
    const away = own === null ? Infinity : Math.abs(Date.parse(`${own}T00:00:00Z`) - at) / DAY_MS;
    return away <= AROUND[festival] ? [{ festival, away }] : [];
  });
  // Two may meet in a year; the nearer one counts.
  near.sort((a, b) => a.away - b.away);
  return { season, festival: near[0]?.festival ?? null };
}

function dayOf(festival: Festival, year: number): string | null {
  if (festival === 'childrensDay') return `${year}-05-05`;
  if (festival === 'hangeul') return `${year}-10-09`;
  const date = BY_MOON[year]?.[festival];
  return date === undefined ? null : `${year}-${date}`;
}
