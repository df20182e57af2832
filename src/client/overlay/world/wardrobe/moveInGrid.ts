import type { KeyboardEvent } from 'react';

/** The part of a box that the choice of the next one needs. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** Moves the focus from one `data-cell` element of a list to another by the arrow keys, Home and End. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  const cell = event.currentTarget;
  const cells = [...(cell.closest('ul')?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])];
  const from = cells.indexOf(cell);
  if (from < 0) return;
  const to = nextCell(
    cells.map((box) => box.getBoundingClientRect()),
    from,
    event.key,
  );
  if (to === undefined) return;
  event.preventDefault();
  cells[to]?.focus();
}

/** Index of the box that a key leads to; up and down stay in the column. Undefined where there is none. */
export function nextCell(boxes: readonly Box[], from: number, key: string): number | undefined {
  const at = boxes[from];
  if (!at) return undefined;
  const inList = (index: number) => (index >= 0 && index < boxes.length ? index : undefined);
  switch (key) {
    case 'ArrowRight':
      return inList(from + 1);
    case 'ArrowLeft':
      return inList(from - 1);
    case 'Home':
      return inList(0);
    case 'End':
      return inList(boxes.length - 1);
    case 'ArrowDown':
    case 'ArrowUp': {
      const sign = key === 'ArrowDown' ? 1 : -1;
      const distance = (box: Box) => (box.top - at.top) * sign;
      // Cards of one row differ by less than half their height.
      const rows = boxes.map(distance).filter((far) => far > at.height / 2);
      const nearest = Math.min(...rows);
      const inRow = boxes.flatMap((box, index) =>
        Math.abs(distance(box) - nearest) < at.height / 2
          ? { index, aside: Math.abs(box.left - at.left) }
          : [],
      );
      return inRow.toSorted((a, b) => a.aside - b.aside)[0]?.index;
    }
    default:
      return undefined;
  }
}
