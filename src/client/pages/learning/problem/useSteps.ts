import { useState } from 'react';
import { useTask } from '#client/net/mutationHook.ts';
import { RunnerUnavailableError } from '#client/runner/createRunner.ts';
import { BlockError } from '#shared/blocks/BlockError.ts';
import { engineProgramOf } from '../engineProgramOf.ts';
import { programSteps, type ProgramSteps } from '../steps/programSteps.ts';
import { runResultOf, unfinishedResult, type RunResult } from './runResultOf.ts';
import { OUTPUT_BYTES, type OwnRun, type RunPlace } from './useRun.ts';

interface Recorded {
  readonly result: RunResult;
  readonly steps: ProgramSteps;
}

/** Runs the program once in this browser and then shows it line by line, forward and back. */
export function useSteps({ problem, language, runner }: RunPlace) {
  const [place, setPlace] = useState(1);
  const record = useTask(
    async ({ source, input }: OwnRun): Promise<Recorded> => {
      const program = { language, source };
      try {
        const { engine, code, blockOfLine } = engineProgramOf(source, language);
        if (!runner.current) throw new RunnerUnavailableError('There is no runner yet.');
        const limits = { memoryBytes: problem.memoryLimitBytes, outputBytes: OUTPUT_BYTES };
        const asked = { language: engine, source: code, input, ...limits };
        const reply = await runner.current.run({ ...asked, trace: true, endsWithTrace: true });
        const { trace = [], traceCut: isCut = false, output } = reply;
        const steps = programSteps({ ...program, trace, isCut, output, blockOfLine });
        return { result: runResultOf(reply, program, blockOfLine), steps };
      } catch (error) {
        if (!(error instanceof BlockError)) throw error;
        const nothing = { trace: [], isCut: false, output: '', blockOfLine: null };
        return { result: unfinishedResult(error, program), steps: programSteps({ ...program, ...nothing }) };
      }
    },
    { onMutate: () => setPlace(1) },
  );
  const steps = record.data?.steps;
  const count = steps?.count ?? 0;
  return {
    /** A program without a single line that ran has only its result. */
    isOn: count > 0,
    isPending: record.isPending,
    error: record.error,
    result: record.data?.result,
    count,
    isCut: steps?.isCut ?? false,
    place,
    step: count > 0 ? (steps?.at(place) ?? null) : null,
    begin: record.mutate,
    end: record.reset,
    goTo: (wanted: number) => setPlace(Math.max(1, Math.min(count, wanted))),
  };
}

export type StepsState = ReturnType<typeof useSteps>;
