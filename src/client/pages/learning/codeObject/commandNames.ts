/** Pure: what a program may call to drive an object. */
import { BLOCKS } from '#shared/blocks/catalogue.ts';
import { snakeCase } from '#shared/code/deviceNames.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import type { CodeObjectKind } from '#shared/simulation/codeObjects/codeObjectTypes.ts';
import { calledNames } from '#shared/simulation/codeObjects/CodeObjectRules.ts';
import { rulesOf } from '#shared/simulation/codeObjects/rules.ts';
import { commandKey, type CommandKey } from '../program/commandKeys.ts';

const commandsOf = (kind: CodeObjectKind): readonly string[] => [...calledNames(kind, rulesOf(kind)), 'wait'];

/** Besides the words of the language, in both spellings. */
export function commandNames(kind: CodeObjectKind): readonly string[] {
  return [...new Set(commandsOf(kind).flatMap((name) => [name, snakeCase(name)]))];
}

/** A key for every command, with the values that its block begins with. */
export function commandKeys(kind: CodeObjectKind, language: Exclude<Language, 'BLOCKS'>): CommandKey[] {
  return commandsOf(kind).map((command) =>
    commandKey(
      command,
      BLOCKS.find((one) => one.command === command && one.only === 'OBJECT'),
      language,
    ),
  );
}
