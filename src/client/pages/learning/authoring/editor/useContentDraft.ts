import { useCallback, useEffect, useState } from 'react';
import { storeContent } from '#client/net/learning/authoring/contents.ts';
import type { KeptKind } from '#client/net/learning/authoring/contentCalls.ts';
import type { BackupKind } from '#client/pages/learning/drafts/draftBackup.ts';
import { canonicalJson } from './canonicalJson.ts';
import { useDraftKeeper } from './useDraftKeeper.ts';

export interface ContentDraftOptions<Content extends { readonly version: number }, Body> {
  readonly kind: KeptKind<Content, Body>;
  readonly id: number;
  /** The content as the server had it when the page was opened. */
  readonly content: Content;
  /** The part of it that the page changes. */
  readonly bodyOf: (content: Content) => Body;
  /** A colleague's version is taken instead: the page begins anew. */
  readonly onReload: () => void;
}

/** The form of a content, kept by a keeper of drafts. */
export function useContentDraft<Content extends { readonly version: number }, Body>({
  kind,
  id,
  content,
  bodyOf,
  onReload,
}: ContentDraftOptions<Content, Body>) {
  const store = useCallback(
    (channelId: number, contentId: number, saved: Content) => storeContent(kind, channelId, contentId, saved),
    [kind],
  );
  const backup = kind.tab.toUpperCase() as BackupKind;
  const kept = useDraftKeeper({ kind, id, content, bodyOf, backup, store });
  const { keeper, backups, withNewest, keepMine, state, version, busy, refusal } = kept;

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

  return {
    body,
    change,
    state,
    version,
    busy,
    refusal,
    /** Saves now what is not saved yet. */
    flush: () => keeper.flush(),
    keepMine,
    /** Begins the form anew with what is on the server. */
    takeTheirs: () =>
      withNewest(() => {
        backups.clear(id);
        onReload();
      }),
  };
}

export type ContentDraft<Body> = Pick<
  ReturnType<typeof useContentDraft<{ version: number }, Body>>,
  'state' | 'version' | 'busy' | 'refusal' | 'flush' | 'keepMine' | 'takeTheirs'
> & {
  readonly body: Body;
  readonly change: (next: Body | ((before: Body) => Body)) => void;
};
