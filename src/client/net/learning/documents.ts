import { documentRoutes } from '#shared/contract/learning/documents.ts';
import { queryKeys } from '#client/net/queryKeys.ts';
import { client, type Asked } from '#client/net/rest/client.ts';
import type { ContentPlace } from './lessons.ts';

const documents = client(documentRoutes);

export const documentQueries = {
  one: (channelId: number, place: ContentPlace) => ({
    queryKey: [...queryKeys.learning, 'document', channelId, place] as const,
    queryFn: ({ signal }: Asked) => documents.get({ channelId, params: place }, { signal }),
  }),
  /** A PDF, opened in a worker of the page alone: its memory goes with the page. */
  pdf: <Pdf>(url: string, open: (url: string) => Promise<Pdf>) => ({
    queryKey: [...queryKeys.learning, 'pdf', url] as const,
    queryFn: () => open(url),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    structuralSharing: false,
    retry: false,
  }),
};
