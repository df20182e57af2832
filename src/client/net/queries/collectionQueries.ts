import type { CollectionKind } from '#shared/contract/world/collections.ts';
import {
  listCollection,
  listFinders,
  readCollections,
  type CollectedThing,
} from '#client/net/rest/world/collections.ts';
import { listLevels, listTitles } from '#client/net/rest/world/titles.ts';
import { queryKeys } from './queryKeys.ts';

interface Context {
  readonly signal: AbortSignal;
}

/** What React reads of the collection book: asked again whenever it is opened, for the world goes on meanwhile. */
export const collectionQueries = {
  all: queryKeys.collections,
  book: () => ({
    queryKey: ['collections', 'book'] as const,
    queryFn: ({ signal }: Context) => readCollections(signal),
    staleTime: 0,
  }),
  page: (kind: CollectionKind) => ({
    queryKey: ['collections', 'page', kind] as const,
    queryFn: ({ signal }: Context) => listCollection(kind, signal),
    staleTime: 0,
  }),
  finders: (thing: CollectedThing) => ({
    queryKey: ['collections', 'finders', thing] as const,
    queryFn: ({ signal }: Context) => listFinders(thing, signal),
  }),
};

export const titleQueries = {
  all: queryKeys.titles,
  list: () => ({
    queryKey: ['titles', 'list'] as const,
    queryFn: ({ signal }: Context) => listTitles(signal),
  }),
};

/** The same for everybody until there is another version. */
export const levelQueries = {
  list: () => ({
    queryKey: ['levels'] as const,
    queryFn: ({ signal }: Context) => listLevels(signal),
    staleTime: Infinity,
  }),
};
