import type { CompiledBlocks } from './compileBlocks.ts';

/** The place at which the code of blocks stopped, as an engine reports it; lines are numbered from 1. */
interface CodePlace {
  readonly line?: number | undefined;
  readonly callers?: readonly number[] | undefined;
}

/** The block that ran when the program stopped: in a helper, the block that called it. */
export function blockOfError(
  { line, callers = [] }: CodePlace,
  blockOfLine: CompiledBlocks['blockOfLine'],
): string | null {
  const lines = line === undefined ? callers : [line, ...callers];
  for (const one of lines) {
    const blockId = blockOfLine[one - 1];
    if (blockId != null) return blockId;
  }
  return null;
}
