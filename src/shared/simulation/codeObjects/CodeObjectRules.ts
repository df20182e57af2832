import type { CodeObjectRun } from './CodeObjectRun.ts';
import type { CodeObjectPicture } from './types.ts';

/** What a program hands over and gets back. */
export type CommandValue = number | string | boolean | null | readonly CommandValue[];

/** Throws CodeObjectMisuse for wrong use. */
export type CodeObjectCommand = (run: CodeObjectRun, args: readonly CommandValue[]) => CommandValue;

/** What a look can do, and what its problem asks for. */
export interface CodeObjectRules {
  /** Every part before a program begins. */
  readonly parts: (seed: number) => CodeObjectPicture;
  /** By name; a program calls them as methods of the look. */
  readonly commands: Readonly<Record<string, CodeObjectCommand>>;
  /** What is still missing after the program, for a child; null when the goal is met. */
  readonly missing: (run: CodeObjectRun) => string | null;
}

/** What a seed (from 1) gives; seeds beyond the last begin anew. */
export function ofSeed<T>(inputs: readonly T[], seed: number): T {
  const input = inputs[(seed - 1) % inputs.length];
  if (input === undefined) throw new Error(`There is no input for seed ${seed}; seeds begin at 1.`);
  return input;
}
