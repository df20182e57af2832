import { Check, Lock, Plus, X } from 'lucide-react';
import { memo } from 'react';
import { classNames } from '#client/ui/classNames.ts';
import { Avatar } from '#client/ui/avatar/Avatar.tsx';
import type { SlotState } from './model/hoursDraft.ts';
import type { Cell } from './model/slotDrag.ts';
import { hoursTexts as texts } from './texts.ts';
import styles from './WeekGrid.module.css';

const ICONS = { OPEN: Check, SHUT: X, EXTRA: Plus } as const;

interface SlotCellProps {
  /** Column and row, joined by a line. */
  readonly cell: string;
  /** Day, hour and state in words. */
  readonly name: string;
  readonly slotState: SlotState;
  /** The nickname of the pupil who has booked the slot. */
  readonly nickname: string | undefined;
  readonly itemIdList: readonly number[] | undefined;
  readonly isUnsaved: boolean;
  readonly isPast: boolean;
  readonly isFixed: boolean;
  readonly isToday: boolean;
  readonly isActive: boolean;
  /** Sides on which the frame of a drag runs; undefined outside of one. */
  readonly edges: string | undefined;
  /** Whether the drag opens the slot. */
  readonly toOpen: boolean;
  /** Words that hang below. */
  readonly bubble: string | undefined;
  readonly bubbleAbove: boolean;
  readonly bubbleEnds: boolean;
  readonly compact: boolean;
  readonly onFocus: (cell: Cell) => void;
}

/** One slot of the grid. */
export const SlotCell = memo(function SlotCell(props: SlotCellProps) {
  const { cell, name, slotState, nickname, itemIdList, isUnsaved, isPast, isFixed, isToday, isActive } =
    props;
  const { edges, toOpen, bubble, bubbleAbove, bubbleEnds, compact, onFocus } = props;
  return (
    <div
      role="gridcell"
      data-cell={cell}
      data-state={nickname === undefined ? slotState : 'BOOKED'}
      tabIndex={isActive ? 0 : -1}
      aria-label={name}
      aria-selected={edges !== undefined}
      aria-disabled={isFixed}
      className={classNames(styles.cell, isToday && styles.today, compact && styles.compact)}
      onFocus={() => {
        const [column = 0, row = 0] = cell.split('-').map(Number);
        onFocus({ column, row });
      }}
    >
      <SlotFace slotState={slotState} nickname={nickname} itemIdList={itemIdList} isPast={isPast} />
      {isUnsaved && <i className={styles.dot} aria-hidden="true" />}
      {edges !== undefined && (
        <i
          className={classNames(styles.frame, !isFixed && styles.changing)}
          data-edges={edges}
          data-opens={toOpen}
          aria-hidden="true"
        />
      )}
      {bubble !== undefined && (
        <span
          className={classNames(styles.bubble, bubbleAbove && styles.above, bubbleEnds && styles.ends)}
          data-opens={toOpen}
          aria-hidden="true"
        >
          {bubble} <small>{texts.escape}</small>
        </span>
      )}
    </div>
  );
});

/** The look of a slot; the legend shows the same. */
export function SlotFace({
  slotState,
  nickname,
  itemIdList = [],
  isPast = false,
}: {
  readonly slotState: SlotState;
  readonly nickname?: string | undefined;
  readonly itemIdList?: readonly number[] | undefined;
  readonly isPast?: boolean;
}) {
  if (nickname !== undefined)
    return (
      <span className={classNames(styles.slot, styles.booked, isPast && styles.past)} aria-hidden="true">
        {itemIdList.length > 0 && <Avatar nickname={nickname} itemIdList={itemIdList} />}
        <span>{nickname}</span>
        <Lock />
      </span>
    );
  const Icon = slotState === 'CLOSED' ? null : ICONS[slotState];
  return (
    <span className={classNames(styles.slot, styles[slotState], isPast && styles.past)} aria-hidden="true">
      {Icon && <Icon />}
      <span>{texts.slot[slotState]}</span>
    </span>
  );
}
