import { Caption } from '#client/ui/text/Text.tsx';
import { Row } from '#client/ui/layout/Stack.tsx';
import type { StudyCounts } from '#shared/contract/learning/studyLogs.ts';
import { calendarWeeks, type CalendarDay } from './calendarWeeks.ts';
import { profileTexts } from './texts.ts';
import styles from './UserDetailDialog.module.css';

const STRENGTHS = [0, 1, 2, 3] as const;

/** A shell for each day of the last weeks, the brighter the more was learned. */
export function ShellCalendar({ counts }: { readonly counts: StudyCounts }) {
  const weeks = calendarWeeks(counts);
  return (
    <figure className={styles.calendar}>
      <figcaption>
        {profileTexts.calendar(weeks.length)}
        <Row as="span" gap={1} className={styles.scale} aria-hidden="true">
          {profileTexts.less}
          {STRENGTHS.map((strength) => (
            <Shell key={strength} strength={strength} />
          ))}
          {profileTexts.muchMore}
        </Row>
      </figcaption>
      <div className={styles.weeks}>
        {weeks.map((week, index) => (
          <div key={week[0]?.day} className={styles.week}>
            <Caption aria-hidden="true">{monthLabel(week, weeks[index - 1])}</Caption>
            {week.map(({ day, month, date, count, strength }) => (
              <span
                key={day}
                role="img"
                aria-label={profileTexts.dayLabel(month, date, count)}
                title={profileTexts.dayLabel(month, date, count)}
              >
                <Shell strength={strength} />
              </span>
            ))}
          </div>
        ))}
      </div>
    </figure>
  );
}

/** Above the first week of each month. */
function monthLabel(week: readonly CalendarDay[], before: readonly CalendarDay[] | undefined): string {
  const month = week[0]?.month ?? 0;
  return before?.[0]?.month === month ? '' : profileTexts.monthOf(month);
}

function Shell({ strength }: { readonly strength: CalendarDay['strength'] }) {
  return (
    <svg className={styles.shell} data-strength={strength} viewBox="-11 -11 22 22" aria-hidden="true">
      <path d="M0 9C-3 9-3.6 7.4-3.6 5.6C-9.6 2.8-11 -2-9.6-6C-8-9.4-5-9-4.6-8.2C-3-10.6 3-10.6 4.6-8.2C5-9 8-9.4 9.6-6C11-2 9.6 2.8 3.6 5.6C3.6 7.4 3 9 0 9Z" />
      {strength > 0 && <path className={styles.ribs} d="M0 6.4V-7M-1.8 5.6L-5.4-5.6M1.8 5.6L5.4-5.6" />}
    </svg>
  );
}
