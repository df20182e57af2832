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
import { Card } from '#client/ui/layout/Card.tsx';
import { Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Heading, Hint, Label, Text } from '#client/ui/text/Text.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
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

/** Somebody who only looks on is told nothing of lessons. */
const COUNTED = ['open', 'shut', 'booked'] as const;
const TONES = { open: 'success', shut: 'danger', booked: 'accent' } as const;

/** Beside the week: its month with what differs, what the slots mean, how they are changed, and how many there are. */
export function MonthPanel(props: MonthPanelProps) {
  const { tab, readOnly, counts } = props;
  const isTouch = useTouchDevice();
  return (
    <Section as="aside" className={styles.panel}>
      {tab === 'DATE' ? (
        <Month {...props} />
      ) : (
        <Stack gap={1}>
          <Heading level={2}>{texts.everyWeek}</Heading>
          <Hint>{texts.everyWeekHint}</Hint>
        </Stack>
      )}
      <dl className={styles.legend} aria-label={texts.legendTitle}>
        {texts.legend
          .filter(({ slotState }) =>
            tab === 'DATE' ? slotState !== 'BOOKED' || !readOnly : slotState === 'OPEN',
          )
          .map(({ slotState, title, hint }) => (
            <div key={slotState}>
              <dt>
                {slotState === 'BOOKED' ? (
                  <SlotFace slotState="OPEN" nickname={texts.slot.booked} />
                ) : (
                  <SlotFace slotState={slotState} />
                )}
              </dt>
              <dd>
                <Label>{title}</Label>
                <Text as="span" size="caption" tone="soft">
                  {hint}
                </Text>
              </dd>
            </div>
          ))}
      </dl>
      <Card size="small" tone="info">
        <Row>
          <MousePointer2 size={20} aria-hidden="true" />
          <Text as="span" size="caption" tone="inherit" grow>
            {readOnly ? texts.viewHint : isTouch ? texts.touchHint : texts.dragHint.join(' ')}
          </Text>
        </Row>
      </Card>
      <dl className={styles.counts} aria-label={texts.countsTitle}>
        {COUNTED.filter((kind) => kind === 'open' || (tab === 'DATE' && (kind === 'shut' || !readOnly))).map(
          (kind) => (
            <div key={kind}>
              <Text as="dt" size="caption" tone="soft">
                {texts.counts[kind]}
              </Text>
              <Text as="dd" size="title" tone={TONES[kind]}>
                {counts[kind]}
              </Text>
            </div>
          ),
        )}
      </dl>
    </Section>
  );
}

function Month({ yearMonth, today, sunday, hours, onMonth, onDay }: MonthPanelProps) {
  const shut = new Set<string>();
  const extra = new Set<string>();
  for (const [slot, state] of hours.dates) (state === 'ENABLED' ? extra : shut).add(dayOfSlot(slot));
  const isEmpty = ![...shut, ...extra].some((day) => monthOf(day) === yearMonth);
  return (
    <>
      <Row as="header" justify="between">
        <IconButton
          size="small"
          label={texts.previousMonth}
          icon={<ChevronLeft />}
          onClick={() => onMonth(-1)}
        />
        <Heading level={2} aria-live="polite">
          {texts.month(yearMonth)}
        </Heading>
        <IconButton size="small" label={texts.nextMonth} icon={<ChevronRight />} onClick={() => onMonth(1)} />
      </Row>
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
      {isEmpty && (
        <Text size="caption" tone="soft" align="center">
          {texts.noDates}
        </Text>
      )}
    </>
  );
}
