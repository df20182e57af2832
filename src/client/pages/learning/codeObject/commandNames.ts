/** Pure: what a program may call to drive an object. */
import { BLOCKS } from '#shared/blocks/catalogue.ts';
import type { CodeObjectKind } from '#shared/simulation/codeObjects/codeObjectTypes.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import { rulesOf } from '#shared/simulation/codeObjects/rules.ts';
import { snakeCase } from '#shared/code/deviceNames.ts';

const commandsOf = (kind: CodeObjectKind): readonly string[] => [
  ...Object.keys(rulesOf(kind).commands).map((name) => `${kind}.${name}`),
  'wait',
];

/** Besides the words of the language, in both spellings. */
export function commandNames(kind: CodeObjectKind): readonly string[] {
  return [...new Set(commandsOf(kind).flatMap((name) => [name, snakeCase(name)]))];
}

export interface CommandKey {
  /** Written at the cursor. */
  readonly code: string;
  /** The effect of the command, in the words of its block; null for one without a block. */
  readonly meaning: string | null;
}

/** A key for every command, with the values that its block begins with. */
export function commandKeys(kind: CodeObjectKind, language: Exclude<Language, 'BLOCKS'>): CommandKey[] {
  return commandsOf(kind).map((command) => {
    const block = BLOCKS.find((one) => one.command === command && one.only === 'OBJECT');
    const values = (block?.parts ?? []).flatMap((part) =>
      part.kind === 'hole' ? [valueOf(part.shadow)] : [],
    );
    const name = language === 'PYTHON' ? snakeCase(command) : command;
    const end = language === 'JAVASCRIPT' && block?.shape === 'statement' ? ';' : '';
    return { code: `${name}(${values.join(', ')})${end}`, meaning: block ? meaningOf(block.text) : null };
  });
}

const valueOf = (shadow: { readonly type: string; readonly value: unknown } | undefined): string =>
  shadow === undefined
    ? ''
    : typeof shadow.value === 'number'
      ? String(shadow.value)
      : JSON.stringify(shadow.value);

/** The holes of a block are dots in its words. */
const meaningOf = (text: string): string => text.replaceAll(/%\d/gu, '…');
