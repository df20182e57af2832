import { useNavigate } from 'react-router';
import {
  useCreateContent,
  useRemoveContent,
  useShowContent,
} from '#client/net/learning/authoring/contents.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import type { LmsKind } from '#client/net/learning/authoring/contentCalls.ts';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { lmsTexts as texts } from '../texts.ts';

/** Begins a content and opens it, publishes or hides one, or deletes one after asking. */
export function useContentActions<Row, Content, Body>(kind: LmsKind<Row, Content, Body>) {
  const { id: channelId, channelDomain } = useChannel();
  const navigate = useNavigate();
  const onError = (error: Error) =>
    showToast({ text: userMessageOf(error, texts.actionFailed), theme: 'warning' });
  const place = { kind, channelId };
  const create = useCreateContent(place, {
    onSuccess: async ({ id }) => {
      await navigate(paths.channelLmsItem(channelDomain, kind.tab, id));
    },
    onError,
  });
  const show = useShowContent(place, {
    onSuccess: (_content, { visibleState }) =>
      showToast({
        text: visibleState === 'VISIBLE' ? texts.published : texts.withdrawn,
        theme: 'success',
      }),
    onError,
  });
  const remove = useRemoveContent(place, {
    onSuccess: async () => {
      showToast({ text: texts.removed, theme: 'success' });
      await navigate(paths.channelLmsTab(channelDomain, kind.tab));
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
