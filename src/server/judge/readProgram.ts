import { BlockError } from '#shared/blocks/BlockError.ts';
import { blockOfError } from '#shared/blocks/blockOfError.ts';
import { compileBlocks } from '#shared/blocks/compileBlocks.ts';
import type { EngineLanguage } from '#shared/code/protocol.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import type { ProgramError } from './job.ts';

/** A source as an engine reads it. */
export interface EngineProgram {
  language: EngineLanguage;
  source: string;
  /** The child's place of an error: the block for a program of blocks. */
  placeOf(error: ProgramError): ProgramError;
}

/** The program for an engine, or the fault of invalid blocks. */
export function readProgram(language: Language, source: string): EngineProgram | ProgramError {
  if (language !== 'BLOCKS') return { language, source, placeOf: (error) => error };
  try {
    const { code, blockOfLine } = compileBlocks(source, 'JAVASCRIPT');
    return {
      language: 'JAVASCRIPT',
      source: code,
      placeOf(told) {
        const { line: _line, callers: _callers, ...error } = told;
        const blockId = blockOfError(told, blockOfLine);
        return { ...error, ...(blockId !== null && { blockId }) };
      },
    };
  } catch (thrown) {
    if (!(thrown instanceof BlockError)) throw thrown;
    const { name, message, blockId } = thrown;
    return { name, message, ...(blockId !== null && { blockId }) };
  }
}
