import { useMemo } from 'react';
import type { TraceEntry } from '#shared/code/protocol.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import type { StageLevel } from '#shared/simulation/stage/level.ts';
import type { StageOutcome } from '#shared/simulation/stage/stageTypes.ts';
import { useProgramRunner, type RanProgram } from '../program/useProgramRunner.ts';
import { emptyFilm, filmOf, type Film } from './film.ts';

/** A program that was run, with what it did. */
export interface ProgramRun extends Omit<RanProgram, 'reply'> {
  readonly film: Film;
  readonly outcome: StageOutcome | null;
  readonly trace: readonly TraceEntry[];
}

/** The seed that the page plays: the first variant of the level. */
export const SHOWN_SEED = 1;

/** Runs programs in a level; the whole run is computed before it is shown. */
export function useProgramRun(level: StageLevel, warmed: Language, seed = SHOWN_SEED) {
  const device = useMemo(() => ({ kind: 'stage', level, seed }) as const, [level, seed]);
  const runner = useProgramRunner(device, warmed);
  const run = async (source: string, language: Language): Promise<ProgramRun> => {
    const { reply, ...program } = await runner.run(source, language);
    const outcome = reply?.outcome?.kind === 'stage' ? reply.outcome : null;
    const film = outcome ? filmOf(level, seed, outcome.steps) : emptyFilm(level, seed);
    return { ...program, film, outcome, trace: reply?.trace ?? [] };
  };
  /** The first variant in which a program does not reach the goal; null when it does in each. */
  const blockedSeed = async (source: string, language: Language): Promise<number | null> => {
    for (const index of level.variantList.keys()) {
      const other = { kind: 'stage', level, seed: index + 1 } as const;
      const { reply, fault } = await runner.run(source, language, other);
      if (fault === null && reply?.outcome?.kind === 'stage' && reply.outcome.ending === 'GOAL') continue;
      return index + 1;
    }
    return null;
  };
  return { run, blockedSeed, isThinking: runner.isThinking };
}
