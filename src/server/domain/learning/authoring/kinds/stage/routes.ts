import { sql } from 'drizzle-orm';
import type { stageDraftRoutes } from '#shared/contract/learning/authoring/stageDrafts.ts';
import type { StageTheme } from '#shared/simulation/stage/level.ts';
import { authoringDrafts } from '#server/db/tables/learning/authoring.ts';
import { channelScope, type Handlers } from '#server/domain/call.ts';
import { draftHandlers } from '#server/domain/learning/authoring/drafts/draftHandlers.ts';
import { copied, copyOfDraft, createDraft } from '#server/domain/learning/authoring/drafts/editDraft.ts';
import { listDrafts } from '#server/domain/learning/authoring/drafts/listDrafts.ts';
import { newStage } from './newStage.ts';
import { stageDraftKind } from './stageDraftKind.ts';
import { stageOfProduct } from './stageOfProduct.ts';

const SUMMARY = {
  theme: sql<StageTheme>`${authoringDrafts.content} -> 'level' ->> 'theme'`,
  rows: sql<string[]>`${authoringDrafts.content} -> 'level' -> 'rows'`,
};

export const stageDraftHandlers: Handlers<typeof stageDraftRoutes> = {
  ...draftHandlers(stageDraftKind),
  list: async (call) => {
    const { rows, counts } = await listDrafts('STAGE', SUMMARY, { ...channelScope(call), ...call.query });
    return { draftList: rows, ...counts };
  },
  create: ({ body, ...call }) => {
    const scope = channelScope(call);
    return createDraft(stageDraftKind, scope, async (tx) => {
      switch (body.from) {
        case 'NEW':
          return { ...newStage(body.theme), title: body.title };
        case 'STAGE':
          return copied(stageDraftKind, stageOfProduct(body.problemId));
        case 'DRAFT':
          return copyOfDraft(tx, stageDraftKind, { ...scope, draftId: body.draftId });
      }
    });
  },
};
