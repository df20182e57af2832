import { BlockError } from './BlockError.ts';
import { parseProgram, type BlockNode } from './parseProgram.ts';
import { blockTexts } from './texts.ts';

/** Blocks with an effect: below «시작하면» and in own spells, without hats and values. Throws BlockError. */
export function countBlocks(source: string): number {
  const { main, spells } = parseProgram(source);
  return countIn(main) + spells.reduce((sum, spell) => sum + countInside(spell), 0);
}

const countIn = (nodes: readonly BlockNode[]): number =>
  nodes.reduce((sum, node) => sum + 1 + countInside(node), 0);

const countInside = ({ mouths }: BlockNode): number =>
  [...mouths.values()].reduce((sum, nodes) => sum + countIn(nodes), 0);

/** Whether there is a program to show: blocks with an effect, or invalid ones. */
export function hasBlocks(source: string): boolean {
  try {
    return countBlocks(source) > 0;
  } catch (error) {
    if (!(error instanceof BlockError)) throw error;
    return error.message !== blockTexts.noProgram;
  }
}
