import { UnreadableFile, Zip } from './unzip.ts';
import { elementsOf, firstElement, withoutElements } from './xmlElements.ts';

/** The limit of unpacked bytes of a workbook: a thousand rows of members need a hundredth of it. */
const MOST_UNPACKED = 20 * 1024 * 1024;
const MOST_COLUMNS = 50;
/** The limit of texts that cells share, above that of any list of names. */
const MOST_TEXTS = 100_000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The limit of sheets that are read. */
const MOST_SHEETS = 20;
/** Day 0 of Excel's calendar, which counts a nonexistent 29 February 1900. */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
/** Day 0 of workbooks from Excel for the Macintosh. */
const EPOCH_1904 = Date.UTC(1904, 0, 1);

export interface Workbook {
  /** Names of its sheets, in their order. */
  readonly sheetNames: readonly string[];
  /** Rows of cells of a sheet, from 0. Throws UnreadableFile. */
  readonly rowsOf: (sheet: number) => string[][];
}

/**
 * An Excel workbook whose sheets give at most `mostRows` rows of cells, as they are shown: formulas by their last
 * value, days as `YYYY-MM-DD`, merged cells by the one value in each of them. Only the parts that a list of names needs
 * are read: no entities of a document type, no links, no macros. Throws UnreadableFile.
 */
export function readXlsx(bytes: Buffer, mostRows: number): Workbook {
  const zip = new Zip(bytes, MOST_UNPACKED);
  const workbook = zip.text('xl/workbook.xml') ?? '';
  const sheets = sheetsOf(workbook, zip.text('xl/_rels/workbook.xml.rels') ?? '');
  const is1904 = /^(?:1|true)$/u.test(
    attribute(firstElement(workbook, 'workbookPr')?.attributes ?? '', 'date1904') ?? '',
  );
  const lookups: Lookups = {
    shared: sharedTexts(zip.text('xl/sharedStrings.xml') ?? ''),
    dateStyles: stylesOfDates(zip.text('xl/styles.xml') ?? ''),
    epoch: is1904 ? EPOCH_1904 : EPOCH_1900,
  };
  return {
    sheetNames: sheets.map(({ name }) => name),
    rowsOf: (index) => {
      const sheet = zip.text(sheets[index]?.path ?? '');
      if (sheet === undefined) throw new UnreadableFile(`no sheet ${index}`);
      return readSheet(sheet, lookups, mostRows);
    },
  };
}

function readSheet(sheet: string, lookups: Lookups, mostRows: number): string[][] {
  const rows: string[][] = [];
  for (const { attributes, content } of elementsOf(sheet, 'row')) {
    const number = Number(attribute(attributes, 'r') ?? rows.length + 1);
    if (!Number.isInteger(number) || number < rows.length + 1)
      throw new UnreadableFile(`row ${number} is out of order`);
    if (number > mostRows) break;
    while (rows.length < number - 1) rows.push([]);
    rows.push(readRow(content, lookups));
  }
  let left = MOST_FILLED;
  for (const { attributes } of elementsOf(sheet, 'mergeCell')) {
    if (left <= 0) break;
    left -= fillMerged(rows, attribute(attributes, 'ref'), left);
  }
  return rows;
}

/** The limit of cells filled by merging, independent of the areas that a workbook declares. */
const MOST_FILLED = 100_000;

/**
 * All cells of a merged area have its value: a group of five pupils is written once. Answers the number of filled
 * cells.
 */
function fillMerged(rows: string[][], area: string | undefined, most: number): number {
  const [, from = '', top = '', to = '', bottom = ''] =
    /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/u.exec(area ?? '') ?? [];
  const [left, right] = [columnOf(`${from}1`), columnOf(`${to}1`)];
  const [first, last] = [Number(top) - 1, Math.min(Number(bottom), rows.length) - 1];
  const value = left === undefined ? '' : (rows[first]?.[left] ?? '');
  let filled = 1;
  if (left === undefined || right === undefined || value === '') return filled;
  for (const row of rows.slice(first, last + 1))
    for (let column = left; column <= Math.min(right, MOST_COLUMNS - 1); column += 1) {
      if (filled > most) return filled;
      while (row.length <= column) row.push('');
      row[column] = value;
      filled += 1;
    }
  return filled;
}

interface Lookups {
  readonly shared: readonly string[];
  readonly dateStyles: ReadonlySet<number>;
  /** Day 0, in milliseconds of UTC. */
  readonly epoch: number;
}

function readRow(content: string, { shared, dateStyles, epoch }: Lookups): string[] {
  const row: string[] = [];
  for (const { attributes, content: inner } of elementsOf(content, 'c')) {
    const column = columnOf(attribute(attributes, 'r')) ?? row.length;
    if (column >= MOST_COLUMNS) break;
    while (row.length < column) row.push('');
    const type = attribute(attributes, 't') ?? 'n';
    const value = firstElement(inner, 'v')?.content ?? '';
    if (type === 's') row[column] = shared[Number(value)] ?? '';
    else if (type === 'inlineStr') row[column] = textOf(inner);
    else if (type === 'n' && dateStyles.has(Number(attribute(attributes, 's') ?? 0)))
      row[column] = dayOf(value, epoch);
    else row[column] = unescapeXml(value);
  }
  return row;
}

/** The sheets in their order with their files, under any file names. */
function sheetsOf(workbook: string, relations: string): { name: string; path: string }[] {
  const targets = new Map(
    Array.from(elementsOf(relations, 'Relationship'), ({ attributes }) => [
      attribute(attributes, 'Id'),
      attribute(attributes, 'Target') ?? '',
    ]),
  );
  const sheets: { name: string; path: string }[] = [];
  for (const { attributes } of elementsOf(workbook, 'sheet')) {
    if (sheets.length === MOST_SHEETS) break;
    const target = targets.get(attribute(attributes, 'r:id'));
    if (target === undefined) continue;
    sheets.push({
      name: unescapeXml(attribute(attributes, 'name') ?? '').slice(0, 60),
      path: target.startsWith('/') ? target.slice(1) : `xl/${target}`,
    });
  }
  return sheets.length > 0 ? sheets : [{ name: '', path: 'xl/worksheets/sheet1.xml' }];
}

function sharedTexts(xml: string): string[] {
  const texts: string[] = [];
  for (const { content } of elementsOf(xml, 'si')) {
    if (texts.length === MOST_TEXTS) throw new UnreadableFile('too many texts', { isTooLarge: true });
    texts.push(textOf(content));
  }
  return texts;
}

/** All parts of a text, formatted or not, without the readings above it. */
function textOf(xml: string): string {
  let text = '';
  for (const { content } of elementsOf(withoutElements(xml, 'rPh'), 't')) text += unescapeXml(content);
  return text;
}

/** The letters of a pattern that are read. */
const MOST_FORMAT = 100;

/** Formats 14 to 22 are days and times; others have y and d in their pattern. */
function stylesOfDates(xml: string): ReadonlySet<number> {
  const own = new Map(
    Array.from(elementsOf(xml, 'numFmt'), ({ attributes }): [number, string] => [
      Number(attribute(attributes, 'numFmtId')),
      (attribute(attributes, 'formatCode') ?? '').slice(0, MOST_FORMAT).toLowerCase(),
    ]),
  );
  const formats = firstElement(xml, 'cellXfs')?.content ?? '';
  const styles = Array.from(elementsOf(formats, 'xf'), ({ attributes }) =>
    Number(attribute(attributes, 'numFmtId') ?? 0),
  );
  const isDate = (format: number) =>
    (format >= 14 && format <= 22) ||
    (format >= 27 && format <= 58 && !own.has(format)) ||
    /^[^y]*y.*d/u.test(own.get(format) ?? '');
  return new Set(styles.flatMap((format, index) => (isDate(format) ? [index] : [])));
}

function dayOf(value: string, epoch: number): string {
  const days = Math.floor(Number(value));
  if (value === '' || !Number.isFinite(days) || days < 1 || days > 100_000) return value;
  return new Date(epoch + days * DAY_MS).toISOString().slice(0, 10);
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`, 'u').exec(tag)?.[1];

/** `B7` is column 1. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^([A-Z]{1,3})\d+$/u.exec(reference ?? '')?.[1];
  if (letters === undefined) return undefined;
  return Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescapeXml = (text: string): string =>
  text.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{1,8}));/giu, (whole, hex, decimal, name) => {
    if (typeof name === 'string') return NAMED[name] ?? whole;
    const code = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
  });
