/** A daily puzzle is a small stage. Its program has one gap, and four choices fill it. */
import type { Piece } from '#shared/blocks/writeBlocks.ts';
import type { PuzzleConcept } from '#shared/contract/learning/dailyPuzzles.ts';
import type { StageLayout, StageLevel, StageTheme } from '#shared/simulation/stage/level.ts';

/** A number, a colour, a word, a value block or a statement fills the gap. */
export type Filling = number | string | Piece;

export const isPiece = (filling: Filling): filling is Piece => typeof filling === 'object';

export interface PuzzleChoice {
  /** On the chip. */
  readonly label: string;
  readonly filling: Filling;
}

export interface Puzzle {
  readonly title: string;
  /** Above the chips. */
  readonly question: string;
  /** A nudge, never the answer. */
  readonly hint: string;
  readonly concept: PuzzleConcept;
  readonly level: StageLevel;
  /** The program with that in its gap. */
  readonly program: (filling: Filling) => readonly Piece[];
  readonly choices: readonly PuzzleChoice[];
  /** The index of the only choice that reaches the goal in every variant. */
  readonly answer: number;
}

interface PuzzleDraft extends Omit<Puzzle, 'level' | 'choices' | 'answer'> {
  readonly theme: StageTheme;
  readonly layout: Partial<Omit<StageLayout, 'goals' | 'rows'>> & Pick<StageLayout, 'goals' | 'rows'>;
  readonly variantList?: readonly Partial<StageLayout>[];
  /** A fall ends the run: a number that is too large must not be made good by a way back. */
  readonly fallEnds?: boolean;
  readonly right: PuzzleChoice;
  readonly others: readonly PuzzleChoice[];
  /** Turns the order of the chips: how many of the others stand before the right one. */
  readonly turn: number;
}

const LIMITS = { blocks: 12, steps: 200 } as const;

export function puzzle(draft: PuzzleDraft): Puzzle {
  const {
    theme,
    layout,
    variantList = [{}, {}, {}],
    fallEnds = false,
    right,
    others,
    turn,
    ...words
  } = draft;
  const answer = turn % (others.length + 1);
  return {
    ...words,
    answer,
    choices: [...others.slice(0, answer), right, ...others.slice(answer)],
    level: {
      ...{ theme, order: 0, facing: 'RIGHT', fallEnds, signs: {}, friends: [], gates: {} },
      ...layout,
      variantList,
      blockLimit: LIMITS.blocks,
      stepLimit: LIMITS.steps,
      toolbox: ['walk'],
    },
  };
}

export const numberChoice = (number: number): PuzzleChoice => ({ label: String(number), filling: number });

/** The chips of a number: itself and its neighbours, in order. */
export function numberChoices(right: number, first = Math.max(1, right - 2)) {
  const numbers = [first, first + 1, first + 2, first + 3];
  return {
    right: numberChoice(right),
    others: numbers.filter((number) => number !== right).map(numberChoice),
    turn: right - first,
  };
}

export const FLAG = { kind: 'FLAG' } as const;
export const ALL_SHELLS = { kind: 'SHELLS', count: 'ALL' } as const;

/** A walk over even ground. */
export const flat = (cells: string): string[] => ['.'.repeat(cells.length), cells, '#'.repeat(cells.length)];
