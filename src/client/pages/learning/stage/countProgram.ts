import { BlockError } from '#shared/blocks/BlockError.ts';
import { countBlocks } from '#shared/blocks/countBlocks.ts';
import { countStatements } from '#shared/code/countStatements.ts';
import type { Language } from '#shared/contract/learning/problems.ts';

/**
 * The number that the second star counts: blocks, or statements of code. A program that cannot be read counts
 * as none.
 */
export function countProgram(source: string, language: Language): number {
  if (language !== 'BLOCKS') return countStatements(language, source) ?? 0;
  try {
    return countBlocks(source);
  } catch (error) {
    if (error instanceof BlockError) return 0;
    throw error;
  }
}
