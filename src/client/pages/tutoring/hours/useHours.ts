import { useQueries } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import { scheduleQueries, storedSchedule, useSaveSchedule } from '#client/net/tutoring/schedules.ts';
import { hoursDraftStore } from '#client/stores/hoursDraftStore.ts';
import { closeToast, showToast } from '#client/ui/toast/toastStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import type { Schedule, ScheduleType } from '#shared/contract/tutoring/schedules.ts';
import {
  changedMonths,
  changedSlots,
  dateRows,
  NO_CHANGES,
  paint,
  readHours,
  stillUnsaved,
  weeklyRows,
  withChanges,
  type Changes,
  type Hours,
} from './model/hoursDraft.ts';
import { hoursTexts as texts } from './texts.ts';

/** Somebody else has saved since these hours were loaded. */
export interface HoursConflict {
  readonly before: Hours;
}

/** The hours of a teacher in some months, what of them is changed and not saved, and saving it. */
export function useHours(teacherId: number, shownMonths: readonly string[]) {
  const draft = useStore(hoursDraftStore);
  const changes: Changes = draft.teacherId === teacherId ? draft : NO_CHANGES;
  const months = [...new Set([...shownMonths, ...changedMonths(changes)])];
  const queries = useQueries({ queries: months.map((month) => scheduleQueries.month(teacherId, month)) });
  const replies = queries.flatMap(({ data }) => data ?? []);
  const loaded = replies.map(({ dayVersion, dateVersion }) => `${dayVersion}/${dateVersion}`).join();
  // oxlint-disable-next-line react/exhaustive-deps -- the versions say when the replies say something else
  const saved = useMemo(() => joinHours(replies), [loaded, months.join()]);
  const unsaved = useMemo(() => stillUnsaved(saved, changes), [saved, changes]);
  const hours = useMemo(() => withChanges(saved, unsaved), [saved, unsaved]);
  const [conflict, setConflict] = useState<HoursConflict | null>(null);
  const failure = useRef<number>(undefined);

  const keep = (next: Changes) =>
    hoursDraftStore.setState({ teacherId, weekly: next.weekly, dates: next.dates });
  const storedHours = () => joinHours(months.flatMap((month) => storedSchedule(teacherId, month) ?? []));

  const { mutate, ...save } = useSaveSchedule(teacherId, {
    onSuccess: () => {
      // The slots of the failed attempt are saved now.
      if (failure.current !== undefined) closeToast(failure.current);
      showToast({ text: texts.saved, theme: 'success' });
    },
    onError: (error) => {
      if (errorCodeOf(error) !== 'SCHEDULE_CONFLICT') {
        failure.current = showToast({ text: texts.failed, theme: 'warning' });
        return;
      }
      setConflict({ before: saved });
    },
    // Months that could not be saved stay unsaved.
    onSettled: () => keep(stillUnsaved(storedHours(), unsaved)),
  });

  return {
    /** Undefined while a month is missing. */
    profile: replies.length === months.length ? replies[0]?.profile : undefined,
    failed: queries.find(({ isError, data }) => isError && data === undefined),
    query: {
      data: replies.length === months.length ? replies : undefined,
      isError: queries.some(({ isError, data }) => isError && data === undefined),
      isFetching: queries.some(({ isFetching }) => isFetching),
      fetchStatus: queries.find(({ data }) => data === undefined)?.fetchStatus ?? 'idle',
      errorUpdateCount: Math.max(0, ...queries.map(({ errorUpdateCount }) => errorUpdateCount)),
      refetch: () => queries.forEach(({ refetch }) => void refetch()),
    },
    saved,
    unsaved,
    hours,
    unsavedSlots: useMemo(() => new Set(changedSlots(unsaved)), [unsaved]),
    conflict,
    closeConflict: () => setConflict(null),
    paint: (tab: ScheduleType, stroke: { readonly slots: readonly string[]; readonly toOpen: boolean }) => {
      save.reset();
      keep(paint({ saved, changes: unsaved }, tab, stroke));
    },
    drop: () => {
      save.reset();
      keep(NO_CHANGES);
    },
    save: {
      ...save,
      mutate: (callbacks?: { readonly onSuccess: () => void }) =>
        mutate(
          {
            months: changedMonths(unsaved).map((yearMonth) => ({
              yearMonth,
              userScheduleDateList: dateRows(hours, yearMonth),
            })),
            weekly:
              unsaved.weekly.size === 0
                ? null
                : { version: replies[0]?.dayVersion, userScheduleDateList: weeklyRows(hours) },
          },
          callbacks,
        ),
    },
  };
}

function joinHours(replies: readonly Schedule[]): Hours {
  const parts = replies.map(({ userScheduleDateList }) => readHours(userScheduleDateList));
  return {
    weekly: parts[0]?.weekly ?? new Set(),
    dates: new Map(parts.flatMap(({ dates }) => [...dates])),
  };
}
