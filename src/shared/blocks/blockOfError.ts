import type { CompiledBlocks } from './compileBlocks.ts';

/** Where the code of blocks stopped, as an engine tells it; lines from 1. */
interface CodePlace {
  readonly line?: number | undefined;
  readonly callers?: readonly number[] | undefined;
}

/** The block that was at work when the program stopped: in a helper the one that had called it. */
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
