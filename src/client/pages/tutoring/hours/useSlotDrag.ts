import {
  useEffect,
  useReducer,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
} from 'react';
import { cellsOf, dragReducer, type Cell, type SlotDrag } from './model/slotDrag.ts';

/** A finger that rests as long on a slot drags; one that moves before scrolls. */
const LONG_PRESS_MS = 300;
const SCROLLS_FROM_PX = 10;
/** So near the edge of the list a drag scrolls on. */
const EDGE_PX = 28;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface SlotDragOptions {
  readonly grid: RefObject<HTMLElement | null>;
  readonly columns: number;
  readonly rows: number;
  readonly isOpen: (cell: Cell) => boolean;
  /** Tells whether a slot cannot be changed: such a slot begins no drag, and drags go over it. */
  readonly isFixed: (cell: Cell) => boolean;
  readonly onPaint: (cells: readonly Cell[], toOpen: boolean) => void;
  readonly onFixed: () => void;
  readonly onGiveUp: () => void;
}

const keyOf = ({ column, row }: Cell) => `${column}-${row}`;
function cellAt(element: Element | null): Cell | null {
  const [column, row] = (element?.closest('[data-cell]')?.getAttribute('data-cell') ?? '').split('-');
  return column === undefined || row === undefined || column === ''
    ? null
    : { column: Number(column), row: Number(row) };
}

/** Changing slots by mouse, finger and keys: all three press, move and let go of the same drag. */
export function useSlotDrag(options: SlotDragOptions) {
  const { grid, columns, rows, isOpen, isFixed, onPaint, onFixed, onGiveUp } = options;
  const [drag, dispatch] = useReducer(dragReducer, null);
  const [active, setActive] = useState<Cell>({ column: 0, row: 9 });
  const held = useRef<{ readonly pointerId: number; readonly x: number; readonly y: number } | null>(null);
  const longPress = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isDragging = useRef(false);
  useEffect(() => {
    isDragging.current = drag !== null;
  }, [drag]);

  const focus = (cell: Cell) => {
    setActive(cell);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${keyOf(cell)}"]`)?.focus();
  };
  const press = (cell: Cell) => {
    if (isFixed(cell)) onFixed();
    else dispatch({ type: 'press', cell, isOpen: isOpen(cell) });
  };
  const finish = (done: SlotDrag) => {
    dispatch({ type: 'end' });
    const cells = cellsOf(done).filter((cell) => !isFixed(cell));
    if (cells.length > 0) onPaint(cells, done.toOpen);
  };
  const giveUp = () => {
    dispatch({ type: 'end' });
    letGo();
    onGiveUp();
  };
  const letGo = () => {
    clearTimeout(longPress.current);
    held.current = null;
  };

  useEffect(() => {
    const element = grid.current;
    // Once a drag has begun the finger no longer scrolls; React's own listener could not say so.
    const stay = (event: TouchEvent) => {
      if (isDragging.current && event.cancelable) event.preventDefault();
    };
    element?.addEventListener('touchmove', stay, { passive: false });
    return () => element?.removeEventListener('touchmove', stay);
  }, [grid]);
  useEffect(() => () => clearTimeout(longPress.current), []);

  const onPointerDown = (event: ReactPointerEvent) => {
    const cell = cellAt(event.target as Element);
    if (!cell || event.button !== 0 || held.current) return;
    held.current = { pointerId: event.pointerId, x: event.clientX, y: event.clientY };
    if (event.pointerType === 'touch') {
      setActive(cell);
      longPress.current = setTimeout(() => press(cell), LONG_PRESS_MS);
      return;
    }
    event.preventDefault();
    focus(cell);
    grid.current?.setPointerCapture(event.pointerId);
    press(cell);
  };
  const onPointerMove = (event: ReactPointerEvent) => {
    const from = held.current;
    if (from?.pointerId !== event.pointerId) return;
    if (!drag) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SCROLLS_FROM_PX) letGo();
      return;
    }
    const scroller = grid.current?.closest<HTMLElement>('[data-scrolls]');
    const edges = scroller?.getBoundingClientRect();
    if (scroller && edges) {
      if (event.clientY > edges.bottom - EDGE_PX) scroller.scrollTop += 12;
      else if (event.clientY < edges.top + EDGE_PX * 2) scroller.scrollTop -= 12;
    }
    const cell = cellAt(document.elementFromPoint(event.clientX, event.clientY));
    if (cell && keyOf(cell) !== keyOf(drag.head)) dispatch({ type: 'move', cell });
  };
  const onPointerUp = (event: ReactPointerEvent) => {
    if (held.current?.pointerId !== event.pointerId) return;
    letGo();
    if (drag) {
      finish(drag);
      return;
    }
    const cell = event.pointerType === 'touch' ? cellAt(event.target as Element) : null;
    if (!cell) return;
    if (isFixed(cell)) onFixed();
    else onPaint([cell], !isOpen(cell));
  };
  const onPointerCancel = () => {
    letGo();
    dispatch({ type: 'end' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && drag) {
      // The drag alone is given up, not the dialog around it.
      event.stopPropagation();
      event.preventDefault();
      giveUp();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (drag) finish(drag);
      else if (isFixed(active)) onFixed();
      else onPaint([active], !isOpen(active));
      return;
    }
    const to = stepFrom(active, event.key, { columns, rows });
    if (!to) return;
    event.preventDefault();
    if (event.shiftKey && event.key in ARROWS) {
      if (!drag && isFixed(active)) {
        onFixed();
        return;
      }
      if (!drag) press(active);
      dispatch({ type: 'move', cell: to });
    } else if (drag && !held.current) dispatch({ type: 'end' });
    focus(to);
  };

  return {
    drag,
    active,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel,
      onKeyDown,
      onContextMenu: (event: { preventDefault: () => void }) => {
        // A long press of a finger is a drag here.
        if (held.current) event.preventDefault();
      },
    },
    setActive,
  };
}

/** The cell that a key leads to in a grid; undefined for another key and at the edges. */
function stepFrom(
  { column, row }: Cell,
  key: string,
  { columns, rows }: { readonly columns: number; readonly rows: number },
): Cell | undefined {
  if (key === 'Home') return { column: 0, row };
  if (key === 'End') return { column: columns - 1, row };
  const [x, y] = ARROWS[key] ?? [0, 0];
  const to = { column: column + x, row: row + y };
  const isThere = to.column >= 0 && to.column < columns && to.row >= 0 && to.row < rows;
  return isThere && (x !== 0 || y !== 0) ? to : undefined;
}
