import type { Verdict } from '#shared/contract/learning/verdicts.ts';
import { compileErrorText, runtimeErrorText, type EngineError, type ExplainedProgram } from './errorText.ts';

export const nth = (line: number): string => (line === 1 ? '첫 번째' : `${line}번째`);

const texts = {
  TLE: '정해진 시간 안에 끝나지 않았어요. while이나 for 반복이 언젠가 멈추는지, 반복할 때마다 값이 바뀌는지 살펴보세요.',
  MLE: '기억 공간을 모두 써 버렸어요. 반복할 때마다 배열이나 글자가 끝없이 커지지 않는지 살펴보세요.',
  OLE: '출력이 너무 길어서 멈췄어요. 반복 안의 print가 몇 번 실행되는지 세어 보세요.',
  blocks: {
    TLE: '정해진 시간 안에 끝나지 않았어요. 되풀이하는 블록이 언젠가 멈추는지 살펴보세요.',
    MLE: '기억 공간을 모두 써 버렸어요. 되풀이할 때마다 목록이나 글자가 끝없이 커지지 않는지 살펴보세요.',
    OLE: '나온 것이 너무 길어서 멈췄어요. 되풀이 안의 말하기 블록이 몇 번 실행되는지 세어 보세요.',
  },
  atLine: (line: number) => `${nth(line)} 줄에서 멈췄어요.`,
  somewhere: '실행하다가 멈췄어요.',
  unreadableAtLine: (line: number) => `${nth(line)} 줄을 읽다가 이상한 곳을 찾았어요.`,
  unreadable: '코드를 읽다가 이상한 곳을 찾았어요.',
} as const;

/** Explains to a child why a program was ended early; the judge and a run in a browser say the same. */
export function stopText(
  { verdict, error }: { readonly verdict: Verdict; readonly error?: EngineError },
  program?: ExplainedProgram,
): string {
  if (verdict === 'TLE' || verdict === 'MLE' || verdict === 'OLE') return limitText(verdict, program);
  // A child has not seen the lines of code behind its blocks.
  const isBlocks = program?.language === 'BLOCKS';
  const where = error?.line === undefined || isBlocks ? texts.somewhere : texts.atLine(error.line);
  return error ? `${where}\n${runtimeErrorText(error, program)}` : where;
}

/** Names the limit that a program reached. */
export function limitText(verdict: 'TLE' | 'MLE' | 'OLE', program?: ExplainedProgram): string {
  return program?.language === 'BLOCKS' ? texts.blocks[verdict] : texts[verdict];
}

/** Explains the fault of a source that could not be parsed. */
export function explainCompileError(error: EngineError | undefined, program?: ExplainedProgram): string {
  if (!error) return texts.unreadable;
  const { text, line } = compileErrorText(error, program);
  return `${line === undefined ? texts.unreadable : texts.unreadableAtLine(line)}\n${text}`;
}
