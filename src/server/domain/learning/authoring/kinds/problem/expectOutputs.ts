import type { Language } from '#shared/contract/learning/problems.ts';
import { JudgeBusyError } from '#server/judge/JudgeBusyError.ts';
import { AppError } from '#server/platform/appError.ts';
import { judgingOfDraft } from './staffProblems.ts';
import { findDraft, type DraftAddress } from '#server/domain/learning/authoring/drafts/findDraft.ts';
import { problemDraftKind } from './problemDraftKind.ts';

/**
 * Returns the output of a program for each input under the draft's limits. Throws RESOURCE_NOT_FOUND,
 * SERVICE_BUSY.
 */
export async function expectOutputs(
  request: DraftAddress & {
    readonly language: Language;
    readonly source: string;
    readonly inputList: readonly string[];
  },
) {
  const { deps, userId, language, source, inputList } = request;
  const { content } = await findDraft(deps.db, problemDraftKind, request);
  const { limits } = judgingOfDraft(content);
  const outputList = [];
  for (const input of inputList) {
    const result = await deps.judge.run({ userId, language, source, input, limits }).catch(rethrow);
    const error = result.verdict === 'AC' ? null : (result.error?.message ?? result.verdict);
    outputList.push({ output: result.output, error });
    // The next inputs would come to the same.
    if (result.verdict === 'CE') break;
  }
  return { outputList };
}

function rethrow(error: unknown): never {
  if (error instanceof JudgeBusyError)
    throw new AppError('SERVICE_BUSY', { cause: error, log: error.message });
  throw error;
}
