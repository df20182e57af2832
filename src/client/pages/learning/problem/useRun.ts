import type { RefObject } from 'react';
import { useTask } from '#client/net/mutationHook.ts';
import { runCode } from '#client/net/learning/problems.ts';
import { RunnerUnavailableError, type Runner } from '#client/runner/createRunner.ts';
import { runProgressStore } from '#client/stores/runProgressStore.ts';
import { useLearningChannelId } from '#client/pages/learning/useLearningChannelId.ts';
import { BlockError } from '#shared/blocks/BlockError.ts';
import type { RunReply } from '#shared/code/protocol.ts';
import type { Language, Problem } from '#shared/contract/learning/problems.ts';
import { engineProgramOf } from '../engineProgramOf.ts';
import { runResultOf, unfinishedResult, type RunResult } from './runResultOf.ts';

/** The most output that the panel shows, in bytes. */
export const OUTPUT_BYTES = 65_536;

export interface OwnRun {
  readonly source: string;
  readonly input: string;
}

export interface RunPlace {
  readonly problem: Problem;
  readonly language: Language;
  readonly runner: RefObject<Runner | undefined>;
}

/** Runs code with the child's own input: in this browser, or at the server where no interpreter starts here. */
export function useRun({ problem, language, runner }: RunPlace) {
  const channelId = useLearningChannelId();
  const { problemId, memoryLimitBytes } = problem;
  const atServer = (own: OwnRun) => runCode(channelId, { problemId, language, ...own });
  const run = useTask(async (own: OwnRun): Promise<RunResult> => {
    runProgressStore.setState({ progress: null });
    if (!runner.current) return atServer(own);
    const { source, input } = own;
    const program = { language, source };
    try {
      const { engine, code, blockOfLine } = engineProgramOf(source, language);
      const limits = { memoryBytes: memoryLimitBytes, outputBytes: OUTPUT_BYTES };
      const reply = await runner.current.run({
        language: engine,
        source: code,
        input,
        prompts: true,
        ...limits,
      });
      const result = runResultOf(reply, program, blockOfLine);
      // Without a connection what the browser found is the best there is.
      return wasTooDeep(reply) ? await atServer(own).catch(() => result) : result;
    } catch (error) {
      if (error instanceof RunnerUnavailableError) return atServer(own);
      if (error instanceof BlockError) return unfinishedResult(error, program);
      throw error;
    }
  });
  return { ...run, stop: () => runner.current?.stop() };
}

/** A browser's stack is smaller than the judge's: a recursion that is too deep here may be right there. */
function wasTooDeep({ error }: RunReply): boolean {
  return error?.name === 'RecursionError' || error?.message === 'Maximum call stack size exceeded';
}
