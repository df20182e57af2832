import { classNames } from '#client/ui/classNames.ts';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import type { ScheduleType } from '#shared/contract/tutoring/schedules.ts';
import { dayOfSlot, type Hours } from './model/hoursDraft.ts';
import { hoursTexts as texts } from './texts.ts';
import styles from './WeekGrid.module.css';

interface DayButtonsProps {
  readonly tab: ScheduleType;
  readonly week: readonly string[];
  readonly today: string;
  readonly chosen: string;
  readonly hours: Hours;
  readonly unsavedSlots: ReadonlySet<string>;
  readonly onChoose: (column: number) => void;
}

/** On a phone: which day of the week is shown. */
export function DayButtons({ tab, week, today, chosen, hours, unsavedSlots, onChoose }: DayButtonsProps) {
  const marked = new Map([...hours.dates].map(([slot, state]) => [`${dayOfSlot(slot)} ${state}`, true]));
  const unsavedDays = new Set([...unsavedSlots].map(dayOfSlot));
  return (
    <div className={styles.dayButtons} role="group" aria-label={texts.monthGrid}>
      {week.map((day, column) => {
        const marks = { hasShut: marked.has(`${day} DISABLED`), hasExtra: marked.has(`${day} ENABLED`) };
        return (
          <button
            key={day}
            type="button"
            className={classNames(styles.dayButton, day === today && styles.today)}
            aria-pressed={day === chosen}
            onClick={() => onChoose(column)}
          >
            <span aria-hidden={tab === 'DATE'}>{texts.weekday(day)}</span>
            {tab === 'DATE' && (
              <>
                <VisuallyHidden>{texts.monthOfDay(day)}</VisuallyHidden>
                <b>{texts.dayNumber(day)}</b>
                <VisuallyHidden>{texts.restOfDay(day, marks)}</VisuallyHidden>
              </>
            )}
            <span className={styles.marks} aria-hidden="true">
              {tab === 'DATE' && marks.hasShut && '✕'}
              {tab === 'DATE' && marks.hasExtra && '+'}
            </span>
            {unsavedDays.has(day) && <i className={styles.dot} aria-hidden="true" />}
          </button>
        );
      })}
    </div>
  );
}
