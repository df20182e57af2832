const BOM = '\uFEFF';

/** Pure. What begins like a formula is shown by a spreadsheet, not reckoned. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return `"${text.replaceAll('"', '""')}"`;
}

/** A row of a CSV file, with its end. */
export const csvRow = (values: readonly (string | number)[]): string => `${values.map(cell).join(',')}\r\n`;

/** The first row; the mark before it tells Excel that the file is UTF-8. */
export const csvHead = (values: readonly string[]): string => `${BOM}${csvRow(values)}`;
