import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import { getDraft, saveDraft } from '#client/net/rest/learning.ts';
import { learningQueries } from '#client/net/queries/learningQueries.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import type { Draft } from '#shared/contract/learning.ts';
import { createDraftBackups } from './draftBackup.ts';
import { DraftKeeper, type DraftState } from './DraftKeeper.ts';

const LANGUAGE = 'JAVASCRIPT';

/** The child's code of one problem: where it starts, whether it is safe, and the way out of a conflict. */
export function useDraft({
  problemId,
  firstDraft,
}: {
  readonly problemId: number;
  readonly firstDraft: Draft;
}) {
  const userId = useStore(sessionStore, ({ user }) => user?.userId ?? 0);
  const [state, setState] = useState<DraftState>('saved');
  const [resolving, setResolving] = useState(false);
  const queries = useQueryClient();
  const keeper = useMemo(
    () =>
      new DraftKeeper({
        problemId,
        draft: firstDraft,
        backups: createDraftBackups(reachStorage(), userId),
        save: (request) => saveDraft({ problemId, language: LANGUAGE, ...request }),
        isConflict: (error) => errorCodeOf(error) === 'DRAFT_CONFLICT',
        onState: (next) => {
          setState(next);
          if (next === 'saved') {
            const { queryKey } = learningQueries.draftVersions({ problemId, language: LANGUAGE });
            void queries.invalidateQueries({ queryKey });
          }
        },
      }),
    [problemId, firstDraft, userId, queries],
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

  /** The newer draft, or null when it could not be had: the choice stays open then. */
  const newest = useCallback(async () => {
    setResolving(true);
    try {
      return await getDraft({ problemId, language: LANGUAGE });
    } catch {
      return null;
    } finally {
      setResolving(false);
    }
  }, [problemId]);

  return {
    initialSource: keeper.source,
    state,
    resolving,
    change: (source: string) => keeper.change(source),
    flush: () => keeper.flush(),
    keepMine: async () => {
      const theirs = await newest();
      if (theirs) keeper.keepMine(theirs);
    },
    takeTheirs: async () => {
      const theirs = await newest();
      return theirs && keeper.takeTheirs(theirs);
    },
  };
}

function reachStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
