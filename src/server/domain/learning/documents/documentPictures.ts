import { and, asc, eq, inArray, lt, not, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { pictureIdsIn } from '#shared/content/documentPictures.ts';
import type { DocumentPicture } from '#shared/contract/learning/documents.ts';
import { MOST_DOCUMENT_PICTURES } from '#shared/contract/learning/authoring/lmsDocuments.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { documentPictures, documents } from '#server/db/tables/learning/documents.ts';
import type { Deps } from '#server/domain/deps.ts';
import { encodePicture } from '#server/domain/people/files/encodePicture.ts';
import {
  attachFiles,
  detachFiles,
  fileIdOf,
  filesOfIds,
  forgetFile,
  saveStoredFile,
  linkToFile,
} from '#server/domain/people/files/storedFiles.ts';
import { transaction } from '#server/domain/transaction.ts';
import type { StoredContent } from '#server/gateways/storage/storageGateway.ts';
import { AppError } from '#server/platform/appError.ts';

/** Twice the width at which a page shows them. */
const LONGEST_SIDE = 1600;
/** A text that is undone, or put back together, within so long finds its pictures again. */
const UNUSED_MS = 7 * 24 * 60 * 60 * 1000;
const UNUSED_AT_ONCE = 500;

/** Encodes a picture anew and keeps it; `addPictures` puts it at a document. Answers its key. */
export async function keepDocumentPicture(
  deps: Deps,
  userId: number,
  content: StoredContent,
): Promise<string> {
  const picture = await encodePicture(content, { longest: LONGEST_SIDE });
  return saveStoredFile(deps, userId, { kind: 'DOCUMENT_PICTURE', ...picture });
}

/** Puts kept pictures at a document, which is locked or new. Answers their ids. Throws CHANNEL_LIST_FULL. */
export async function addPictures(
  tx: Transaction,
  added: {
    readonly deps: Pick<Deps, 'clock'>;
    readonly documentId: number;
    readonly keys: readonly string[];
  },
): Promise<number[]> {
  const { deps, documentId, keys } = added;
  const total = await tx.$count(documentPictures, eq(documentPictures.documentId, documentId));
  if (total + keys.length > MOST_DOCUMENT_PICTURES)
    throw new AppError('CHANNEL_LIST_FULL', {
      message: `한 문서에는 그림을 ${MOST_DOCUMENT_PICTURES}개까지 넣을 수 있어요.`,
      log: `document ${documentId} has ${total} pictures`,
    });
  await attachFiles(tx, keys);
  const ids: number[] = [];
  for (const key of keys) {
    const [row] = await tx
      .insert(documentPictures)
      .values({ documentId, fileId: await fileIdOf(tx, key), createdAt: deps.clock.now() })
      .returning({ id: documentPictures.id });
    if (!row) throw new Error(`a picture of document ${documentId} was not written`);
    ids.push(row.id);
  }
  return ids;
}

/** All pictures of a document, or those that its Markdown shows; those of other documents are left out. */
export async function picturesOf(
  deps: Pick<Deps, 'db' | 'storage'>,
  { documentId, shownBy }: { readonly documentId: number; readonly shownBy?: string },
): Promise<DocumentPicture[]> {
  const named = shownBy === undefined ? undefined : pictureIdsIn(shownBy);
  if (named?.length === 0) return [];
  const isNamed = named && inArray(documentPictures.id, named);
  return picturesWhere(deps, and(eq(documentPictures.documentId, documentId), isNamed));
}

async function picturesWhere(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  wanted: ReturnType<typeof and>,
): Promise<DocumentPicture[]> {
  const rows = await pictureRows(db, wanted);
  return Promise.all(
    rows.map(async ({ pictureId, key, width, height }) => ({
      ...{ pictureId, width: width ?? 0, height: height ?? 0 },
      url: await linkToFile({ storage }, key),
    })),
  );
}

/** Keys of the pictures of a document by their ids, for a package. */
export async function pictureKeysOf(db: Database, documentId: number): Promise<ReadonlyMap<number, string>> {
  const rows = await pictureRows(db, eq(documentPictures.documentId, documentId));
  return new Map(rows.map(({ pictureId, key }) => [pictureId, key]));
}

async function pictureRows(db: Database, wanted: ReturnType<typeof and>) {
  const rows = await db
    .select({ pictureId: documentPictures.id, fileId: documentPictures.fileId })
    .from(documentPictures)
    .where(wanted)
    .orderBy(asc(documentPictures.id));
  const files = await filesOfIds(
    db,
    rows.map(({ fileId }) => fileId),
  );
  return rows.flatMap(({ pictureId, fileId }) => {
    const file = files.get(fileId);
    return file ? [{ pictureId, ...file }] : [];
  });
}

/** Whether a Markdown text of the database shows a picture. */
export const namedPicture = (text: AnyColumn | SQL, pictureId: AnyColumn): SQL =>
  sql`${text} ~ ('\\]\\(\\s*picture:' || ${pictureId} || '[\\s)]')`;

/** Whether something else than the text of a document still names one of its pictures. */
type NamedElsewhere = (documentId: AnyColumn, pictureId: AnyColumn) => SQL;

/**
 * Removes pictures a week old that neither the text of their document names nor anything else, and those of deleted
 * documents.
 */
export async function purgeDocumentPictures(deps: Deps, namedElsewhere: NamedElsewhere): Promise<number> {
  const named = namedPicture(documents.content, documentPictures.id);
  const unused = await deps.db
    .select({ id: documentPictures.id, fileId: documentPictures.fileId })
    .from(documentPictures)
    .innerJoin(documents, eq(documents.id, documentPictures.documentId))
    .where(
      and(
        lt(documentPictures.createdAt, new Date(deps.clock.now().getTime() - UNUSED_MS)),
        or(
          eq(documents.removed, true),
          and(not(named), not(namedElsewhere(documents.id, documentPictures.id))),
        ),
      ),
    )
    .limit(UNUSED_AT_ONCE);
  if (unused.length === 0) return 0;
  const files = await filesOfIds(
    deps.db,
    unused.map(({ fileId }) => fileId),
  );
  const keys = [...files.values()].map(({ key }) => key);
  await transaction(deps, async (tx) => {
    await tx.delete(documentPictures).where(
      inArray(
        documentPictures.id,
        unused.map(({ id }) => id),
      ),
    );
    await detachFiles(tx, keys);
  });
  for (const key of keys) await forgetFile(deps, key);
  return unused.length;
}
