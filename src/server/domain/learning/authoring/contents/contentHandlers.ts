import type { ContentVisibleState } from '#shared/contract/learning/contentFields.ts';
import type { ContentTable } from '#server/db/contentRows.ts';
import type { channelScope } from '#server/domain/call.ts';
import { removeContent, saveContent, setContentVisibleState, type EditedKind } from './saveContent.ts';
import type { OneContent } from './staffContents.ts';

type ContentCall = Parameters<typeof channelScope>[0];

/** The handlers that the routes of all kinds of contents share; `get` answers a content as its editor opens it. */
export const contentHandlers = <
  Table extends ContentTable,
  Body extends object,
  Call extends ContentCall,
  Content,
>(
  kind: EditedKind<Table, Body>,
  {
    addressOf,
    get,
  }: {
    readonly addressOf: (call: Call) => OneContent;
    readonly get: (address: OneContent) => Promise<Content>;
  },
) => ({
  get: (call: Call) => get(addressOf(call)),
  save: async (call: Call & { readonly body: Body & { readonly baseVersion: number } }) => {
    await saveContent(addressOf(call), kind, call.body);
    return get(addressOf(call));
  },
  setVisibleState: async (call: Call & { readonly body: { readonly visibleState: ContentVisibleState } }) => {
    await setContentVisibleState(addressOf(call), kind, call.body.visibleState);
    return get(addressOf(call));
  },
  remove: async (call: Call) => {
    await removeContent(addressOf(call), kind);
    return {};
  },
});
