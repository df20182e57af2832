import { spend } from '../budget.ts';
import { meantSign } from '../foreignSigns.ts';
import { BLOCK_WORDS } from './pythonKnownNames.ts';

export interface PythonToken {
  kind: 'word' | 'number' | 'text' | 'sign' | 'foreign';
  text: string;
  start: number;
  end: number;
  /** False for an unclosed text. */
  closed: boolean;
  isFirstOfLine: boolean;
  /** The white space at the beginning of its line, as written. */
  indent: string;
  /** The depth of open brackets around it. */
  depth: number;
}

/** One statement of Python: it spans several lines when a bracket is open. */
export interface PythonLine {
  tokens: readonly PythonToken[];
  indent: string;
  first: PythonToken;
  last: PythonToken;
}

const WORD = /[\p{ID_Start}_][\p{ID_Continue}]*/uy;
const NUMBER = /(?:0[xob][\da-f_]+|(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:e[+-]?\d+)?)j?/iy;
const TEXT_START = /(?:[rbfu]|br|rb|fr|rf)?("""|'''|"|')/iy;
const SIGN =
  /===|!==|\*\*=|\/\/=|>>=|<<=|\.\.\.|->|:=|==|!=|<=|>=|&&|\|\||\+\+|--|\+=|-=|\*=|\/=|%=|&=|\|=|\^=|\*\*|\/\/|<<|>>|\/\*|\*\/|[^\s]/y;

/** The cost of reading one token in steps, and of the later work on it. */
const TOKEN_STEPS = 30;

/** Cuts any text into tokens, also a broken one. Comments are left out. */
export function scanPython(source: string, offset = 0): PythonToken[] {
  const tokens: PythonToken[] = [];
  let at = 0;
  let depth = 0;
  let indent = '';
  let isFirstOfLine = true;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(source);
  };
  const push = (kind: PythonToken['kind'], text: string, closed = true): void => {
    spend(TOKEN_STEPS);
    const start = offset + at;
    tokens.push({ kind, text, start, end: start + text.length, closed, isFirstOfLine, indent, depth });
    at += text.length;
    isFirstOfLine = false;
  };
  while (at < source.length) {
    const sign = source[at] ?? '';
    if (sign === '\n' || sign === '\r') {
      at += 1;
      isFirstOfLine = true;
      indent = '';
      continue;
    }
    if (sign === ' ' || sign === '\t' || sign === '\f') {
      if (isFirstOfLine) indent += sign;
      at += 1;
      continue;
    }
    if (sign === '#') {
      while (at < source.length && source[at] !== '\n' && source[at] !== '\r') at += 1;
      continue;
    }
    if (sign === '\\' && /[\r\n]/.test(source[at + 1] ?? '')) {
      at += source.startsWith('\r\n', at + 1) ? 3 : 2;
      continue;
    }
    const opening = take(TEXT_START);
    if (opening) {
      const { text, closed } = textAt(source, at, opening[0].length, opening[1] ?? '"');
      push('text', text, closed);
      continue;
    }
    const word = take(WORD);
    if (word) {
      push('word', word[0]);
      continue;
    }
    const number = /[\d.]/.test(sign) ? take(NUMBER)?.[0] : undefined;
    if (number) {
      push('number', number);
      continue;
    }
    const symbol = String.fromCodePoint(source.codePointAt(at) ?? 0);
    if (meantSign(symbol) !== undefined || !/^[\x21-\x7e]$/.test(symbol)) {
      push('foreign', symbol);
      continue;
    }
    if (')]}'.includes(symbol)) depth = Math.max(0, depth - 1);
    push('sign', take(SIGN)?.[0] ?? symbol);
    if ('([{'.includes(symbol)) depth += 1;
  }
  return tokens;
}

/** Groups tokens into statements; `;` and the colon of a head separate them, too. */
export function pythonLines(tokens: readonly PythonToken[]): PythonLine[] {
  const lines: PythonLine[] = [];
  let current: PythonToken[] = [];
  let lambdas = 0;
  const close = (): void => {
    const [first] = current;
    const last = current.at(-1);
    if (first && last) lines.push({ tokens: current, indent: first.indent, first, last });
    current = [];
    lambdas = 0;
  };
  for (const token of tokens) {
    if (token.isFirstOfLine && token.depth === 0 && !/^[)\]}]$/.test(token.text)) close();
    if (token.text === 'lambda' && token.depth === 0) lambdas += 1;
    if (token.text === ';' && token.depth === 0) {
      close();
      continue;
    }
    current.push(token);
    if (token.text !== ':' || token.depth > 0 || !BLOCK_WORDS.has(current[0]?.text ?? '')) continue;
    // The code after the colon of `if x: y = 1` is a statement of its own.
    if (lambdas === 0) close();
    else lambdas -= 1;
  }
  close();
  return lines;
}

/** The tokens between { and } of an f-string. */
export function tokensInText({ kind, text, start }: PythonToken): PythonToken[] {
  if (kind !== 'text' || !/^(?:f|rf|fr)["']/i.test(text)) return [];
  const tokens: PythonToken[] = [];
  for (const match of text.replaceAll(/\{\{|\}\}/g, '  ').matchAll(/\{([^{}]*)\}?/g)) {
    const expression = withoutFormat((match[1] ?? '').replace(/![rsa](?=:|$)/, ''));
    for (const token of scanPython(expression, start + match.index + 1)) tokens.push(token);
  }
  return tokens;
}

/** Without the `:.2f` at its end; a colon inside of [ ] belongs to the expression. */
function withoutFormat(expression: string): string {
  const colon = expression.indexOf(':', expression.lastIndexOf(']') + 1);
  return colon < 0 ? expression : expression.slice(0, colon);
}

function textAt(
  source: string,
  from: number,
  opening: number,
  quote: string,
): { text: string; closed: boolean } {
  let at = from + opening;
  while (at < source.length) {
    if (source.startsWith(quote, at)) return { text: source.slice(from, at + quote.length), closed: true };
    if (quote.length === 1 && /[\r\n]/.test(source[at] ?? '')) break;
    at += source[at] === '\\' ? 2 : 1;
  }
  return { text: source.slice(from, Math.min(at, source.length)), closed: false };
}
