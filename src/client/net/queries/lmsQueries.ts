import {
  listBlockWorks,
  listDocumentReaders,
  listShelf,
  previewShelf,
  searchMaterials,
  type LmsFilter,
  type KeptKind,
  type LmsKind,
} from '#client/net/rest/learning/lms.ts';
import type { Material, ShelfKind } from '#shared/contract/learning/lmsMaterials.ts';

interface Asked {
  readonly signal: AbortSignal;
}

/** What staff reads of its materials; asked again whenever it is looked at, since colleagues edit them, too. */
export const lmsQueries = {
  all: (channelId: number) => ['lms', channelId] as const,
  list: <Row, Content, Body>(kind: LmsKind<Row, Content, Body>, channelId: number, filter: LmsFilter) => ({
    queryKey: ['lms', channelId, kind.tab, 'list', filter] as const,
    queryFn: ({ signal }: Asked) => kind.list(channelId, filter, signal),
    staleTime: 0,
  }),
  content: <Content, Body>(kind: KeptKind<Content, Body>, channelId: number, id: number) => ({
    queryKey: ['lms', channelId, kind.tab, 'content', id] as const,
    queryFn: ({ signal }: Asked) => kind.get(channelId, id, signal),
    staleTime: 0,
  }),
  readers: (channelId: number, documentId: number, filter: Parameters<typeof listDocumentReaders>[2]) => ({
    queryKey: ['lms', channelId, 'documents', 'readers', documentId, filter] as const,
    queryFn: ({ signal }: Asked) => listDocumentReaders(channelId, documentId, filter, signal),
    staleTime: 0,
  }),
  works: (channelId: number, blockId: number, filter: Parameters<typeof listBlockWorks>[2]) => ({
    queryKey: ['lms', channelId, 'blocks', 'works', blockId, filter] as const,
    queryFn: ({ signal }: Asked) => listBlockWorks(channelId, blockId, filter, signal),
    staleTime: 0,
  }),
  materials: (channelId: number, contentType: Material['contentType'], query: string) => ({
    queryKey: ['lms', channelId, 'materials', contentType, query] as const,
    queryFn: ({ signal }: Asked) =>
      searchMaterials(channelId, { content_type: contentType, query, page: 1 }, signal),
    staleTime: 0,
  }),
  shelf: (channelId: number, kind: ShelfKind, query: string, page: number) => ({
    queryKey: ['lms', channelId, 'shelf', kind, query, page] as const,
    queryFn: ({ signal }: Asked) => listShelf(channelId, { kind, query, page }, signal),
    staleTime: 0,
  }),
  shelfItem: (channelId: number, kind: ShelfKind, contentId: number) => ({
    queryKey: ['lms', channelId, 'shelf', kind, 'item', contentId] as const,
    queryFn: ({ signal }: Asked) => previewShelf(channelId, { kind, contentId }, signal),
  }),
};
