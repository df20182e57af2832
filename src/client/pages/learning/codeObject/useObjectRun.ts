import type { CodeObjectKind } from '#shared/simulation/codeObjects/codeObjectTypes.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import type { CodeObjectOutcome } from '#shared/simulation/codeObjects/codeObjectTypes.ts';
import { useProgramRunner, type RanProgram } from '../program/useProgramRunner.ts';
import { EMPTY_FILM, objectFilm, type ObjectFilm } from './objectFilm.ts';

/** A program that was run, with what it did to the object. */
export interface ObjectRun extends Omit<RanProgram, 'reply'> {
  readonly film: ObjectFilm;
  readonly outcome: CodeObjectOutcome | null;
}

/** Runs programs that drive an object; the whole run is computed before it is shown. */
export function useObjectRun(object: CodeObjectKind, warmed: Language) {
  const runner = useProgramRunner(null, warmed);
  const run = async (source: string, language: Language, seed: number): Promise<ObjectRun> => {
    const { reply, ...program } = await runner.run(source, language, { kind: 'object', object, seed });
    const outcome = reply?.outcome?.kind === 'object' ? reply.outcome : null;
    const trace = reply?.trace ?? [];
    // Each run is a film of its own, also the one that shows nothing.
    const film = outcome ? objectFilm({ ...outcome, trace, ...program }) : { ...EMPTY_FILM };
    return { ...program, film, outcome };
  };
  return { run, isThinking: runner.isThinking };
}
