import { draftRoutes, type Draft } from '#shared/contract/learning/drafts.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import { rest } from '#client/net/rest/rest.ts';

export function getDraft(
  channelId: number,
  { problemId, language }: { readonly problemId: number; readonly language: Language },
  signal?: AbortSignal,
): Promise<Draft> {
  return rest.call(draftRoutes.get, { channelId, params: { problemId }, query: { language } }, { signal });
}

export interface DraftToSave {
  readonly problemId: number;
  readonly language: Language;
  readonly source: string;
  /** Version this was written on; a newer one on the server answers DRAFT_CONFLICT. */
  readonly baseVersion: number;
}

/** Saves code. Quiet: the editor itself says whether the last words are safe. */
export function saveDraft(
  channelId: number,
  { problemId, ...body }: DraftToSave,
  signal?: AbortSignal,
): Promise<Draft> {
  return rest.call(draftRoutes.save, { channelId, params: { problemId }, body }, { signal, quiet: true });
}

export async function listDraftVersions(
  channelId: number,
  { problemId, language }: { readonly problemId: number; readonly language: Language },
  signal?: AbortSignal,
): Promise<readonly Draft[]> {
  const request = { channelId, params: { problemId }, query: { language } };
  return (await rest.call(draftRoutes.listVersions, request, { signal })).versionList;
}
