import { spend } from '../budget.ts';
import { lineNumberAt } from '../finding.ts';
import type { Mark } from '../finding.ts';
import { nearestWord } from '../nearestWord.ts';
import {
  BLOCK_WORDS,
  BUILTINS,
  CALLED_BUILTINS,
  FOREIGN_WORDS,
  JOINING_WORDS,
  KEYWORDS,
} from './pythonKnownNames.ts';
import type { PythonNames } from './pythonNames.ts';
import type { PythonLine, PythonToken } from './scanPython.ts';
import { texts } from './texts.ts';

interface Context {
  source: string;
  lines: readonly PythonLine[];
  names: PythonNames;
  extra: ReadonlySet<string>;
}

const error = (code: string, message: string, { start, end }: { start: number; end: number }): Mark => ({
  code,
  message,
  start,
  end,
  severity: 'error',
});

/** Misspelled, foreign and unknown words, calls without parentheses, adjacent values. */
export function pythonNameMarks(context: Context): Mark[] {
  const { lines, names } = context;
  const first = lines.flatMap((line) => statementMarks(line, context));
  const spoken = new Set(first.map((mark) => mark.start));
  const uses = names.uses.flatMap((use) => (spoken.has(use.token.start) ? [] : useMarks(use, context)));
  return [...first, ...uses];
}

/** Faults at the beginning of a statement, and of two values side by side. */
function statementMarks({ tokens, first }: PythonLine, { names, extra }: Context): Mark[] {
  const isKnown = (word: string) => names.made.has(word) || BUILTINS.has(word) || extra.has(word);
  const marks: Mark[] = [];
  const [, next] = tokens;
  if (first.kind === 'word' && !isKnown(first.text) && !KEYWORDS.has(first.text)) {
    const hint = hintOf(first.text);
    const keyword = nearestWord(first.text, KEYWORDS);
    if (hint !== undefined && next?.text !== '=') {
      marks.push(error('foreignWord', texts.foreignWord(first.text, hint), first));
    } else if (keyword !== undefined && fits(keyword, next, tokens.at(-1))) {
      marks.push(error('nearKeyword', texts.nearKeyword(first.text, keyword), first));
    }
    if (marks.length > 0) return marks;
  }
  // `let a = 3` declares `a`, and also `let` when it stands before `=` alone.
  const declares = first.kind === 'word' && /^(?:let|const|var|int|float|string|str)$/.test(first.text);
  if (declares && next?.kind === 'word' && tokens[2]?.text === '=') {
    const hint = '변수는 이름 = 값 처럼 바로 만들어요.';
    return [error('foreignWord', texts.foreignWord(first.text, hint), first)];
  }
  for (const [at, token] of tokens.entries()) {
    const after = tokens[at + 1];
    if (!after || !endsValue(token) || !startsValue(after)) continue;
    if (after.isFirstOfLine && token.depth === 0) continue;
    const mark = gapMark(token, after, tokens[at - 1], names);
    if (mark) return [mark];
  }
  const operator = tokens.at(-1);
  if (
    operator?.kind === 'sign' &&
    /^(?:[-+*/%<>=]|[=!<>]=|[-+*/]=|\/\/|\*\*)$/.test(operator.text) &&
    operator.depth === 0 &&
    tokens.length > 1 &&
    first.text !== 'from'
  ) {
    marks.push(error('missingValue', texts.missingValue(operator.text), operator));
  }
  return marks;
}

/** Two adjacent values. */
function gapMark(
  token: PythonToken,
  after: PythonToken,
  before: PythonToken | undefined,
  names: PythonNames,
): Mark | undefined {
  const isHangul = (one: PythonToken) =>
    one.kind === 'word' && /\p{Script=Hangul}/u.test(one.text) && !names.made.has(one.text);
  if (isHangul(token) || isHangul(after)) {
    const loose = isHangul(token) ? token : after;
    return error('unquotedText', texts.unquotedText(loose.text), loose);
  }
  if (token.kind === 'text' && after.kind === 'text') return undefined;
  if (
    token.kind === 'word' &&
    (CALLED_BUILTINS.has(token.text) || names.functions.has(token.text)) &&
    before?.text !== 'def'
  ) {
    return error('missingCall', texts.missingCall(token.text), { start: token.start, end: after.end });
  }
  if (token.kind === 'number' && after.kind === 'word' && after.start === token.end) {
    return error('nameStartsWithDigit', texts.nameStartsWithDigit(), { start: token.start, end: after.end });
  }
  const word = [token, after].find((one) => one.kind === 'word' && hintOf(one.text) !== undefined);
  if (word) return error('foreignWord', texts.foreignWord(word.text, hintOf(word.text) ?? ''), word);
  const near = [token, after].find(
    (one) => one.kind === 'word' && !names.made.has(one.text) && !BUILTINS.has(one.text),
  );
  const keyword = near ? nearestWord(near.text, JOINING_WORDS) : undefined;
  if (near && keyword !== undefined) return error('nearKeyword', texts.nearKeyword(near.text, keyword), near);
  return after.depth > 0
    ? error('missingComma', texts.missingComma(), { start: token.end, end: after.start + 1 })
    : error('missingOperator', texts.missingOperator(token.text, after.text), {
        start: token.start,
        end: after.end,
      });
}

function useMarks({ token, line, inFunction }: PythonNames['uses'][number], context: Context): Mark[] {
  const { names, extra, source } = context;
  const name = token.text;
  if (KEYWORDS.has(name) || extra.has(name)) return [];
  const at = line.tokens.indexOf(token);
  spend(line.tokens.length / 10);
  if (names.made.has(name)) {
    const made = names.assignmentsOf.get(name) ?? [];
    spend(made.length);
    const [first] = made;
    const isTooEarly =
      first &&
      !inFunction &&
      token.start < first.token.start &&
      made.every((one) => !one.inFunction) &&
      token.start < line.last.end &&
      !names.functions.has(name) &&
      !isInLoop(line, context.lines, first.line) &&
      !BUILTINS.has(name) &&
      !line.tokens.some((one) => one.text === 'for' || one.text === 'lambda');
    if (!isTooEarly) return [];
    const number = lineNumberAt(source, first.token.start);
    if (first.line === line) return [];
    return [error('useBeforeDeclaration', texts.useBeforeDeclaration(name, number), token)];
  }
  if (BUILTINS.has(name) || names.isOpen) return [];
  if ((name === '_' || name === 'match' || name === 'case' || name === 'type') && at === 0) return [];
  const before = line.tokens[at - 1]?.text ?? '';
  const next = line.tokens[at + 1]?.text ?? '';
  if (/^[=!]=$/.test(before) && !/^[.([]$/.test(next) && hintOf(name) === undefined) {
    return [error('compareWithWord', texts.compareWithWord(name), token)];
  }
  const hint = hintOf(name);
  if (hint !== undefined) return [error('foreignWord', texts.foreignWord(name, hint), token)];
  spend(names.made.size);
  const near = nearestWord(name, [...names.made, ...extra, ...BUILTINS]);
  if (near !== undefined) return [error('nearName', texts.nearName(name, near), token)];
  const keyword = nearestWord(name, KEYWORDS);
  if (keyword !== undefined) return [error('nearKeyword', texts.nearKeyword(name, keyword), token)];
  if (/\p{Script=Hangul}/u.test(name) && next !== '(') {
    return [error('unquotedText', texts.unquotedText(name), token)];
  }
  return [error('unknownName', texts.unknownName(name), token)];
}

/** Whether both lines are in one loop, so that the later may run before the earlier. */
function isInLoop(early: PythonLine, lines: readonly PythonLine[], late: PythonLine): boolean {
  const from = lines.indexOf(early);
  const until = lines.indexOf(late);
  spend(lines.length);
  for (const line of lines.slice(0, from + 1)) {
    if (!/^(?:for|while)$/.test(line.first.text)) continue;
    spend(lines.length);
    const to = lines.findIndex(
      (one) => one.first.start > line.first.start && one.indent.length <= line.indent.length,
    );
    const end = to < 0 ? lines.length : to;
    if (from < end && until < end) return true;
  }
  return false;
}

function endsValue({ kind, text }: PythonToken): boolean {
  if (kind === 'sign') return [')', ']', '}'].includes(text);
  if (kind === 'word') return !JOINING_WORDS.has(text) || text === 'print';
  return kind !== 'foreign' && text !== '';
}

function startsValue({ kind, text }: PythonToken): boolean {
  if (kind === 'word') return !JOINING_WORDS.has(text) || text === 'print';
  return kind === 'number' || kind === 'text';
}

function hintOf(word: string): string | undefined {
  return Object.hasOwn(FOREIGN_WORDS, word) ? FOREIGN_WORDS[word] : undefined;
}

/** Whether the following code fits the keyword: `whlie i < 3:` but not `whlie = 3`. */
function fits(keyword: string, next: PythonToken | undefined, last: PythonToken | undefined): boolean {
  if (['else', 'try', 'finally'].includes(keyword)) return next?.text === ':';
  if (['break', 'continue', 'pass'].includes(keyword)) return next === undefined;
  if (keyword === 'return') return next === undefined || !/^(?:=|\.|\[|[-+*/]=)$/.test(next.text);
  if (BLOCK_WORDS.has(keyword)) return last?.text === ':' || next?.kind === 'word';
  return next?.kind === 'word' && ['import', 'from', 'global', 'del', 'raise', 'not'].includes(keyword);
}
