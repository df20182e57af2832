/** Pure: what the dolphin has to say. */
import type { Problem } from '#shared/contract/learning/problems.ts';
import { stageTexts } from './texts.ts';
import type { ProgramRun } from './useProgramRun.ts';

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
}: {
  readonly problem: Pick<Problem, 'content'>;
  readonly run: ProgramRun | null;
  readonly isAtEnd: boolean;
  /** The latest open hint. */
  readonly hint: string | null;
  readonly hintFailed: boolean;
}): Saying {
  if (run?.fault && isAtEnd) {
    const { line, message } = run.fault;
    return { words: line === null ? message : stageTexts.errorAt(line, message), isUrgent: true };
  }
  const failure = isAtEnd && run ? failureOf(run) : null;
  if (failure !== null) return { words: failure, isUrgent: true };
  if (hintFailed) return { words: stageTexts.noHint, isUrgent: true };
  return { words: hint ?? plain(problem.content), isUrgent: false };
}

function failureOf({ outcome, language, film }: ProgramRun): string | null {
  if (outcome === null) return null;
  if (outcome.ending === 'GOAL') return null;
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
