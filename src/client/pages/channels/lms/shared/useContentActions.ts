import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { lmsQueries } from '#client/net/queries/lmsQueries.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import type { LmsKind } from '#client/net/rest/learning/lms.ts';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { ContentVisibleState } from '#shared/contract/learning/contentFields.ts';
import { useChannel } from '../../frame/channelContext.ts';
import { lmsTexts as texts } from '../texts.ts';

/** Begins a content and opens it, publishes or hides one, or deletes one after asking. */
export function useContentActions<Row, Content, Body>(kind: LmsKind<Row, Content, Body>) {
  const { id: channelId, channelDomain } = useChannel();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const onError = (error: Error) =>
    showToast({ text: userMessageOf(error, texts.actionFailed), theme: 'warning' });
  const refresh = () => queries.invalidateQueries({ queryKey: lmsQueries.all(channelId) });
  const create = useMutation({
    mutationFn: (title: string) => kind.create(channelId, title),
    onSuccess: async ({ id }) => {
      await navigate(paths.channelLmsItem(channelDomain, kind.tab, id));
      void refresh();
    },
    onError,
  });
  const show = useMutation({
    mutationFn: ({ id, visibleState }: { id: number; visibleState: ContentVisibleState }) =>
      kind.setVisibleState(channelId, id, visibleState),
    onSuccess: async (content, { id, visibleState }) => {
      queries.setQueryData(lmsQueries.content(kind, channelId, id).queryKey, content);
      showToast({
        text: visibleState === 'VISIBLE' ? texts.published : texts.withdrawn,
        theme: 'success',
      });
      await refresh();
    },
    onError: async (error, { id }) => {
      onError(error);
      // What the editor says is missing may have come meanwhile, such as a problem that was proved.
      await queries.invalidateQueries({ queryKey: lmsQueries.content(kind, channelId, id).queryKey });
    },
  });
  const remove = useMutation({
    mutationFn: (id: number) => kind.remove(channelId, id),
    onSuccess: async () => {
      showToast({ text: texts.removed, theme: 'success' });
      await navigate(paths.channelLmsTab(channelDomain, kind.tab));
      await refresh();
    },
    onError,
  });
  const askRemove = (id: number, title: string) =>
    openDialog('confirm', {
      title: texts.removeTitle(title),
      detail: texts.removeDetail,
      confirmLabel: texts.remove,
      danger: true,
      onConfirm: () => remove.mutate(id),
    });
  return { create, show, remove, askRemove };
}
