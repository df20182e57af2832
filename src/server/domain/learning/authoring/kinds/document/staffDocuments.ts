import type { StaffDocument } from '#shared/contract/learning/authoring/lmsDocuments.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import type { documents } from '#server/db/tables/learning/documents.ts';
import {
  addContent,
  describeContent,
  findStaffContent,
  type NewContent,
  type OneContent,
  type StaffScope,
} from '#server/domain/learning/authoring/contents/staffContents.ts';
import type { Deps } from '#server/domain/deps.ts';
import { fileOfId, linkToFile } from '#server/domain/people/files/storedFiles.ts';
import { transaction } from '#server/domain/transaction.ts';
import { documentContents } from './documentFacts.ts';
import { picturesOf } from '#server/domain/learning/documents/documentPictures.ts';

type Address = Pick<OneContent, 'channelId' | 'contentId'> & { readonly deps: Pick<Deps, 'db' | 'storage'> };

/** A document as its staff edits it. Throws IS_NOT_CHANNEL_CONTENT. */
export async function getStaffDocument({ deps, channelId, contentId }: Address): Promise<StaffDocument> {
  const row = await findStaffContent(deps.db, documentContents, { channelId, contentId });
  const file = row.fileId === null ? undefined : await fileOfId(deps.db, row.fileId);
  return {
    documentId: contentId,
    ...(await describeContent(deps.db, row)),
    documentType: row.documentType,
    content: row.content,
    pictureList: await picturesOf(deps, { documentId: contentId }),
    file: file
      ? { name: file.downloadName ?? row.title, url: await linkToFile(deps, file.key), size: file.size }
      : null,
  };
}

/** Writes a document, hidden from pupils. Throws CHANNEL_LIST_FULL. */
export const addDocument = (
  tx: Transaction,
  scope: StaffScope,
  document: NewContent<typeof documents>,
): Promise<number> => addContent(tx, scope, documentContents, { content: '', ...document });

export async function createDocument(scope: StaffScope, title: string): Promise<StaffDocument> {
  const contentId = await transaction(scope.deps, (tx) => addDocument(tx, scope, { title }));
  return getStaffDocument({ ...scope, contentId });
}

/** The document behind an id among those of the channel, for copies and files. */
export const documentRowOf = (
  db: Database | Transaction,
  address: Pick<OneContent, 'channelId' | 'contentId'>,
) => findStaffContent(db, documentContents, address);
