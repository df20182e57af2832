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
  page: number,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof stageDraftRoutes.list>> {
  return rest.call(stageDraftRoutes.list, { query: { page } }, { signal });
}

export function createStageDraft(source: StageSource): Promise<StageDraft> {
  return rest.call(stageDraftRoutes.create, { body: source }, { quiet: true });
}

export function getStageDraft(draftId: number, signal?: AbortSignal): Promise<StageDraft> {
  return rest.call(stageDraftRoutes.get, { params: { draftId } }, { signal, quiet: true });
}

/** What goes wrong is shown beside the stage. */
export function saveStageDraft(
  draftId: number,
  body: { readonly content: StageDraftContent; readonly baseVersion: number },
): Promise<StageDraft> {
  return rest.call(stageDraftRoutes.save, { params: { draftId }, body }, { quiet: true });
}

export function publishStageDraft(draftId: number, baseVersion: number): Promise<StageDraft> {
  return rest.call(stageDraftRoutes.publish, { params: { draftId }, body: { baseVersion } }, { quiet: true });
}

export function unpublishStageDraft(draftId: number): Promise<StageDraft> {
  return rest.call(stageDraftRoutes.unpublish, { params: { draftId } }, { quiet: true });
}

export async function removeStageDraft(draftId: number): Promise<void> {
  await rest.call(stageDraftRoutes.remove, { params: { draftId } }, { quiet: true });
}
