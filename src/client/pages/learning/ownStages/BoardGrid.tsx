import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { OWN_WATER, type OwnMark } from '#shared/authoring/ownBoard.ts';
import { OWN_BOARD, type OwnBoard } from '#shared/contract/learning/ownStages.ts';
import { backdropOf } from './BoardPicture.tsx';
import { OwnCellPicture } from './OwnCellPicture.tsx';
import { ownStageTexts as texts } from './texts.ts';
import styles from './OwnStages.module.css';

interface BoardCell {
  readonly column: number;
  readonly row: number;
}

const WAYS: Readonly<Record<string, BoardCell>> = {
  ArrowLeft: { column: -1, row: 0 },
  ArrowRight: { column: 1, row: 0 },
  ArrowUp: { column: 0, row: -1 },
  ArrowDown: { column: 0, row: 1 },
};
const { columns: COLUMNS, rows: ROWS } = OWN_BOARD;
const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));

interface BoardGridProps {
  readonly board: OwnBoard;
  readonly mark: OwnMark;
  /** `stroke` is the same for all cells of one stroke. */
  readonly onPaint: (cells: readonly BoardCell[], mark: OwnMark, stroke: string) => void;
}

/** The board as cells to paint: with a finger or a mouse by drawing, with keys cell by cell. */
export function BoardGrid({ board, mark, onPaint }: BoardGridProps) {
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
  const strokes = useRef(0);
  const last = useRef<BoardCell | null>(null);
  const [at, setAt] = useState<BoardCell>({ column: 0, row: ROWS - 3 });
  const [said, setSaid] = useState('');

  const cellUnder = ({ clientX, clientY }: PointerEvent): BoardCell | null => {
    const box = grid.current?.getBoundingClientRect();
    if (!box) return null;
    return {
      column: within(Math.floor(((clientX - box.left) / box.width) * COLUMNS), COLUMNS),
      row: within(Math.floor(((clientY - box.top) / box.height) * ROWS), ROWS),
    };
  };
  const paint = (cells: readonly BoardCell[], what: OwnMark) =>
    onPaint(cells, what, `stroke ${strokes.current}`);
  const press = (event: PointerEvent<HTMLDivElement>) => {
    const cell = event.button === 0 ? cellUnder(event) : null;
    if (!cell) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    strokes.current += 1;
    last.current = cell;
    setAt(cell);
    paint([cell], mark);
  };
  const drag = (event: PointerEvent) => {
    const from = last.current;
    const cell = from && cellUnder(event);
    if (!from || !cell || (cell.column === from.column && cell.row === from.row)) return;
    paint(between(from, cell), mark);
    last.current = cell;
    setAt(cell);
  };
  const release = () => {
    last.current = null;
  };

  const type = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = WAYS[event.key];
    const isErased = event.key === 'Delete' || event.key === 'Backspace';
    if (way) {
      setAt({ column: within(at.column + way.column, COLUMNS), row: within(at.row + way.row, ROWS) });
      setSaid('');
    } else if (isErased || event.key === ' ' || event.key === 'Enter') {
      const what = isErased ? OWN_WATER : mark;
      strokes.current += 1;
      paint([at], what);
      setSaid(texts.put(texts.tile[what]));
    } else return;
    event.preventDefault();
  };

  return (
    <>
      <div
        ref={grid}
        role="grid"
        className={styles.grid}
        style={backdropOf(board.theme)}
        aria-label={texts.board}
        title={texts.boardHint}
        aria-activedescendant={`${id}-${at.row}-${at.column}`}
        tabIndex={0}
        onPointerDown={press}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={type}
      >
        {board.rows.map((line, row) => (
          <div key={row} role="row" className={styles.line}>
            {line.split('').map((one, column) => (
              <div
                key={column}
                id={`${id}-${row}-${column}`}
                role="gridcell"
                data-here={(at.row === row && at.column === column) || undefined}
                aria-label={texts.cell(row + 1, column + 1, nameOf(one as OwnMark))}
              >
                <OwnCellPicture
                  mark={one as OwnMark}
                  theme={board.theme}
                  isTop={board.rows[row - 1]?.[column] !== '#'}
                />
              </div>
            ))}
          </div>
        ))}
      </div>
      <VisuallyHidden>
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
    </>
  );
}

const nameOf = (mark: OwnMark): string => (mark === OWN_WATER ? texts.water : texts.tile[mark]);

/** Cells from one to another, so that a fast stroke has no holes. */
function between(from: BoardCell, to: BoardCell): BoardCell[] {
  const steps = Math.max(Math.abs(to.column - from.column), Math.abs(to.row - from.row));
  return Array.from({ length: steps }, (_, index) => ({
    column: Math.round(from.column + ((to.column - from.column) * (index + 1)) / steps),
    row: Math.round(from.row + ((to.row - from.row) * (index + 1)) / steps),
  }));
}
