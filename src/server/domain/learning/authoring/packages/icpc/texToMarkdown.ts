/** Pure: statements in the simple TeX of contests as Markdown. */

const SYMBOLS: Readonly<Record<string, string>> = {
  ...{ le: '≤', leq: '≤', leqslant: '≤', ge: '≥', geq: '≥', geqslant: '≥', ne: '≠', neq: '≠' },
  ...{ times: '×', cdot: '·', div: '÷', pm: '±', approx: '≈', equiv: '≡', bmod: 'mod' },
  ...{ ldots: '…', dots: '…', cdots: '…', to: '→', rightarrow: '→', leftarrow: '←', infty: '∞' },
  ...{ in: '∈', sum: '∑', pi: 'π', alpha: 'α', beta: 'β', lt: '<', gt: '>', quad: ' ', qquad: ' ' },
  ...{
    left: '',
    right: '',
    noindent: '',
    par: '\n\n',
    newline: '\n',
    medskip: '',
    bigskip: '',
    smallskip: '',
  },
};
const WRAPPED: Readonly<Record<string, string>> = {
  ...{ textbf: '**', bf: '**', emph: '*', textit: '*', textsl: '*', texttt: '`', url: '`' },
  ...{ text: '', mathrm: '', mathit: '', mathbf: '', textrm: '', mbox: '', textsc: '' },
};
const HEADINGS: Readonly<Record<string, string>> = {
  ...{ Input: '입력', Output: '출력', Interaction: '주고받기', Notes: '참고', Note: '참고' },
};
/** Stands for a `$`, a brace … that was meant as itself. */
const KEPT = '\uE000';
const MOST_NESTED = 12;

export interface Converted {
  /** The title in `\problemname`. */
  readonly title: string | null;
  readonly markdown: string;
  /** Commands and environments that have no counterpart. */
  readonly unknown: string[];
}

export function texToMarkdown(tex: string): Converted {
  const kept: string[] = [];
  const keep = (text: string) => `${KEPT}${kept.push(text) - 1}${KEPT}`;
  let title: string | null = null;
  let text = tex
    .replaceAll(KEPT, '')
    .replaceAll(
      /\\begin\{(verbatim|lstlisting)\}\n?((?:(?!\\begin\{\1\})[\s\S])*?)\\end\{\1\}/g,
      (_, _name, code: string) => keep(`\n\`\`\`\n${code.trimEnd()}\n\`\`\`\n`),
    )
    .replaceAll(/(?<!\\)%.*\n?/g, '')
    // Long rows of blanks would be gone through again and again below.
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/\\problemname\{([^{}]*)\}/g, (_, name: string) => {
      title = name.trim();
      return '';
    })
    .replaceAll(/\\\\/g, '\n')
    .replaceAll(/\\([%&_#${}])/g, (_, sign: string) => keep(sign))
    .replaceAll(/\$\$([^$]+)\$\$|\\\[((?:[^\\]|\\[^[\]])*)\\\]/g, (_, one?: string, two?: string) =>
      keep(`\n\n\`${mathOf(one ?? two ?? '')}\`\n\n`),
    )
    .replaceAll(/\$([^$]+)\$|\\\(((?:[^\\]|\\[^()])*)\\\)/g, (_, one?: string, two?: string) =>
      keep(`\`${mathOf(one ?? two ?? '')}\``),
    )
    .replaceAll(/\\(sub)*section\*?\{([^{}]*)\}/g, (whole: string, _sub, name: string) => {
      const level = whole.includes('subsection') ? '###' : '##';
      return `\n\n${level} ${lookUp(HEADINGS, name.trim()) ?? name.trim()}\n\n`;
    });
  text = withoutCommands(listsOf(text));
  const unknown = [...new Set([...text.matchAll(/\\(?:begin|end)\{[^{}]*\}|\\[a-zA-Z]+/g)].map(String))];
  const markdown = restore(
    text
      .replaceAll(/[{}]/g, '')
      .replaceAll('~', ' ')
      .replaceAll('``', '“')
      .replaceAll("''", '”')
      .replaceAll('---', '—')
      .replaceAll('--', '–'),
    kept,
  );
  return {
    title,
    markdown: `${markdown
      .replaceAll(/(?<![ \t])[ \t]+\n/g, '\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim()}\n`,
    unknown,
  };
}

const lookUp = (table: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** A text that was put aside may hold texts that were put aside before it. */
function restore(text: string, kept: readonly string[]): string {
  const place = new RegExp(`${KEPT}(\\d+)${KEPT}`, 'g');
  const once = text.replaceAll(place, (_, index: string) => kept[Number(index)] ?? '');
  return once === text ? text : restore(once, kept);
}

function withoutCommands(text: string): string {
  return unwrapped(text).replaceAll(
    /\\([a-zA-Z]+)|\\([ ,;:!])/g,
    (whole: string, name?: string, blank?: string) => {
      if (blank !== undefined) return blank === '!' ? '' : ' ';
      return lookUp(SYMBOLS, name ?? '') ?? whole;
    },
  );
}

/** From the inside out; what is nested deeper than anybody writes stays, and is told as unknown. */
function unwrapped(text: string): string {
  let outer = text;
  for (let depth = 0; depth < MOST_NESTED; depth += 1) {
    const next = outer.replaceAll(
      /\\([a-zA-Z]+)\{([^{}]*)\}/g,
      (whole: string, name: string, inner: string) => {
        const mark = lookUp(WRAPPED, name);
        return mark === undefined ? whole : `${mark}${inner}${mark}`;
      },
    );
    if (next === outer) break;
    outer = next;
  }
  return outer;
}

function listsOf(text: string): string {
  const kinds: string[] = [];
  return text.replaceAll(
    / ?\\(begin|end)\{(itemize|enumerate)\} ?| ?\\item\b ?/g,
    (_, edge?: string, kind?: string) => {
      if (edge === 'begin' && kind !== undefined) kinds.push(kind);
      else if (edge === 'end') kinds.pop();
      else
        return `${'  '.repeat(Math.max(0, kinds.length - 1))}${kinds.at(-1) === 'enumerate' ? '1.' : '-'} `;
      return '\n';
    },
  );
}

function mathOf(math: string): string {
  const fractions = math.replaceAll(/\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g, '$1/$2');
  return withoutCommands(fractions)
    .replaceAll(/[{}]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('`', "'")
    .trim();
}
