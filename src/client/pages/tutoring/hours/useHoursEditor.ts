import { useEffect, useState } from 'react';
import { useNow } from '#client/ui/motion/useNow.ts';
import type { ScheduleType } from '#shared/contract/tutoring/schedules.ts';
import { dayInSeoul, daysLater } from '#shared/time/seoulTime.ts';
import {
  mainMonthOf,
  monthOf,
  monthsLater,
  monthsOf,
  REFERENCE_WEEK,
  sundayOf,
  weekOf,
} from './model/calendarDays.ts';
import { changedMonths, isOpenSlot, slotStateOf, slotOf } from './model/hoursDraft.ts';
import { useBookedSlots } from './useBookedSlots.ts';
import { useHours } from './useHours.ts';

/** The step that would leave unsaved changes behind. */
export interface LeaveQuestionState {
  readonly kind: 'tab' | 'month' | 'teacher' | 'leave';
  readonly go: () => void;
}

/** The hours of one teacher on the screen: tab, week, saving, and the question before unsaved changes are left behind. */
export function useHoursEditor(teacherId: number) {
  const now = useNow();
  const today = dayInSeoul(new Date(now));
  const [tab, setTab] = useState<ScheduleType>('DATE');
  const [day, setDay] = useState(today);
  const [yearMonth, setYearMonth] = useState(monthOf(today));
  const [question, setQuestion] = useState<LeaveQuestionState | null>(null);
  const week = tab === 'DAY' ? REFERENCE_WEEK : weekOf(day);
  const shownMonths = [...new Set([...monthsOf(weekOf(day)), yearMonth])];
  const state = useHours(teacherId, shownMonths);
  const { hours, unsaved, unsavedSlots, profile, save } = state;
  const isUnsaved = unsavedSlots.size > 0;
  const readOnly = profile?.mayEdit !== true;
  const booked = useBookedSlots({ teacherId, week: weekOf(day), isEnabled: !readOnly });

  /** Goes on at once where nothing would be left behind. */
  const leave = (kind: LeaveQuestionState['kind'], go: () => void, isLeftBehind = isUnsaved) =>
    isLeftBehind ? setQuestion({ kind, go }) : go();
  const showDay = (next: string) => {
    const months = monthsOf(weekOf(next));
    const go = () => {
      setDay(next);
      setYearMonth(months.includes(monthOf(next)) ? monthOf(next) : mainMonthOf(weekOf(next)));
    };
    leave(
      'month',
      go,
      changedMonths(unsaved).some((month) => !months.includes(month)),
    );
  };

  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  const canSave = isUnsaved && !save.isPending && !readOnly;
  const startSave = () => {
    if (canSave) save.mutate();
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyS') return;
      event.preventDefault();
      if (canSave) save.mutate();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [canSave, save]);

  return {
    ...state,
    ...{ now, today, tab, week, yearMonth, booked, readOnly, isUnsaved, question, leave, startSave },
    sunday: sundayOf(day),
    /** The day that a phone shows. */
    shownDay: tab === 'DAY' ? (REFERENCE_WEEK[weekOf(day).indexOf(day)] ?? '') : day,
    showDay,
    /** A day of the week on the screen is chosen without a question: nothing is left behind. */
    chooseColumn: (column: number) => setDay(weekOf(day)[column] ?? day),
    showWeek: (weeks: number) => showDay(daysLater(sundayOf(day), weeks * 7)),
    showMonth: (months: number) => {
      const next = monthsLater(yearMonth, months);
      showDay(next === monthOf(today) ? today : `${next}-01`);
    },
    chooseTab: (next: ScheduleType) => {
      if (next !== tab) leave('tab', () => setTab(next));
    },
    counts: countSlots(),
    answer: {
      stay: () => setQuestion(null),
      drop: () => {
        state.drop();
        setQuestion(null);
        question?.go();
      },
      /** Goes on once it is saved; a save that fails stays where it is. */
      save: () => {
        save.mutate({ onSuccess: () => question?.go() });
        setQuestion(null);
      },
    },
  };

  function countSlots() {
    const slots = week.flatMap((of) => Array.from({ length: 24 }, (_, hour) => slotOf(of, hour * 60)));
    const found = { open: 0, shut: 0, booked: 0 };
    for (const slot of slots) {
      const slotState = slotStateOf(hours, tab, slot);
      if (tab === 'DATE' && booked.has(slot)) found.booked += 1;
      else if (isOpenSlot(slotState)) found.open += 1;
      else if (slotState === 'SHUT') found.shut += 1;
    }
    return found;
  }
}
export type HoursEditorState = ReturnType<typeof useHoursEditor>;
