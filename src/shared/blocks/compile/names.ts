import type { BlockNode, BlockProgram } from '../parseProgram.ts';
import { BLOCKS } from '../catalogue.ts';

/** Words that no name may be: those of both languages, of the guest and of the helpers. */
const TAKEN = new Set([
  ...'and as assert async await break case catch class const continue debugger def default del delete do elif'.split(
    ' ',
  ),
  ...'else enum except export extends False false finally for from function global if implements import in'.split(
    ' ',
  ),
  ...'instanceof interface is lambda let new None nonlocal not null or package pass private protected'.split(
    ' ',
  ),
  ...'public raise return static super switch this throw true True try typeof undefined var void while with yield'.split(
    ' ',
  ),
  ...'print input range len str int float list eval arguments NaN Infinity Number String Array Math Error'.split(
    ' ',
  ),
  ...'isinstance bool any all console globalThis number text same divide quotient remainder whole itemAt'.split(
    ' ',
  ),
  ...'setItem removeItem has letterAt itemsOf letters words joined i j k last times'.split(' '),
  // A variable may not have the name of an object, such as `bell` of `bell.ring`.
  ...BLOCKS.flatMap(({ command }) => command?.split('.')[0] ?? []),
  ...['gapAhead', 'wallAhead', 'shellAhead', 'shellHere', 'friendAhead'],
]);

/** Identifiers of a program by the child's words; the same in both languages. */
export class Names {
  private readonly byWord = new Map<string, string>();
  private readonly used = new Set<string>();

  variable(word: string): string {
    return this.nameOf(`v:${word}`, word);
  }

  spell(word: string): string {
    return this.nameOf(`s:${word}`, word);
  }

  /** A counter of a loop that the child does not name. */
  counter(depth: number): string {
    const key = `c:${depth}`;
    const plain = ['i', 'j', 'k'][depth] ?? `i${depth}`;
    let name = this.byWord.get(key) ?? plain;
    for (let number = 2; !this.byWord.has(key) && this.used.has(name); number += 1)
      name = `${plain}_${number}`;
    this.used.add(name);
    this.byWord.set(key, name);
    return name;
  }

  private nameOf(key: string, word: string): string {
    const known = this.byWord.get(key);
    if (known !== undefined) return known;
    const plain = identifierOf(word);
    let name = plain;
    for (let number = 2; TAKEN.has(name) || SNAKE.has(name) || this.used.has(name); number += 1)
      name = `${plain}${number}`;
    this.used.add(name);
    this.byWord.set(key, name);
    return name;
  }
}

/** The snake_case form of a command, as Python offers it. */
export const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const SNAKE = new Set([...TAKEN].map(snakeCase));

/** Signs that neither language allows become `_`; NFKC, because Python compares names in it. */
function identifierOf(word: string): string {
  const name = word.normalize('NFKC').replace(/[^\p{L}\p{Nd}_]+/gu, '_');
  return /^\p{L}/u.test(name) ? name : `_${name}`;
}

/** Names of the parameters of a spell. */
export const parametersOf = ({ definition, fields }: BlockNode): readonly string[] =>
  definition.parts.flatMap(({ kind, name }) => (kind === 'variable' ? String(fields.get(name)) : []));

export const spellNameOf = ({ fields }: BlockNode): string => String(fields.get('NAME')).trim();

/** Every block of the program, in the order of reading. */
export function* allNodes({ main, spells }: BlockProgram): Generator<BlockNode> {
  yield* nodesIn(spells);
  yield* nodesIn(main);
}

export function* nodesIn(nodes: Iterable<BlockNode>): Generator<BlockNode> {
  for (const node of nodes) {
    yield node;
    yield* nodesIn(node.holes.values());
    for (const inside of node.mouths.values()) yield* nodesIn(inside);
  }
}
