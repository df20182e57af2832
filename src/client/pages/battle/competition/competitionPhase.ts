/** Pure: where a competition stands on the server's clock. */
import type { Competition } from '#shared/contract/battle/competitions.ts';
import type { ContestClock } from '#shared/contract/battle/scoreboards.ts';

/** JUDGING: the time is over and the places are not settled yet. */
export type Phase = 'COMING' | 'RUNNING' | 'JUDGING' | 'ENDED';

export function phaseOf(clock: Pick<ContestClock, 'state' | 'startsAt' | 'endsAt'>, now: number): Phase {
  if (clock.state === 'ENDED') return 'ENDED';
  if (now < Date.parse(clock.startsAt)) return 'COMING';
  return now < Date.parse(clock.endsAt) ? 'RUNNING' : 'JUDGING';
}

const GROUPS = ['RUNNING', 'COMING', 'ENDED'] as const;
export type Group = (typeof GROUPS)[number];

export interface CompetitionGroup<T extends Competition = Competition> {
  readonly group: Group;
  readonly competitions: readonly (T & { readonly phase: Phase })[];
}

/** One page of competitions under the headings of the list; empty ones are left out. */
export function groupCompetitions<T extends Competition>(
  list: readonly T[],
  now: number,
): CompetitionGroup<T>[] {
  const placed = list.flatMap((one) =>
    one.clock === null ? [] : [{ ...one, phase: phaseOf(one.clock, now) }],
  );
  return GROUPS.map((group) => ({
    group,
    competitions: placed.filter(({ phase }) => (phase === 'JUDGING' ? 'ENDED' : phase) === group),
  })).filter(({ competitions }) => competitions.length > 0);
}
