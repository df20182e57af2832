import {
  stageDraftRoutes,
  type StageDraft,
  type StageDraftContent,
} from '#shared/contract/learning/authoring/stageDrafts.ts';
import type { RequestOf, ResponseOf } from '#shared/contract/route.ts';
import { client } from '#client/net/rest/client.ts';
import { mutationHook } from '#client/net/mutationHook.ts';
import { queryClient } from '#client/net/queryClient.ts';
import { queryKeys } from '#client/net/queryKeys.ts';

const stageDrafts = client(stageDraftRoutes);

export type StageSource = RequestOf<typeof stageDraftRoutes.create>['body'];

/** Stages that staff of the channel made, from page 1. */
export function listStageDrafts(
  channelId: number,
  page: number,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof stageDraftRoutes.list>> {
  return stageDrafts.list({ channelId, query: { page } }, { signal });
}

export function getStageDraft(channelId: number, draftId: number, signal?: AbortSignal): Promise<StageDraft> {
  return stageDrafts.get({ channelId, params: { draftId } }, { signal, quiet: true });
}

/** Failures are shown beside the stage. */
export function saveStageDraft(
  channelId: number,
  draftId: number,
  body: { readonly content: StageDraftContent; readonly baseVersion: number },
): Promise<StageDraft> {
  return stageDrafts.save({ channelId, params: { draftId }, body }, { quiet: true });
}

const STAGE_DRAFTS = ['stageDrafts'] as const;

type Signal = { readonly signal: AbortSignal };

/** Queries of staff about its stages; asked again at every look, since colleagues edit them, too. */
export const stageDraftQueries = {
  list: (channelId: number, page: number) => ({
    queryKey: [...STAGE_DRAFTS, 'list', channelId, page] as const,
    queryFn: ({ signal }: Signal) => listStageDrafts(channelId, page, signal),
    staleTime: 0,
  }),
  draft: (channelId: number, draftId: number) => ({
    queryKey: [...STAGE_DRAFTS, 'draft', channelId, draftId] as const,
    queryFn: ({ signal }: Signal) => getStageDraft(channelId, draftId, signal),
    staleTime: 0,
  }),
};

interface DraftPlace {
  readonly channelId: number;
  readonly draftId: number;
}

/** Writes what the server said about a draft. */
export const storeStageDraft = (channelId: number, draft: StageDraft) =>
  queryClient.setQueryData<StageDraft>(stageDraftQueries.draft(channelId, draft.draftId).queryKey, draft);

export const useCreateStageDraft = mutationHook((channelId: number) => ({
  mutationFn: (source: StageSource) => stageDrafts.create({ channelId, body: source }, { quiet: true }),
  onSuccess: (draft) => storeStageDraft(channelId, draft),
}));

export const useRemoveStageDraft = mutationHook((channelId: number) => ({
  mutationFn: (draftId: number) => stageDrafts.remove({ channelId, params: { draftId } }, { quiet: true }),
  renews: [STAGE_DRAFTS, queryKeys.learning],
}));

export const usePublishStageDraft = mutationHook(({ channelId, draftId }: DraftPlace) => ({
  mutationFn: (baseVersion: number) =>
    stageDrafts.publish({ channelId, params: { draftId }, body: { baseVersion } }, { quiet: true }),
  onSuccess: (draft) => storeStageDraft(channelId, draft),
  renews: [queryKeys.learning],
}));

export const useUnpublishStageDraft = mutationHook(({ channelId, draftId }: DraftPlace) => ({
  mutationFn: () => stageDrafts.unpublish({ channelId, params: { draftId } }, { quiet: true }),
  onSuccess: (draft) => storeStageDraft(channelId, draft),
  renews: [queryKeys.learning],
}));
