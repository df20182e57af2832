import type { DocumentPicture } from '#shared/contract/learning/documents.ts';
import type { UploadedFile } from '#server/domain/call.ts';
import {
  findStaffContent,
  lockOwnContent,
  type OneContent,
} from '#server/domain/learning/authoring/contents/staffContents.ts';
import {
  addPictures,
  keepDocumentPicture,
  picturesOf,
} from '#server/domain/learning/documents/documentPictures.ts';
import { forgetFile } from '#server/domain/people/files/storedFiles.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { documentContents } from './documentFacts.ts';

/** Throws IS_NOT_CHANNEL_CONTENT, CHANNEL_CONTENT_UNAUTHORIZED, CHANNEL_LIST_FULL, and what reading throws. */
export async function addDocumentPicture(
  address: OneContent,
  upload: UploadedFile | undefined,
): Promise<DocumentPicture> {
  const { deps, userId, contentId } = address;
  if (!upload) throw new AppError('VALIDATION_FAIL', { log: 'no picture was uploaded' });
  await findStaffContent(deps.db, documentContents, address);
  const key = await keepDocumentPicture(deps, userId, upload.content);
  try {
    const [pictureId] = await transaction(deps, async (tx) => {
      await lockOwnContent(tx, documentContents, address);
      return addPictures(tx, { deps, documentId: contentId, keys: [key] });
    });
    const pictures = await picturesOf(deps, { documentId: contentId });
    const picture = pictures.find((one) => one.pictureId === pictureId);
    if (!picture) throw new Error(`picture ${pictureId} of document ${contentId} is gone`);
    return picture;
  } catch (error) {
    await forgetFile(deps, key);
    throw error;
  }
}
