/** Pure. The contents of encounters: each is one idea of ten to forty seconds, whose answer a program prints. */
import { blockOfType } from '#shared/blocks/catalogue.ts';
import { compileBlocks } from '#shared/blocks/compileBlocks.ts';
import { writeBlocks, type Piece } from '#shared/blocks/writeBlocks.ts';
import type { Encounter, EncounterKind } from '#shared/contract/learning/encounters.ts';
import { statementsOf } from '#server/domain/learning/dailyPuzzles/puzzles/describeProgram.ts';
import { conceptsOf, type Concept, type TextLanguage } from '#server/domain/seed/concepts.ts';

export interface Proof {
  readonly language: TextLanguage;
  /** Prints the pieces of the right answer in their order, parted by blanks or lines. */
  readonly source: string;
}

export interface EncounterContent {
  /** Stored; unique and never changed. */
  readonly key: string;
  readonly kind: EncounterKind;
  /** All of them must be known to the child. */
  readonly concepts: readonly Concept[];
  readonly question: string;
  /** The shown program; null without code. */
  readonly program: readonly Piece[] | null;
  readonly pattern: readonly string[];
  readonly pieces: readonly string[];
  readonly isOrder: boolean;
  /** Indices of pieces. */
  readonly answer: readonly number[];
  /** Shown after a wrong answer, moment by moment. */
  readonly play: readonly string[];
  /** A test runs them all. */
  readonly proofs: readonly Proof[];
}

/** The own lines of a program as text; whole numbers are printed without the helper that rounds. */
export function codeOf(program: readonly Piece[], language: TextLanguage): string {
  const { code, ownLines } = compileBlocks(writeBlocks(program), language);
  const own = code.split('\n').slice(ownLines.from, ownLines.to).join('\n');
  return own.replaceAll(/\btext\(([^()]*)\)/gu, '$1');
}

/** A program that is shown proves itself in both languages, in the words that are shown. */
export const proofsOf = (program: readonly Piece[]): readonly Proof[] =>
  (['JAVASCRIPT', 'PYTHON'] as const).map((language) => ({ language, source: codeOf(program, language) }));

export const conceptsOfProgram = (program: readonly Piece[]): readonly Concept[] =>
  conceptsOf(codeOf(program, 'JAVASCRIPT'));

/** The right piece among others; `turn` moves it. */
export function withChoices(right: string, others: readonly string[], turn: number) {
  const at = turn % (others.length + 1);
  return { pieces: [...others.slice(0, at), right, ...others.slice(at)], isOrder: false, answer: [at] };
}

/** Pieces mixed in one of the orders that differ from the right one. */
export function mixed(right: readonly string[], turn: number) {
  const by = 1 + (turn % (right.length - 1));
  const pieces = [...right.slice(by), ...right.slice(0, by)].toReversed();
  return { pieces, isOrder: true, answer: right.map((piece) => pieces.indexOf(piece)) };
}

/** Words in signs, so that they are told from names of boxes. */
function quoted(one: Piece): Piece {
  const parts = blockOfType(one.type)?.parts ?? [];
  const fillings = one.fillings.map((filling, index) => {
    if (Array.isArray(filling)) return filling.map(quoted);
    if (isPiece(filling)) return quoted(filling);
    return typeof filling === 'string' && parts[index]?.kind === 'hole' ? `「${filling}」` : filling;
  });
  return { type: one.type, fillings };
}

const isPiece = (filling: Piece['fillings'][number]): filling is Piece =>
  typeof filling === 'object' && 'type' in filling;

/** The code in the form that a child can read: text of a language whose lesson it has read, or else blocks. */
export function shownCode(
  program: readonly Piece[] | null,
  language: TextLanguage | null,
): Encounter['code'] {
  if (program === null) return null;
  if (language === null) {
    const lineList = statementsOf(program.map(quoted), 0).map(({ depth, partList }) => ({
      depth,
      text: partList.join(' '),
    }));
    return { look: 'BLOCKS', lineList };
  }
  const lineList = codeOf(program, language)
    .split('\n')
    .map((text) => ({ depth: 0, text }));
  return { look: language, lineList };
}
