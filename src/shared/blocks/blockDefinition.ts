import type { ProblemKind } from '#shared/contract/learning/problems.ts';

/** Drawers of the toolbox; the colour of a block follows from its category. */
export const BLOCK_CATEGORIES = ['move', 'repeat', 'if', 'talk', 'memory', 'spells', 'calc'] as const;
export type BlockCategory = (typeof BLOCK_CATEGORIES)[number];

/** The type of a value block and of the input that takes it; without one, anything fits. */
export type ValueCheck = 'Number' | 'String' | 'Boolean' | 'Array';

/** A value block that is the default of an input. */
export interface Shadow {
  readonly type: 'number' | 'text' | 'color';
  readonly value: number | string;
}

/** A part of a block: a field, an input for a value, or a mouth for statements. */
export type BlockPart =
  | {
      readonly kind: 'number';
      readonly name: string;
      readonly value: number;
      readonly min?: number;
      readonly max?: number;
    }
  | { readonly kind: 'text'; readonly name: string; readonly value: string; readonly maxLength: number }
  /** Pairs of the Korean word and the stored value. */
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly options: readonly (readonly [label: string, value: string])[];
    }
  /** A variable, stored as Blockly does: `{ id }` with its name in `variables`. */
  | { readonly kind: 'variable'; readonly name: string; readonly value: string }
  | { readonly kind: 'hole'; readonly name: string; readonly check?: ValueCheck; readonly shadow?: Shadow }
  | { readonly kind: 'mouth'; readonly name: string };

/** `hat` starts a stack, `end` has nothing below it, `value` fits into inputs. */
export type BlockShape = 'hat' | 'statement' | 'end' | 'value';

export interface BlockDefinition {
  readonly type: string;
  readonly category: BlockCategory;
  readonly shape: BlockShape;
  /** Korean words; %1, %2 … are the places of the parts in order. */
  readonly text: string;
  readonly parts: readonly BlockPart[];
  /** The type of a value block. */
  readonly gives?: ValueCheck;
  /** Name of the device's command, `walk` or `bell.ring`; its arguments are the inputs in order. */
  readonly command?: string;
  /** The kind of problems that may offer it; every kind without one. */
  readonly only?: ProblemKind;
}
