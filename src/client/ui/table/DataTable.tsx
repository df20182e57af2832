import {
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type Row,
  type SortingState,
} from '@tanstack/react-table';
import { useState } from 'react';
import { Pager } from '../list/Pager.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Table, type TableOrder, type TableProps } from './Table.tsx';

export interface DataTableProps<T extends object, K extends string | number> extends Omit<
  TableProps<T, K>,
  'order' | 'onSort'
> {
  /** The column that sorts at first. */
  readonly sorted?: TableOrder;
  /** Rows of a page; without it all rows stand below one another. */
  readonly pageSize?: number;
}

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});
const ALL_ROWS = Number.MAX_SAFE_INTEGER;
const collator = new Intl.Collator('ko', { numeric: true });

/** A `Table` that sorts and pages rows which are all at hand; a list that the server pages has a `Table` and a `Pager`. */
export function DataTable<T extends object, K extends string | number>({
  rows,
  sorted,
  pageSize = ALL_ROWS,
  ...rest
}: DataTableProps<T, K>) {
  const { columns, keyOf } = rest;
  const [sorting, setSorting] = useState<SortingState>(
    sorted ? [{ id: sorted.id, desc: sorted.descending }] : [],
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
      sortFn: byValue,
    })),
    getRowId: (row) => String(keyOf(row)),
    state: { sorting, pagination: { pageIndex: page, pageSize } },
    onSortingChange: setSorting,
    autoResetPageIndex: false,
  });
  const [order] = sorting;
  return (
    <Stack>
      <Table
        {...rest}
        rows={table.getRowModel().rows.map((row) => row.original)}
        order={order && { id: order.id, descending: order.desc }}
        onSort={(columnId) => table.getColumn(columnId)?.toggleSorting()}
      />
      {pageCount > 1 && <Pager page={page} first={0} pageCount={pageCount} onPage={setPageIndex} />}
    </Stack>
  );
}

function byValue<T extends object>(
  a: Row<typeof features, T>,
  b: Row<typeof features, T>,
  columnId: string,
): number {
  const left = a.getValue<string | number>(columnId);
  const right = b.getValue<string | number>(columnId);
  return typeof left === 'number' && typeof right === 'number'
    ? left - right
    : collator.compare(String(left), String(right));
}
