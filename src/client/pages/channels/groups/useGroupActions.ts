import { useMutation, useQueryClient } from '@tanstack/react-query';
import { memberQueries } from '#client/net/queries/memberQueries.ts';
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
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ run }: Change) => run(),
    onSuccess: async (_reply, { done, onDone }) => {
      showToast({ text: done, theme: 'success' });
      onDone?.();
      await queries.invalidateQueries({ queryKey: memberQueries.all(id) });
    },
    onError: (error) => showToast({ text: userMessageOf(error, texts.failedAction), theme: 'warning' }),
  });
}
