import writeXlsxFile from 'write-excel-file/node';
import { answerFrom } from './ApartThread.ts';
import type { TableCell } from './csv.ts';

const WIDEST_COLUMN = 40;
const LONGEST_SHEET_NAME = 31;

/** Excel opens no workbook whose sheet has one of these letters, a longer name or none. */
const sheetName = (name: string): string =>
  name
    .replace(/[[\]/\\:*?\p{Cc}]/gu, ' ')
    .replace(/^['\s]+/u, '')
    .slice(0, LONGEST_SHEET_NAME)
    .replace(/[\uD800-\uDBFF]$/u, '')
    .trimEnd()
    .replace(/'$/u, '') || 'Sheet1';

interface Sheet {
  readonly sheet: string;
  readonly head: readonly TableCell[];
  readonly rows: readonly (readonly TableCell[])[];
}

/** The functions of the thread of `tableFile`. */
export const workbooks = { write } as const;
answerFrom(workbooks);

/** Cells have their type, so that none is a formula. */
function write({ sheet, head, rows }: Sheet): Promise<Uint8Array> {
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
    sheet: sheetName(sheet),
    columns: head.map((_, column) => ({ width: widthOf(column) })),
    stickyRowsCount: 1,
    stickyColumnsCount: 1,
  }).toBuffer();
}
