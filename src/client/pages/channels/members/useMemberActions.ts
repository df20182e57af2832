import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { memberQueries } from '#client/net/queries/memberQueries.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { undoMemberChange } from '#client/net/rest/channels/members.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useChannel } from '../frame/channelContext.ts';
import { memberTexts as texts } from './texts.ts';

/** So long a change can be taken back from its toast; longer while somebody is on it. */
const UNDO_MS = 8_000;

interface Action {
  readonly run: () => Promise<unknown>;
  /** Said when it is done. */
  readonly done: string;
  readonly onDone?: (() => void) | undefined;
}

const changeIdOf = (reply: unknown): number | undefined =>
  typeof reply === 'object' && reply !== null && 'changeId' in reply && typeof reply.changeId === 'number'
    ? reply.changeId
    : undefined;

/** Does something to members: says so, offers to take it back where that can be, and reads the lists again. */
export function useMemberActions() {
  const { id, reload } = useChannel();
  const queries = useQueryClient();
  const refresh = useCallback(
    () => queries.invalidateQueries({ queryKey: memberQueries.all(id) }),
    [queries, id],
  );
  const fail = (error: unknown) => {
    showToast({ text: userMessageOf(error, texts.failedAction), theme: 'warning' });
    // What somebody else did meanwhile is seen now.
    void refresh();
  };
  const undo = useMutation({
    mutationFn: (changeId: number) => undoMemberChange(id, changeId),
    onSuccess: async () => {
      showToast({ text: texts.undone, theme: 'success' });
      await Promise.all([refresh(), reload()]);
    },
    onError: fail,
  });
  const act = useMutation({
    mutationFn: ({ run }: Action) => run(),
    onSuccess: async (reply, { done, onDone }) => {
      const changeId = changeIdOf(reply);
      showToast(
        changeId === undefined
          ? { text: done, theme: 'success' }
          : {
              text: done,
              theme: 'success',
              durationMs: UNDO_MS,
              action: { label: texts.undo, onPick: () => undo.mutate(changeId) },
            },
      );
      onDone?.();
      await refresh();
    },
    onError: fail,
  });
  return { act: act.mutate, isPending: act.isPending || undo.isPending, refresh };
}
