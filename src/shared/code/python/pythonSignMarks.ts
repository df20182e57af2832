import { bracketFaults, closerOf } from '../bracketMarks.ts';
import { lineNumberAt } from '../finding.ts';
import type { Mark } from '../finding.ts';
import { meantSign } from '../foreignSigns.ts';
import { BLOCK_WORDS, FOREIGN_OPERATORS, JOINING_WORDS } from './pythonKnownNames.ts';
import type { PythonToken } from './scanPython.ts';
import { texts } from './texts.ts';

const error = (code: string, message: string, { start, end }: { start: number; end: number }): Mark => ({
  code,
  message,
  start,
  end,
  severity: 'error',
});

/** Foreign signs, unclosed texts, brackets, and operators of JavaScript. */
export function pythonSignMarks(source: string, tokens: readonly PythonToken[]): Mark[] {
  const torn = tokens.flatMap((token, at) => tornMarks(token, tokens[at - 1], tokens[at + 1]));
  // An unclosed text swallows the brackets after it.
  return torn.length > 0 ? torn : [...bracketMarks(source, tokens), ...operatorMarks(tokens)];
}

function tornMarks(
  token: PythonToken,
  before: PythonToken | undefined,
  next: PythonToken | undefined,
): Mark[] {
  const { kind, text, end, closed } = token;
  if (kind === 'foreign') {
    const wanted = meantSign(text);
    return wanted === undefined
      ? [error('strangeSign', texts.strangeSign(text), token)]
      : [error('foreignSign', texts.foreignSign(text, wanted), token)];
  }
  if (kind !== 'text') return [];
  const quote = /"""|'''|"|'/.exec(text)?.[0] ?? '"';
  if (closed && next?.kind === 'word' && next.start === end && quote.length === 1) {
    return [error('quoteInText', texts.quoteInText(quote), token)];
  }
  const isLeftOver = before?.kind === 'word' && before.end === token.start;
  return closed || isLeftOver ? [] : [error('unclosedText', texts.unclosedText(quote), token)];
}

function bracketMarks(source: string, tokens: readonly PythonToken[]): Mark[] {
  const brackets = tokens
    .filter(({ kind, text }) => kind === 'sign' && /^[()[\]{}]$/.test(text))
    .map(({ text, start, indent, isFirstOfLine }) => ({
      sign: text,
      start,
      indent: indent.length,
      isFirstOfLine,
    }));
  return bracketFaults(brackets).map((fault): Mark => {
    const { sign, start } = fault.bracket;
    const span = { start, end: start + 1 };
    switch (fault.kind) {
      case 'unclosed':
        return error('unclosedBracket', texts.unclosedBracket(sign, closerOf(sign)), span);
      case 'unopened':
        return error('unopenedBracket', texts.unopenedBracket(sign), span);
      case 'mismatched': {
        const line = lineNumberAt(source, fault.opened.start);
        const message = texts.mismatchedBracket(fault.opened.sign, line, closerOf(fault.opened.sign));
        return error('mismatchedBracket', message, span);
      }
    }
  });
}

function operatorMarks(tokens: readonly PythonToken[]): Mark[] {
  let lineStart: PythonToken | undefined;
  return tokens.flatMap((token, at) => {
    if (token.isFirstOfLine) lineStart = token;
    if (token.kind !== 'sign') return [];
    const { text } = token;
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    const endsValue =
      before?.kind === 'number' || (before?.kind === 'word' && !JOINING_WORDS.has(before.text));
    const isBlockHead = endsValue && BLOCK_WORDS.has(lineStart?.text ?? '');
    const endsBlockHead =
      before?.text === ')' || before?.text === 'else' || before?.text === 'try' || isBlockHead;
    if (text === '{' && endsBlockHead && token.depth === 0 && (next?.isFirstOfLine ?? true)) {
      return [error('braceBlock', texts.braceBlock(), token)];
    }
    if (text === '//' && (token.isFirstOfLine || before === undefined)) {
      return [error('slashComment', texts.slashComment(), token)];
    }
    // `a - -b` and `+ +a` are right, but are always written with a blank.
    const isUnary = (text === '++' || text === '--') && next && !next.isFirstOfLine && next.kind !== 'sign';
    const hint = Object.hasOwn(FOREIGN_OPERATORS, text) ? FOREIGN_OPERATORS[text] : undefined;
    if (hint === undefined || (isUnary && text === '--' && before && !before.isFirstOfLine)) return [];
    return [error('foreignOperator', texts.foreignOperator(text, hint), token)];
  });
}
