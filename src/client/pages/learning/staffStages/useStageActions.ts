import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { learningQueries } from '#client/net/queries/learningQueries.ts';
import { stageDraftQueries } from '#client/net/queries/stageDraftQueries.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import {
  createStageDraft,
  removeStageDraft,
  type StageSource,
} from '#client/net/rest/learning/stageDrafts.ts';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { staffStageTexts } from './texts.ts';

/** Begins a stage and opens it, or deletes one. */
export function useStageActions() {
  const { id: channelId, channelDomain } = useChannel();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const onError = (error: Error) =>
    showToast({ text: userMessageOf(error, staffStageTexts.actionFailed), theme: 'warning' });
  const create = useMutation({
    mutationFn: (source: StageSource) => createStageDraft(channelId, source),
    onSuccess: (draft) => {
      queries.setQueryData(stageDraftQueries.draft(channelId, draft.draftId).queryKey, draft);
      void navigate(paths.staffStage(channelDomain, draft.draftId));
    },
    onError,
  });
  const remove = useMutation({
    mutationFn: (draftId: number) => removeStageDraft(channelId, draftId),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: stageDraftQueries.all }),
        queries.invalidateQueries({ queryKey: learningQueries.all }),
      ]),
    onError,
  });
  return { create, remove };
}
