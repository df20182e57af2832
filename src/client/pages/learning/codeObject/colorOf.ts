/** Pure: the colour that a value of a program names. */
import { CODE_OBJECT_COLORS, type CodeObjectColor } from '#shared/simulation/codeObjects/codeObjectTypes.ts';

const PAINT: Readonly<Record<CodeObjectColor, string>> = {
  red: '#f2615c',
  orange: '#ff9f43',
  yellow: '#ffd34d',
  green: '#4fc27a',
  blue: '#4f8ff0',
  purple: '#a276e8',
  white: '#fdfdff',
  pink: '#ff8fb5',
};

const COLORS = Object.entries(CODE_OBJECT_COLORS) as readonly [CodeObjectColor, string][];

/** The colour of a printed value, with or without quotation marks; null for anything else. */
export function colorOf(value: string): string | null {
  const word = value.replaceAll(/^['"]|['"]$/gu, '');
  const named = COLORS.find(([key, name]) => word === key || word === name);
  return named ? PAINT[named[0]] : null;
}
