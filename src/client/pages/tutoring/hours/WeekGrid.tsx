import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { classNames } from '#client/ui/classNames.ts';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { DAY_MINUTES, SLOT_MINUTES, type ScheduleType } from '#shared/contract/tutoring/schedules.ts';
import { instantInSeoul, weekdayOf } from '#shared/time/seoulTime.ts';
import { isOpenSlot, slotStateOf, slotOf, type Hours } from './model/hoursDraft.ts';
import { areaOf, cellsOf, isWithin, type Cell } from './model/slotDrag.ts';
import { SlotCell } from './SlotCell.tsx';
import { hoursTexts as texts } from './texts.ts';
import type { BookedSlots } from './useBookedSlots.ts';
import { useSlotDrag } from './useSlotDrag.ts';
import styles from './WeekGrid.module.css';

const HOURS = Array.from({ length: DAY_MINUTES / SLOT_MINUTES }, (_, row) => row * SLOT_MINUTES);
/** The hour that stands at the top at first: lessons before are rare. */
const FIRST_SHOWN_ROW = 9;
/** The room that the words of a drag need below it; they stand above when there is less. */
const BUBBLE_PX = 50;

export interface WeekGridProps {
  readonly tab: ScheduleType;
  /** The columns: a week, or one day on a phone. */
  readonly days: readonly string[];
  readonly today: string;
  readonly now: number;
  readonly hours: Hours;
  readonly unsavedSlots: ReadonlySet<string>;
  readonly booked: BookedSlots;
  readonly readOnly: boolean;
  /** All hours of a day without scrolling, in small slots. */
  readonly compact?: boolean;
  readonly onPaint: (stroke: { readonly slots: readonly string[]; readonly toOpen: boolean }) => void;
}

/** The slots of some days: a grid whose cells are opened and shut by dragging over them. */
export function WeekGrid(props: WeekGridProps) {
  const { tab, days, today, now, hours, unsavedSlots, booked, readOnly, compact = false, onPaint } = props;
  const grid = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const [isAbove, setAbove] = useState(false);

  const slotAt = ({ column, row }: Cell) => slotOf(days[column] ?? '', HOURS[row] ?? 0);
  const isPast = ({ column, row }: Cell) =>
    tab === 'DATE' && instantInSeoul(days[column] ?? '', HOURS[row] ?? 0).getTime() <= now;
  const isBooked = (cell: Cell) => tab === 'DATE' && booked.has(slotAt(cell));
  const isFixed = (cell: Cell) => readOnly || isBooked(cell) || isPast(cell);

  const { drag, active, handlers, setActive } = useSlotDrag({
    grid,
    columns: days.length,
    rows: HOURS.length,
    isOpen: (cell) => isOpenSlot(slotStateOf(hours, tab, slotAt(cell))),
    isFixed,
    onPaint: (cells, toOpen) => {
      onPaint({ slots: cells.map(slotAt), toOpen });
      setSaid(texts.painted(tab, toOpen, cells.length));
    },
    onFixed: () => setSaid(readOnly ? texts.viewHint : texts.allFixed),
    onGiveUp: () => setSaid(texts.gaveUp),
  });

  useEffect(() => {
    const row = scroller.current?.querySelector<HTMLElement>(`[data-row="${FIRST_SHOWN_ROW}"]`);
    const head = scroller.current?.querySelector<HTMLElement>('[role=rowgroup]');
    if (scroller.current && row && head) scroller.current.scrollTop = row.offsetTop - head.offsetHeight;
  }, [compact]);

  const bottom = drag && areaOf(drag).bottom;
  useLayoutEffect(() => {
    if (bottom === null) return;
    const row = scroller.current?.querySelector(`[data-row="${bottom}"]`)?.getBoundingClientRect();
    const seen = scroller.current?.getBoundingClientRect();
    if (row && seen) setAbove(row.bottom + BUBBLE_PX > seen.bottom);
  }, [bottom]);

  const activeColumn = Math.min(active.column, days.length - 1);
  const area = drag && areaOf(drag);
  const cells = drag ? cellsOf(drag) : [];
  const changing = cells.filter((cell) => !isFixed(cell)).length;
  const bubble =
    drag &&
    area &&
    texts.bubble({
      days: days.slice(area.left, area.right + 1),
      from: HOURS[area.top] ?? 0,
      to: (HOURS[area.bottom] ?? 0) + SLOT_MINUTES,
      count: changing,
      skipped: cells.length - changing,
      ...{ tab, toOpen: drag.toOpen },
    });

  return (
    <div
      ref={scroller}
      className={classNames(styles.scroller, compact && styles.compact, days.length === 1 && styles.single)}
      data-scrolls
    >
      <div
        ref={grid}
        role="grid"
        className={styles.grid}
        style={{ '--columns': days.length } as CSSProperties}
        aria-label={texts.grid(tab)}
        aria-readonly={readOnly}
        aria-multiselectable="true"
        {...(!readOnly && { 'data-paints': true })}
        {...handlers}
      >
        <div role="rowgroup" className={styles.headRows}>
          <div role="row" className={styles.row}>
            <div role="columnheader" className={styles.zone}>
              {texts.zone[0]}
              <br />
              {texts.zone[1]}
            </div>
            {days.map((day) => (
              <div
                key={day}
                role="columnheader"
                className={classNames(styles.day, day === today && styles.today)}
                data-weekday={weekdayOf(day)}
                aria-current={day === today ? 'date' : undefined}
              >
                <span>
                  {texts.weekday(day)}
                  {day === today && ` · ${texts.today}`}
                </span>
                {tab === 'DATE' && <b>{texts.dayNumber(day)}</b>}
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup">
          {HOURS.map((minutes, row) => (
            <div key={minutes} role="row" className={styles.row} data-row={row}>
              <div role="rowheader" className={styles.hour}>
                {texts.clock(minutes)}
              </div>
              {days.map((day, column) => {
                const cell = { column, row };
                const slot = slotAt(cell);
                const slotState = slotStateOf(hours, tab, slot);
                const booking = tab === 'DATE' ? booked.get(slot) : undefined;
                const isUnsaved = unsavedSlots.has(slot);
                return (
                  <SlotCell
                    key={day}
                    cell={`${column}-${row}`}
                    name={texts.slotName({
                      ...{ day, minutes, tab, slotState, isUnsaved },
                      booked: booking?.nickname,
                      isPast: isPast(cell),
                    })}
                    slotState={slotState}
                    nickname={booking?.nickname}
                    itemIdList={booking?.itemIdList}
                    isUnsaved={isUnsaved}
                    isPast={isPast(cell)}
                    isFixed={isFixed(cell)}
                    isToday={day === today}
                    isActive={column === activeColumn && row === active.row}
                    edges={isWithin(drag, cell) && area ? edgesOf(cell, area) : undefined}
                    toOpen={drag?.toOpen ?? false}
                    bubble={
                      area && column === area.left && row === (isAbove ? area.top : area.bottom)
                        ? (bubble ?? undefined)
                        : undefined
                    }
                    bubbleAbove={isAbove}
                    bubbleEnds={column > days.length - 3 && days.length > 1}
                    compact={compact}
                    onFocus={setActive}
                  />
                );
              })}
            </div>
          ))}
        </div>
      </div>
      <VisuallyHidden>
        <span role="status">{bubble ?? said}</span>
      </VisuallyHidden>
    </div>
  );
}

/** On which sides of a slot the frame of the drag runs. */
function edgesOf({ column, row }: Cell, area: ReturnType<typeof areaOf>): string {
  return [
    ...(column === area.left ? ['left'] : []),
    ...(column === area.right ? ['right'] : []),
    ...(row === area.top ? ['top'] : []),
    ...(row === area.bottom ? ['bottom'] : []),
  ].join(' ');
}
