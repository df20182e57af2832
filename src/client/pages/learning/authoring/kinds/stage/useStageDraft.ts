import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  getStageDraft,
  saveStageDraft,
  storeStageDraft,
} from '#client/net/learning/authoring/stageDrafts.ts';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import {
  stageDraftContentSchema,
  type StageDraft,
  type StageDraftContent,
} from '#shared/contract/learning/authoring/stageDrafts.ts';
import { createDraftBackups, reachStorage } from '#client/pages/learning/drafts/draftBackup.ts';
import { DraftKeeper, isRefusedForGood, type DraftState } from '#client/pages/learning/drafts/DraftKeeper.ts';
import { canonicalJson } from './canonicalJson.ts';

/** The content of a stage as it is kept: on the device at once, on the server after a pause; and how a conflict ends. */
export function useStageDraft(draft: StageDraft) {
  const { id: channelId } = useChannel();
  const { draftId } = draft;
  const userId = useStore(sessionStore, ({ user }) => user?.userId ?? 0);
  const [first] = useState(draft);
  const [state, setState] = useState<DraftState>('saved');
  /** Of what this editor has saved last: what a colleague saved since is not before the author's eyes. */
  const [version, setVersion] = useState(draft.version);
  const [resolving, setResolving] = useState(false);

  const keeper = useMemo(
    () =>
      new DraftKeeper({
        problemId: draftId,
        draft: { source: canonicalJson(first.content), version: first.version },
        backups: createDraftBackups(reachStorage(), userId, 'STAGE'),
        save: async ({ source, baseVersion }) => {
          const content = JSON.parse(source) as StageDraftContent;
          const saved = await saveStageDraft(channelId, draftId, { content, baseVersion });
          storeStageDraft(channelId, saved);
          setVersion(saved.version);
          return { source, version: saved.version };
        },
        isConflict: (error) => errorCodeOf(error) === 'CONTENT_CONFLICT',
        isRefusal: isRefusedForGood,
        onState: setState,
      }),
    [channelId, draftId, first, userId],
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

  const [initial] = useState(() => contentOf(keeper.source) ?? first.content);
  const kept = useRef(initial);
  const change = useCallback(
    (content: StageDraftContent) => {
      if (kept.current === content) return;
      kept.current = content;
      keeper.change(canonicalJson(content));
    },
    [keeper],
  );

  /** What is on the server now, or null after an error, when the choice stays open. */
  const newest = async () => {
    setResolving(true);
    try {
      const theirs = await getStageDraft(channelId, draftId);
      storeStageDraft(channelId, theirs);
      setVersion(theirs.version);
      return { source: canonicalJson(theirs.content), version: theirs.version, content: theirs.content };
    } catch {
      return null;
    } finally {
      setResolving(false);
    }
  };
  return {
    ...{ initial, state, version, resolving, change },
    keepMine: async () => {
      const theirs = await newest();
      if (theirs) keeper.keepMine(theirs);
    },
    takeTheirs: async (): Promise<StageDraftContent | null> => {
      const theirs = await newest();
      if (!theirs) return null;
      try {
        await keeper.takeTheirs(theirs);
      } catch {
        return null;
      }
      kept.current = theirs.content;
      return theirs.content;
    },
  };
}

/** A backup of the device; null when it is none of this version of the product. */
function contentOf(source: string): StageDraftContent | null {
  const content = stageDraftContentSchema.safeParse(JSON.parse(source));
  return content.success ? content.data : null;
}
