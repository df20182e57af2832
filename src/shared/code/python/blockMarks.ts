import { spend } from '../budget.ts';
import { lineNumberAt } from '../finding.ts';
import type { Mark } from '../finding.ts';
import { BLOCK_WORDS } from './pythonKnownNames.ts';
import type { PythonLine, PythonToken } from './scanPython.ts';
import { texts } from './texts.ts';

const mark = (
  code: string,
  message: string,
  { start, end }: { start: number; end: number },
  severity: Mark['severity'] = 'error',
): Mark => ({ code, message, start, end, severity });

/** Indentation, colons and conditions, line by line. */
export function blockMarks(source: string, lines: readonly PythonLine[]): Mark[] {
  return [...indentMarks(source, lines), ...lines.flatMap((line) => headMarks(line)), ...placeMarks(lines)];
}

function indentMarks(source: string, lines: readonly PythonLine[]): Mark[] {
  const marks: Mark[] = [];
  const levels = [''];
  const style = lines.map((line) => line.indent[0]).find((sign) => sign !== undefined);
  let opener: PythonLine | undefined;
  for (const [at, line] of lines.entries()) {
    // A statement after `;` or after `if x:` has the indentation of its line.
    if (!line.first.isFirstOfLine) continue;
    const span = { start: line.first.start - line.indent.length, end: line.first.start };
    const { indent } = line;
    const top = levels.at(-1) ?? '';
    if (indent.replaceAll(style ?? ' ', '') !== '') {
      marks.push(mark('mixedIndent', texts.mixedIndent(), span));
      return marks;
    }
    if (opener && indent.length <= top.length) marks.push(missingBlock(source, opener, line));
    else if (indent.length > top.length) {
      if (opener) levels.push(indent);
      else marks.push(mark('unexpectedIndent', texts.unexpectedIndent(), span));
    }
    while (indent.length < (levels.at(-1) ?? '').length) levels.pop();
    if (!opener && indent.length > (levels.at(-1) ?? '').length && indent.length < top.length) {
      marks.push(mark('badDedent', texts.badDedent(), span));
      levels.push(indent);
    }
    const openLine = lineEndOf(lines, at, line);
    opener = openLine.last.text === ':' && !isAnnotation(line) ? line : undefined;
  }
  const last = lines.at(-1);
  if (opener && last) marks.push(missingBlock(source, opener, undefined));
  return marks;
}

/** Statements separated by `;` on one line end where the last of them does. */
function lineEndOf(lines: readonly PythonLine[], from: number, line: PythonLine): PythonLine {
  let at = from;
  while (lines[at + 1] && !lines[at + 1]?.first.isFirstOfLine) at += 1;
  return lines[at] ?? line;
}

const isAnnotation = (line: PythonLine): boolean =>
  !BLOCK_WORDS.has(line.first.text) && line.tokens.length < 2;

function missingBlock(source: string, opener: PythonLine, line: PythonLine | undefined): Mark {
  const number = lineNumberAt(source, opener.first.start);
  return mark('missingBlock', texts.missingBlock(opener.first.text, number), line?.first ?? opener.last);
}

function headMarks(line: PythonLine): Mark[] {
  const { first, last, tokens } = line;
  const [, second, third] = tokens;
  const marks: Mark[] = [];
  if (first.text === 'else' && second?.text === 'if') {
    marks.push(
      mark('foreignWord', texts.foreignWord('else if', 'elif 를 써 보세요.'), {
        start: first.start,
        end: second.end,
      }),
    );
    return marks;
  }
  if (first.text === 'def' && second?.kind === 'word' && third?.text !== '(' && third?.text !== '[') {
    marks.push(mark('missingDefParentheses', texts.missingDefParentheses(second.text), second));
  }
  if (first.text === 'else' && second && second.text !== ':' && last.text === ':') {
    marks.push(mark('elseCondition', texts.elseCondition(), { start: second.start, end: last.end }));
  }
  const isBrace = tokens.some((token) => token.text === '{' && token.depth === 0 && token === last);
  if (BLOCK_WORDS.has(first.text) && !hasColon(tokens) && !isBrace) {
    marks.push(mark('missingColon', texts.missingColon(first.text), last));
  }
  if (/^(?:if|elif|while)$/.test(first.text)) {
    const assigned = tokens.find(
      (token, at) =>
        token.text === '=' &&
        (token.depth === 0 || (token.depth === 1 && tokens[1]?.text === '(' && !isArgument(tokens, at))),
    );
    if (assigned) marks.push(mark('assignInCondition', texts.assignInCondition(), assigned));
  }
  return marks;
}

function isArgument(tokens: readonly PythonToken[], at: number): boolean {
  spend(at);
  const open = tokens.findLastIndex((token, place) => place < at && token.text === '(');
  const before = tokens[open - 1];
  return before?.kind === 'word' && !BLOCK_WORDS.has(before.text);
}

function hasColon(tokens: readonly PythonToken[]): boolean {
  let lambdas = 0;
  for (const { text, depth } of tokens) {
    if (text === 'lambda' && depth === 0) lambdas += 1;
    if (text !== ':' || depth > 0) continue;
    if (lambdas === 0) return true;
    lambdas -= 1;
  }
  return false;
}

/** return outside of functions, break outside of loops, and unreachable statements. */
function placeMarks(lines: readonly PythonLine[]): Mark[] {
  const marks: Mark[] = [];
  const open: { word: string; indent: number }[] = [];
  let ended: { word: string; indent: number } | undefined;
  for (const { first, indent, tokens } of lines) {
    const width = indent.length;
    while ((open.at(-1)?.indent ?? -1) >= width) open.pop();
    if (ended && first.isFirstOfLine) {
      if (ended.indent === width && !/^(?:elif|else|except|finally|def|class|case)$/.test(first.text)) {
        marks.push(mark('unreachable', texts.unreachable(ended.word), first, 'warning'));
      }
      ended = undefined;
    }
    const word = first.text;
    const inFunction = open.some((one) => one.word === 'def');
    const loop = open.findLast((one) => /^(?:for|while|def|class)$/.test(one.word))?.word;
    if (word === 'return' && !inFunction && first.isFirstOfLine)
      marks.push(mark('returnOutside', texts.returnOutside(), first));
    const isJump = word === 'break' || word === 'continue';
    if (isJump && loop !== 'for' && loop !== 'while' && first.isFirstOfLine) {
      marks.push(mark('breakOutside', texts.breakOutside(word), first));
    }
    if (isJump || word === 'return' || word === 'raise') {
      if (first.isFirstOfLine) ended = { word, indent: width };
    }
    if (BLOCK_WORDS.has(word) || word === 'match' || word === 'case') open.push({ word, indent: width });
    else if (word === 'async') open.push({ word: tokens[1]?.text ?? '', indent: width });
  }
  return marks;
}
