import { documentRoutes } from '#shared/contract/learning/documents.ts';
import { queryKeys } from '#client/net/queryKeys.ts';
import { client } from '#client/net/rest/client.ts';
import type { ContentPlace } from './lessons.ts';

const documents = client(documentRoutes);

export const documentQueries = {
  one: (channelId: number, place: ContentPlace) => ({
    queryKey: [...queryKeys.learning, 'document', channelId, place] as const,
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      documents.get({ channelId, params: place }, { signal }),
  }),
};
