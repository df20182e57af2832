import type { BlockDefinition, Shadow } from '#shared/blocks/blockDefinition.ts';
import { blocksOffered } from '#shared/blocks/catalogue.ts';
import { CATEGORY_NAMES } from './texts.ts';

/** Names of drawers filled when they are opened. */
export const SPELLS_DRAWER = 'SPELLS';
export const MEMORY_DRAWER = 'MEMORY';
export const NEW_VARIABLE_BUTTON = 'newVariable';

/** A block as a drawer offers it, its holes filled. */
export const offeredBlock = ({ type, parts }: BlockDefinition, fields: Record<string, unknown> = {}) => ({
  kind: 'block' as const,
  type,
  fields,
  inputs: Object.fromEntries(
    parts.flatMap((part) =>
      part.kind === 'hole' && part.shadow ? [[part.name, { shadow: shadowOf(part.shadow) }]] : [],
    ),
  ),
});

const FIELD_OF_SHADOW = { number: 'NUM', text: 'TEXT', color: 'COLOR' } as const;

const shadowOf = ({ type, value }: Shadow) => ({ type, fields: { [FIELD_OF_SHADOW[type]]: value } });

/**
 * Blockly's toolbox for a problem: one category a pebble, or, for the first programs, one open drawer that stands beside
 * them. An open drawer has neither variables nor spells, which depend on the program.
 */
export function toolboxOf(toolbox: readonly string[] | null, isOpen: boolean) {
  if (isOpen) {
    const offered = blocksOffered(toolbox).flatMap(({ blocks }) => blocks);
    return { kind: 'flyoutToolbox', contents: offered.map((block) => offeredBlock(block)) };
  }
  return {
    kind: 'categoryToolbox',
    contents: blocksOffered(toolbox).map(({ category, blocks }) => ({
      kind: 'category',
      name: CATEGORY_NAMES[category],
      categorystyle: category,
      cssconfig: { container: `blocklyToolboxCategoryContainer pebble-${category}` },
      ...(category === 'spells'
        ? { custom: SPELLS_DRAWER }
        : category === 'memory'
          ? { custom: MEMORY_DRAWER }
          : { contents: blocks.map((block) => offeredBlock(block)) }),
    })),
  };
}
