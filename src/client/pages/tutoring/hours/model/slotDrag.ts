/* The slots of the grid that are changed together, by pointer or by keys. Pure. */

export interface Cell {
  /** From the first day, from the first hour. */
  readonly column: number;
  readonly row: number;
}

/** From where to where, and what becomes of all of it: the first slot decides. */
export interface SlotDrag {
  readonly anchor: Cell;
  readonly head: Cell;
  readonly toOpen: boolean;
}

export type DragAction =
  /** A slot was pressed; one that is open is shut, and all others with it. */
  | { readonly type: 'press'; readonly cell: Cell; readonly isOpen: boolean }
  | { readonly type: 'move'; readonly cell: Cell }
  | { readonly type: 'end' };

export function dragReducer(drag: SlotDrag | null, action: DragAction): SlotDrag | null {
  switch (action.type) {
    case 'press':
      return { anchor: action.cell, head: action.cell, toOpen: !action.isOpen };
    case 'move':
      return drag && { ...drag, head: action.cell };
    case 'end':
      return null;
  }
}

/** The rectangle of a drag, both corners within. */
export function areaOf({ anchor, head }: SlotDrag) {
  return {
    left: Math.min(anchor.column, head.column),
    right: Math.max(anchor.column, head.column),
    top: Math.min(anchor.row, head.row),
    bottom: Math.max(anchor.row, head.row),
  };
}

export function cellsOf(drag: SlotDrag): Cell[] {
  const { left, right, top, bottom } = areaOf(drag);
  return Array.from({ length: right - left + 1 }, (_, x) =>
    Array.from({ length: bottom - top + 1 }, (__, y) => ({ column: left + x, row: top + y })),
  ).flat();
}

export function isWithin(drag: SlotDrag | null, { column, row }: Cell): boolean {
  if (!drag) return false;
  const { left, right, top, bottom } = areaOf(drag);
  return column >= left && column <= right && row >= top && row <= bottom;
}
