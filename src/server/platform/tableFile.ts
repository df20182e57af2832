import { Readable } from 'node:stream';
import writeXlsxFile from 'write-excel-file/node';
import { csvHead, csvRow, type TableCell } from './csv.ts';

export interface Table {
  readonly format: 'csv' | 'xlsx';
  /** With its ending. */
  readonly name: string;
  readonly sheet: string;
  readonly head: readonly TableCell[];
  readonly rows: readonly (readonly TableCell[])[];
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** A table as CSV. */
export const csvOf = ({ head, rows }: Pick<Table, 'head' | 'rows'>): string =>
  [csvHead(head), ...rows.map(csvRow)].join('');

/** A table as a file to save. Cells of a workbook have their type, so that none is a formula. */
export async function tableFile(table: Table) {
  const { format, name, sheet, head, rows } = table;
  const isCsv = format === 'csv';
  const bytes = isCsv ? Buffer.from(csvOf(table)) : await workbookOf({ sheet, head, rows });
  return {
    type: isCsv ? 'text/csv; charset=utf-8' : XLSX,
    content: { stream: Readable.from([bytes]) },
    downloadName: name,
  };
}

const WIDEST_COLUMN = 40;

function workbookOf({ sheet, head, rows }: Pick<Table, 'sheet' | 'head' | 'rows'>): Promise<Buffer> {
  const widthOf = (column: number) =>
    Math.min(
      WIDEST_COLUMN,
      Math.max(...[head, ...rows].map((row) => String(row[column] ?? '').length)) * 2 + 2,
    );
  const data = [
    head.map((value) => ({ value: String(value), type: String, fontWeight: 'bold' as const })),
    ...rows.map((row) =>
      row.map((value) =>
        typeof value === 'number' ? { value, type: Number } : value === '' ? null : { value, type: String },
      ),
    ),
  ];
  return writeXlsxFile(data, {
    sheet,
    columns: head.map((_, column) => ({ width: widthOf(column) })),
    stickyRowsCount: 1,
    stickyColumnsCount: 1,
  }).toBuffer();
}
