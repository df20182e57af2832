import { Readable } from 'node:stream';
import { AppError } from './appError.ts';
import { ApartThread } from './ApartThread.ts';
import { csvHead, csvRow, type TableCell } from './csv.ts';
import type { workbooks } from './workbookThread.ts';

export interface Table {
  readonly format: 'csv' | 'xlsx';
  /** The file name with its extension. */
  readonly name: string;
  readonly sheet: string;
  readonly head: readonly TableCell[];
  readonly rows: readonly (readonly TableCell[])[];
}

/** A thousand rows of thirty cells take a sixth of a second. */
const thread = new ApartThread<typeof workbooks>({
  module: new URL('./workbookThread.ts', import.meta.url),
  name: 'workbooks',
  heapMb: 512,
  answerMs: 60_000,
});

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

async function workbookOf(table: Pick<Table, 'sheet' | 'head' | 'rows'>): Promise<Uint8Array> {
  const bytes = await thread.ask('write', table);
  if (bytes) return bytes;
  throw new AppError('SERVICE_BUSY', { log: `the thread of workbooks was lost over ${table.sheet}` });
}
