import { useChangeMembers } from '#client/net/channels/members.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useChannel } from '../frame/channelContext.ts';
import { groupTexts as texts } from './texts.ts';

interface Change {
  readonly run: () => Promise<unknown>;
  readonly done: string;
  readonly onDone?: () => void;
}

/** Changes groups or tags, says so, and reads what depends on them again. */
export function useGroupActions() {
  const { id } = useChannel();
  const { mutate, isPending } = useChangeMembers(id, {
    onError: (error) => showToast({ text: userMessageOf(error, texts.failedAction), theme: 'warning' }),
  });
  return {
    mutate: ({ run, done, onDone }: Change) =>
      mutate({
        run: async () => {
          await run();
          showToast({ text: done, theme: 'success' });
          onDone?.();
        },
      }),
    isPending,
  };
}
