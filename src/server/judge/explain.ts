import { deviceNames } from '#shared/code/deviceNames.ts';
import type { DeviceOutcome, DeviceRequest } from '#shared/code/devices.ts';
import { explainCompileError, stopText } from '#shared/code/endingText.ts';
import { compileErrorText } from '#shared/code/errorText.ts';
import type { ExplainedProgram } from '#shared/code/errorText.ts';
import { plainBreaks, trimLines } from './checkOutput.ts';
import { diagnose } from './diagnose.ts';
import { explainStage } from './explainStage.ts';
import { diagnosisText, explainTexts as texts } from './explainTexts.ts';
import type { Verdict } from '#shared/contract/learning/verdicts.ts';
import type { CaseResult, JudgeCase, ProgramError } from './job.ts';

const MAX_SHOWN = 60;

export interface FailureToExplain {
  case: JudgeCase;
  result: CaseResult;
  /** False for a hidden case: then nothing derived from its data is shown, not even an error or its line. */
  visible: boolean;
  /** The judged program, so that errors can be explained with its own names. */
  program?: ExplainedProgram;
}

/** Explains to a child why a case failed: the input, the expected and the actual output, and the usual reason. */
export function explainFailure({ case: judged, result, visible, program: given }: FailureToExplain): string {
  const { verdict } = result;
  const program = given && withNames(given, judged.device);
  if (verdict === 'AC') return '';
  if (verdict === 'SYSTEM') return texts.SYSTEM;
  if (verdict === 'CE') return explainCompileError(result.error, program);
  if (!visible) return texts.hidden[verdict];
  const { device } = judged;
  if (device)
    return verdict === 'WA' && result.outcome
      ? explainOutcome(device, result.outcome)
      : stopText(result, program);
  const input = judged.input.trim() === '' ? texts.noInput : texts.input(shown(judged.input));
  return [
    input,
    verdict === 'WA' ? explainDifference(judged, result.output, hasLoop(program)) : stopText(result, program),
  ].join('\n');
}

export function withNames(program: ExplainedProgram, device: DeviceRequest | undefined): ExplainedProgram {
  const { language, source } = program;
  return { language, source, ...(device && { names: deviceNames(device) }) };
}

/** The reason why a goal was not reached. Seeds after the first differ from the one that the child has seen. */
function explainOutcome(device: DeviceRequest, outcome: DeviceOutcome): string {
  if (device.kind === 'stage')
    return outcome.kind === 'stage' ? explainStage(device.level, device.seed, outcome) : texts.SYSTEM;
  const hint = (outcome.kind === 'object' ? outcome.hint : null) ?? texts.SYSTEM;
  return device.seed === 1 ? hint : texts.otherSeed(device.seed, hint);
}

/** Explains a verdict that came from hidden cases alone: without their data, and without the number of the case. */
export function explainHiddenFailure(verdict: Verdict): string | null {
  return Object.hasOwn(texts.hidden, verdict) ? texts.hidden[verdict as keyof typeof texts.hidden] : null;
}

/** Explains a run with own input; null when the program ended well. */
export function explainRun(result: CaseResult, program?: ExplainedProgram): string | null {
  if (result.verdict === 'AC' || result.verdict === 'WA') return null;
  if (result.verdict === 'CE') return explainCompileError(result.error, program);
  return result.verdict === 'SYSTEM' ? texts.SYSTEM : stopText(result, program);
}

/** The line that explainCompileError is about: the line to mend. */
export function compileErrorLine(
  error: ProgramError | undefined,
  program?: ExplainedProgram,
): number | undefined {
  return error && compileErrorText(error, program).line;
}

const LOOP = /\b(?:for|while)\b|\.(?:forEach|map|filter|reduce)\(|\bsetInterval\(/;
/** Comments and texts on one line, which are no code. Bounded, since sources are long. */
const NO_CODE = /\/\/[^\n]*|#[^\n]*|\/\*[^*]{0,2000}\*\/|'[^'\n]{0,500}'|"[^"\n]{0,500}"|`[^`]{0,2000}`/g;

/**
 * Whether the child's program has a loop. Lessons teach loops at different places, and links open any stage or problem,
 * so explanations mention loops only to a child who has written one.
 */
function hasLoop(program: ExplainedProgram | undefined): boolean {
  if (program === undefined) return false;
  const { language, source } = program;
  return language === 'BLOCKS'
    ? /"controls_(?:repeat|while|for)/i.test(source)
    : LOOP.test(source.replace(NO_CODE, ' '));
}

function explainDifference({ input, expected }: JudgeCase, actual: string, isRepeating: boolean): string {
  const diagnosis = diagnose({ input, expected, actual });
  const hasNothingToFollow = diagnosis.kind === 'other' && input.trim() === '';
  const meaning = hasNothingToFollow ? texts.otherWithoutInput : diagnosisText(diagnosis, isRepeating);
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

/** A short, one-line form between quotation marks, so that blanks are visible. */
function shown(text: string): string {
  const oneLine = trimLines(plainBreaks(text)).replaceAll('\n', '↵');
  const signs = Array.from(oneLine);
  const short = signs.length > MAX_SHOWN ? `${signs.slice(0, MAX_SHOWN).join('')}…` : oneLine;
  return short === '' ? '빈 줄' : `‘${short}’`;
}
