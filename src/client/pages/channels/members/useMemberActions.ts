import { useCallback } from 'react';
import { renewMembers, undoMemberChange, useChangeMembers } from '#client/net/channels/members.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
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
  const refresh = useCallback(() => renewMembers(id), [id]);
  const onError = (error: Error) =>
    showToast({ text: userMessageOf(error, texts.failedAction), theme: 'warning' });
  const undo = useChangeMembers(id, {
    onSuccess: async () => {
      showToast({ text: texts.undone, theme: 'success' });
      await reload();
    },
    onError,
  });
  const change = useChangeMembers(id, { onError });
  const act = ({ run, done, onDone }: Action) => {
    const told = async () => {
      const reply = await run();
      const changeId = changeIdOf(reply);
      showToast(
        changeId === undefined
          ? { text: done, theme: 'success' }
          : {
              text: done,
              theme: 'success',
              durationMs: UNDO_MS,
              action: {
                label: texts.undo,
                onPick: () => undo.mutate({ run: () => undoMemberChange(id, changeId) }),
              },
            },
      );
      onDone?.();
    };
    change.mutate({ run: told });
  };
  return { act, isPending: change.isPending || undo.isPending, refresh };
}
