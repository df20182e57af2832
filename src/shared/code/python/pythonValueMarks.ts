import { spend } from '../budget.ts';
import type { Mark } from '../finding.ts';
import { CALLED_BUILTINS, KEYWORDS } from './pythonKnownNames.ts';
import { blockBelow } from './pythonNames.ts';
import type { PythonNames } from './pythonNames.ts';
import type { PythonLine, PythonToken } from './scanPython.ts';
import { texts } from './texts.ts';

const mark = (
  code: string,
  message: string,
  { start, end }: { start: number; end: number },
  severity: Mark['severity'] = 'warning',
): Mark => ({ code, message, start, end, severity });

/** Texts among numbers, loops that cannot end, statements that do nothing, functions without a value. */
export function pythonValueMarks(lines: readonly PythonLine[], names: PythonNames): Mark[] {
  const kinds = kindsOf(names);
  return lines.flatMap((line) => [
    ...operations(line, kinds),
    ...loops(line, lines, names),
    ...idle(line, names),
    ...calls(line, kinds, names, lines),
  ]);
}

type Kind = 'number' | 'input' | 'text' | 'list';

/** The certain kind of a name: it is assigned once, or always with the same kind of value. */
function kindsOf({ assignments }: PythonNames): Map<string, Kind> {
  const kinds = new Map<string, Kind | undefined>();
  for (const { name, value } of assignments) {
    const kind = kindOf(value);
    kinds.set(name, kinds.has(name) && kinds.get(name) !== kind ? undefined : kind);
  }
  return new Map([...kinds].flatMap(([name, kind]) => (kind ? [[name, kind] as const] : [])));
}

function kindOf(value: readonly PythonToken[]): Kind | undefined {
  const [first, second] = value;
  const last = value.at(-1);
  if (!first || !last) return undefined;
  if (value.length === 1)
    return first.kind === 'number' ? 'number' : first.kind === 'text' ? 'text' : undefined;
  // One call that closes at the very end: int(...), and not int(a) + b.
  const isOneCall = second?.text === '(' && last.text === ')' && closesAt(value, 1) === value.length - 1;
  if (isOneCall && first.text === 'input') return 'input';
  if (isOneCall && ['int', 'float', 'len', 'sum', 'abs', 'round'].includes(first.text)) return 'number';
  if (isOneCall && first.text === 'str') return 'text';
  return first.text === '[' &&
    closesAt(value, 0) === value.length - 1 &&
    !value.some((one) => one.text === 'for')
    ? 'list'
    : undefined;
}

function closesAt(tokens: readonly PythonToken[], open: number): number {
  const depth = tokens[open]?.depth ?? 0;
  let at = open + 1;
  while (at < tokens.length && !(tokens[at]?.depth === depth && /^[)\]}]$/.test(tokens[at]?.text ?? '')))
    at += 1;
  spend(at - open);
  return at < tokens.length ? at : -1;
}

function operations({ tokens }: PythonLine, kinds: ReadonlyMap<string, Kind>): Mark[] {
  return tokens.flatMap((operator, at): Mark[] => {
    if (operator.kind !== 'sign' || !/^(?:[-+/]|[<>]=?|\/\/|[-+]=)$/.test(operator.text)) return [];
    const left = operandBefore(tokens, at, kinds);
    const right = operandAfter(tokens, at, kinds);
    if (!left || !right) return [];
    const span = { start: left.start, end: right.end };
    const pair = [left.kind, right.kind];
    const isPlus = operator.text === '+' || operator.text === '+=';
    if (pair.includes('number') && pair.includes('input')) {
      const name = left.kind === 'input' ? left.name : right.name;
      return [mark('inputWithNumber', texts.inputWithNumber(name), span, 'error')];
    }
    if (!isPlus) return [];
    if (pair.includes('number') && pair.includes('text'))
      return [mark('textPlusNumber', texts.textPlusNumber(), span, 'error')];
    return left.kind === 'input' && right.kind === 'input'
      ? [mark('inputSum', texts.inputSum(left.name), span)]
      : [];
  });
}

interface Operand {
  kind: Kind;
  name: string;
  start: number;
  end: number;
}

function operandAfter(
  tokens: readonly PythonToken[],
  at: number,
  kinds: ReadonlyMap<string, Kind>,
): Operand | undefined {
  const first = tokens[at + 1];
  const after = tokens[at + 2];
  if (!first) return undefined;
  if (after?.text === '(') {
    const end = closesAt(tokens, at + 2);
    const call = kindOf(tokens.slice(at + 1, end + 1));
    const last = tokens[end];
    const goesOn = /^[.[(]$/.test(tokens[end + 1]?.text ?? '') || tokens[end + 1]?.text === '*';
    return call && last && !goesOn
      ? { kind: call, name: 'input( )', start: first.start, end: last.end }
      : undefined;
  }
  // The type of `"a" + n * 3` is unknown without the order of the operators.
  if (/^(?:[.[(*%]|\*\*|\/\/?)$/.test(after?.text ?? '')) return undefined;
  return plainOperand(first, kinds);
}

function operandBefore(
  tokens: readonly PythonToken[],
  at: number,
  kinds: ReadonlyMap<string, Kind>,
): Operand | undefined {
  const last = tokens[at - 1];
  const before = tokens[at - 2]?.text ?? '';
  if (!last) return undefined;
  if (last.text === ')') {
    spend(at);
    const open = tokens.findLastIndex(
      (token, place) => place < at - 1 && token.text === '(' && token.depth === last.depth,
    );
    const callee = tokens[open - 1];
    const call = callee && tokens[open - 2]?.text !== '.' ? kindOf(tokens.slice(open - 1, at)) : undefined;
    return call && callee ? { kind: call, name: 'input( )', start: callee.start, end: last.end } : undefined;
  }
  if (/^(?:[.*%]|\*\*|\/\/?)$/.test(before)) return undefined;
  return plainOperand(last, kinds);
}

function plainOperand(token: PythonToken, kinds: ReadonlyMap<string, Kind>): Operand | undefined {
  const { start, end, text } = token;
  const kind = token.kind === 'number' ? 'number' : token.kind === 'text' ? 'text' : kinds.get(text);
  return kind && kind !== 'list' && (token.kind !== 'word' || kinds.has(text))
    ? { kind, name: text, start, end }
    : undefined;
}

function loops(line: PythonLine, lines: readonly PythonLine[], { assignmentsOf }: PythonNames): Mark[] {
  const { first, tokens } = line;
  if (first.text === 'for') {
    const at = tokens.findIndex((token) => token.text === 'in');
    const value = tokens[at + 1];
    const after = tokens[at + 2];
    const isNumber = value?.kind === 'number' && after?.text === ':';
    const isLength = (value?.text === 'len' || value?.text === 'int') && after?.text === '(';
    return value && (isNumber || isLength)
      ? [mark('notCountable', texts.notCountable(isNumber ? value.text : `${value.text}( )`), value, 'error')]
      : [];
  }
  if (first.text === 'while') spend(lines.length);
  // An exception may end a loop inside a try.
  if (first.text !== 'while' || lines.some((one) => one.first.text === 'try')) return [];
  const colon = tokens.findIndex((token) => token.text === ':' && token.depth === 0);
  const test = tokens.slice(1, colon < 0 ? undefined : colon);
  const body = blockBelow(lines, line);
  const inside = [...tokens.slice(colon + 1), ...body.flatMap((one) => one.tokens)];
  spend(inside.length);
  if (
    body.length === 0 ||
    inside.some(({ text }) => /^(?:break|return|raise|yield|exit|quit|await)$/.test(text))
  )
    return [];
  const words = test.filter(
    (token) => token.kind === 'word' && !/^(?:and|or|not|in|is|True|False|None)$/.test(token.text),
  );
  const span = { start: test[0]?.start ?? first.start, end: test.at(-1)?.end ?? first.end };
  if (words.length === 0) {
    const isTrue = test.length === 1 && /^(?:True|[1-9]\d*)$/.test(test[0]?.text ?? '');
    return isTrue ? [mark('endlessLoop', texts.endlessLoopWithoutExit(), span)] : [];
  }
  if (test.some(({ text }) => /^[.([{]$/.test(text) || text === ':=')) return [];
  const end = body.at(-1)?.last.end ?? 0;
  const changes = (name: string) => {
    const made = assignmentsOf.get(name) ?? [];
    spend(made.length + inside.length);
    return (
      made.some((one) => one.inFunction || (one.token.start > first.start && one.token.start < end)) ||
      inside.some((token, at) => token.text === name && /^[.[(]$/.test(inside[at + 1]?.text ?? ''))
    );
  };
  const [word] = words;
  return word && !words.some((one) => changes(one.text))
    ? [mark('endlessLoop', texts.endlessLoop(word.text), span)]
    : [];
}

function idle({ first, tokens }: PythonLine, { functions }: PythonNames): Mark[] {
  const [, operator, value] = tokens;
  const span = { start: first.start, end: tokens.at(-1)?.end ?? first.end };
  if (first.kind !== 'word' || KEYWORDS.has(first.text)) return [];
  if (tokens.length === 1 && (CALLED_BUILTINS.has(first.text) || functions.has(first.text))) {
    return [mark('notCalled', texts.notCalled(first.text), first)];
  }
  if (tokens.length !== 3 || !value || value.kind === 'sign') return [];
  if (/^[-+*/%]$/.test(operator?.text ?? '')) return [mark('uselessSum', texts.uselessSum(first.text), span)];
  return operator?.text === '==' ? [mark('uselessCompare', texts.uselessCompare(first.text), span)] : [];
}

const KIND_WORDS: Readonly<Record<Kind, string>> = {
  number: '숫자',
  text: '글자',
  input: '글자',
  list: '목록',
};

function calls(
  { tokens, first }: PythonLine,
  kinds: ReadonlyMap<string, Kind>,
  { functions, assignmentsOf }: PythonNames,
  lines: readonly PythonLine[],
): Mark[] {
  return tokens.flatMap((token, at): Mark[] => {
    const [before, next, after] = [tokens[at - 1]?.text, tokens[at + 1]?.text, tokens[at + 2]];
    if (token.kind !== 'word' || before === '.') return [];
    if (
      next === '[' &&
      after?.text === 'len' &&
      tokens[at + 4]?.text === token.text &&
      tokens[at + 6]?.text === ']'
    ) {
      return [
        mark(
          'pastEnd',
          texts.pastEnd(token.text),
          { start: token.start, end: tokens[at + 6]?.end ?? token.end },
          'error',
        ),
      ];
    }
    if (next !== '(' || before === 'def') return [];
    const kind = kinds.get(token.text);
    if (kind && !functions.has(token.text)) {
      return [mark('notAFunction', texts.notAFunction(token.text, KIND_WORDS[kind]), token, 'error')];
    }
    const made = functions.get(token.text);
    const isUsed =
      (before === '(' && tokens[at - 2]?.text === 'print') || (before === '=' && token.depth === 0);
    if (!made || !isUsed || first.text === 'def' || assignmentsOf.has(token.text)) return [];
    const body = blockBelow(lines, made.line);
    spend(body.reduce((sum, one) => sum + one.tokens.length, 0));
    const gives = [...made.line.tokens, ...body.flatMap((one) => one.tokens)].some(({ text }) =>
      /^(?:return|yield|raise)$/.test(text),
    );
    const end = tokens[closesAt(tokens, at + 1)]?.end ?? token.end;
    return gives ? [] : [mark('missingReturn', texts.missingReturn(token.text), { start: token.start, end })];
  });
}
