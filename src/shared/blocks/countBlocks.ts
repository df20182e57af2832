import type { BlockNode } from './parseProgram.ts';
import { parseProgram } from './parseProgram.ts';

/** Blocks that do something: below «시작하면» and in own spells, without hats and values. Throws BlockError. */
export function countBlocks(source: string): number {
  const { main, spells } = parseProgram(source);
  return countIn(main) + spells.reduce((sum, spell) => sum + countInside(spell), 0);
}

const countIn = (nodes: readonly BlockNode[]): number =>
  nodes.reduce((sum, node) => sum + 1 + countInside(node), 0);

const countInside = ({ mouths }: BlockNode): number =>
  [...mouths.values()].reduce((sum, nodes) => sum + countIn(nodes), 0);
