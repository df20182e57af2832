import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { learningQueries } from '#client/net/queries/learningQueries.ts';
import { ApiError, errorCodeOf } from '#client/net/rest/ApiError.ts';
import { getOwnCases, saveOwnCases } from '#client/net/rest/learning/ownCases.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import type { OwnCase, OwnCases } from '#shared/contract/learning/ownCases.ts';
import { createDraftBackups, reachStorage, type DraftBackups } from '../drafts/draftBackup.ts';
import { DraftKeeper, type DraftState } from '../drafts/DraftKeeper.ts';
import { mergeOwnCases, parseOwnCases } from './trialCases.ts';

const NOTHING_KEPT: OwnCases = { caseList: [], version: 0, updatedAt: null };

/** A child's own cases of a problem: on the device at once, at the server after a pause, as drafts are. */
export function useOwnCases(problemId: number) {
  const userId = useStore(sessionStore, ({ user }) => user?.userId ?? 0);
  const backups = useMemo(() => createDraftBackups(reachStorage(), userId, 'OWN_CASES'), [userId]);
  const [changed, setChanged] = useState<readonly OwnCase[] | null>(null);
  const [state, setState] = useState<DraftState>('saved');
  // Never cached, as drafts are not.
  const kept = useQuery({
    ...learningQueries.ownCases(problemId),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  // Without an answer the device's copy is saved later, and then meets what the server has.
  const first = kept.data ?? (kept.isError ? NOTHING_KEPT : null);

  const keeper = useMemo(
    () =>
      first === null ? null : openKeeper({ problemId, first, backups, onState: setState, onOwn: setChanged }),
    [problemId, first, backups],
  );
  useEffect(() => {
    if (keeper === null) return undefined;
    keeper.start();
    const flush = () => keeper.flush();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      keeper.stop();
    };
  }, [keeper]);

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

interface KeeperOptions {
  readonly problemId: number;
  readonly first: OwnCases;
  readonly backups: DraftBackups;
  readonly onState: (state: DraftState) => void;
  readonly onOwn: (own: readonly OwnCase[]) => void;
}

/** Nobody is asked which of two devices is right: cases of both are kept. */
function openKeeper({ problemId, first, backups, onState, onOwn }: KeeperOptions): DraftKeeper {
  const backup = backups.read(problemId);
  if (backup && backup.baseVersion !== first.version) {
    const both = mergeOwnCases(parseOwnCases(backup.source), first.caseList);
    backups.write(problemId, { source: JSON.stringify(both), baseVersion: first.version });
  }
  const keeper: DraftKeeper = new DraftKeeper({
    ...{ problemId, backups, onState },
    draft: draftOf(first),
    save: async ({ source, baseVersion }) => {
      const mine = parseOwnCases(source);
      try {
        return draftOf(await saveOwnCases({ problemId, caseList: mine, baseVersion }));
      } catch (error) {
        if (errorCodeOf(error) !== 'DRAFT_CONFLICT') throw error;
        const theirs = await getOwnCases(problemId);
        const caseList = mergeOwnCases(mine, theirs.caseList);
        const saved = await saveOwnCases({ problemId, caseList, baseVersion: theirs.version });
        // What was typed meanwhile is saved next.
        const now = mergeOwnCases(parseOwnCases(keeper.source), theirs.caseList);
        onOwn(now);
        keeper.change(JSON.stringify(now));
        return draftOf(saved);
      }
    },
    isConflict: () => false,
    isRefusal: (error) => error instanceof ApiError && error.status === 400,
  });
  return keeper;
}

const draftOf = ({ caseList, version }: OwnCases) => ({ source: JSON.stringify(caseList), version });
