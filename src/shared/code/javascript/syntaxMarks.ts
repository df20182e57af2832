import { spend } from '../budget.ts';
import type { Mark } from '../finding.ts';
import { nearestWord } from '../nearestWord.ts';
import { FOREIGN_WORDS, KEYWORDS, KNOWN_FUNCTIONS, KNOWN_NAMES } from './javascriptKnownNames.ts';
import { endsValue, RESERVED, startsValue } from './scanJavaScript.ts';
import type { Token } from './scanJavaScript.ts';
import { texts } from './texts.ts';

const DECLARES = new Set(['let', 'const', 'var', 'function', 'class']);
const TAKES_PARENTHESES = new Set(['if', 'while', 'for', 'switch', 'catch']);

const error = (code: string, message: string, start: number, end: number): Mark => ({
  code,
  message,
  start,
  end,
  severity: 'error',
});

/** Misspelled and foreign words of an unparsable source. */
export function wordMarks(tokens: readonly Token[]): Mark[] {
  const declared = declaredNames(tokens);
  return tokens.flatMap((token, at): Mark[] => {
    const { text, start, end } = token;
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (text === '#') return [error('hashComment', texts.hashComment(), start, end)];
    if (token.kind !== 'word' || declared.has(text) || before?.text === '.' || before?.text === '?.')
      return [];
    if (RESERVED.has(text) || KNOWN_NAMES.has(text)) return [];
    if (/\p{Script=Hangul}/u.test(text)) return [];
    const startsStatement = isStatementStart(token, before);
    const hint = Object.hasOwn(FOREIGN_WORDS, text) ? FOREIGN_WORDS[text] : undefined;
    if (hint !== undefined && (startsStatement || !isCalled(next) || text === 'range')) {
      return [error('foreignWord', texts.foreignWord(text, hint), start, end)];
    }
    if (!startsStatement && before?.text !== '}' && before?.text !== 'else') return [];
    const keyword = nearestWord(text, KEYWORDS);
    if (keyword === undefined || !fits(keyword, next)) return [];
    return [error('nearKeyword', texts.nearKeyword(text, keyword), start, end)];
  });
}

/** Missing parentheses, commas and the like of an unparsable source. */
export function shapeMarks(tokens: readonly Token[]): Mark[] {
  const functions = functionNames(tokens);
  const open: { sign: string; isFor: boolean; isObject: boolean; semicolons: number; at: number }[] = [];
  return tokens.flatMap((token, at): Mark[] => {
    const { text, start, end } = token;
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    const marks: Mark[] = [];
    const inner = open.at(-1);
    if (before && inner && inner.at !== at - 1 && endsValue(before) && startsValue(token) && !inner.isFor) {
      if (inner.isObject)
        marks.push(error('missingComma', texts.missingCommaInObject(), before.end, start + 1));
      else if (inner.sign !== '{')
        marks.push(error('missingComma', texts.missingComma(), before.end, start + 1));
    }
    if (token.kind === 'sign' && ['(', '[', '{'].includes(text)) {
      const isFor = text === '(' && before?.text === 'for';
      const isObject = text === '{' && /^(?:=|\(|,|:|\[|return|\?)$/.test(before?.text ?? '');
      open.push({ sign: text, isFor, isObject, semicolons: 0, at });
    }
    if (text === ';' && inner) inner.semicolons += 1;
    if (token.kind === 'sign' && [')', ']', '}'].includes(text)) {
      const closed = open.pop();
      const opener = tokens[closed?.at ?? at];
      if (closed?.isFor && opener && closed.semicolons !== 2 && !takesFromList(tokens, closed.at, at)) {
        marks.push(error('forSemicolons', texts.forSemicolons(), opener.start, end));
      }
    }
    if (token.kind !== 'word') return marks;
    if (TAKES_PARENTHESES.has(text) && next && next.text !== '(' && before?.text !== '.') {
      if (text !== 'catch' || next.text !== '{') {
        marks.push(error('missingCondition', texts.missingCondition(text), start, end));
      }
    }
    const isCallable =
      KNOWN_FUNCTIONS.has(text) || functions.has(text) || (text === 'log' && before?.text === '.');
    if (isCallable && next && !next.isFirstOfLine && startsValue(next) && before?.text !== 'function') {
      marks.push(error('missingCall', texts.missingCall(text), start, next.end));
    }
    const lineEnd = next?.text === ':' && (tokens[at + 2]?.isFirstOfLine ?? true) ? text : undefined;
    if (lineEnd === 'else' || lineEnd === 'try') {
      marks.push(error('colonBlock', texts.colonBlock(text), next?.start ?? start, next?.end ?? end));
    }
    if (token.isFirstOfLine && /^(?:if|while|for|def|else|elif|class)$/.test(text)) {
      const last = lastOfLine(tokens, at);
      if (last && last.text === ':' && lineEnd === undefined) {
        marks.push(error('colonBlock', texts.colonBlock(text), last.start, last.end));
      }
    }
    if (text === 'const' && next?.kind === 'word' && /^[;\n]?$/.test(tokens[at + 2]?.text ?? '')) {
      marks.push(error('constWithoutValue', texts.constWithoutValue(next.text), start, next.end));
    }
    if (text === 'await') marks.push(error('awaitOutside', texts.awaitOutside(), start, end));
    if ((text === 'import' && next?.text !== '(') || text === 'export') {
      marks.push(error('importInScript', texts.importInScript(), start, end));
    }
    if (
      DECLARES.has(text) &&
      next &&
      RESERVED.has(next.text) &&
      !['async', 'get', 'set', 'static', 'let'].includes(next.text)
    ) {
      marks.push(error('reservedName', texts.reservedName(next.text), next.start, next.end));
    }
    return marks;
  });
}

/** Words of Hangul in the code next to signs that no name has. */
export function unquotedTextMarks(tokens: readonly Token[]): Mark[] {
  const declared = declaredNames(tokens);
  const isLoose = (token: Token | undefined): token is Token =>
    token?.kind === 'word' && /\p{Script=Hangul}/u.test(token.text) && !declared.has(token.text);
  const marks: Mark[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const first = tokens[at];
    if (!isLoose(first)) continue;
    let last = first;
    const words = [first.text];
    for (let next = tokens[at + 1]; isLoose(next) && !next.isFirstOfLine; next = tokens[at + 1]) {
      last = next;
      words.push(next.text);
      at += 1;
    }
    marks.push(error('unquotedText', texts.unquotedText(words.join(' ')), first.start, last.end));
  }
  return marks;
}

/** Whether the brackets hold `of` or `in`: such a loop has no semicolons. */
function takesFromList(tokens: readonly Token[], from: number, to: number): boolean {
  spend(to - from);
  return tokens.slice(from + 1, to).some((one) => one.text === 'of' || one.text === 'in');
}

function isStatementStart(token: Token, before: Token | undefined): boolean {
  return token.isFirstOfLine || before === undefined || [';', '{', '}', ')', 'else'].includes(before.text);
}

const isCalled = (next: Token | undefined): boolean => next?.text === '(';

/** Whether the following code fits the keyword: `whlie (` but not `whlie = 3`. */
function fits(keyword: string, next: Token | undefined): boolean {
  if (TAKES_PARENTHESES.has(keyword)) return next?.text === '(';
  if (DECLARES.has(keyword)) return next?.kind === 'word' || (next?.text === '[' && keyword !== 'function');
  if (keyword === 'else' || keyword === 'do' || keyword === 'try' || keyword === 'finally') {
    return next?.text === '{' || next?.text === 'if';
  }
  if (keyword === 'case' || keyword === 'default') return next !== undefined && next.text !== '=';
  if (['return', 'throw', 'new', 'typeof', 'delete', 'async', 'await'].includes(keyword)) {
    return next !== undefined && !/^(?:[=.(]|\+\+|--|[-+*/]=)$/.test(next.text);
  }
  return keyword === 'break' || keyword === 'continue' ? next?.text === ';' || next?.text === '}' : false;
}

function lastOfLine(tokens: readonly Token[], from: number): Token | undefined {
  let at = from;
  while (tokens[at + 1] && !tokens[at + 1]?.isFirstOfLine) at += 1;
  return tokens[at];
}

/** Names that the source declares, as far as that is known without parsing it. */
function declaredNames(tokens: readonly Token[]): Set<string> {
  const names = new Set<string>();
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'word') continue;
    const [before, next] = [tokens[at - 1]?.text ?? '', tokens[at + 1]?.text ?? ''];
    if (DECLARES.has(before) || next === '=' || next === '=>') names.add(token.text);
  }
  return names;
}

function functionNames(tokens: readonly Token[]): Set<string> {
  return new Set(tokens.flatMap((token, at) => (tokens[at - 1]?.text === 'function' ? [token.text] : [])));
}
