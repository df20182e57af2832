import type { BlockPart, Shadow, ValueCheck } from './blockDefinition.ts';

/** An input with a number that a child types or covers with another block. */
export const numberHole = (name: string, value: number): BlockPart =>
  hole(name, 'Number', { type: 'number', value });

/** An input with a text; numbers and lists fit, too. */
export const textHole = (name: string, value: string): BlockPart =>
  hole(name, undefined, { type: 'text', value });

export const colorHole = (name: string, value: string): BlockPart =>
  hole(name, 'String', { type: 'color', value });

export const yesNoHole = (name: string): BlockPart => hole(name, 'Boolean');

export const hole = (name: string, check?: ValueCheck, shadow?: Shadow): BlockPart => ({
  kind: 'hole',
  name,
  ...(check && { check }),
  ...(shadow && { shadow }),
});

export const mouth = (name: string): BlockPart => ({ kind: 'mouth', name });

export const variable = (name: string, value: string): BlockPart => ({ kind: 'variable', name, value });

export const choice = (
  name: string,
  ...options: readonly (readonly [label: string, value: string])[]
): BlockPart => ({ kind: 'choice', name, options });
