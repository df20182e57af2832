import type { lmsDocumentRoutes } from '#shared/contract/learning/authoring/lmsDocuments.ts';
import { channelScope, type Handlers } from '#server/domain/call.ts';
import { contentHandlers } from '#server/domain/learning/authoring/contents/contentHandlers.ts';
import { listStaffContents } from '#server/domain/learning/authoring/contents/staffContents.ts';
import { documentContents } from './documentFacts.ts';
import { removeDocumentPdf, uploadDocumentPdf } from './documentPdf.ts';
import { addDocumentPicture } from './addDocumentPicture.ts';
import {
  countReaders,
  listDocumentLogs,
  listDocumentMembers,
} from '#server/domain/learning/documents/documentReaders.ts';
import { createDocument, documentRowOf, getStaffDocument } from './staffDocuments.ts';

type DocumentCall = Parameters<typeof channelScope>[0] & { readonly params: { readonly documentId: number } };
const addressOf = (call: DocumentCall) => ({ ...channelScope(call), contentId: call.params.documentId });

export const lmsDocumentHandlers: Handlers<typeof lmsDocumentRoutes> = {
  ...contentHandlers(documentContents, { addressOf, get: getStaffDocument }),
  list: async (call) => {
    const { rows, counts } = await listStaffContents(channelScope(call), documentContents, call.query);
    const readers = await countReaders(
      call.deps.db,
      rows.map(({ row }) => row.id),
    );
    return {
      documentList: rows.map(({ row: { id, documentType }, fields }) => ({
        ...{ documentId: id, ...fields, documentType },
        readerCount: readers.get(id) ?? 0,
      })),
      ...counts,
    };
  },
  create: (call) => createDocument(channelScope(call), call.body.title),
  uploadFile: (call) => uploadDocumentPdf(addressOf(call), call.files[0]),
  removeFile: (call) => removeDocumentPdf(addressOf(call)),
  addPicture: (call) => addDocumentPicture(addressOf(call), call.files[0]),
  listMembers: async (call) => {
    const { deps, channelId, contentId } = addressOf(call);
    await documentRowOf(deps.db, { channelId, contentId });
    const { query: search, page, group_id: groupId, tag_id: tagId } = call.query;
    return listDocumentMembers({ deps, channelId, documentId: contentId, search, page, groupId, tagId });
  },
  listLogs: async (call) => {
    const { deps, channelId, contentId } = addressOf(call);
    await documentRowOf(deps.db, { channelId, contentId });
    const { page, group_id: groupId, tag_id: tagId } = call.query;
    return listDocumentLogs({ deps, documentId: contentId, page, groupId, tagId });
  },
};
