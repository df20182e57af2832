/** Pure. A program with a gap, as lines of words for blocks and as text. */
import { blockOfType } from '#shared/blocks/catalogue.ts';
import { compileBlocks } from '#shared/blocks/compileBlocks.ts';
import { piece, writeBlocks, type Piece } from '#shared/blocks/writeBlocks.ts';
import { PUZZLE_GAP, type PuzzleLine } from '#shared/contract/learning/dailyPuzzles.ts';
import type { Filling, Puzzle } from './puzzle.ts';

/** Fills the gap while a program is described; no block of the catalogue. */
const GAP = 'gap';
const GAP_PIECE = piece(GAP);

/** The program of a choice in the stored form of blocks. */
export const sourceOf = ({ program }: Puzzle, filling: Filling): string => writeBlocks(program(filling));

export const linesOf = ({ program }: Puzzle): PuzzleLine[] => statementsOf(program(GAP_PIECE), 0);

/** Words of each block of a program, a line each. */
export function statementsOf(pieces: readonly Piece[], depth: number): PuzzleLine[] {
  return pieces.flatMap((one) => statementOf(one, depth));
}

function statementOf({ type, fillings }: Piece, depth: number): PuzzleLine[] {
  if (type === GAP) return [{ category: 'gap', type, depth, partList: [null] }];
  const { category, text, parts } = definitionOf(type);
  const lines: PuzzleLine[] = [];
  let words: (string | null)[] = [];
  const endLine = () => {
    const partList = joined(words);
    if (partList.length > 0) lines.push({ category, type, depth, partList });
    words = [];
  };
  for (const part of text.split(/(%\d)/u)) {
    if (!/^%\d$/u.test(part)) {
      words.push(part);
      continue;
    }
    const index = Number(part.slice(1)) - 1;
    const filling = fillings[index];
    if (parts[index]?.kind === 'mouth') {
      endLine();
      if (Array.isArray(filling)) lines.push(...statementsOf(filling, depth + 1));
    } else words.push(...wordsOf(type, index, filling));
  }
  endLine();
  return lines;
}

/** The words of an input or a field; null is the gap. */
function wordsOf(type: string, index: number, filling: unknown): (string | null)[] {
  const part = definitionOf(type).parts[index];
  if (isPiece(filling)) {
    if (filling.type === GAP) return [null];
    const { text } = definitionOf(filling.type);
    return text
      .split(/(%\d)/u)
      .flatMap((word) =>
        /^%\d$/u.test(word)
          ? wordsOf(filling.type, Number(word.slice(1)) - 1, filling.fillings[Number(word.slice(1)) - 1])
          : [word],
      );
  }
  if (part?.kind === 'choice') return [part.options.find(([, value]) => value === filling)?.[0] ?? ''];
  if (part?.kind === 'hole' && part.shadow?.type === 'color') return wordsOf('color', 0, filling);
  return [typeof filling === 'string' || typeof filling === 'number' ? String(filling) : ''];
}

const isPiece = (filling: unknown): filling is Piece =>
  typeof filling === 'object' && filling !== null && 'type' in filling;

/** Neighbouring words as one, without blanks at their ends. */
function joined(words: readonly (string | null)[]): (string | null)[] {
  const parts: (string | null)[] = [];
  for (const word of words) {
    const last = parts.at(-1);
    if (word !== null && typeof last === 'string') parts[parts.length - 1] = last + word;
    else parts.push(word);
  }
  return parts.map((part) => part?.replaceAll(/\s+/gu, ' ').trim() ?? null).filter((part) => part !== '');
}

function definitionOf(type: string) {
  const definition = blockOfType(type);
  if (!definition) throw new Error(`There is no block «${type}».`);
  return definition;
}

/** The program as text: what is the same for every choice with `PUZZLE_GAP` between, and what each puts there. */
export function textOf(puzzle: Puzzle, language: 'JAVASCRIPT' | 'PYTHON') {
  const codes = puzzle.choices.map(({ filling }) => compileBlocks(sourceOf(puzzle, filling), language).code);
  const [first = '', ...others] = codes;
  let before = first.length;
  let after = first.length;
  for (const other of others) {
    before = Math.min(before, sameAtStart(first, other));
    after = Math.min(after, sameAtEnd(first, other));
  }
  while (before > 0 && WORD.test(first[before - 1] ?? '')) before -= 1;
  while (after > 0 && WORD.test(first[first.length - after] ?? '')) after -= 1;
  const gapOf = (code: string) => code.slice(before, Math.max(before, code.length - after));
  return {
    code: `${first.slice(0, before)}${PUZZLE_GAP}${first.slice(Math.max(before, first.length - after))}`,
    gaps: codes.map(gapOf),
  };
}

const WORD = /[\p{L}\p{N}_]/u;

function sameAtStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1;
  return length;
}

function sameAtEnd(one: string, other: string): number {
  let length = 0;
  while (
    length < one.length &&
    length < other.length &&
    one[one.length - 1 - length] === other[other.length - 1 - length]
  )
    length += 1;
  return length;
}
