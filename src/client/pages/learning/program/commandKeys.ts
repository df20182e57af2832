/** Pure: the commands of a device as keys that write them. */
import type { BlockDefinition } from '#shared/blocks/blockDefinition.ts';
import { BLOCKS } from '#shared/blocks/catalogue.ts';
import { snakeCase } from '#shared/code/deviceNames.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import type { StageLevel } from '#shared/simulation/stage/level.ts';
import { learningTexts } from '../texts.ts';

type TextLanguage = Exclude<Language, 'BLOCKS'>;

export interface CommandKey {
  /** Written at the cursor. */
  readonly code: string;
  /** The effect of the command, in the words of its block; null for one without a block. */
  readonly meaning: string | null;
}

/** The key of a command, with the values that its block begins with. */
export function commandKey(
  command: string,
  block: BlockDefinition | undefined,
  language: TextLanguage,
): CommandKey {
  const values = (block?.parts ?? []).flatMap((part) => (part.kind === 'hole' ? [valueOf(part.shadow)] : []));
  const name = language === 'PYTHON' ? snakeCase(command) : command;
  const end = language === 'JAVASCRIPT' && block?.shape === 'statement' ? ';' : '';
  return { code: `${name}(${values.join(', ')})${end}`, meaning: block ? meaningOf(block.text) : null };
}

/** A key for each command that the blocks of a level stand for, in the order of the drawers. */
export function stageKeys(
  { toolbox }: Pick<StageLevel, 'toolbox'>,
  language: TextLanguage,
): readonly CommandKey[] {
  const keys = BLOCKS.filter(({ type }) => toolbox.includes(type)).flatMap((block) => [
    ...(block.command === undefined ? [] : [commandKey(block.command, block, language)]),
    ...sightsOf(block).map(([meaning, command]) => ({
      ...commandKey(command, undefined, language),
      meaning: learningTexts.sight(meaning),
    })),
  ]);
  const nameOf = ({ code }: CommandKey) => code.slice(0, code.indexOf('('));
  return keys.filter((key, index) => keys.findIndex((one) => nameOf(one) === nameOf(key)) === index);
}

/** The questions of a block of conditions: their words, and the command that answers. */
const sightsOf = ({ parts }: BlockDefinition) =>
  parts.flatMap((part) => (part.kind === 'choice' && part.name === 'SIGHT' ? part.options : []));

const valueOf = (shadow: { readonly type: string; readonly value: unknown } | undefined): string =>
  shadow === undefined
    ? ''
    : typeof shadow.value === 'number'
      ? String(shadow.value)
      : JSON.stringify(shadow.value);

/** The holes of a block are dots in its words. */
const meaningOf = (text: string): string => text.replaceAll(/%\d/gu, '…');
