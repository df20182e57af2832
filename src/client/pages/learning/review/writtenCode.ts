import { BlockError } from '#shared/blocks/BlockError.ts';
import { compileBlocks } from '#shared/blocks/compileBlocks.ts';
import type { Language } from '#shared/contract/learning/problems.ts';

/** A program to read line by line; of blocks the code they stand for, without helper functions. */
export function writtenCode(source: string, language: Language): string {
  if (language !== 'BLOCKS') return source;
  try {
    const { code, ownLines } = compileBlocks(source, 'JAVASCRIPT');
    return code.split('\n').slice(ownLines.from, ownLines.to).join('\n');
  } catch (error) {
    if (error instanceof BlockError) return error.message;
    throw error;
  }
}
