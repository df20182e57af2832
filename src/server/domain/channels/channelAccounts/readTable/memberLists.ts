import { MOST_IMPORT_COLUMNS, MOST_IMPORT_ROWS } from '#shared/contract/channels/channelAccounts.ts';
import type { ImportTable } from '#server/db/tables/channels/channelAccounts.ts';
import { decodeText } from '#server/platform/koreanText.ts';
import { channelAccountTexts as texts } from '../texts.ts';
import { checkRows, MOST_CELL, readRows, type ReadLines } from './checkRows.ts';
import { findColumns, type Cells } from './findColumns.ts';
import { readCsv } from './readCsv.ts';
import { readXlsx } from './readXlsx.ts';
import { UnreadableFile } from './unzip.ts';

/** Lines above the list, and empty ones in it, do not count as members. */
const MOST_LINES = MOST_IMPORT_ROWS * 2;
/** The limit for all cells together: a workbook can repeat one text a hundred thousand times. */
const MOST_LETTERS = 2 * 1024 * 1024;

interface ListFile {
  readonly content: Uint8Array;
  readonly isCsv: boolean;
  /** Sheets are numbered from 0; undefined chooses the sheet that looks like a list. */
  readonly sheet: number | undefined;
  readonly thisYear: number;
}

type ReadList =
  | { readonly table: ImportTable; readonly lines: ReadLines }
  | { readonly unreadable: { readonly message: string; readonly log: string } };

/** Pure. The work on lists of members that runs in a thread of its own (`readListApart`). */
export const memberLists = { readList, readRows, checkRows } as const;

/** The cells of a file, what its columns are, and its lines. */
function readList({ thisYear, ...file }: ListFile): ReadList {
  try {
    const table = tableOf(file);
    return { table, lines: readRows(table.cells, { ...table, thisYear }) };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const known = error instanceof UnreadableList ? error.told : undefined;
    const message = known ?? (error.isTooLarge ? texts.unpacksTooLarge : texts.unreadable);
    return { unreadable: { message, log: error.message } };
  }
}

class UnreadableList extends UnreadableFile {
  readonly told: string;

  constructor(told: string, log: string) {
    super(log);
    this.told = told;
  }
}

function tableOf({ content, isCsv, sheet: wanted }: Omit<ListFile, 'thisYear'>): ImportTable {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (isCsv) return found({ cells: kept(readCsv(decodeText(bytes), MOST_LINES)), sheet: 0, sheetList: [] });
  const { sheetNames, rowsOf } = readXlsx(bytes, MOST_LINES);
  const sheetList = [...sheetNames];
  if (wanted !== undefined && wanted >= sheetList.length)
    throw new UnreadableList(texts.noSuchSheet, `sheet ${wanted} of ${sheetList.length}`);
  const sheet = wanted ?? bestSheet(sheetList.length, rowsOf);
  return found({ cells: kept(rowsOf(sheet)), sheet, sheetList });
}

/** Cuts wide rows and long cells to the part that is read later. */
function kept(cells: Cells): Cells {
  let letters = 0;
  return cells.map((row) =>
    row.slice(0, MOST_IMPORT_COLUMNS).map((cell) => {
      letters += Math.min(cell.length, MOST_CELL);
      if (letters > MOST_LETTERS) throw new UnreadableFile('too many letters', { isTooLarge: true });
      return cell.slice(0, MOST_CELL);
    }),
  );
}

function found({ cells, ...sheets }: Pick<ImportTable, 'cells' | 'sheet' | 'sheetList'>): ImportTable {
  const columns = findColumns(cells);
  if (!columns) throw new UnreadableList(texts.noHeader, 'no column of names');
  return { ...sheets, ...columns, cells };
}

/** The first sheet with a list below its header, or else with something similar. */
function bestSheet(count: number, rowsOf: (sheet: number) => Cells): number {
  let guessed = { sheet: 0, fields: 0 };
  for (let sheet = 0; sheet < count; sheet += 1) {
    const cells = rowsOf(sheet);
    const columns = findColumns(cells);
    if (!columns || !cells.slice(columns.headerLine).some((row) => row.some((cell) => cell.trim() !== '')))
      continue;
    if (columns.headerLine > 0) return sheet;
    const known = columns.fields.filter((field) => field !== null).length;
    if (known > guessed.fields) guessed = { sheet, fields: known };
  }
  return guessed.sheet;
}
