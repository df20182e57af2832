import { spend } from '../budget.ts';
import { meantSign } from '../foreignSigns.ts';

export interface Token {
  kind: 'word' | 'number' | 'text' | 'template' | 'regex' | 'sign' | 'foreign';
  text: string;
  start: number;
  end: number;
  /** False for an unclosed text, template or comment. */
  closed: boolean;
  isFirstOfLine: boolean;
  indent: number;
}

const WORD = /[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*/uy;
const NUMBER = /(?:0[xob][\da-f_]+|(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:e[+-]?\d+)?)n?/iy;
const SPACE = /[^\S\r\n\u2028\u2029]+/y;
const REGEX = /\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\r\n])*\]|[^/\\\r\n[])+\/[a-z]*/y;
const SIGN =
  />>>=|\.\.\.|===|!==|\*\*=|<<=|>>=|>>>|&&=|\|\|=|\?\?=|=>|==|!=|<=|>=|&&|\|\||\?\?|\?\.|\+\+|--|\+=|-=|\*=|\/=|%=|&=|\|=|\^=|<<|>>|\*\*|[^\s]/y;

const VALUE_WORDS = new Set(['this', 'super', 'null', 'true', 'false']);
const KEYWORD_BEFORE_REGEX =
  /^(?:return|typeof|case|in|of|delete|void|throw|new|do|else|instanceof|yield|await)$/;

/** The cost of reading one token in steps, and of the later work on it. */
const TOKEN_STEPS = 30;

/** Cuts any text into tokens, also a broken one. Comments are left out; templates are one token each. */
export function scanJavaScript(source: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let indent = 0;
  let isFirstOfLine = true;

  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    return pattern.exec(source)?.[0];
  };
  const push = (kind: Token['kind'], text: string, closed = true): void => {
    spend(TOKEN_STEPS);
    tokens.push({ kind, text, start: at, end: at + text.length, closed, isFirstOfLine, indent });
    at += text.length;
    isFirstOfLine = false;
  };

  // An unclosed one is read to the end of its line.
  const takeRegex = (): string | undefined => {
    const lineEnd = source.indexOf('\n', at);
    spend(((lineEnd < 0 ? source.length : lineEnd) - at) / 10);
    return take(REGEX);
  };

  while (at < source.length) {
    const sign = source[at] ?? '';
    if (/[\r\n\u2028\u2029]/.test(sign)) {
      at += 1;
      isFirstOfLine = true;
      indent = 0;
      continue;
    }
    const space = take(SPACE);
    if (space !== undefined) {
      if (isFirstOfLine) indent += space.length;
      at += space.length;
      continue;
    }
    if (source.startsWith('//', at)) {
      while (at < source.length && !/[\r\n]/.test(source[at] ?? '')) at += 1;
      continue;
    }
    if (source.startsWith('/*', at)) {
      const end = source.indexOf('*/', at + 2);
      if (end < 0) push('sign', source.slice(at), false);
      else at = end + 2;
      continue;
    }
    if (sign === '"' || sign === "'") {
      const text = endOfText(source, at, sign);
      push('text', text, text.length > 1 && text.endsWith(sign) && !isEscapedEnd(text));
      continue;
    }
    if (sign === '`') {
      const end = endOfTemplate(source, at);
      push('template', source.slice(at, end ?? source.length), end !== undefined);
      continue;
    }
    const word = take(WORD);
    if (word !== undefined) {
      push('word', word);
      continue;
    }
    const number = /[\d.]/.test(sign) ? take(NUMBER) : undefined;
    if (number) {
      push('number', number);
      continue;
    }
    const regex = sign === '/' && mayBeRegex(tokens.at(-1)) ? takeRegex() : undefined;
    if (regex !== undefined) {
      push('regex', regex);
      continue;
    }
    const symbol = String.fromCodePoint(source.codePointAt(at) ?? 0);
    if (meantSign(symbol) !== undefined || !/^[\x21-\x7e]$/.test(symbol)) push('foreign', symbol);
    else push('sign', take(SIGN) ?? symbol);
  }
  return tokens;
}

/** Whether the token can end a value, so that a value right after it lacks something between. */
export function endsValue(token: Token): boolean {
  if (token.kind === 'sign') return [')', ']', '}'].includes(token.text);
  if (token.kind === 'word') return VALUE_WORDS.has(token.text) || !RESERVED.has(token.text);
  return token.kind !== 'foreign';
}

export function startsValue(token: Token): boolean {
  if (token.kind === 'word') {
    return VALUE_WORDS.has(token.text) || token.text === 'new' || !RESERVED.has(token.text);
  }
  return token.kind === 'number' || token.kind === 'text' || token.kind === 'template';
}

/** Words that cannot be names. */
export const RESERVED: ReadonlySet<string> = new Set(
  (
    'break case catch class const continue debugger default delete do else export extends false finally for ' +
    'function if import in instanceof let new null of return static super switch this throw true try typeof ' +
    'var void while with yield async await get set'
  ).split(' '),
);

function mayBeRegex(before: Token | undefined): boolean {
  if (!before) return true;
  if (before.kind === 'word') return KEYWORD_BEFORE_REGEX.test(before.text);
  return before.kind === 'sign' && ![')', ']', '}', '++', '--'].includes(before.text);
}

function endOfText(source: string, from: number, quote: string): string {
  let at = from + 1;
  while (at < source.length && source[at] !== quote && !/[\r\n]/.test(source[at] ?? '')) {
    at += source[at] === '\\' ? 2 : 1;
  }
  return source.slice(from, Math.min(source[at] === quote ? at + 1 : at, source.length));
}

function isEscapedEnd(text: string): boolean {
  let count = 0;
  while (text[text.length - 2 - count] === '\\') count += 1;
  return count % 2 === 1;
}

/** The offset after a template; undefined for an unclosed one. */
function endOfTemplate(source: string, from: number): number | undefined {
  let at = from + 1;
  let depth = 0;
  while (at < source.length) {
    const sign = source[at] ?? '';
    if (sign === '\\') at += 1;
    else if (depth === 0 && sign === '`') return at + 1;
    else if (depth === 0 && sign === '$' && source[at + 1] === '{') {
      depth = 1;
      at += 1;
    } else if (depth > 0) {
      if (sign === '{') depth += 1;
      else if (sign === '}') depth -= 1;
      else if (sign === '`') at = (endOfTemplate(source, at) ?? source.length) - 1;
      else if (sign === '"' || sign === "'") at += endOfText(source, at, sign).length - 1;
    }
    at += 1;
  }
  return undefined;
}
