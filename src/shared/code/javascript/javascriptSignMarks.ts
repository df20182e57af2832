import { bracketFaults, closerOf } from '../bracketMarks.ts';
import { lineNumberAt } from '../finding.ts';
import type { Mark } from '../finding.ts';
import { meantSign } from '../foreignSigns.ts';
import type { Token } from './scanJavaScript.ts';
import { texts } from './texts.ts';

/** Faults that need no grammar: foreign signs, unclosed texts, templates and comments, brackets. */
export function javascriptSignMarks(source: string, tokens: readonly Token[]): Mark[] {
  const texts = tokens.flatMap((token, at) => textMarks(token, tokens[at - 1], tokens[at + 1]));
  // An unclosed text swallows the brackets after it.
  const isTorn = tokens.some((token) => !token.closed || meantSign(token.text) !== undefined);
  return [...texts, ...(isTorn ? [] : bracketMarks(source, tokens))];
}

function textMarks(token: Token, before: Token | undefined, next: Token | undefined): Mark[] {
  const { kind, text, start, end, closed } = token;
  const mark = (code: string, message: string): Mark[] => [{ code, message, start, end, severity: 'error' }];
  if (kind === 'foreign') {
    const wanted = meantSign(text);
    return wanted === undefined
      ? mark('strangeSign', texts.strangeSign(text))
      : mark('foreignSign', texts.foreignSign(text, wanted));
  }
  if (
    kind === 'text' &&
    closed &&
    next?.kind === 'word' &&
    next.start === end &&
    next.indent === token.indent
  ) {
    return mark('quoteInText', texts.quoteInText(text[0] ?? '"'));
  }
  if (closed) return [];
  if (kind === 'template') return mark('unclosedTemplate', texts.unclosedTemplate());
  if (kind !== 'text') return mark('unclosedComment', texts.unclosedComment());
  // 'I'm' leaves its last quote over: the fault is the one inside.
  if (before?.kind === 'word' && before.end === start && !before.isFirstOfLine) return [];
  return mark('unclosedText', texts.unclosedText(text[0] ?? '"'));
}

function bracketMarks(source: string, tokens: readonly Token[]): Mark[] {
  const brackets = tokens
    .filter(({ kind, text }) => kind === 'sign' && /^[()[\]{}]$/.test(text))
    .map(({ text, start, indent, isFirstOfLine }) => ({ sign: text, start, indent, isFirstOfLine }));
  return bracketFaults(brackets).map((fault): Mark => {
    const { sign, start } = fault.bracket;
    const at = { start, end: start + 1, severity: 'error' } as const;
    switch (fault.kind) {
      case 'unclosed':
        return { ...at, code: 'unclosedBracket', message: texts.unclosedBracket(sign, closerOf(sign)) };
      case 'unopened':
        return { ...at, code: 'unopenedBracket', message: texts.unopenedBracket(sign) };
      case 'mismatched': {
        const line = lineNumberAt(source, fault.opened.start);
        const message = texts.mismatchedBracket(fault.opened.sign, line, closerOf(fault.opened.sign));
        return { ...at, code: 'mismatchedBracket', message };
      }
    }
  });
}
