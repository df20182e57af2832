import { sql } from 'drizzle-orm';
import type { problemDraftRoutes } from '#shared/contract/learning/authoring/problemDrafts.ts';
import { LANGUAGES } from '#shared/contract/learning/languages.ts';
import { authoringDrafts } from '#server/db/tables/learning/authoring.ts';
import { channelScope, type Handlers } from '#server/domain/call.ts';
import { draftHandlers } from '#server/domain/learning/authoring/drafts/draftHandlers.ts';
import { copyOfDraft, createDraft } from '#server/domain/learning/authoring/drafts/editDraft.ts';
import { listDrafts } from '#server/domain/learning/authoring/drafts/listDrafts.ts';
import { expectOutputs } from './expectOutputs.ts';
import { newProblem, problemDraftKind } from './problemDraftKind.ts';

const SUMMARY = {
  difficulty: sql`${authoringDrafts.content} -> 'difficulty'`.mapWith(Number),
  caseCount: sql`jsonb_array_length(${authoringDrafts.content} -> 'caseList')`.mapWith(Number),
  languages: sql<string[]>`array(select jsonb_object_keys(${authoringDrafts.content} -> 'programs'))`,
};

export const problemDraftHandlers: Handlers<typeof problemDraftRoutes> = {
  ...draftHandlers(problemDraftKind),
  list: async (call) => {
    const { rows, counts } = await listDrafts('PROBLEM', SUMMARY, { ...channelScope(call), ...call.query });
    return {
      draftList: rows.map(({ languages, ...row }) => ({
        ...row,
        languageList: LANGUAGES.filter((language) => languages.includes(language)),
      })),
      ...counts,
    };
  },
  create: (call) => {
    const { draftId, title } = call.body;
    const { channelId } = call.channel;
    return createDraft(problemDraftKind, channelScope(call), async (tx) =>
      draftId === null ? newProblem(title) : copyOfDraft(tx, problemDraftKind, { channelId, draftId }),
    );
  },
  expect: (call) => expectOutputs({ ...channelScope(call), draftId: call.params.draftId, ...call.body }),
};
