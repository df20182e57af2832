import { useMemo, useState } from 'react';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import { getBlockContent, saveBlockWork, useHandInBlockWork } from '#client/net/learning/blocks.ts';
import type { ContentPlace } from '#client/net/learning/lessons.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { playEffect } from '#client/ui/effects/effectStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { useLearningChannelId } from '#client/pages/learning/useLearningChannelId.ts';
import type { BlockWork } from '#shared/contract/learning/blocks.ts';
import { createDraftBackups, reachStorage } from '../drafts/draftBackup.ts';
import { DraftKeeper, isRefusedForGood, type DraftState } from '../drafts/DraftKeeper.ts';
import { useStartedKeeper } from '../drafts/useStartedKeeper.ts';

/** The own work on a block content: kept on the device at once, on the server after a pause, and handed in. */
export function useBlockWork(place: ContentPlace, firstWork: BlockWork) {
  const channelId = useLearningChannelId();
  const { lessonId, contentOnLessonId } = place;
  const userId = useStore(sessionStore, ({ user }) => user?.userId ?? 0);
  const [first] = useState(firstWork);
  const [state, setState] = useState<DraftState>('saved');
  const [resolving, setResolving] = useState(false);
  /** The work of the last save, on which handing in is based. */
  const [saved, setSaved] = useState(first);
  const keeper = useMemo(
    () =>
      new DraftKeeper({
        problemId: contentOnLessonId,
        draft: first,
        backups: createDraftBackups(reachStorage(), userId, 'BLOCK_WORK'),
        save: async (request) => {
          const work = await saveBlockWork(channelId, { lessonId, contentOnLessonId }, request);
          setSaved(work);
          return work;
        },
        isConflict: (error) => errorCodeOf(error) === 'DRAFT_CONFLICT',
        isRefusal: isRefusedForGood,
        onState: setState,
      }),
    [channelId, lessonId, contentOnLessonId, first, userId],
  );
  useStartedKeeper(keeper);
  const [source, setSource] = useState(keeper.source);
  const change = (next: string) => {
    setSource(next);
    keeper.change(next);
  };
  const resolve = async (by: (theirs: BlockWork) => Promise<void> | void) => {
    setResolving(true);
    try {
      const { work } = await getBlockContent(channelId, place);
      setSaved(work);
      await by(work);
    } catch {
      // The choice stays open.
    } finally {
      setResolving(false);
    }
  };
  const handIn = useHandInBlockWork(
    { channelId, place },
    {
      onSuccess: (work) => {
        setSaved(work);
        playEffect('bubble');
      },
    },
  );
  return {
    ...{ source, state, resolving, change },
    handedInAt: saved.handedInAt,
    /** Only what is saved is handed in, so that both are one. */
    handIn: { ...handIn, mutate: () => handIn.mutate({ source, baseVersion: saved.version }) },
    keepMine: () => resolve((theirs) => keeper.keepMine(theirs)),
    takeTheirs: () => resolve(async (theirs) => setSource(await keeper.takeTheirs(theirs))),
  };
}
