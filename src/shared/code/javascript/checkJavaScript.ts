import { parse } from 'acorn';
import type { Program } from 'acorn';
import { withinBudget } from '../budget.ts';
import { composed } from '../composed.ts';
import { CHECK_BUDGET, findingsOf, MAX_CHECKED_LENGTH } from '../finding.ts';
import type { Finding, Mark } from '../finding.ts';
import { loopMarks } from './loopMarks.ts';
import { javascriptNameMarks } from './javascriptNameMarks.ts';
import { parserMark } from './parserMark.ts';
import type { ParserFault } from './parserMark.ts';
import { scanJavaScript } from './scanJavaScript.ts';
import type { Token } from './scanJavaScript.ts';
import { namesOf } from './scopes.ts';
import { javascriptSignMarks } from './javascriptSignMarks.ts';
import { statementMarks } from './statementMarks.ts';
import { shapeMarks, unquotedTextMarks, wordMarks } from './syntaxMarks.ts';
import { nodesIn } from './tree.ts';
import { javascriptValueMarks } from './javascriptValueMarks.ts';

export interface CheckOptions {
  /** Names that the problem defines, such as the commands of a device: `walk`, `bell.ring`. */
  names?: readonly string[];
}

/**
 * Pure. The faults of a JavaScript source, found without running it. It never throws, for any source, and finds nothing
 * in a source that takes more than the budget to check.
 */
export function checkJavaScript(source: string, { names = [] }: CheckOptions = {}): Finding[] {
  if (source.length > MAX_CHECKED_LENGTH) return [];
  try {
    return withinBudget(CHECK_BUDGET, () => check(composed(source), names)) ?? [];
  } catch (error) {
    // It is nested deeper than the stack, so the engine decides.
    if (error instanceof RangeError) return [];
    throw error;
  }
}

function check(source: string, names: readonly string[]): Finding[] {
  const read = readProgram(source);
  const marks =
    'fault' in read
      ? unreadableMarks(source, scanJavaScript(source), read.fault)
      : meaningMarks(source, read.program, names);
  return findingsOf(source, marks);
}

function unreadableMarks(source: string, tokens: readonly Token[], fault: ParserFault): Mark[] {
  const certain = javascriptSignMarks(source, tokens);
  if (certain.some((mark) => mark.code !== 'unclosedBracket' && !mark.code.endsWith('edBracket')))
    return certain;
  const words = [...wordMarks(tokens), ...unquotedTextMarks(tokens)];
  // A certain finding of the parser replaces guesses.
  const shapes = shapeMarks(tokens);
  const isGuess =
    certain.length > 0 || words.length > 0 || shapes.some((mark) => mark.code === 'forSemicolons');
  if (!isGuess && !fault.message.startsWith('Unexpected token')) return [parserMark(fault, tokens)];
  const marks = certain.length > 0 ? [...certain, ...words, ...shapes.filter(isSure)] : [...words, ...shapes];
  return marks.length > 0 ? marks : [parserMark(fault, tokens)];
}

/** With a missing bracket, commas and semicolons are counted in the wrong pair. */
const isSure = (mark: Mark): boolean => !['missingComma', 'forSemicolons'].includes(mark.code);

function meaningMarks(source: string, program: Program, extra: readonly string[]): Mark[] {
  const names = namesOf(program);
  const nodes = [...nodesIn(program)];
  return [
    ...javascriptNameMarks({
      source,
      program,
      names,
      extra: new Set(extra.map((name) => name.split('.')[0] ?? name)),
      members: extra.flatMap((name) => name.split('.').slice(1)),
    }),
    ...loopMarks(nodes, names),
    ...statementMarks(nodes, names),
    ...javascriptValueMarks(nodes, names),
  ];
}

function readProgram(source: string): { program: Program } | { fault: ParserFault } {
  try {
    return { program: parse(source, { ecmaVersion: 'latest', sourceType: 'script', allowHashBang: true }) };
  } catch (error) {
    if (!(error instanceof SyntaxError) || !('pos' in error) || typeof error.pos !== 'number') throw error;
    return { fault: { message: error.message, pos: error.pos } };
  }
}
