import { BLOCK_CATEGORIES, type BlockCategory, type BlockDefinition } from './blockDefinition.ts';
import { CALC_BLOCKS } from './catalogue/calcBlocks.ts';
import { FLOW_BLOCKS } from './catalogue/flowBlocks.ts';
import { MEMORY_BLOCKS } from './catalogue/memoryBlocks.ts';
import { MOVE_BLOCKS } from './catalogue/moveBlocks.ts';
import { OBJECT_BLOCKS } from './catalogue/objectBlocks.ts';
import { SPELL_BLOCKS } from './catalogue/spellBlocks.ts';
import { TALK_BLOCKS } from './catalogue/talkBlocks.ts';

/** Every block there is, in the order of the toolbox. */
export const BLOCKS: readonly BlockDefinition[] = [
  ...MOVE_BLOCKS,
  ...OBJECT_BLOCKS,
  ...FLOW_BLOCKS,
  ...TALK_BLOCKS,
  ...MEMORY_BLOCKS,
  ...SPELL_BLOCKS,
  ...CALC_BLOCKS,
];

const BY_TYPE = new Map(BLOCKS.map((block) => [block.type, block]));

export const blockOfType = (type: string): BlockDefinition | undefined => BY_TYPE.get(type);

/** The blocks that a problem offers, by category: the types it lists, or all that fit a CODE problem. */
export function blocksOffered(
  toolbox: readonly string[] | null,
): readonly { readonly category: BlockCategory; readonly blocks: readonly BlockDefinition[] }[] {
  const offered = BLOCKS.filter(
    ({ type, only }) =>
      type !== 'start' && (toolbox ? toolbox.includes(type) : only === undefined || only === 'CODE'),
  );
  return BLOCK_CATEGORIES.map((category) => ({
    category,
    blocks: offered.filter((block) => block.category === category),
  })).filter(({ blocks }) => blocks.length > 0);
}
