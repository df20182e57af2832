/*
 * Pure. Tables from text in the forms of Excel, Numbers and school programs: comma, semicolon or tab, quotes, either
 * line end.
 */

const SEPARATORS = [',', ';', '\t'] as const;

/** Rows of cells, at most `mostRows`. Empty lines stay, so that numbers of lines are those of the file. */
export function readCsv(text: string, mostRows: number): string[][] {
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  /** The cell has only blanks so far: checking it at each quote would take quadratic time. */
  let isBlank = true;
  const endCell = () => {
    row.push(cell);
    cell = '';
    isBlank = true;
  };
  for (let at = 0; at < text.length && rows.length < mostRows; at += 1) {
    const letter = text.charAt(at);
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && isBlank) {
      cell = '';
      isBlank = false;
      isQuoted = true;
    } else if (letter === separator) endCell();
    else if (letter === '\n' || letter === '\r') {
      if (letter === '\r' && text.charAt(at + 1) === '\n') at += 1;
      endCell();
      rows.push(row);
      row = [];
    } else {
      cell += letter;
      if (isBlank && letter.trim() !== '') isBlank = false;
    }
  }
  if (rows.length < mostRows && (cell !== '' || row.length > 0)) {
    endCell();
    rows.push(row);
  }
  return rows;
}

const MOST_PROBED_LETTERS = 10_000;
/** Titles above the list have none. */
const PROBED_LINES = 20;

/** The most frequent separator in the first lines, outside of quotes. */
function separatorOf(text: string): string {
  const first = text
    .slice(0, MOST_PROBED_LETTERS)
    .replaceAll(/"(?:[^"]|"")*"/gu, '')
    .split(/\r?\n|\r/u, PROBED_LINES)
    .join('\n');
  const count = (separator: string) => first.split(separator).length;
  return SEPARATORS.reduce((best, next) => (count(next) > count(best) ? next : best), SEPARATORS[0]);
}
