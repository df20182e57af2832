import { useCallback, useEffect, useMemo, useState } from 'react';
import { storeContent } from '#client/net/learning/authoring/contents.ts';
import { errorCodeOf, userMessageOf } from '#client/net/rest/ApiError.ts';
import type { KeptKind } from '#client/net/learning/authoring/contentCalls.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { createDraftBackups, reachStorage, type BackupKind } from '../../drafts/draftBackup.ts';
import { DraftKeeper, isRefusedForGood, type DraftState } from '../../drafts/DraftKeeper.ts';
import { canonicalJson } from '../kinds/stage/canonicalJson.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { lmsTexts as texts } from '../texts.ts';

/** The server would answer the same again: what is wrong has to be changed first. */
const REFUSALS: readonly (string | null | undefined)[] = [
  'CONTENT_NOT_READY',
  'IS_NOT_CHANNEL_CONTENT',
  'CHANNEL_CONTENT_UNAUTHORIZED',
  'HAS_ASSIGNMENT',
  'PROBLEM_NOT_FOUND',
];

export interface ContentDraftOptions<Content extends { readonly version: number }, Body> {
  readonly kind: KeptKind<Content, Body>;
  readonly id: number;
  /** As the server had it when the page was opened. */
  readonly content: Content;
  /** What of it the page changes. */
  readonly bodyOf: (content: Content) => Body;
  /** A colleague's version is taken instead: the page begins anew. */
  readonly onReload: () => void;
}

/** What staff writes of a content: kept on the device at once, on the server after a pause; and how a conflict ends. */
export function useContentDraft<Content extends { readonly version: number }, Body>({
  kind,
  id,
  content,
  bodyOf,
  onReload,
}: ContentDraftOptions<Content, Body>) {
  const { id: channelId } = useChannel();
  const userId = useStore(sessionStore, ({ user }) => user?.userId ?? 0);
  const [first] = useState(content);
  const [state, setState] = useState<DraftState>('saved');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | undefined>();
  const backups = useMemo(
    () => createDraftBackups(reachStorage(), userId, kind.tab.toUpperCase() as BackupKind),
    [userId, kind],
  );

  const keeper = useMemo(
    () =>
      new DraftKeeper({
        problemId: id,
        draft: { source: canonicalJson(bodyOf(first)), version: first.version },
        backups,
        save: async ({ source, baseVersion }) => {
          const body = JSON.parse(source) as Body;
          const saved = await kind.save(channelId, id, { ...body, baseVersion });
          storeContent(kind, channelId, id, saved);
          return { source, version: saved.version };
        },
        isConflict: (error) => errorCodeOf(error) === 'CONTENT_CONFLICT',
        isRefusal: (error) => {
          const isRefused = isRefusedForGood(error) || REFUSALS.includes(errorCodeOf(error));
          setRefusal(isRefused ? userMessageOf(error, texts.saving.refused) : undefined);
          return isRefused;
        },
        onState: setState,
      }),
    [id, first, backups, bodyOf, kind, channelId],
  );
  useEffect(() => {
    keeper.start();
    const flush = () => keeper.flush();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      keeper.stop();
    };
  }, [keeper]);

  const [body, setBody] = useState<Body>(() => JSON.parse(keeper.source) as Body);
  const change = useCallback(
    (next: Body | ((before: Body) => Body)) =>
      setBody((before) => (typeof next === 'function' ? (next as (before: Body) => Body)(before) : next)),
    [],
  );
  // The keeper hears of a change once it is drawn, so that several in one press are one.
  useEffect(() => {
    const source = canonicalJson(body);
    if (source !== keeper.source) keeper.change(source);
  }, [body, keeper]);

  const choose = async (by: (newest: Content) => void) => {
    setBusy(true);
    try {
      by(await kind.get(channelId, id));
    } catch {
      // The choice stays open.
    } finally {
      setBusy(false);
    }
  };
  return {
    ...{ body, change, state, busy },
    refusal: state === 'refused' ? refusal : undefined,
    /** Saves now what is not saved yet. */
    flush: () => keeper.flush(),
    keepMine: () =>
      choose((newest) => keeper.keepMine({ source: canonicalJson(bodyOf(newest)), version: newest.version })),
    takeTheirs: () =>
      choose((newest) => {
        backups.clear(id);
        storeContent(kind, channelId, id, newest);
        onReload();
      }),
  };
}

export type ContentDraft<Body> = Pick<
  ReturnType<typeof useContentDraft<{ version: number }, Body>>,
  'state' | 'busy' | 'refusal' | 'flush' | 'keepMine' | 'takeTheirs'
> & {
  readonly body: Body;
  readonly change: (next: Body | ((before: Body) => Body)) => void;
};
