import { plainBreaks, trimLines } from './checkOutput.ts';
import { diagnose } from './diagnose.ts';
import { compileErrorText, runtimeErrorText } from './errorText.ts';
import { diagnosisText, explainTexts as texts } from './explainTexts.ts';
import type { CaseResult, JudgeCase, ProgramError } from './job.ts';

const MAX_SHOWN = 60;

export interface FailureToExplain {
  case: JudgeCase;
  result: CaseResult;
  /** False for a hidden case: then nothing that came from its data is said, not even an error or its line. */
  visible: boolean;
}

/** Tells a child why a case failed: what came in, what was expected, what came out, what that usually means. */
export function explainFailure({ case: judged, result, visible }: FailureToExplain): string {
  const { verdict } = result;
  if (verdict === 'AC') return '';
  if (verdict === 'SYSTEM') return texts.SYSTEM;
  if (verdict === 'CE') return explainCompileError(result.error);
  if (!visible) return texts.hidden[verdict];
  const input = judged.input.trim() === '' ? texts.noInput : texts.input(shown(judged.input));
  return [input, verdict === 'WA' ? explainDifference(judged, result.output) : stopText(result)].join('\n');
}

/** Tells what happened in a run with one's own input; null when the program ended well. */
export function explainRun(result: CaseResult): string | null {
  if (result.verdict === 'AC' || result.verdict === 'WA') return null;
  if (result.verdict === 'CE') return explainCompileError(result.error);
  return result.verdict === 'SYSTEM' ? texts.SYSTEM : stopText(result);
}

/** Tells what is wrong with a source that could not be read. */
export function explainCompileError(error: ProgramError | undefined): string {
  const where = error?.line === undefined ? texts.unreadable : texts.unreadableAtLine(error.line);
  return error ? `${where}\n${compileErrorText(error)}` : where;
}

function stopText({ verdict, error }: CaseResult): string {
  if (verdict === 'TLE' || verdict === 'MLE' || verdict === 'OLE') return texts[verdict];
  const where = error?.line === undefined ? texts.somewhere : texts.atLine(error.line);
  return error ? `${where}\n${runtimeErrorText(error)}` : where;
}

function explainDifference({ input, expected }: JudgeCase, actual: string): string {
  const diagnosis = diagnose({ input, expected, actual });
  const hasNothingToFollow = diagnosis.kind === 'other' && input.trim() === '';
  const meaning = hasNothingToFollow ? texts.otherWithoutInput : diagnosisText(diagnosis);
  const difference =
    diagnosis.kind === 'nothing' ? texts.expectedOnly(shown(expected)) : firstDifference(expected, actual);
  return `${difference}\n${meaning}`;
}

function firstDifference(expected: string, actual: string): string {
  const want = trimLines(plainBreaks(expected)).split('\n');
  const got = trimLines(plainBreaks(actual)).split('\n');
  const at = want.findIndex((line, index) => line !== got[index]);
  if (at < 0) {
    return got.length > want.length
      ? texts.extraLine(want.length + 1, shown(got[want.length] ?? ''))
      : texts.lookAlike;
  }
  const [wanted = '', given] = [want[at], got[at]];
  if (given === undefined) return texts.missingLine(at + 1, shown(wanted));
  if (want.length === 1 && got.length === 1) return texts.expectedOne(shown(wanted), shown(given));
  return texts.expectedLine(at + 1, shown(wanted), shown(given));
}

/** A short, one-line form between quotation marks, so that blanks can be seen. */
function shown(text: string): string {
  const oneLine = trimLines(plainBreaks(text)).replaceAll('\n', '↵');
  const signs = Array.from(oneLine);
  const short = signs.length > MAX_SHOWN ? `${signs.slice(0, MAX_SHOWN).join('')}…` : oneLine;
  return short === '' ? '빈 줄' : `‘${short}’`;
}
