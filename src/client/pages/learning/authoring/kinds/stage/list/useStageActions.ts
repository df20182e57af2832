import { useNavigate } from 'react-router';
import { useCreateStageDraft, useRemoveStageDraft } from '#client/net/learning/authoring/stageDrafts.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { staffStageTexts } from './texts.ts';

/** Begins a stage and opens it, or deletes one. */
export function useStageActions() {
  const { id: channelId, channelDomain } = useChannel();
  const navigate = useNavigate();
  const onError = (error: Error) =>
    showToast({ text: userMessageOf(error, staffStageTexts.actionFailed), theme: 'warning' });
  const create = useCreateStageDraft(channelId, {
    onSuccess: (draft) => void navigate(paths.staffStage(channelDomain, draft.draftId)),
    onError,
  });
  const remove = useRemoveStageDraft(channelId, { onError });
  return { create, remove };
}
