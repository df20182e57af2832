import { useCallback, useMemo, useState } from 'react';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import { getDraft, renewDraftVersions, saveDraft } from '#client/net/learning/drafts.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { useLearningChannelId } from '#client/pages/learning/useLearningChannelId.ts';
import type { Draft } from '#shared/contract/learning/drafts.ts';
import { createDraftBackups, reachStorage } from './draftBackup.ts';
import { DraftKeeper, isRefusedForGood, type DraftState } from './DraftKeeper.ts';
import { useStartedKeeper } from './useStartedKeeper.ts';

/** The user's code of one problem: its initial text, the state of saving, and how to resolve a conflict. */
export function useDraft({
  problemId,
  firstDraft,
}: {
  readonly problemId: number;
  readonly firstDraft: Draft;
}) {
  const channelId = useLearningChannelId();
  const { language } = firstDraft;
  const userId = useStore(sessionStore, ({ user }) => user?.userId ?? 0);
  const [state, setState] = useState<DraftState>('saved');
  const [resolving, setResolving] = useState(false);
  const keeper = useMemo(
    () =>
      new DraftKeeper({
        problemId,
        draft: firstDraft,
        backups: createDraftBackups(reachStorage(), userId, language),
        save: (request) => saveDraft(channelId, { problemId, language, ...request }),
        isConflict: (error) => errorCodeOf(error) === 'DRAFT_CONFLICT',
        isRefusal: isRefusedForGood,
        onState: (next) => {
          setState(next);
          if (next === 'saved') void renewDraftVersions(channelId, { problemId, language });
        },
      }),
    [channelId, problemId, language, firstDraft, userId],
  );

  useStartedKeeper(keeper);

  /** Answers a conflict by the newer draft; null after an error, when the choice stays open. */
  const resolve = useCallback(
    async <Answer>(by: (theirs: Draft) => Answer): Promise<Awaited<Answer> | null> => {
      setResolving(true);
      try {
        return await by(await getDraft(channelId, { problemId, language }));
      } catch {
        return null;
      } finally {
        setResolving(false);
      }
    },
    [channelId, problemId, language],
  );

  return {
    initialSource: keeper.source,
    state,
    resolving,
    change: (source: string) => keeper.change(source),
    flush: () => keeper.flush(),
    keepMine: () => resolve((theirs) => keeper.keepMine(theirs)),
    takeTheirs: () => resolve((theirs) => keeper.takeTheirs(theirs)),
  };
}
