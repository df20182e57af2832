import { useEffect, useMemo, useState } from 'react';
import { errorCodeOf, userMessageOf } from '#client/net/rest/ApiError.ts';
import type { KeptKind } from '#client/net/learning/authoring/contentCalls.ts';
import {
  createDraftBackups,
  reachStorage,
  type BackupKind,
} from '#client/pages/learning/drafts/draftBackup.ts';
import { DraftKeeper, isRefusedForGood, type DraftState } from '#client/pages/learning/drafts/DraftKeeper.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { lmsTexts as texts } from '../texts.ts';
import { canonicalJson } from './canonicalJson.ts';

/** The server would answer the same again: what is wrong has to be changed first. */
const REFUSALS: readonly (string | null | undefined)[] = [
  'CONTENT_NOT_READY',
  'IS_NOT_CHANNEL_CONTENT',
  'CHANNEL_CONTENT_UNAUTHORIZED',
  'HAS_ASSIGNMENT',
  'PROBLEM_NOT_FOUND',
];

export interface DraftKeeperOptions<Content extends { readonly version: number }, Body> {
  readonly kind: Pick<KeptKind<Content, Body>, 'get' | 'save'>;
  readonly id: number;
  /** The content as the server had it when the page was opened. */
  readonly content: Content;
  /** A constant of the module: what of the content the editor changes. */
  readonly bodyOf: (content: Content) => Body;
  /** Under which name the device keeps what is not saved yet. */
  readonly backup: BackupKind;
  /** A constant function: writes what the server said into the cache. */
  readonly store: (channelId: number, id: number, content: Content) => void;
}

/** Keeps what an editor writes: on the device at once, on the server after a pause; and how a conflict ends. */
export function useDraftKeeper<Content extends { readonly version: number }, Body>({
  kind,
  id,
  content,
  bodyOf,
  backup,
  store,
}: DraftKeeperOptions<Content, Body>) {
  const { id: channelId } = useChannel();
  const userId = useStore(sessionStore, ({ user }) => user?.userId ?? 0);
  const [first] = useState(content);
  const [state, setState] = useState<DraftState>('saved');
  /** The version that this editor saved last: what a colleague saved since is not before the author's eyes. */
  const [version, setVersion] = useState(content.version);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | undefined>();
  const backups = useMemo(() => createDraftBackups(reachStorage(), userId, backup), [userId, backup]);

  const keeper = useMemo(
    () =>
      new DraftKeeper({
        problemId: id,
        draft: { source: canonicalJson(bodyOf(first)), version: first.version },
        backups,
        save: async ({ source, baseVersion }) => {
          const body = JSON.parse(source) as Body;
          const saved = await kind.save(channelId, id, { ...body, baseVersion });
          store(channelId, id, saved);
          setVersion(saved.version);
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
    [id, first, backups, bodyOf, kind, store, channelId],
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

  /** Does something with what is on the server now; after an error the choice stays open. */
  const withNewest = async (choose: (newest: Content) => unknown) => {
    setBusy(true);
    try {
      const newest = await kind.get(channelId, id);
      store(channelId, id, newest);
      setVersion(newest.version);
      await choose(newest);
    } catch {
      // The choice stays open.
    } finally {
      setBusy(false);
    }
  };
  return {
    keeper,
    backups,
    first,
    state,
    version,
    busy,
    refusal: state === 'refused' ? refusal : undefined,
    withNewest,
    keepMine: () =>
      withNewest((newest) =>
        keeper.keepMine({ source: canonicalJson(bodyOf(newest)), version: newest.version }),
      ),
  };
}
