import { classNames } from '#client/ui/classNames.ts';
import type { ScheduleType } from '#shared/contract/tutoring/schedules.ts';
import { dayOfSlot, type Hours } from './model/hoursDraft.ts';
import { hoursTexts as texts } from './texts.ts';
import styles from './DayButtons.module.css';

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
    <div className={styles.days} role="group" aria-label={texts.monthGrid}>
      {week.map((day, column) => {
        const marks = { hasShut: marked.has(`${day} DISABLED`), hasExtra: marked.has(`${day} ENABLED`) };
        return (
          <button
            key={day}
            type="button"
            className={classNames(styles.day, day === today && styles.today)}
            aria-pressed={day === chosen}
            aria-label={tab === 'DAY' ? `${texts.weekday(day)}요일` : texts.monthDay(day, marks)}
            onClick={() => onChoose(column)}
          >
            <span>{texts.weekday(day)}</span>
            {tab === 'DATE' && <b>{texts.dayNumber(day)}</b>}
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
