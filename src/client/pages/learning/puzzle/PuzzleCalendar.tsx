import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { Grid, Row } from '#client/ui/layout/Stack.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { weekdayOf } from '#shared/time/seoulTime.ts';
import { ShellIcon, type ShellTone } from '#client/ui/stage/ShellIcon.tsx';
import { calendarOf, monthBeside, type CalendarDay } from './calendar.ts';
import { puzzleTexts } from './texts.ts';
import styles from './Puzzle.module.css';

interface PuzzleCalendarProps {
  readonly today: string;
  readonly month: string;
  readonly firstMonth: string;
  readonly solvedDayList: readonly string[];
  /** The puzzle of this day is open. */
  readonly chosen: string;
  readonly onMonth: (month: string) => void;
  readonly onDay: (day: string) => void;
}

/** Shells in turns of three colours, so that a full month is no field of one. */
const TONES: readonly ShellTone[] = ['open', 'boss', 'done'];

/** A month of shells: what was solved, what can be opened, what is still to come. No day is a loss. */
export function PuzzleCalendar(props: PuzzleCalendarProps) {
  const { today, month, firstMonth, solvedDayList, chosen, onMonth, onDay } = props;
  const { lead, days } = calendarOf(props);
  const thisMonth = today.slice(0, 7);
  return (
    <Panel title={puzzleTexts.shellsOf(Number(month.slice(5)))} titleTone="sea" className={styles.month}>
      <Row justify="between" className={styles.months}>
        <IconButton
          size="small"
          label={puzzleTexts.earlier}
          icon={<ChevronLeft />}
          disabled={month <= firstMonth}
          onClick={() => onMonth(monthBeside(month, -1))}
        />
        <IconButton
          size="small"
          label={puzzleTexts.later}
          icon={<ChevronRight />}
          disabled={month >= thisMonth}
          onClick={() => onMonth(monthBeside(month, 1))}
        />
      </Row>
      <Grid columns={7} gap={0} before={3} after={2} aria-hidden="true">
        {puzzleTexts.weekdays.map((name, index) => (
          <Text
            key={name}
            as="span"
            size="label"
            align="center"
            tone={index === 0 ? 'danger' : index === 6 ? 'accent' : 'plain'}
          >
            {name}
          </Text>
        ))}
      </Grid>
      <Grid as="ol" columns={7} gap={1}>
        {days.map((day, index) => (
          <li key={day.day} style={index === 0 ? { gridColumnStart: lead + 1 } : undefined}>
            <Day day={day} isChosen={day.day === chosen} onOpen={() => onDay(day.day)} />
          </li>
        ))}
      </Grid>
      <Row justify="center" before={4} after={3}>
        <ShellIcon tone="done" size={26} />
        <Text as="span" size="label">
          {puzzleTexts.monthCount}
        </Text>
        <Text as="b" size="label" tone="danger">
          {puzzleTexts.pieces(solvedDayList.length)}
        </Text>
      </Row>
      <Text size="small" tone="soft" align="center">
        {puzzleTexts.gaps}
      </Text>
    </Panel>
  );
}

function Day({
  day: { day, number, state, isSolved },
  isChosen,
  onOpen,
}: {
  readonly day: CalendarDay;
  readonly isChosen: boolean;
  readonly onOpen: () => void;
}) {
  const words = puzzleTexts.states[isSolved ? 'solved' : state];
  return (
    <button
      type="button"
      className={styles.day}
      data-state={isSolved ? 'solved' : state}
      data-today={state === 'today' || undefined}
      disabled={state === 'future' || state === 'closed'}
      aria-current={isChosen ? 'date' : undefined}
      onClick={onOpen}
    >
      {isSolved || state === 'today' ? (
        <ShellIcon tone={isSolved ? (TONES[weekdayOf(day) % TONES.length] ?? 'done') : 'now'} size={34} />
      ) : (
        <i aria-hidden="true" />
      )}
      <span>
        {state === 'today' ? puzzleTexts.today : number}
        <VisuallyHidden>{puzzleTexts.dayOf(state === 'today' ? number : null, words)}</VisuallyHidden>
      </span>
    </button>
  );
}
