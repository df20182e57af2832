import type { AuthoringKind } from '#server/domain/learning/authoring/AuthoringKind.ts';
import { draftVersions } from '#server/domain/learning/authoring/drafts/draftVersions.ts';
import { proveDraft } from '#server/domain/learning/authoring/drafts/proveDraft.ts';
import { copyProblemWithDraft } from './copyProblemWithDraft.ts';
import { problemDraftKind } from './problemDraftKind.ts';
import { packProblem, packProblemAlone, unpackProblems } from './packProblem.ts';
import { problemFacts, problemStatementOf } from './problemFacts.ts';

export const problemKind: AuthoringKind = {
  facts: problemFacts,
  preview: async (db, place) => {
    const statement = await problemStatementOf(db, place);
    return statement && { ...statement, lessonList: [] };
  },
  copy: copyProblemWithDraft,
  prove: (deps, job) => proveDraft(problemDraftKind, deps, job),
  pack: packProblem,
  packAlone: packProblemAlone,
  unpack: unpackProblems,
  versions: draftVersions(problemDraftKind),
};
