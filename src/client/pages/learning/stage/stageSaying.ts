/** Pure: what the dolphin has to say. */
import { looseBlockOf } from '#shared/blocks/looseBlock.ts';
import type { Problem } from '#shared/contract/learning/problems.ts';
import { learningTexts } from '../texts.ts';
import { stageTexts } from './texts.ts';
import { SHOWN_SEED, type ProgramRun } from './useProgramRun.ts';

export interface Saying {
  readonly words: string;
  /** About something that went wrong. */
  readonly isUrgent: boolean;
}

export function stageSaying({
  problem,
  run,
  isAtEnd,
  hint,
  hintFailed,
  seed = SHOWN_SEED,
}: {
  readonly problem: Pick<Problem, 'content'>;
  readonly run: ProgramRun | null;
  readonly isAtEnd: boolean;
  /** The latest open hint. */
  readonly hint: string | null;
  readonly hintFailed: boolean;
  /** The variant that is shown. */
  readonly seed?: number;
}): Saying {
  if (run?.fault && isAtEnd) {
    const { line, message } = run.fault;
    return { words: line === null ? message : stageTexts.errorAt(line, message), isUrgent: true };
  }
  const failure = isAtEnd && run ? failureOf(run) : null;
  if (failure !== null) return { words: failure, isUrgent: true };
  if (hintFailed) return { words: stageTexts.noHint, isUrgent: true };
  const task = seed === SHOWN_SEED ? plain(problem.content) : stageTexts.seaTask(seed);
  return { words: hint ?? task, isUrgent: false };
}

function failureOf({ outcome, language, source, film }: ProgramRun): string | null {
  if (outcome === null) return null;
  if (outcome.ending === 'GOAL') return null;
  // A block that was laid beside the program explains best why less happened than expected.
  const loose = language === 'BLOCKS' ? looseBlockOf(source) : null;
  if (loose !== null) return learningTexts.looseBlock(loose.name);
  if (outcome.ending === 'TOO_MANY_STEPS') return stageTexts.tooMany;
  if (film.stops.length === 0) return language === 'BLOCKS' ? stageTexts.empty : stageTexts.emptyCode;
  if (outcome.ending === 'FELL' || outcome.fallCount > 0) return stageTexts.fell;
  return outcome.bumpCount > 0 ? stageTexts.bumped : stageTexts.unfinished;
}

/** The first paragraph of a task, without the marks of Markdown. */
function plain(content: string): string {
  const [paragraph = ''] = content.trim().split(/\n\s*\n/u);
  return paragraph
    .replaceAll(/[*_`#>]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
