/*
 * Tables from text, as Excel, Numbers and school programs write them: comma, semicolon or tab, quotes, either line end,
 * with or without a byte order mark, in UTF-8 or the Korean code page. Pure.
 */

const SEPARATORS = [',', ';', '\t'] as const;

/** The text of a file. Korean Excel saves «CSV» in its own code page; UTF-8 that is broken is read as that. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('euc-kr').decode(bytes);
  }
}

/** Rows of cells, at most `mostRows`. Empty lines stay, so that numbers of lines are those of the file. */
export function readCsv(text: string, mostRows: number): string[][] {
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length && rows.length < mostRows; at += 1) {
    const letter = text.charAt(at);
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (letter === separator) endCell();
    else if (letter === '\n' || letter === '\r') {
      if (letter === '\r' && text.charAt(at + 1) === '\n') at += 1;
      endCell();
      rows.push(row);
      row = [];
    } else cell += letter;
  }
  if (rows.length < mostRows && (cell !== '' || row.length > 0)) {
    endCell();
    rows.push(row);
  }
  return rows;
}

/** Whatever stands most often in the first line, outside of quotes. */
function separatorOf(text: string): string {
  const [first = ''] = text.replaceAll(/"(?:[^"]|"")*"/gu, '').split(/\r?\n|\r/u, 1);
  const count = (separator: string) => first.split(separator).length;
  return SEPARATORS.reduce((best, next) => (count(next) > count(best) ? next : best), SEPARATORS[0]);
}
