import type { Submission } from '#shared/contract/learning/submissions.ts';
import type { ProgramFault } from './ProgramEditor.tsx';
import type { RunResult } from './runResultOf.ts';

/** The place at which a run or a submission says the program went wrong, and the fault there; null for none. */
export function faultOf(answer: RunResult | Submission | undefined): ProgramFault | null {
  if (!answer) return null;
  const { errorLine: line, errorBlockId: blockId } = answer;
  if (line === null && blockId === null) return null;
  const message = 'caseList' in answer ? messageOf(answer) : (answer.explanation ?? answer.errorMessage);
  return { line, blockId, message: message ?? '' };
}

/** A case tells only the fault that stopped it: its input stands in the result. */
function messageOf({ errorMessage, caseList }: Submission): string | null {
  if (errorMessage !== null) return errorMessage;
  const stopped = caseList.find(({ verdict }) => verdict === 'RE');
  return stopped?.explanation?.split('\n').slice(1).join('\n') ?? null;
}
