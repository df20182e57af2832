import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { VisuallyHidden } from '../feedback/VisuallyHidden.tsx';
import { useStretchSelection } from './useStretchSelection.ts';
import styles from './Table.module.css';

export interface TableColumn<T> {
  readonly id: string;
  /** Its heading, in words. */
  readonly head: string;
  /** The heading is read out only. */
  readonly isHeadHidden?: boolean;
  readonly cell: (row: T) => ReactNode;
  /** The value that a press on the heading sorts by (`DataTable`); without it the column does not sort. */
  readonly sortBy?: (row: T) => string | number;
  /** Names the row; one column at most. */
  readonly isRowHead?: boolean;
  readonly align?: 'start' | 'end' | 'center';
  /** Pixels on a wide screen; the others share the rest. */
  readonly width?: number;
  /** On a card of a narrow screen: on a line of its own, in the upper right corner, with its heading, or not at all. */
  readonly narrow?: 'line' | 'corner' | 'named' | 'hidden';
  /** Leaves the cell out of the card. */
  readonly isEmpty?: (row: T) => boolean;
}

export interface TableSelection<T, K> {
  readonly chosen: ReadonlySet<K>;
  readonly onChange: (chosen: ReadonlySet<K>) => void;
  /** Names of the box of all rows and of the box of one. */
  readonly allLabel: string;
  readonly labelOf: (row: T) => string;
}

export interface TableOrder {
  readonly id: string;
  readonly descending: boolean;
}

export interface TableProps<T, K extends string | number> {
  /** Names the contents for screen readers. */
  readonly label: string;
  readonly rows: readonly T[];
  readonly columns: readonly TableColumn<T>[];
  readonly keyOf: (row: T) => K;
  /** The column that the rows are sorted by, and what a press on a heading does: see `DataTable`. */
  readonly order?: TableOrder | undefined;
  readonly onSort?: (columnId: string) => void;
  readonly selection?: TableSelection<T, K>;
  readonly loading?: boolean;
  /** Stands there instead of no rows. */
  readonly empty?: ReactNode;
  /** On a narrow screen each row is a card, or the table is pushed sideways. */
  readonly narrow?: 'cards' | 'scroll';
  /** The head stays in view while the page scrolls. */
  readonly stickyHead?: boolean;
  /** The row that is open beside the table. */
  readonly isCurrent?: (row: T) => boolean;
  /** The detail that a row unfolds below itself; nothing while it answers with null. */
  readonly detail?: (row: T) => ReactNode;
}

/** Rows with the same columns, to be chosen and unfolded; on a narrow screen cards. `DataTable` also sorts and pages. */
export function Table<T, K extends string | number>({
  label,
  rows,
  columns,
  keyOf,
  order,
  onSort,
  selection,
  loading = false,
  empty,
  narrow = 'cards',
  stickyHead = false,
  isCurrent,
  detail,
}: TableProps<T, K>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const stretch = useStretchSelection({ rows, keyOf, selection, body });

  if (!loading && rows.length === 0 && empty !== undefined) return empty;
  const isAll = rows.length > 0 && rows.every((row) => selection?.chosen.has(keyOf(row)));
  const columnCount = columns.length + (selection ? 1 : 0);
  return (
    <div
      className={classNames(styles.wrap, styles[narrow])}
      // Keys push it sideways.
      {...(narrow === 'scroll' && { tabIndex: 0, role: 'group', 'aria-label': label })}
    >
      <table
        className={classNames(styles.table, stickyHead && styles.sticky)}
        aria-label={label}
        aria-busy={loading || undefined}
      >
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={styles.boxCell}>
                <label className={styles.boxLabel}>
                  <input
                    type="checkbox"
                    className={styles.box}
                    aria-label={selection.allLabel}
                    checked={isAll}
                    onChange={() => selection.onChange(new Set(isAll ? [] : rows.map(keyOf)))}
                  />
                </label>
              </th>
            )}
            {columns.map((column) => (
              <Head
                key={column.id}
                column={column}
                order={order?.id === column.id ? (order.descending ? 'descending' : 'ascending') : undefined}
                onSort={onSort && column.sortBy ? () => onSort(column.id) : undefined}
              />
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {loading && rows.length === 0
            ? LOADING_ROWS.map((index) => (
                <tr key={index} className={styles.row}>
                  <td colSpan={columnCount} className={styles.loading}>
                    <Skeleton />
                  </td>
                </tr>
              ))
            : rows.map((row, index) => {
                const key = keyOf(row);
                const below = detail?.(row);
                return [
                  <tr
                    key={key}
                    className={styles.row}
                    data-row={key}
                    data-chosen={selection?.chosen.has(key) || isCurrent?.(row) || undefined}
                    data-unfolded={below ? true : undefined}
                  >
                    {selection && (
                      <td className={styles.boxCell}>
                        <label className={styles.boxLabel}>
                          <input
                            type="checkbox"
                            className={styles.box}
                            aria-label={selection.labelOf(row)}
                            checked={selection.chosen.has(key)}
                            // The click knows of Shift, the change does not.
                            onClick={(event) => stretch.pick(index, event.shiftKey)}
                            onKeyDown={stretch.onKeyDown}
                            readOnly
                          />
                        </label>
                      </td>
                    )}
                    {columns.map((column) => (
                      <Cell key={column.id} column={column} row={row} />
                    ))}
                  </tr>,
                  below && (
                    <tr key={`${key} detail`} className={styles.detail}>
                      <td colSpan={columnCount}>{below}</td>
                    </tr>
                  ),
                ];
              })}
        </tbody>
      </table>
    </div>
  );
}

const LOADING_ROWS = [0, 1, 2, 3, 4, 5];

interface HeadProps<T> {
  readonly column: TableColumn<T>;
  readonly order: 'ascending' | 'descending' | undefined;
  readonly onSort: (() => void) | undefined;
}

function Head<T>({ column: { head, isHeadHidden, align, width }, order, onSort }: HeadProps<T>) {
  const Sign = order === 'ascending' ? ArrowUp : order === 'descending' ? ArrowDown : ChevronsUpDown;
  return (
    <th scope="col" aria-sort={order} data-align={align} style={width === undefined ? {} : { width }}>
      {isHeadHidden ? (
        <VisuallyHidden>{head}</VisuallyHidden>
      ) : onSort ? (
        <button type="button" className={styles.sort} onClick={onSort}>
          {head}
          <Sign aria-hidden="true" />
        </button>
      ) : (
        head
      )}
    </th>
  );
}

function Cell<T>({ column, row }: { readonly column: TableColumn<T>; readonly row: T }) {
  const { head, cell, isRowHead = false, align, narrow = isRowHead ? 'line' : undefined, isEmpty } = column;
  const Element = isRowHead ? 'th' : 'td';
  return (
    <Element
      {...(isRowHead && { scope: 'row' })}
      data-align={align}
      data-narrow={narrow}
      data-empty={isEmpty?.(row) || undefined}
      data-head={narrow === 'named' ? head : undefined}
    >
      {cell(row)}
    </Element>
  );
}
