import { useEffect, useRef, useState } from 'react';
import {
  createRunner,
  RunStoppedError,
  type Runner,
  RunnerUnavailableError,
} from '#client/runner/createRunner.ts';
import { BlockError } from '#shared/blocks/BlockError.ts';
import { blockOfError } from '#shared/blocks/blockOfError.ts';
import { deviceNames } from '#shared/code/deviceNames.ts';
import type { DeviceRequest } from '#shared/code/devices.ts';
import type { ExplainedProgram } from '#shared/code/errorText.ts';
import { faultOfRun } from '#shared/code/faultOfRun.ts';
import type { EngineLanguage, RunReply } from '#shared/code/protocol.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import { engineProgramOf, type EngineProgram } from '../engineProgramOf.ts';
import { learningTexts } from '../texts.ts';

/** The fault that keeps a program from running, or ended it. */
export interface ProgramFault {
  readonly message: string;
  /** The line in the learner's code; lines are numbered from 1. */
  readonly line: number | null;
  readonly blockId: string | null;
}

/** A program that was run. */
export interface RanProgram {
  readonly source: string;
  readonly language: Language;
  /** The code that the engine was given: for blocks, the code that they were made into. */
  readonly code: string;
  /** The block that each line was made from; null for a program of text. */
  readonly blockOfLine: readonly (string | null)[] | null;
  /** Null when it could not be run. */
  readonly reply: RunReply | null;
  readonly fault: ProgramFault | null;
}

const MEMORY_BYTES = 128 * 1024 * 1024;
const OUTPUT_BYTES = 64 * 1024;

/** Runs programs, on a device where there is one, in the page's worker; `warmed` is the language that is likely to run next. */
export function useProgramRunner(device: DeviceRequest | null, warmed: Language) {
  const runner = useRef<Runner | null>(null);
  const [isThinking, setThinking] = useState(false);
  const engine: EngineLanguage = warmed === 'PYTHON' ? 'PYTHON' : 'JAVASCRIPT';

  useEffect(() => {
    const fresh = createRunner();
    runner.current = fresh;
    return () => {
      fresh.dispose();
      runner.current = null;
    };
  }, []);
  useEffect(() => {
    // One that does not start says so at the first run.
    runner.current?.warm(engine).catch(() => undefined);
  }, [engine]);

  const run = async (
    source: string,
    language: Language,
    on: DeviceRequest | null = device,
  ): Promise<RanProgram> => {
    const none = { source, language, code: source, blockOfLine: null, reply: null };
    let program: EngineProgram;
    try {
      program = engineProgramOf(source, language);
    } catch (error) {
      if (!(error instanceof BlockError)) throw error;
      return { ...none, fault: { message: error.message, line: null, blockId: error.blockId } };
    }
    const { engine: used, code, blockOfLine } = program;
    setThinking(true);
    try {
      const reply = await runner.current?.run({
        language: used,
        source: code,
        input: '',
        memoryBytes: MEMORY_BYTES,
        outputBytes: OUTPUT_BYTES,
        ...(on && { device: on }),
        trace: true,
      });
      const names = on ? deviceNames(on) : [];
      const fault = reply ? faultOf(reply, { source, language, names }, blockOfLine) : null;
      return { ...none, code, blockOfLine, reply: reply ?? null, fault };
    } catch (error) {
      if (!(error instanceof RunnerUnavailableError || error instanceof RunStoppedError)) throw error;
      const fault = { message: learningTexts.noEngine, line: null, blockId: null };
      return { ...none, code, blockOfLine, fault };
    } finally {
      setThinking(false);
    }
  };

  return { run, isThinking };
}

function faultOf(
  reply: Pick<RunReply, 'ending' | 'error'>,
  program: ExplainedProgram,
  blockOfLine: readonly (string | null)[] | null,
): ProgramFault | null {
  const fault = faultOfRun(reply, program);
  if (!fault) return null;
  const blockId = reply.error && blockOfLine ? blockOfError(reply.error, blockOfLine) : null;
  return { message: fault.message, line: blockOfLine ? null : fault.line, blockId };
}
