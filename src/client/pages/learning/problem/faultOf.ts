import type { Submission } from '#shared/contract/learning/submissions.ts';
import type { ProgramFault } from './ProgramEditor.tsx';
import type { RunResult } from './runResultOf.ts';

/** Where a run or a submission says the program went wrong, and what is wrong there; null when nothing was said. */
export function faultOf(answer: RunResult | Submission | undefined): ProgramFault | null {
  if (!answer) return null;
  const { errorLine: line, errorBlockId: blockId } = answer;
  if (line === null && blockId === null) return null;
  const message = 'caseList' in answer ? messageOf(answer) : (answer.explanation ?? answer.errorMessage);
  return { line, blockId, message: message ?? '' };
}

/** Of a case only what stopped it: what came in stands in the result. */
function messageOf({ errorMessage, caseList }: Submission): string | null {
  if (errorMessage !== null) return errorMessage;
  const stopped = caseList.find(({ verdict }) => verdict === 'RE');
  return stopped?.explanation?.split('\n').slice(1).join('\n') ?? null;
}
