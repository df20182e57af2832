import type { CodeObjectRun } from './CodeObjectRun.ts';
import type { CodeObjectPicture } from './codeObjectTypes.ts';

/** The arguments and results of a command. */
export type CommandValue = number | string | boolean | null | readonly CommandValue[];

/** Throws CodeObjectMisuse for wrong use. */
export type CodeObjectCommand = (run: CodeObjectRun, args: readonly CommandValue[]) => CommandValue;

/** The commands and the goal of a kind of object. */
export interface CodeObjectRules {
  /** The commands move the child itself: a program calls them without the name of the object. */
  readonly isOwnBody?: true;
  /** Every part before a program begins. */
  readonly parts: (seed: number) => CodeObjectPicture;
  /** The commands by name; a program calls them as methods of the object, unless `isOwnBody`. */
  readonly commands: Readonly<Record<string, CodeObjectCommand>>;
  /** The missing part of the goal after the program, for a child; null when it is met. */
  readonly missing: (run: CodeObjectRun) => string | null;
}

/** The commands of a kind as a program calls them, without `wait`. */
export const calledNames = (kind: string, { commands, isOwnBody }: CodeObjectRules): readonly string[] =>
  Object.keys(commands).map((name) => (isOwnBody ? name : `${kind}.${name}`));

/** The input of a seed, numbered from 1; seeds beyond the last begin again. */
export function ofSeed<T>(inputs: readonly T[], seed: number): T {
  const input = inputs[(seed - 1) % inputs.length];
  if (input === undefined) throw new Error(`There is no input for seed ${seed}; seeds begin at 1.`);
  return input;
}
