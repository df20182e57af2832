import { spend } from '../budget.ts';
import { tokensInText } from './scanPython.ts';
import type { PythonLine, PythonToken } from './scanPython.ts';

export interface Assignment {
  name: string;
  token: PythonToken;
  /** Tokens of the value; empty when it is not a plain `name = value`. */
  value: readonly PythonToken[];
  line: PythonLine;
  /** Whether it is inside of a function. */
  inFunction: boolean;
}

export interface PythonNames {
  /** Every name that is bound somewhere, in any scope. */
  made: ReadonlySet<string>;
  assignments: readonly Assignment[];
  /** The same by their names. */
  assignmentsOf: ReadonlyMap<string, readonly Assignment[]>;
  functions: ReadonlyMap<string, { line: PythonLine; at: number }>;
  /** Names that are used as values. */
  uses: readonly { token: PythonToken; line: PythonLine; inFunction: boolean }[];
  /** True when `from x import *` may define any name. */
  isOpen: boolean;
}

const OPERATOR_ASSIGN = /^(?:[-+*/%&|^]|\*\*|\/\/|<<|>>)=$/;

/** Pure. The names that a program binds and uses, without its scopes. */
export function pythonNamesOf(lines: readonly PythonLine[]): PythonNames {
  const made = new Set<string>();
  const assignments: Assignment[] = [];
  const functions = new Map<string, { line: PythonLine; at: number }>();
  const uses: { token: PythonToken; line: PythonLine; inFunction: boolean }[] = [];
  let isOpen = false;
  let functionIndent: number | undefined;

  for (const [at, line] of lines.entries()) {
    if (functionIndent !== undefined && line.indent.length <= functionIndent) functionIndent = undefined;
    const inFunction = functionIndent !== undefined;
    const { tokens, first } = line;
    const own = new Set<PythonToken>();
    const make = (token: PythonToken | undefined): void => {
      if (token?.kind !== 'word') return;
      made.add(token.text);
      own.add(token);
    };

    if (first.text === 'import' || first.text === 'from') {
      if (tokens.at(-1)?.text === '*') isOpen = true;
      const from = first.text === 'from' ? tokens.findIndex((one) => one.text === 'import') : 0;
      for (const [index, token] of tokens.entries()) {
        const next = tokens[index + 1]?.text;
        if (index > from && next !== 'as' && tokens[index - 1]?.text !== '.') make(token);
      }
      continue;
    }
    const definition = tokens.findIndex((one) => one.text === 'def' || one.text === 'class');
    if (definition === 0 || (definition === 1 && first.text === 'async')) {
      const name = tokens[definition + 1];
      make(name);
      if (tokens[definition]?.text === 'def') {
        const isMethod = tokens[definition + 3]?.text === 'self';
        if (name && !isMethod) functions.set(name.text, { line, at });
        for (const [index, token] of tokens.entries()) {
          const isParameter = token.depth === 1 && /^(?:[(,]|\*\*?)$/.test(tokens[index - 1]?.text ?? '');
          if (isParameter) make(token);
        }
        if (functionIndent === undefined) functionIndent = line.indent.length;
      }
    }
    if (first.text === 'global' || first.text === 'nonlocal') tokens.slice(1).forEach(make);
    if (first.text === 'case') tokens.slice(1).forEach(make);

    const equals = tokens.flatMap((one, index) => (one.text === '=' && one.depth === 0 ? [index] : []));
    const lastEquals = equals.at(-1);
    if (lastEquals !== undefined && !/^(?:if|elif|while|return)$/.test(first.text)) {
      const targets = tokens.slice(0, lastEquals);
      const colon = targets.findIndex((one) => one.text === ':' && one.depth === 0);
      for (const [index, token] of (colon < 0 ? targets : targets.slice(0, colon)).entries()) {
        if (token.depth > 0) spend(index);
        const inIndex =
          token.depth > 0 &&
          tokens.slice(0, index).some((one, place) => one.text === '[' && tokens[place - 1]?.kind === 'word');
        const isTarget =
          tokens[index - 1]?.text !== '.' && !/^[.[(]$/.test(tokens[index + 1]?.text ?? '') && !inIndex;
        if (!isTarget) continue;
        make(token);
        if (token.kind !== 'word') continue;
        const value = lastEquals === 1 ? tokens.slice(2) : [];
        assignments.push({ name: token.text, token, value, line, inFunction });
      }
    } else if (tokens[1] && OPERATOR_ASSIGN.test(tokens[1].text) && first.kind === 'word') {
      assignments.push({ name: first.text, token: first, value: [], line, inFunction });
    }
    for (const [index, token] of tokens.entries()) {
      if (token.text === ':=' || token.text === 'as') make(tokens[index + (token.text === 'as' ? 1 : -1)]);
      if (token.text === 'for' || token.text === 'lambda') {
        const end = token.text === 'for' ? 'in' : ':';
        for (let to = index + 1; to < tokens.length && tokens[to]?.text !== end; to += 1) {
          spend(10);
          const before = tokens[to - 1]?.text;
          if (token.text === 'lambda' && before === '=') continue;
          make(tokens[to]);
          const found = tokens[to];
          if (token.text === 'for' && found?.kind === 'word') {
            assignments.push({ name: found.text, token: found, value: [], line, inFunction });
          }
        }
      }
    }
    for (const [index, token] of tokens.entries()) {
      const inText = tokensInText(token);
      const makesNames = inText.some((one) => one.text === 'for' || one.text === 'lambda');
      for (const [place, inner] of (makesNames ? [] : inText).entries()) {
        const isName = inner.kind === 'word' && inText[place - 1]?.text !== '.';
        if (isName) uses.push({ token: inner, line, inFunction });
      }
      if (token.kind !== 'word' || own.has(token) || tokens[index - 1]?.text === '.') continue;
      const isKeywordArgument = token.depth > 0 && tokens[index + 1]?.text === '=';
      if (!isKeywordArgument) uses.push({ token, line, inFunction });
    }
  }
  const assignmentsOf = Map.groupBy(assignments, ({ name }) => name);
  return { made, assignments, assignmentsOf, functions, uses, isOpen };
}

/** The lines below a head that are indented further. */
export function blockBelow(lines: readonly PythonLine[], head: PythonLine): PythonLine[] {
  const at = lines.indexOf(head);
  const below: PythonLine[] = [];
  for (let next = at + 1; next < lines.length; next += 1) {
    const line = lines[next];
    if (!line || (line.first.isFirstOfLine && line.indent.length <= head.indent.length)) break;
    below.push(line);
  }
  spend(at / 10 + below.length);
  return below;
}
