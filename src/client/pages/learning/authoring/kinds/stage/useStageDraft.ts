import { useCallback, useRef, useState } from 'react';
import {
  getStageDraft,
  saveStageDraft,
  storeStageDraft,
} from '#client/net/learning/authoring/stageDrafts.ts';
import {
  stageDraftContentSchema,
  type StageDraft,
  type StageDraftContent,
} from '#shared/contract/learning/authoring/stageDrafts.ts';
import { canonicalJson } from '../../editor/canonicalJson.ts';
import { useDraftKeeper } from '../../editor/useDraftKeeper.ts';

const stageCalls = {
  get: (channelId: number, id: number) => getStageDraft(channelId, id),
  save: (
    channelId: number,
    id: number,
    { baseVersion, ...content }: StageDraftContent & { readonly baseVersion: number },
  ) => saveStageDraft(channelId, id, { content, baseVersion }),
};
const contentOf = ({ content }: StageDraft) => content;
const store = (channelId: number, _id: number, draft: StageDraft) => storeStageDraft(channelId, draft);

/** The content of a stage; its editor has a history, into which a colleague's version is taken as an edit. */
export function useStageDraft(draft: StageDraft, onReload: () => void) {
  const kept = useDraftKeeper({
    kind: stageCalls,
    id: draft.draftId,
    content: draft,
    bodyOf: contentOf,
    backup: 'STAGE',
    store,
  });
  const { keeper, backups, first, withNewest, state, version, busy, refusal, keepMine } = kept;
  const [initial] = useState(() => contentOfBackup(keeper.source) ?? first.content);
  const last = useRef(initial);
  const change = useCallback(
    (content: StageDraftContent) => {
      if (last.current === content) return;
      last.current = content;
      keeper.change(canonicalJson(content));
    },
    [keeper],
  );
  return {
    initial,
    state,
    version,
    busy,
    refusal,
    change,
    keepMine,
    /** Begins the editor anew with what is on the server. */
    reload: () =>
      withNewest(() => {
        backups.clear(draft.draftId);
        onReload();
      }),
    /** Calls back with what is on the server; after an error the choice stays open. */
    takeTheirs: (onTaken: (content: StageDraftContent) => void) =>
      withNewest(async ({ content, version: newest }) => {
        await keeper.takeTheirs({ source: canonicalJson(content), version: newest });
        last.current = content;
        onTaken(content);
      }),
  };
}

/** A backup of the device; null when it is none of this version of the product. */
function contentOfBackup(source: string): StageDraftContent | null {
  const content = stageDraftContentSchema.safeParse(JSON.parse(source));
  return content.success ? content.data : null;
}
