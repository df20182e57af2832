import {
  addDocumentPicture,
  copyFromLibrary,
  documentCalls,
  importPackage,
  type KeptKind,
  listBlockWorks,
  listDocumentReaders,
  listLibrary,
  type LmsFilter,
  type LmsKind,
  previewLibrary,
  removeDocumentPdf,
  searchMaterials,
  uploadDocumentPdf,
} from './contentCalls.ts';
import type { Material, LibraryKind } from '#shared/contract/learning/authoring/lmsMaterials.ts';
import { mutationHook, renew, useChange, type Callbacks } from '#client/net/mutationHook.ts';
import { queryClient } from '#client/net/queryClient.ts';
import { queryKeys } from '#client/net/queryKeys.ts';
import type { ContentVisibleState } from '#shared/contract/learning/contentFields.ts';
import type { StaffDocument } from '#shared/contract/learning/authoring/lmsDocuments.ts';

interface Asked {
  readonly signal: AbortSignal;
}

/** Queries of staff about its materials; asked again at every look, since colleagues edit them, too. */
export const lmsQueries = {
  list: <Row, Content, Body>(kind: LmsKind<Row, Content, Body>, channelId: number, filter: LmsFilter) => ({
    queryKey: [...queryKeys.lmsOf(channelId), kind.tab, 'list', filter] as const,
    queryFn: ({ signal }: Asked) => kind.list(channelId, filter, signal),
    staleTime: 0,
  }),
  content: <Content, Body>(kind: KeptKind<Content, Body>, channelId: number, id: number) => ({
    queryKey: [...queryKeys.lmsOf(channelId), kind.tab, 'content', id] as const,
    queryFn: ({ signal }: Asked) => kind.get(channelId, id, signal),
    staleTime: 0,
  }),
  readers: (channelId: number, documentId: number, filter: Parameters<typeof listDocumentReaders>[2]) => ({
    queryKey: [...queryKeys.lmsOf(channelId), 'documents', 'readers', documentId, filter] as const,
    queryFn: ({ signal }: Asked) => listDocumentReaders(channelId, documentId, filter, signal),
    staleTime: 0,
  }),
  works: (channelId: number, blockId: number, filter: Parameters<typeof listBlockWorks>[2]) => ({
    queryKey: [...queryKeys.lmsOf(channelId), 'blocks', 'works', blockId, filter] as const,
    queryFn: ({ signal }: Asked) => listBlockWorks(channelId, blockId, filter, signal),
    staleTime: 0,
  }),
  materials: (channelId: number, contentType: Material['contentType'], query: string) => ({
    queryKey: [...queryKeys.lmsOf(channelId), 'materials', contentType, query] as const,
    queryFn: ({ signal }: Asked) =>
      searchMaterials(channelId, { content_type: contentType, query, page: 1 }, signal),
    staleTime: 0,
  }),
  library: (channelId: number, kind: LibraryKind, query: string, page: number) => ({
    queryKey: [...queryKeys.lmsOf(channelId), 'library', kind, query, page] as const,
    queryFn: ({ signal }: Asked) => listLibrary(channelId, { kind, query, page }, signal),
    staleTime: 0,
  }),
  libraryItem: (channelId: number, kind: LibraryKind, contentId: number) => ({
    queryKey: [...queryKeys.lmsOf(channelId), 'library', kind, 'item', contentId] as const,
    queryFn: ({ signal }: Asked) => previewLibrary(channelId, { kind, contentId }, signal),
  }),
};

/** After uploads, imports and copies, which change several lists. */
export const renewLms = (channelId: number) => renew([queryKeys.lmsOf(channelId)]);

/** Writes what the server said about a content. */
export const storeContent = <Content, Body>(
  kind: KeptKind<Content, Body>,
  channelId: number,
  id: number,
  content: Content,
) => queryClient.setQueryData(lmsQueries.content(kind, channelId, id).queryKey, content);

interface KindPlace<Row, Content, Body> {
  readonly kind: LmsKind<Row, Content, Body>;
  readonly channelId: number;
}

export const useCreateContent = <Row, Content, Body>(
  { kind, channelId }: KindPlace<Row, Content, Body>,
  callbacks: Callbacks<Content & { readonly id: number }, string>,
) =>
  useChange(
    {
      mutationFn: (title: string) => kind.create(channelId, title),
      renews: [queryKeys.lmsOf(channelId)],
    },
    callbacks,
  );

export interface Visibility {
  readonly id: number;
  readonly visibleState: ContentVisibleState;
}

/**
 * Publishes a content, or hides it. Colleagues may have completed meanwhile what the editor calls missing.
 */
export const useShowContent = <Row, Content, Body>(
  { kind, channelId }: KindPlace<Row, Content, Body>,
  callbacks: Callbacks<Content, Visibility>,
) =>
  useChange(
    {
      mutationFn: ({ id, visibleState }: Visibility) => kind.setVisibleState(channelId, id, visibleState),
      onSuccess: (content, { id }) => storeContent(kind, channelId, id, content),
      onError: (_error, { id }) => void renew([lmsQueries.content(kind, channelId, id).queryKey]),
      renews: [queryKeys.lmsOf(channelId)],
    },
    callbacks,
  );

export const useRemoveContent = <Row, Content, Body>(
  { kind, channelId }: KindPlace<Row, Content, Body>,
  callbacks: Callbacks<unknown, number>,
) =>
  useChange(
    { mutationFn: (id: number) => kind.remove(channelId, id), renews: [queryKeys.lmsOf(channelId)] },
    callbacks,
  );

export const useImportPackage = mutationHook((channelId: number) => ({
  mutationFn: (zip: File) => importPackage(channelId, zip),
  renews: [queryKeys.lmsOf(channelId)],
}));

interface Copied {
  readonly item: { readonly kind: LibraryKind; readonly contentId: number };
  readonly again: boolean;
}

export const useCopyFromLibrary = mutationHook(
  ({ channelId, courseId }: { readonly channelId: number; readonly courseId: number | null }) => ({
    mutationFn: ({ item: { kind, contentId }, again }: Copied) =>
      copyFromLibrary(channelId, { kind, contentId }, { again, courseId }),
    renews: [queryKeys.lmsOf(channelId)],
  }),
);

export const useUploadDocumentPdf = mutationHook(
  ({ id, documentId, onProgress }: DocumentPlace & { readonly onProgress: (share: number) => void }) => ({
    mutationFn: (file: File) => uploadDocumentPdf(id, documentId, file, onProgress),
    onSuccess: (saved) => storeContent(documentCalls, id, documentId, saved),
  }),
);

interface DocumentPlace {
  readonly id: number;
  readonly documentId: number;
}

export const useRemoveDocumentPdf = mutationHook(({ id, documentId }: DocumentPlace) => ({
  mutationFn: () => removeDocumentPdf(id, documentId),
  onSuccess: (saved) => storeContent(documentCalls, id, documentId, saved),
}));

export const useAddDocumentPicture = mutationHook((id: number) => ({
  mutationFn: ({ documentId, file }: { readonly documentId: number; readonly file: File }) =>
    addDocumentPicture(id, documentId, file),
  onSuccess: (picture, { documentId }) =>
    queryClient.setQueryData(
      lmsQueries.content(documentCalls, id, documentId).queryKey,
      (before?: StaffDocument) => before && { ...before, pictureList: [...before.pictureList, picture] },
    ),
}));
