import { faultsOfProblem } from '#shared/authoring/problemFaults.ts';
import {
  MOST_PROBLEM_DRAFTS,
  PROBLEM_TEXT_LIMITS,
  type ProblemDraftContent,
  problemDraftContentSchema,
} from '#shared/contract/learning/authoring/problemDrafts.ts';
import type { Transaction } from '#server/db/connect.ts';
import type { DraftKind } from '#server/domain/learning/authoring/drafts/DraftKind.ts';
import { isOnLesson } from '#server/domain/learning/lessons/contentUse.ts';
import { AppError } from '#server/platform/appError.ts';
import { faultOf, proofsOf, type ProblemProof } from './problemProofs.ts';
import { casesOfDraft, judgingOfDraft, writeStaffProblem } from './staffProblems.ts';
import { problemDraftTexts } from './texts.ts';

/** A problem of tests, judged by its cases. */
export const problemDraftKind: DraftKind<ProblemDraftContent, ProblemProof> = {
  kind: 'PROBLEM',
  contentSchema: problemDraftContentSchema,
  most: MOST_PROBLEM_DRAFTS,
  titleLength: PROBLEM_TEXT_LIMITS.title,
  faultsOf: faultsOfProblem,
  proofsOf,
  judgingOf: (content) => ({ cases: casesOfDraft(content), ...judgingOfDraft(content) }),
  faultOf,
  write: (tx, { problemId, channelId, authorId, content }, visibleState) =>
    writeStaffProblem(tx, { problemId, channelId, authorId, content, visibleState }),
  assertUnused: async (tx: Transaction, problemId, change) => {
    if (!(await isOnLesson(tx, { contentType: 'PROBLEM', contentId: problemId }))) return;
    throw new AppError(
      change === 'unpublish' ? 'ALREADY_OPEN_CONTENT_ON_VISIBLE_STATE' : 'ALREADY_REFERENCED_CONTENT',
      { log: `problem ${problemId} is on a lesson` },
    );
  },
  audits: { publish: 'problem.publish' },
  texts: problemDraftTexts,
};

/** A problem with nothing but its title. */
export const newProblem = (title: string): ProblemDraftContent => ({
  title,
  content: '',
  difficulty: 1,
  timeLimitMs: 1000,
  memoryLimitMb: 64,
  checker: { kind: 'trimmed', tolerance: 0, source: '' },
  subtaskList: [],
  caseList: [{ input: '', expected: '', hidden: false }],
  hintList: ['', '', ''],
  programs: { JAVASCRIPT: { starter: '', solution: '', wrongList: [] } },
});
