import { Hand } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { CellPicture } from './CellPicture.tsx';
import { columnsOf, type Cell, type DraftLevel } from './editLevel.ts';
import { editorTexts } from './texts.ts';
import { usePan } from './usePan.ts';
import { kindOfMark } from './tools.ts';
import styles from './MapGrid.module.css';

const KEYS: Readonly<Record<string, Cell>> = {
  ArrowLeft: { column: -1, row: 0 },
  ArrowRight: { column: 1, row: 0 },
  ArrowUp: { column: 0, row: -1 },
  ArrowDown: { column: 0, row: 1 },
};
/** Characters of the legend, each of which can be typed into a cell. */
const TYPED = /^[.#=|SFo1-9A-EV-Zrnygbpw]$/u;

export interface MapGridProps {
  readonly level: Pick<DraftLevel, 'theme' | 'facing'>;
  readonly rows: readonly string[];
  readonly mark: string;
  /** `stroke` is the same for all cells of one stroke. */
  readonly onPaint: (cells: readonly Cell[], mark: string, stroke: string) => void;
}

/** The map as cells to paint: with a pointer by drawing, with keys cell by cell. */
export function MapGrid({ level, rows, mark, onPaint }: MapGridProps) {
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
  const strokes = useRef(0);
  const last = useRef<Cell | null>(null);
  const [isHand, setIsHand] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const pan = usePan(place, isHand);
  const [cursor, setCursor] = useState<Cell>({ column: 0, row: 0 });
  const [said, setSaid] = useState('');
  const columns = columnsOf(rows);
  const at = {
    column: Math.min(cursor.column, columns - 1),
    row: Math.min(cursor.row, rows.length - 1),
  };

  const cellUnder = (event: PointerEvent): Cell | null => {
    const box = grid.current?.getBoundingClientRect();
    if (!box) return null;
    const column = Math.floor(((event.clientX - box.left) / box.width) * columns);
    const row = Math.floor(((event.clientY - box.top) / box.height) * rows.length);
    return column >= 0 && column < columns && row >= 0 && row < rows.length ? { column, row } : null;
  };
  const stroke = () => `stroke ${strokes.current}`;
  const begin = (cell: Cell) => {
    strokes.current += 1;
    last.current = cell;
    setCursor(cell);
    onPaint([cell], mark, stroke());
  };
  /** A finger paints once it moves or lifts: until then a second one may come, and both move the map. */
  const touched = useRef<Cell | null>(null);
  const press = (event: PointerEvent<HTMLDivElement>) => {
    const cell = event.button === 0 ? cellUnder(event) : null;
    if (!cell) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (pan.press(event)) {
      touched.current = null;
      last.current = null;
    } else if (event.pointerType === 'touch') touched.current = cell;
    else begin(cell);
  };
  const drag = (event: PointerEvent) => {
    if (pan.drag(event)) return;
    const moved = touched.current && cellUnder(event);
    if (
      touched.current &&
      moved &&
      (moved.column !== touched.current.column || moved.row !== touched.current.row)
    ) {
      begin(touched.current);
      touched.current = null;
    }
    const cell = last.current && cellUnder(event);
    if (!cell || !last.current || (cell.column === last.current.column && cell.row === last.current.row))
      return;
    onPaint(between(last.current, cell), mark, stroke());
    last.current = cell;
    setCursor(cell);
  };
  const release = (event: PointerEvent) => {
    pan.release(event);
    if (touched.current && event.type === 'pointerup') begin(touched.current);
    touched.current = null;
    last.current = null;
  };

  const put = (what: string) => {
    strokes.current += 1;
    onPaint([at], what, stroke());
    setSaid(editorTexts.painted(nameOf(what)));
  };
  const type = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = KEYS[event.key];
    if (way) {
      const next = {
        column: Math.max(0, Math.min(columns - 1, at.column + way.column)),
        row: Math.max(0, Math.min(rows.length - 1, at.row + way.row)),
      };
      setCursor(next);
      setSaid('');
      document
        .getElementById(`${id}-${next.row}-${next.column}`)
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    } else if (event.key === ' ' || event.key === 'Enter') put(mark);
    else if (event.key === 'Delete' || event.key === 'Backspace') put('.');
    else if (TYPED.test(event.key)) put(event.key);
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.frame}>
      <button type="button" className={styles.hand} aria-pressed={isHand} onClick={() => setIsHand(!isHand)}>
        <Hand aria-hidden="true" />
        {editorTexts.hand}
      </button>
      <div ref={place} className={styles.place}>
        <div
          ref={grid}
          data-hand={isHand || undefined}
          role="grid"
          className={styles.grid}
          style={{ gridTemplateColumns: `repeat(${columns}, var(--cell))` }}
          aria-label={editorTexts.map}
          title={editorTexts.mapHint}
          aria-activedescendant={`${id}-${at.row}-${at.column}`}
          tabIndex={0}
          onPointerDown={press}
          onPointerMove={drag}
          onPointerUp={release}
          onPointerCancel={release}
          onKeyDown={type}
        >
          {rows.map((line, row) => (
            <div key={row} role="row" className={styles.row}>
              {line.split('').map((one, column) => (
                <div
                  key={column}
                  id={`${id}-${row}-${column}`}
                  role="gridcell"
                  className={styles.cell}
                  data-here={(at.row === row && at.column === column) || undefined}
                  aria-label={editorTexts.cell(row + 1, column + 1, nameOf(one))}
                >
                  <CellPicture
                    mark={one}
                    theme={level.theme}
                    looksLeft={level.facing === 'LEFT'}
                    isTop={rows[row - 1]?.[column] !== '#'}
                  />
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
      <VisuallyHidden>
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
    </div>
  );
}

function nameOf(mark: string): string {
  const kind = kindOfMark(mark);
  const name = editorTexts.tool[kind];
  return /[1-9A-EV-Z]/u.test(mark) && kind !== 'start' && kind !== 'flag' ? `${name} ${mark}` : name;
}

/** Cells from one to another, so that a fast stroke has no holes. */
function between(from: Cell, to: Cell): Cell[] {
  const steps = Math.max(Math.abs(to.column - from.column), Math.abs(to.row - from.row));
  return Array.from({ length: steps }, (_, index) => ({
    column: Math.round(from.column + ((to.column - from.column) * (index + 1)) / steps),
    row: Math.round(from.row + ((to.row - from.row) * (index + 1)) / steps),
  }));
}
