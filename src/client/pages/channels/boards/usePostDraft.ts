import { useEffect, useMemo, useRef, useState } from 'react';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import { posts, sentContent } from '#client/net/channels/posts.ts';
import { createDraftBackups, reachStorage } from '#client/pages/learning/drafts/draftBackup.ts';
import { DraftKeeper, isRefusedForGood, type DraftState } from '#client/pages/learning/drafts/DraftKeeper.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import type { PostDraft } from '#shared/contract/channels/posts.ts';
import { sanitisePost } from '#shared/posts/sanitisePost.ts';
import type { Writing } from './PostForm.tsx';
import { useStartedKeeper } from '#client/pages/learning/drafts/useStartedKeeper.ts';

/** The post as a text, in which a draft is kept and compared. */
const textOf = ({ title, content }: { readonly title: string; readonly content: unknown }) =>
  JSON.stringify([title, sanitisePost(content)]);

/** Reads a kept text; a text that is no post becomes an empty one. */
export function writingOf(source: string): Writing {
  const parsed: unknown = JSON.parse(source);
  const [title, content]: unknown[] = Array.isArray(parsed) ? parsed : [];
  return { title: typeof title === 'string' ? title : '', content: sanitisePost(content) };
}

/** The temporary post for a board: kept on the device at once and by the server after a pause, until it is posted. */
export function usePostDraft(boardId: number, draft: PostDraft) {
  const { id: channelId } = useChannel();
  const userId = useStore(sessionStore, ({ user }) => user?.userId ?? 0);
  const [first] = useState(draft);
  const [state, setState] = useState<DraftState>('saved');
  const [busy, setBusy] = useState(false);
  /** A text that the editor begins with, and how often another one took its place. */
  const [shown, setShown] = useState<{ readonly source: string; readonly round: number } | null>(null);
  const [theirs, setTheirs] = useState<PostDraft | null>(null);
  const underWay = useRef<Promise<unknown>>(Promise.resolve());
  const isOver = useRef(false);
  const backups = useMemo(() => createDraftBackups(reachStorage(), userId, 'POST'), [userId]);

  const keeper = useMemo(
    () =>
      // oxlint-disable-next-line react/refs -- they are read when it saves, never while it is drawn
      new DraftKeeper({
        problemId: boardId,
        draft: { source: textOf(first), version: first.version },
        backups,
        save: async ({ source, baseVersion }) => {
          // A posted text is no draft any more.
          if (isOver.current) return { source, version: baseVersion };
          const { title, content } = writingOf(source);
          const body = { title, content: sentContent(content), baseVersion };
          const saving = posts.saveDraft({ channelId, query: { board_id: boardId }, body }, { quiet: true });
          underWay.current = saving.catch(() => undefined);
          return { source, version: (await saving).version };
        },
        isConflict: (error) => errorCodeOf(error) === 'POST_CONFLICT',
        isRefusal: isRefusedForGood,
        onState: setState,
      }),
    [channelId, boardId, first, backups],
  );
  useStartedKeeper(keeper);

  useEffect(() => {
    if (state !== 'conflict') return undefined;
    let isCurrent = true;
    posts.getDraft({ channelId, query: { board_id: boardId } }, { quiet: true }).then(
      (newest) => isCurrent && setTheirs(newest),
      // Asked again at the choice.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [state, channelId, boardId]);

  const choose = async (by: (newest: PostDraft) => Promise<void> | void) => {
    setBusy(true);
    try {
      await by(await posts.getDraft({ channelId, query: { board_id: boardId } }, { quiet: true }));
      setTheirs(null);
    } catch {
      // The choice stays open.
    } finally {
      setBusy(false);
    }
  };
  const kept = (newest: PostDraft) => ({ source: textOf(newest), version: newest.version });

  return {
    state,
    busy,
    initial: writingOf(shown?.source ?? keeper.source),
    round: shown?.round ?? 0,
    /** Both versions, while one has to be chosen. */
    conflict: theirs && state === 'conflict' ? { mine: writingOf(keeper.source), theirs } : null,
    change: (writing: Writing) => keeper.change(textOf(writing)),
    keepMine: () => choose((newest) => keeper.keepMine(kept(newest))),
    takeTheirs: () =>
      choose(async (newest) => {
        const source = await keeper.takeTheirs(kept(newest));
        setShown((before) => ({ source, round: (before?.round ?? 0) + 1 }));
      }),
    /** Does what ends the draft once nothing is being saved any more; it goes on if that fails. */
    async finish<Result>(end: () => Promise<Result>): Promise<Result> {
      isOver.current = true;
      try {
        await underWay.current;
        const result = await end();
        backups.clear(boardId);
        return result;
      } catch (error) {
        isOver.current = false;
        keeper.flush();
        throw error;
      }
    },
  };
}
