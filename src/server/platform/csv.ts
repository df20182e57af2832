/** Pure: tables as CSV, in the one way that Excel opens right in Korean. */

/** What a cell holds; numbers are reckoned with, texts are only shown. */
export type TableCell = string | number;

const BOM = '\uFEFF';
/** Excel takes a text that begins so for a formula, also behind blanks. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/u;

function cell(value: TableCell): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/** A row, with its end. */
export const csvRow = (values: readonly TableCell[]): string => `${values.map(cell).join(',')}\r\n`;

/** The first row; the mark before it tells Excel that the file is UTF-8. */
export const csvHead = (values: readonly TableCell[]): string => `${BOM}${csvRow(values)}`;
