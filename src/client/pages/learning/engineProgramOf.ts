import { compileBlocks } from '#shared/blocks/compileBlocks.ts';
import type { EngineLanguage } from '#shared/code/protocol.ts';
import type { Language } from '#shared/contract/learning/problems.ts';

/** A source as an engine of this browser reads it. */
export interface EngineProgram {
  readonly engine: EngineLanguage;
  readonly code: string;
  /** The block that each line of `code` was made from; null for a program of text. Lines are numbered from 0. */
  readonly blockOfLine: readonly (string | null)[] | null;
}

/** Blocks become JavaScript. Throws BlockError for blocks that are not finished. */
export function engineProgramOf(source: string, language: Language): EngineProgram {
  if (language !== 'BLOCKS') return { engine: language, code: source, blockOfLine: null };
  const { code, blockOfLine } = compileBlocks(source, 'JAVASCRIPT');
  return { engine: 'JAVASCRIPT', code, blockOfLine };
}
