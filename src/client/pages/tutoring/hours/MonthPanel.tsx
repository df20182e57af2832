import { ChevronLeft, ChevronRight, MousePointer2 } from 'lucide-react';
import { classNames } from '#client/ui/classNames.ts';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { useTouchDevice } from '#client/ui/keys/useTouchDevice.ts';
import type { ScheduleType } from '#shared/contract/tutoring/schedules.ts';
import { monthOf, sundayOf, weeksOfMonth } from './model/calendarDays.ts';
import { dayOfSlot, type Hours } from './model/hoursDraft.ts';
import { SlotFace } from './SlotCell.tsx';
import { hoursTexts as texts } from './texts.ts';
import styles from './MonthPanel.module.css';

export interface MonthPanelProps {
  readonly tab: ScheduleType;
  readonly yearMonth: string;
  readonly today: string;
  /** The Sunday of the week that is shown. */
  readonly sunday: string;
  readonly hours: Hours;
  readonly readOnly: boolean;
  readonly counts: { readonly open: number; readonly shut: number; readonly booked: number };
  readonly onMonth: (months: number) => void;
  readonly onDay: (day: string) => void;
}

/** Who only looks on is told nothing of lessons. */
const COUNTED = ['open', 'shut', 'booked'] as const;

/** Beside the week: its month with what differs, what the slots mean, how they are changed, and how many there are. */
export function MonthPanel(props: MonthPanelProps) {
  const { tab, readOnly, counts } = props;
  const isTouch = useTouchDevice();
  return (
    <aside className={styles.panel}>
      {tab === 'DATE' ? (
        <Month {...props} />
      ) : (
        <div className={styles.everyWeek}>
          <h2>{texts.everyWeek}</h2>
          <p>{texts.everyWeekHint}</p>
        </div>
      )}
      <dl className={styles.legend} aria-label={texts.legendTitle}>
        {texts.legend
          .filter(({ look }) => (tab === 'DATE' ? look !== 'BOOKED' || !readOnly : look === 'OPEN'))
          .map(({ look, title, hint }) => (
            <div key={look}>
              <dt>
                {look === 'BOOKED' ? (
                  <SlotFace look="OPEN" nickname={texts.slot.booked} />
                ) : (
                  <SlotFace look={look} />
                )}
              </dt>
              <dd>
                <b>{title}</b>
                <span>{hint}</span>
              </dd>
            </div>
          ))}
      </dl>
      <p className={styles.hint}>
        <MousePointer2 aria-hidden="true" />
        <span>{readOnly ? texts.viewHint : isTouch ? texts.touchHint : texts.dragHint.join(' ')}</span>
      </p>
      <dl className={styles.counts} aria-label={texts.countsTitle}>
        {COUNTED.filter((kind) => kind === 'open' || (tab === 'DATE' && (kind === 'shut' || !readOnly))).map(
          (kind) => (
            <div key={kind} data-kind={kind}>
              <dt>{texts.counts[kind]}</dt>
              <dd>{counts[kind]}</dd>
            </div>
          ),
        )}
      </dl>
    </aside>
  );
}

function Month({ yearMonth, today, sunday, hours, onMonth, onDay }: MonthPanelProps) {
  const shut = new Set<string>();
  const extra = new Set<string>();
  for (const [slot, state] of hours.dates) (state === 'ENABLED' ? extra : shut).add(dayOfSlot(slot));
  const isEmpty = ![...shut, ...extra].some((day) => monthOf(day) === yearMonth);
  return (
    <>
      <header className={styles.head}>
        <IconButton label={texts.previousMonth} icon={<ChevronLeft />} onClick={() => onMonth(-1)} />
        <h2 aria-live="polite">{texts.month(yearMonth)}</h2>
        <IconButton label={texts.nextMonth} icon={<ChevronRight />} onClick={() => onMonth(1)} />
      </header>
      <table className={styles.month} aria-label={texts.monthGrid}>
        <thead>
          <tr>
            {texts.weekdays.map((name, weekday) => (
              <th key={name} scope="col" data-weekday={weekday}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(yearMonth).map((week) => (
            <tr key={week[0]} className={classNames(week[0] === sundayOf(sunday) && styles.shown)}>
              {week.map((day) => (
                <td key={day}>
                  {monthOf(day) === yearMonth && (
                    <button
                      type="button"
                      className={classNames(styles.day, day === today && styles.today)}
                      aria-current={day === today ? 'date' : undefined}
                      onClick={() => onDay(day)}
                    >
                      <VisuallyHidden>{texts.monthOfDay(day)}</VisuallyHidden>
                      <span className={styles.number}>{texts.dayNumber(day)}</span>
                      <VisuallyHidden>
                        {texts.restOfDay(day, { hasShut: shut.has(day), hasExtra: extra.has(day) })}
                      </VisuallyHidden>
                      <span className={styles.marks} aria-hidden="true">
                        {shut.has(day) && <i data-mark="shut">✕</i>}
                        {extra.has(day) && <i data-mark="extra">+</i>}
                      </span>
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isEmpty && <p className={styles.none}>{texts.noDates}</p>}
    </>
  );
}
