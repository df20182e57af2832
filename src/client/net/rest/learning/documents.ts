import { documentRoutes } from '#shared/contract/learning/documents.ts';
import type { ResponseOf } from '#shared/contract/route.ts';
import { rest } from '#client/net/rest/rest.ts';
import type { ContentPlace } from './lessons.ts';

export function getDocument(
  channelId: number,
  place: ContentPlace,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof documentRoutes.get>> {
  return rest.call(documentRoutes.get, { channelId, params: place }, { signal });
}
