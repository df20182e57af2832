import {
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type Row as TableRow,
  type SortingState,
} from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { VisuallyHidden } from '../feedback/VisuallyHidden.tsx';
import { Pager } from '../list/Pager.tsx';
import { useStretchSelection } from './useStretchSelection.ts';
import styles from './Table.module.css';

export interface TableColumn<T> {
  readonly id: string;
  /** Its heading, in words. */
  readonly head: string;
  /** The heading is read out only. */
  readonly isHeadHidden?: boolean;
  readonly cell: (row: T) => ReactNode;
  /** The value that a press on the heading sorts by; without it the column does not sort. */
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

export interface TableProps<T extends object, K extends string | number> {
  /** What is in it, for screen readers. */
  readonly label: string;
  readonly rows: readonly T[];
  readonly columns: readonly TableColumn<T>[];
  readonly keyOf: (row: T) => K;
  /** The column that sorts at first. */
  readonly sorted?: { readonly id: string; readonly descending?: boolean };
  readonly selection?: TableSelection<T, K>;
  /** Rows of a page; without it all rows stand below one another. */
  readonly pageSize?: number;
  readonly loading?: boolean;
  /** What stands there instead of no rows. */
  readonly empty?: ReactNode;
  /** On a narrow screen each row is a card, or the table is pushed sideways. */
  readonly narrow?: 'cards' | 'scroll';
  /** The head stays in view while the page scrolls. */
  readonly stickyHead?: boolean;
  /** The row that is open beside the table. */
  readonly isCurrent?: (row: T) => boolean;
  /** What a row unfolds below itself; nothing while it answers with null. */
  readonly detail?: (row: T) => ReactNode;
}

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});
const ALL_ROWS = Number.MAX_SAFE_INTEGER;
const collator = new Intl.Collator('ko', { numeric: true });

/** Rows with the same columns: sorted, chosen, paged; on a narrow screen cards. */
export function Table<T extends object, K extends string | number>({
  label,
  rows,
  columns,
  keyOf,
  sorted,
  selection,
  pageSize = ALL_ROWS,
  loading = false,
  empty,
  narrow = 'cards',
  stickyHead = false,
  isCurrent,
  detail,
}: TableProps<T, K>) {
  const [sorting, setSorting] = useState<SortingState>(
    sorted ? [{ id: sorted.id, desc: sorted.descending ?? false }] : [],
  );
  const [pageIndex, setPageIndex] = useState(0);
  const pageCount = Math.max(1, Math.ceil(rows.length / pageSize));
  const page = Math.min(pageIndex, pageCount - 1);
  const table = useTable({
    features,
    data: rows as T[],
    columns: columns.map(({ id, sortBy }): ColumnDef<typeof features, T> => ({
      id,
      accessorFn: (row) => sortBy?.(row),
      enableSorting: sortBy !== undefined,
      sortUndefined: 'last',
      sortFn: byValue,
    })),
    getRowId: (row) => String(keyOf(row)),
    state: { sorting, pagination: { pageIndex: page, pageSize } },
    onSortingChange: setSorting,
    autoResetPageIndex: false,
  });
  const shown = table.getRowModel().rows.map((row) => row.original);
  const body = useRef<HTMLTableSectionElement>(null);
  const stretch = useStretchSelection({ rows: shown, keyOf, selection, body });

  if (!loading && rows.length === 0 && empty !== undefined) return empty;
  const isAll = shown.length > 0 && shown.every((row) => selection?.chosen.has(keyOf(row)));
  const order = sorting[0];
  const columnCount = columns.length + (selection ? 1 : 0);
  return (
    <div className={classNames(styles.wrap, styles[narrow])}>
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
                    onChange={() => selection.onChange(new Set(isAll ? [] : shown.map(keyOf)))}
                  />
                </label>
              </th>
            )}
            {columns.map((column) => (
              <Head
                key={column.id}
                column={column}
                order={order?.id === column.id ? (order.desc ? 'descending' : 'ascending') : undefined}
                onSort={() => table.getColumn(column.id)?.toggleSorting()}
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
            : shown.map((row, index) => {
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
      {pageCount > 1 && <Pager page={page} first={0} pageCount={pageCount} onPage={setPageIndex} />}
    </div>
  );
}

const LOADING_ROWS = [0, 1, 2, 3, 4, 5];

function byValue<T extends object>(
  a: TableRow<typeof features, T>,
  b: TableRow<typeof features, T>,
  columnId: string,
): number {
  const left = a.getValue<string | number>(columnId);
  const right = b.getValue<string | number>(columnId);
  return typeof left === 'number' && typeof right === 'number'
    ? left - right
    : collator.compare(String(left), String(right));
}

interface HeadProps<T> {
  readonly column: TableColumn<T>;
  readonly order: 'ascending' | 'descending' | undefined;
  readonly onSort: () => void;
}

function Head<T>({ column: { head, isHeadHidden, sortBy, align, width }, order, onSort }: HeadProps<T>) {
  const Sign = order === 'ascending' ? ArrowUp : order === 'descending' ? ArrowDown : ChevronsUpDown;
  return (
    <th scope="col" aria-sort={order} data-align={align} style={width === undefined ? {} : { width }}>
      {isHeadHidden ? (
        <VisuallyHidden>{head}</VisuallyHidden>
      ) : sortBy ? (
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
