import {
  stageDraftRoutes,
  type StageDraft,
  type StageDraftContent,
} from '#shared/contract/learning/stageDrafts.ts';
import type { RequestOf, ResponseOf } from '#shared/contract/route.ts';
import { rest } from '#client/net/rest/rest.ts';

export type StageSource = RequestOf<typeof stageDraftRoutes.create>['body'];

/** Stages that staff of the channel made, from page 1. */
export function listStageDrafts(
  channelId: number,
  page: number,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof stageDraftRoutes.list>> {
  return rest.call(stageDraftRoutes.list, { channelId, query: { page } }, { signal });
}

export function createStageDraft(channelId: number, source: StageSource): Promise<StageDraft> {
  return rest.call(stageDraftRoutes.create, { channelId, body: source }, { quiet: true });
}

export function getStageDraft(channelId: number, draftId: number, signal?: AbortSignal): Promise<StageDraft> {
  return rest.call(stageDraftRoutes.get, { channelId, params: { draftId } }, { signal, quiet: true });
}

/** What goes wrong is shown beside the stage. */
export function saveStageDraft(
  channelId: number,
  draftId: number,
  body: { readonly content: StageDraftContent; readonly baseVersion: number },
): Promise<StageDraft> {
  return rest.call(stageDraftRoutes.save, { channelId, params: { draftId }, body }, { quiet: true });
}

export function publishStageDraft(
  channelId: number,
  draftId: number,
  baseVersion: number,
): Promise<StageDraft> {
  return rest.call(
    stageDraftRoutes.publish,
    { channelId, params: { draftId }, body: { baseVersion } },
    { quiet: true },
  );
}

export function unpublishStageDraft(channelId: number, draftId: number): Promise<StageDraft> {
  return rest.call(stageDraftRoutes.unpublish, { channelId, params: { draftId } }, { quiet: true });
}

export async function removeStageDraft(channelId: number, draftId: number): Promise<void> {
  await rest.call(stageDraftRoutes.remove, { channelId, params: { draftId } }, { quiet: true });
}
