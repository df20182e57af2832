/**
 * Tables as Excel, HWP and web pages lay them on the clipboard: a document of HTML with styles of their own, `col`s,
 * merged cells and rows that are not shown. The browser's parser reads it; nothing of it is run or fetched.
 */

const read = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

/** Excel ends a table of uneven columns with a row of no height; filtered rows are on the clipboard as well. */
const isHidden = (element: Element): boolean =>
  /display\s*:\s*none/i.test(element.getAttribute('style') ?? '') ||
  (element.tagName === 'TR' && element.getAttribute('height') === '0');

/** The same HTML without what its program does not show. */
export function withoutHidden(html: string): string {
  if (!/<table/i.test(html)) return html;
  const page = read(html);
  for (const element of page.querySelectorAll('tr, td, th, p, span, style, script, col, colgroup'))
    if (isHidden(element) || /^(?:STYLE|SCRIPT|COL|COLGROUP)$/.test(element.tagName)) element.remove();
  return page.body.innerHTML;
}

/** The pasted tables as Markdown; null when there is no table, and the browser's own way will do. */
export function markdownOfTables(html: string): string | null {
  if (!/<table/i.test(html)) return null;
  const page = read(withoutHidden(html));
  if (!page.querySelector('td, th')) return null;
  const written = linesOf(page.body).replace(/\n{3,}/g, '\n\n');
  return `${written.trim()}\n`;
}

const BLOCKS = /^(?:P|DIV|LI|UL|OL|H[1-6]|SECTION|BLOCKQUOTE|PRE)$/;

function linesOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replace(/\s+/g, ' ');
  if (!(node instanceof Element)) return '';
  if (node instanceof HTMLTableElement) return `\n\n${tableOf(node)}\n\n`;
  if (node.tagName === 'BR') return '\n';
  const inner = [...node.childNodes].map(linesOf).join('');
  return BLOCKS.test(node.tagName) ? `\n${inner.trim()}\n` : inner;
}

/** The first row is the head, as Markdown has it. A cell merged over rows is said in each of them. */
function tableOf(table: HTMLTableElement): string {
  const grid: string[][] = [];
  for (const [line, row] of [...table.rows].entries()) {
    const cells = (grid[line] ??= []);
    let column = 0;
    for (const cell of row.cells) {
      while (cells[column] !== undefined) column += 1;
      for (let down = 0; down < Math.max(1, cell.rowSpan) && line + down < table.rows.length; down += 1)
        for (let right = 0; right < Math.max(1, cell.colSpan); right += 1)
          (grid[line + down] ??= [])[column + right] = right === 0 ? wordsOf(cell) : '';
    }
  }
  const width = Math.max(...grid.map(({ length }) => length));
  const lines = grid.map(
    (cells) => `| ${Array.from({ length: width }, (_, at) => cells[at] ?? '').join(' | ')} |`,
  );
  const rule = `| ${Array.from({ length: width }, () => '---').join(' | ')} |`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}

const wordsOf = (cell: HTMLTableCellElement): string =>
  linesOf(cell.cloneNode(true)).replace(/\s+/g, ' ').trim().replaceAll('\\', '\\\\').replaceAll('|', '\\|');
