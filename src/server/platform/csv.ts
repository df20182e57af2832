/** Pure: tables as CSV, in the one way that Excel opens right in Korean. */

/** A cell: numbers stay numbers, texts are only shown. */
export type TableCell = string | number;

const BOM = '\uFEFF';
/** Excel reads a text with these beginnings as a formula, also after blanks. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/u;

function cell(value: TableCell): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/** A row, with its end. */
export const csvRow = (values: readonly TableCell[]): string => `${values.map(cell).join(',')}\r\n`;

/** The first row, after the byte order mark by which Excel recognises UTF-8. */
export const csvHead = (values: readonly TableCell[]): string => `${BOM}${csvRow(values)}`;
