import { UnreadableFile, Zip } from './unzip.ts';
import { elementsOf, firstElement, withoutElements } from './xmlElements.ts';

/** Unpacked, of all that is read of a workbook: a thousand rows of members need a hundredth of it. */
const MOST_UNPACKED = 20 * 1024 * 1024;
const MOST_COLUMNS = 50;
/** Texts that cells share: more than a list of names can have. */
const MOST_TEXTS = 100_000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Day 0 of Excel's calendar, which counts a 29 February 1900 that never was. */
const EXCEL_EPOCH = Date.UTC(1899, 11, 30);

/**
 * Rows of cells of the first sheet of an Excel workbook, at most `mostRows`, as they are shown: formulas by their last
 * value, days as `YYYY-MM-DD`. It reads what a list of names needs and no more: neither entities of a document type,
 * nor links, nor macros are looked at. Throws UnreadableFile.
 */
export function readXlsx(bytes: Buffer, mostRows: number): string[][] {
  const zip = new Zip(bytes, MOST_UNPACKED);
  const sheet = zip.text(firstSheet(zip));
  if (sheet === undefined) throw new UnreadableFile('no first sheet');
  const shared = sharedTexts(zip.text('xl/sharedStrings.xml') ?? '');
  const dateStyles = stylesOfDates(zip.text('xl/styles.xml') ?? '');
  const rows: string[][] = [];
  for (const { attributes, content } of elementsOf(sheet, 'row')) {
    const number = Number(attribute(attributes, 'r') ?? rows.length + 1);
    if (!Number.isInteger(number) || number < rows.length + 1)
      throw new UnreadableFile(`row ${number} is out of order`);
    if (number > mostRows) break;
    while (rows.length < number - 1) rows.push([]);
    rows.push(readRow(content, { shared, dateStyles }));
  }
  return rows;
}

interface Lookups {
  readonly shared: readonly string[];
  readonly dateStyles: ReadonlySet<number>;
}

function readRow(content: string, { shared, dateStyles }: Lookups): string[] {
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
      row[column] = dayOf(value);
    else row[column] = unescapeXml(value);
  }
  return row;
}

/** The file of the sheet that stands first, whatever it is called. */
function firstSheet(zip: Zip): string {
  const workbook = zip.text('xl/workbook.xml') ?? '';
  const relations = zip.text('xl/_rels/workbook.xml.rels') ?? '';
  const id = attribute(firstElement(workbook, 'sheet')?.attributes ?? '', 'r:id');
  for (const { attributes } of elementsOf(relations, 'Relationship')) {
    const target = attribute(attributes, 'Target');
    if (id !== undefined && attribute(attributes, 'Id') === id && target !== undefined)
      return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  }
  return 'xl/worksheets/sheet1.xml';
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

/** Letters of a pattern that are looked at. */
const MOST_FORMAT = 100;

/** Formats 14 to 22 are days and times; others say so by y and d in their pattern. */
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
    /y.*d/u.test(own.get(format) ?? '');
  return new Set(styles.flatMap((format, index) => (isDate(format) ? [index] : [])));
}

function dayOf(value: string): string {
  const days = Math.floor(Number(value));
  if (value === '' || !Number.isFinite(days) || days < 1 || days > 100_000) return value;
  return new Date(EXCEL_EPOCH + days * DAY_MS).toISOString().slice(0, 10);
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
