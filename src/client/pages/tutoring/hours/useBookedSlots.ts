import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { scheduleQueries } from '#client/net/tutoring/schedules.ts';
import type { Registration } from '#shared/contract/tutoring/registrations.ts';
import { slotOf } from './model/hoursDraft.ts';

/** By the name of the slot who has booked it. */
export type BookedSlots = ReadonlyMap<string, Registration['pupil']>;

/**
 * The pupils who have booked slots of a week. Lessons are rows of their own and outlast any change of the
 * hours; none is shown to somebody who only looks on, or when they cannot be read.
 */
export function useBookedSlots({
  teacherId,
  week,
  isEnabled,
}: {
  readonly teacherId: number;
  readonly week: readonly string[];
  readonly isEnabled: boolean;
}): BookedSlots {
  const days = { from: week[0] ?? '', to: week.at(-1) ?? '' };
  const { data } = useQuery({ ...scheduleQueries.lessons(teacherId, days), enabled: isEnabled });
  return useMemo(
    () =>
      new Map(
        (data ?? [])
          .filter(({ registrationState }) => registrationState !== 'CANCELLED')
          .map(({ registrationDate, startTime, pupil }) => [slotOf(registrationDate, startTime), pupil]),
      ),
    [data],
  );
}
