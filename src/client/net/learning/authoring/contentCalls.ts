import type { AuthoringKindName, LmsTab } from '#shared/contract/learning/authoring/kinds.ts';
import { lmsBlockRoutes } from '#shared/contract/learning/blocks.ts';
import type { DocumentPicture } from '#shared/contract/learning/documents.ts';
import { lmsCourseRoutes } from '#shared/contract/learning/authoring/lmsCourses.ts';
import { lmsDocumentRoutes, type StaffDocument } from '#shared/contract/learning/authoring/lmsDocuments.ts';
import { lmsMaterialRoutes, type LibraryKind } from '#shared/contract/learning/authoring/lmsMaterials.ts';
import {
  lmsPackageRoutes,
  type ExportedKind,
  type PackageFormat,
} from '#shared/contract/learning/authoring/lmsPackages.ts';
import { lmsWorksheetRoutes } from '#shared/contract/learning/authoring/lmsWorksheets.ts';
import type { ContentVisibleState } from '#shared/contract/learning/contentFields.ts';
import type { RequestOf, ResponseOf, RouteSpec } from '#shared/contract/route.ts';
import { saveFile } from '#client/net/saveFile.ts';
import { rest } from '#client/net/rest/rest.ts';

/** The caller shows its failures itself. */
const QUIET = { quiet: true } as const;

export interface LmsFilter {
  readonly page: number;
  readonly query: string;
  readonly visible_state?: ContentVisibleState;
}

/** The calls of one kind of content, in the same shape for all of them. */
export interface LmsKind<Row, Content, Body> {
  readonly name: AuthoringKindName;
  readonly tab: LmsTab;
  readonly list: (
    channelId: number,
    filter: LmsFilter,
    signal?: AbortSignal,
  ) => Promise<{ rows: (Row & { readonly id: number })[]; pageCount: number; totalCount: number }>;
  readonly create: (channelId: number, title: string) => Promise<Content & { readonly id: number }>;
  readonly get: (channelId: number, id: number, signal?: AbortSignal) => Promise<Content>;
  readonly save: (
    channelId: number,
    id: number,
    body: Body & { readonly baseVersion: number },
  ) => Promise<Content>;
  readonly setVisibleState: (
    channelId: number,
    id: number,
    visibleState: ContentVisibleState,
  ) => Promise<Content>;
  readonly remove: (channelId: number, id: number) => Promise<unknown>;
}

/** The part of a kind that keeps a draft of its content. */
export type KeptKind<Content, Body> = Pick<LmsKind<never, Content, Body>, 'tab' | 'get' | 'save'>;

type BodyWithout<R extends RouteSpec> =
  RequestOf<R> extends { body: infer Body } ? Omit<Body, 'baseVersion'> : never;

export type CourseDraft = BodyWithout<typeof lmsCourseRoutes.save>;
export const courseCalls: LmsKind<
  ResponseOf<typeof lmsCourseRoutes.list>['courseList'][number],
  ResponseOf<typeof lmsCourseRoutes.get>,
  CourseDraft
> = {
  name: 'COURSE',
  tab: 'courses',
  list: async (id, query, signal) => {
    const reply = await rest.call(lmsCourseRoutes.list, { params: { id }, query }, { signal });
    return { ...reply, rows: reply.courseList.map((row) => ({ ...row, id: row.courseId })) };
  },
  create: async (id, title) => {
    const made = await rest.call(lmsCourseRoutes.create, { params: { id }, body: { title } }, QUIET);
    return { ...made, id: made.courseId };
  },
  get: (id, courseId, signal) =>
    rest.call(lmsCourseRoutes.get, { params: { id, courseId } }, { signal, ...QUIET }),
  save: (id, courseId, body) => rest.call(lmsCourseRoutes.save, { params: { id, courseId }, body }, QUIET),
  setVisibleState: (id, courseId, visibleState) =>
    rest.call(lmsCourseRoutes.setVisibleState, { params: { id, courseId }, body: { visibleState } }, QUIET),
  remove: (id, courseId) => rest.call(lmsCourseRoutes.remove, { params: { id, courseId } }, QUIET),
};

export type WorksheetDraft = BodyWithout<typeof lmsWorksheetRoutes.save>;
export const worksheetCalls: LmsKind<
  ResponseOf<typeof lmsWorksheetRoutes.list>['worksheetList'][number],
  ResponseOf<typeof lmsWorksheetRoutes.get>,
  WorksheetDraft
> = {
  name: 'WORKSHEET',
  tab: 'worksheets',
  list: async (id, query, signal) => {
    const reply = await rest.call(lmsWorksheetRoutes.list, { params: { id }, query }, { signal });
    return { ...reply, rows: reply.worksheetList.map((row) => ({ ...row, id: row.worksheetId })) };
  },
  create: async (id, title) => {
    const made = await rest.call(lmsWorksheetRoutes.create, { params: { id }, body: { title } }, QUIET);
    return { ...made, id: made.worksheetId };
  },
  get: (id, worksheetId, signal) =>
    rest.call(lmsWorksheetRoutes.get, { params: { id, worksheetId } }, { signal, ...QUIET }),
  save: (id, worksheetId, body) =>
    rest.call(lmsWorksheetRoutes.save, { params: { id, worksheetId }, body }, QUIET),
  setVisibleState: (id, worksheetId, visibleState) =>
    rest.call(
      lmsWorksheetRoutes.setVisibleState,
      { params: { id, worksheetId }, body: { visibleState } },
      QUIET,
    ),
  remove: (id, worksheetId) => rest.call(lmsWorksheetRoutes.remove, { params: { id, worksheetId } }, QUIET),
};

export type DocumentDraft = BodyWithout<typeof lmsDocumentRoutes.save>;
export const documentCalls: LmsKind<
  ResponseOf<typeof lmsDocumentRoutes.list>['documentList'][number],
  StaffDocument,
  DocumentDraft
> = {
  name: 'DOCUMENT',
  tab: 'documents',
  list: async (id, query, signal) => {
    const reply = await rest.call(lmsDocumentRoutes.list, { params: { id }, query }, { signal });
    return { ...reply, rows: reply.documentList.map((row) => ({ ...row, id: row.documentId })) };
  },
  create: async (id, title) => {
    const made = await rest.call(lmsDocumentRoutes.create, { params: { id }, body: { title } }, QUIET);
    return { ...made, id: made.documentId };
  },
  get: (id, documentId, signal) =>
    rest.call(lmsDocumentRoutes.get, { params: { id, documentId } }, { signal, ...QUIET }),
  save: (id, documentId, body) =>
    rest.call(lmsDocumentRoutes.save, { params: { id, documentId }, body }, QUIET),
  setVisibleState: (id, documentId, visibleState) =>
    rest.call(
      lmsDocumentRoutes.setVisibleState,
      { params: { id, documentId }, body: { visibleState } },
      QUIET,
    ),
  remove: (id, documentId) => rest.call(lmsDocumentRoutes.remove, { params: { id, documentId } }, QUIET),
};

export type BlockDraft = BodyWithout<typeof lmsBlockRoutes.save>;
export const blockCalls: LmsKind<
  ResponseOf<typeof lmsBlockRoutes.list>['blockList'][number],
  ResponseOf<typeof lmsBlockRoutes.get>,
  BlockDraft
> = {
  name: 'BLOCK',
  tab: 'blocks',
  list: async (id, query, signal) => {
    const reply = await rest.call(lmsBlockRoutes.list, { params: { id }, query }, { signal });
    return { ...reply, rows: reply.blockList.map((row) => ({ ...row, id: row.blockId })) };
  },
  create: async (id, title) => {
    const made = await rest.call(lmsBlockRoutes.create, { params: { id }, body: { title } }, QUIET);
    return { ...made, id: made.blockId };
  },
  get: (id, blockId, signal) =>
    rest.call(lmsBlockRoutes.get, { params: { id, blockId } }, { signal, ...QUIET }),
  save: (id, blockId, body) => rest.call(lmsBlockRoutes.save, { params: { id, blockId }, body }, QUIET),
  setVisibleState: (id, blockId, visibleState) =>
    rest.call(lmsBlockRoutes.setVisibleState, { params: { id, blockId }, body: { visibleState } }, QUIET),
  remove: (id, blockId) => rest.call(lmsBlockRoutes.remove, { params: { id, blockId } }, QUIET),
};

/** Makes a document a PDF. */
export const uploadDocumentPdf = (
  id: number,
  documentId: number,
  file: File,
  onProgress: (done: number) => void,
): Promise<StaffDocument> =>
  rest.upload(lmsDocumentRoutes.uploadFile, { params: { id, documentId } }, [file], {
    ...QUIET,
    onProgress,
  });
export const removeDocumentPdf = (id: number, documentId: number): Promise<StaffDocument> =>
  rest.call(lmsDocumentRoutes.removeFile, { params: { id, documentId } }, QUIET);

/** Keeps a picture for the text of a document. */
export const addDocumentPicture = (id: number, documentId: number, file: File): Promise<DocumentPicture> =>
  rest.upload(lmsDocumentRoutes.addPicture, { params: { id, documentId } }, [file], QUIET);

export const listDocumentReaders = (
  id: number,
  documentId: number,
  query: RequestOf<typeof lmsDocumentRoutes.listMembers>['query'],
  signal?: AbortSignal,
): Promise<ResponseOf<typeof lmsDocumentRoutes.listMembers>> =>
  rest.call(lmsDocumentRoutes.listMembers, { params: { id, documentId }, query }, { signal });

export const listBlockWorks = (
  id: number,
  blockId: number,
  query: RequestOf<typeof lmsBlockRoutes.listWorks>['query'],
  signal?: AbortSignal,
): Promise<ResponseOf<typeof lmsBlockRoutes.listWorks>> =>
  rest.call(lmsBlockRoutes.listWorks, { params: { id, blockId }, query }, { signal });

/** Contents of the channel for a lesson to show. */
export const searchMaterials = (
  id: number,
  query: RequestOf<typeof lmsMaterialRoutes.search>['query'],
  signal?: AbortSignal,
): Promise<ResponseOf<typeof lmsMaterialRoutes.search>> =>
  rest.call(lmsMaterialRoutes.search, { params: { id }, query }, { signal });

/** Lists the materials that come with the product. */
export const listLibrary = (
  id: number,
  query: RequestOf<typeof lmsMaterialRoutes.listLibrary>['query'],
  signal?: AbortSignal,
): Promise<ResponseOf<typeof lmsMaterialRoutes.listLibrary>> =>
  rest.call(lmsMaterialRoutes.listLibrary, { params: { id }, query }, { signal });
export const previewLibrary = (
  id: number,
  item: { readonly kind: LibraryKind; readonly contentId: number },
  signal?: AbortSignal,
): Promise<ResponseOf<typeof lmsMaterialRoutes.previewLibrary>> =>
  rest.call(lmsMaterialRoutes.previewLibrary, { params: { id, ...item } }, { signal });
export const copyFromLibrary = (
  id: number,
  item: { readonly kind: LibraryKind; readonly contentId: number },
  body: { readonly again: boolean; readonly courseId: number | null },
): Promise<ResponseOf<typeof lmsMaterialRoutes.copyFromLibrary>> =>
  rest.call(lmsMaterialRoutes.copyFromLibrary, { params: { id, ...item }, body }, QUIET);

/** Previews the contents that a package would make. */
export const previewPackage = (
  id: number,
  file: File,
): Promise<ResponseOf<typeof lmsPackageRoutes.preview>> =>
  rest.upload(lmsPackageRoutes.preview, { params: { id } }, [file], QUIET);
export const importPackage = (
  id: number,
  file: File,
): Promise<ResponseOf<typeof lmsPackageRoutes.importPackage>> =>
  rest.upload(lmsPackageRoutes.importPackage, { params: { id } }, [file], QUIET);
export async function downloadPackage(
  id: number,
  item: {
    readonly kind: ExportedKind;
    readonly contentId: number;
    readonly title: string;
    readonly format?: PackageFormat;
  },
): Promise<void> {
  const { title, format = 'OWN', ...place } = item;
  const request = { params: { id, ...place }, query: { format } };
  const zip = await rest.download(lmsPackageRoutes.exportPackage, QUIET, request);
  saveFile(zip, `${title}.zip`);
}
