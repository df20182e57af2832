/** Pure: what the dolphin has to say beside the editor. */
import { looseBlockOf } from '#shared/blocks/looseBlock.ts';
import type { Submission } from '#shared/contract/learning/submissions.ts';
import { learningTexts } from '../texts.ts';
import { codeObjectTexts } from './texts.ts';
import type { ObjectRun } from './useObjectRun.ts';

export interface Saying {
  readonly words: string;
  readonly tone: 'calm' | 'wrong' | 'glad';
}

export interface SayingSituation {
  readonly objectName: string;
  /** A path of the first quests, on which the child itself walks. */
  readonly isFirst?: boolean;
  /** Markdown. */
  readonly task: string;
  readonly run: Pick<ObjectRun, 'fault' | 'outcome' | 'source' | 'language'> | null;
  /** The run was shown to its end. */
  readonly isAtEnd: boolean;
  readonly submission: Pick<Submission, 'verdict' | 'caseList' | 'hidden'> | null;
  /** An answer to the last press of a button. */
  readonly note: string | null;
  /** Said when the goal is met, instead of the offer to keep the program. */
  readonly metWords?: string | undefined;
  /** The latest open hint. */
  readonly hint: string | null;
}

export function codeObjectSaying({
  objectName,
  isFirst = false,
  task,
  run,
  isAtEnd,
  submission,
  note,
  metWords,
  hint,
}: SayingSituation): Saying {
  if (note !== null) return { words: note, tone: 'wrong' };
  if (submission?.verdict === 'AC')
    return {
      words: isFirst ? codeObjectTexts.firstDone : codeObjectTexts.nowYours(objectName),
      tone: 'glad',
    };
  if (submission?.verdict) return { words: whyNot(submission), tone: 'wrong' };
  if (run?.fault && isAtEnd) {
    const { line, message } = run.fault;
    return { words: line === null ? message : codeObjectTexts.errorAt(line, message), tone: 'wrong' };
  }
  if (hint !== null) return { words: hint, tone: 'calm' };
  if (run?.outcome && isAtEnd) {
    if (run.outcome.met)
      return {
        words: metWords ?? (isFirst ? codeObjectTexts.firstMet : codeObjectTexts.canKeep),
        tone: 'glad',
      };
    const loose = run.language === 'BLOCKS' ? looseBlockOf(run.source) : null;
    if (loose !== null) return { words: learningTexts.looseBlock(loose.name), tone: 'wrong' };
    if (run.outcome.acts.length === 0)
      return { words: codeObjectTexts.nothingMoved(objectName), tone: 'wrong' };
    return { words: run.outcome.hint ?? codeObjectTexts.notYet, tone: 'wrong' };
  }
  return { words: firstParagraph(task), tone: 'calm' };
}

function whyNot({ caseList, hidden }: Pick<Submission, 'caseList' | 'hidden'>): string {
  const shown = caseList.find(({ verdict }) => verdict !== 'AC')?.explanation;
  return shown ?? hidden.explanation ?? codeObjectTexts.notEverywhere;
}

/** The first paragraph of a task, without the marks of Markdown. */
export function firstParagraph(content: string): string {
  const [paragraph = ''] = content.trim().split(/\n\s*\n/u);
  return paragraph
    .replaceAll(/[*_`#>]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
