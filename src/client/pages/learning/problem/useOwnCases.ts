import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import { getOwnCases, ownCaseQueries, saveOwnCases } from '#client/net/learning/ownCases.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { useLearningChannelId } from '#client/pages/learning/useLearningChannelId.ts';
import type { OwnCase, OwnCases } from '#shared/contract/learning/ownCases.ts';
import { createDraftBackups, reachStorage } from '../drafts/draftBackup.ts';
import { isRefusedForGood, type DraftState } from '../drafts/DraftKeeper.ts';
import { formerCasesOf, openOwnCaseKeeper } from './ownCaseKeeper.ts';
import { parseOwnCases } from './trialCases.ts';
import { useStartedKeeper } from '../drafts/useStartedKeeper.ts';

const NOTHING_KEPT: OwnCases = { caseList: [], version: 0, updatedAt: null };

/** A child's own cases of a problem: on the device at once, at the server after a pause, as drafts are. */
export function useOwnCases(problemId: number) {
  const channelId = useLearningChannelId();
  const userId = useStore(sessionStore, ({ user }) => user?.userId ?? 0);
  const backups = useMemo(() => createDraftBackups(reachStorage(), userId, 'OWN_CASES'), [userId]);
  const [changed, setChanged] = useState<readonly OwnCase[] | null>(null);
  const [state, setState] = useState<DraftState>('saved');
  // Never cached, as drafts are not.
  const kept = useQuery({
    ...ownCaseQueries.list(channelId, problemId),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  // Without an answer the device's copy is saved later, and then meets what the server has.
  const first = kept.data ?? (kept.isError ? NOTHING_KEPT : null);

  const keeper = useMemo(
    () =>
      first === null
        ? null
        : openOwnCaseKeeper({
            ...{ problemId, first, backups, onState: setState, onOwn: setChanged },
            former: formerCasesOf(reachStorage(), userId),
            get: () => getOwnCases(channelId, problemId),
            save: (request) => saveOwnCases(channelId, { problemId, ...request }),
            isConflict: (error) => errorCodeOf(error) === 'DRAFT_CONFLICT',
            isRefusal: isRefusedForGood,
          }),
    [channelId, problemId, first, backups, userId],
  );
  useStartedKeeper(keeper);

  const begun = useMemo(
    () => parseOwnCases(keeper?.source ?? backups.read(problemId)?.source ?? null),
    [keeper, backups, problemId],
  );
  return {
    own: changed ?? begun,
    state,
    /** The server has been asked for what it has. */
    isReady: keeper !== null,
    keep(next: readonly OwnCase[]) {
      if (keeper === null) return;
      setChanged(next);
      keeper.change(JSON.stringify(next));
    },
  };
}
