import type { DocumentBody, StaffDocument } from '#shared/contract/learning/authoring/lmsDocuments.ts';
import { changeContentRow } from '#server/db/contentRows.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { documents } from '#server/db/tables/learning/documents.ts';
import {
  assertContentVersion,
  assertRoomForContent,
  describeContent,
  findStaffContent,
  lockOwnContent,
  setContentVisibleState,
  type OneContent,
  type StaffScope,
} from '#server/domain/learning/authoring/contents/staffContents.ts';
import type { Deps } from '#server/domain/deps.ts';
import { fileOfId, linkToFile } from '#server/domain/people/files/storedFiles.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
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

/** The columns that a document begins with beside its title. */
export type NewDocument = Pick<typeof documents.$inferInsert, 'title'> &
  Partial<Omit<typeof documents.$inferInsert, 'id' | 'channelId' | 'authorId'>>;

/** Writes a document, hidden from pupils. Throws CHANNEL_LIST_FULL. */
export async function addDocument(
  tx: Transaction,
  { deps, channelId, userId }: StaffScope,
  document: NewDocument,
): Promise<number> {
  await assertRoomForContent(tx, documentContents, channelId);
  const at = deps.clock.now();
  const [row] = await tx
    .insert(documents)
    .values({
      ...{ content: '', visibleState: 'INVISIBLE', ...document },
      ...{ channelId, authorId: userId, createdAt: at, updatedAt: at },
    })
    .returning({ id: documents.id });
  if (!row) throw new Error(`a document of channel ${channelId} was not written`);
  return row.id;
}

export async function createDocument(scope: StaffScope, title: string): Promise<StaffDocument> {
  const contentId = await transaction(scope.deps, (tx) => addDocument(tx, scope, { title }));
  return getStaffDocument({ ...scope, contentId });
}

/** Throws CONTENT_CONFLICT, CHANNEL_CONTENT_UNAUTHORIZED, IS_NOT_CHANNEL_CONTENT. */
export async function saveDocument(
  address: OneContent,
  { title, content, baseVersion }: DocumentBody & { readonly baseVersion: number },
): Promise<StaffDocument> {
  const { deps, contentId } = address;
  await transaction(deps, async (tx) => {
    const row = await lockOwnContent(tx, documentContents, address);
    // A save whose answer was lost is sent again.
    if (row.title === title && row.content === content) return;
    assertContentVersion(row, baseVersion);
    await changeContentRow(tx, documents, {
      id: contentId,
      at: deps.clock.now(),
      change: { title, content },
    });
  });
  return getStaffDocument(address);
}

/** Publishes a document that says something, or hides it. */
export async function setDocumentVisibleState(
  address: OneContent,
  visibleState: 'VISIBLE' | 'INVISIBLE',
): Promise<StaffDocument> {
  await setContentVisibleState(address, documentContents, {
    visibleState,
    assertReady: (_tx, { documentType, content }) => {
      if (documentType === 'PDF' || content.trim() !== '') return;
      throw new AppError('CONTENT_NOT_READY', {
        log: `document ${address.contentId} is empty`,
        message: '문서가 비어 있어요. 내용을 쓴 다음에 공개해 주세요.',
      });
    },
  });
  return getStaffDocument(address);
}

/** The document behind an id among those of the channel, for copies and files. */
export const documentRowOf = (
  db: Database | Transaction,
  address: Pick<OneContent, 'channelId' | 'contentId'>,
) => findStaffContent(db, documentContents, address);
