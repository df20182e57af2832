import { open, readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import type { StaffDocument } from '#shared/contract/learning/authoring/lmsDocuments.ts';
import type { Transaction } from '#server/db/connect.ts';
import { changeContentRow } from '#server/db/contentRows.ts';
import { documents } from '#server/db/tables/learning/documents.ts';
import type { UploadedFile } from '#server/domain/call.ts';
import type { Deps } from '#server/domain/deps.ts';
import { lockOwnContent, type OneContent } from '#server/domain/learning/authoring/contents/staffContents.ts';
import {
  attachFiles,
  detachFiles,
  fileIdOf,
  fileOfId,
  forgetFile,
  saveStoredFile,
} from '#server/domain/people/files/storedFiles.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { documentContents } from './documentFacts.ts';
import { getStaffDocument } from './staffDocuments.ts';

const MOST_NAME = 80;
/** How far from its end the mark of a whole file is looked for. */
const TAIL_BYTES = 2048;

/** Makes the document a PDF, in the place of one it was before. Throws FILE_UNREADABLE for half a file. */
export async function uploadDocumentPdf(
  address: OneContent,
  upload: UploadedFile | undefined,
): Promise<StaffDocument> {
  const { deps, userId, contentId } = address;
  if (!upload) throw new AppError('VALIDATION_FAIL', { log: 'no PDF was uploaded' });
  const key = await keepDocumentPdf(deps, userId, upload);
  try {
    const fileId = await fileIdOf(deps.db, key);
    await change(address, { documentType: 'PDF', fileId }, key);
  } catch (error) {
    await forgetFile(deps, key);
    throw error;
  }
  return getStaffDocument({ ...address, contentId });
}

/** Keeps a PDF that a document is going to show; answers its key. Throws FILE_UNREADABLE for half a file. */
export async function keepDocumentPdf(
  deps: Deps,
  userId: number,
  { name, content, size }: Omit<UploadedFile, 'type'>,
): Promise<string> {
  await assertWhole({ content });
  return saveStoredFile(deps, userId, {
    ...{ kind: 'DOCUMENT_PDF', content, type: 'application/pdf', size, ending: 'pdf' },
    downloadName: nameOf(name),
  });
}

/** Makes a document that was just imported a kept PDF, whose text stays beneath it; hidden until it has its PDF. */
export async function attachPdf(
  tx: Transaction,
  { documentId, key }: { readonly documentId: number; readonly key: string | undefined },
): Promise<void> {
  if (key !== undefined) await attachFiles(tx, [key]);
  const change =
    key === undefined
      ? ({ visibleState: 'INVISIBLE' } as const)
      : ({ documentType: 'PDF', fileId: await fileIdOf(tx, key) } as const);
  await tx.update(documents).set(change).where(eq(documents.id, documentId));
}

/** Takes the PDF of a document away. */
export async function removeDocumentPdf(address: OneContent): Promise<StaffDocument> {
  await change(address, { documentType: 'MARKDOWN', fileId: null }, null);
  return getStaffDocument(address);
}

async function change(
  address: OneContent,
  next: { readonly documentType: 'PDF' | 'MARKDOWN'; readonly fileId: number | null },
  newKey: string | null,
): Promise<void> {
  const { deps, contentId } = address;
  const before = await transaction(deps, async (tx) => {
    const row = await lockOwnContent(tx, documentContents, address);
    const old = row.fileId === null ? undefined : await fileOfId(tx, row.fileId);
    if (newKey !== null) await attachFiles(tx, [newKey]);
    await changeContentRow(tx, documents, { id: contentId, at: deps.clock.now(), change: next });
    if (old) await detachFiles(tx, [old.key]);
    return old?.key;
  });
  if (before !== undefined) await forgetFile(deps, before);
}

/** A PDF that was cut off has no mark of its end. */
async function assertWhole({ content }: Pick<UploadedFile, 'content'>): Promise<void> {
  const tail = Buffer.isBuffer(content) ? content.subarray(-TAIL_BYTES) : await tailOf(content.path);
  if (tail.includes('%%EOF')) return;
  throw new AppError('FILE_UNREADABLE', {
    log: 'a PDF without its end',
    message: 'PDF 파일이 중간에서 끊겼어요. 다시 골라 주세요.',
  });
}

async function tailOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size <= TAIL_BYTES) return await readFile(path);
    const tail = Buffer.alloc(TAIL_BYTES);
    await file.read(tail, 0, TAIL_BYTES, size - TAIL_BYTES);
    return tail;
  } finally {
    await file.close();
  }
}

/** A name to save it under: without what a path is made of. */
function nameOf(name: string): string {
  const bare = name
    .normalize('NFC')
    .replace(/\.pdf$/i, '')
    .replaceAll(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, ' ')
    .trim()
    .slice(0, MOST_NAME);
  return `${bare === '' ? '문서' : bare}.pdf`;
}
