import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, inArray, isNull, lt, notInArray, or } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { files } from '#server/db/tables/people/files.ts';
import type { StoredContent } from '#server/gateways/storage/storageGateway.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Config } from '#server/platform/config.ts';
import type { FileAnswer } from '#server/domain/call.ts';
import type { Deps } from '#server/domain/deps.ts';

type FileKind = (typeof files.$inferSelect)['kind'];

/** Links are valid for a day or two. */
const LINK_SECONDS = 24 * 60 * 60;
/** A file that nothing shows after this time was left over by a failure. */
const ORPHAN_MS = 24 * 60 * 60 * 1000;
const ORPHANS_AT_ONCE = 500;
/** These files stay when the account of the sender is erased. */
const OF_CHANNELS: FileKind[] = ['VIDEO', 'VIDEO_POSTER', 'DOCUMENT_PDF', 'DOCUMENT_PICTURE', 'PRODUCT_ICON'];

export interface NewFile {
  readonly kind: FileKind;
  readonly content: StoredContent;
  readonly type: string;
  /** The ending of its key, without a dot. */
  readonly ending: string;
  readonly size: number;
  readonly width?: number;
  readonly height?: number;
  /** The name of a file that is saved and never opened in place. */
  readonly downloadName?: string;
}

/**
 * Saves a file under a random key, which it answers. It is removed again unless `swapFiles` attaches it within a day.
 */
export async function saveStoredFile(deps: Deps, ownerId: number | null, file: NewFile): Promise<string> {
  const { content, ending, ...columns } = file;
  const key = `${randomBytes(16).toString('hex')}.${ending}`;
  // The row comes first, so that every file of the storage can be found and removed.
  await deps.db.insert(files).values({ ...columns, ownerId, key, createdAt: deps.clock.now() });
  try {
    await deps.storage.put(key, content, file.type, file.downloadName);
  } catch (error) {
    await forgetFile(deps, key);
    throw error;
  }
  return key;
}

/** Runs in the transaction that replaces `before` by `after`; empty keys name no file. */
export async function swapFiles(tx: Transaction, { before, after }: { before: string; after: string }) {
  if (after) await tx.update(files).set({ attached: true }).where(eq(files.key, after));
  if (before) await tx.update(files).set({ attached: false }).where(eq(files.key, before));
}

/** Marks files as shown, in the transaction that shows them. */
export async function attachFiles(tx: Transaction, keys: readonly string[]): Promise<void> {
  if (keys.length > 0)
    await tx
      .update(files)
      .set({ attached: true })
      .where(inArray(files.key, [...keys]));
}

/** Marks files as no longer shown; `forgetFile` removes them after the commit, and a job the rest. */
export async function detachFiles(tx: Transaction, keys: readonly string[]): Promise<void> {
  if (keys.length > 0)
    await tx
      .update(files)
      .set({ attached: false })
      .where(inArray(files.key, [...keys]));
}

/** Removes a file that nothing shows any more. A failure is left to `removeOrphans`. */
export async function forgetFile(deps: Deps, key: string): Promise<void> {
  if (!key) return;
  try {
    await deps.storage.remove(key);
    await deps.db.delete(files).where(eq(files.key, key));
  } catch (error) {
    deps.log.warn({ err: error, key }, 'a file could not be removed');
  }
}

/** Removes unused files, and those of erased accounts. Answers their number; called by a job. */
export async function removeOrphans(deps: Deps): Promise<number> {
  const isLeftOver = and(
    eq(files.attached, false),
    lt(files.createdAt, new Date(deps.clock.now().getTime() - ORPHAN_MS)),
  );
  const orphans = await deps.db
    .select({ key: files.key })
    .from(files)
    .where(or(isLeftOver, and(isNull(files.ownerId), notInArray(files.kind, OF_CHANNELS))))
    .limit(ORPHANS_AT_ONCE);
  for (const { key } of orphans) await forgetFile(deps, key);
  return orphans.length;
}

/** The folder of big uploads while their call lasts. */
export const uploadsFolder = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string => join(DATA_DIR, 'uploads');

/**
 * Removes uploads whose call a killed process never answered. Answers their number. Each process that takes uploads
 * calls it for its own machine.
 */
export async function removeOldUploads({ config, clock }: Pick<Deps, 'config' | 'clock'>): Promise<number> {
  const folder = uploadsFolder(config);
  await mkdir(folder, { recursive: true });
  let removed = 0;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // A call that ends meanwhile removes its own.
    const found = await stat(path).catch(() => null);
    if (!found || found.mtimeMs > clock.now().getTime() - ORPHAN_MS) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

/** The id of a stored file, for subjects that refer to its row. */
export async function fileIdOf(db: Deps['db'] | Transaction, key: string): Promise<number> {
  const [file] = await db.select({ id: files.id }).from(files).where(eq(files.key, key));
  if (!file) throw new Error(`fileIdOf: no file ${key}`);
  return file.id;
}

/** A stored file by its id, for subjects that link to it. */
export async function fileOfId(db: Deps['db'] | Transaction, id: number) {
  const [file] = await db
    .select({ key: files.key, size: files.size, downloadName: files.downloadName })
    .from(files)
    .where(eq(files.id, id));
  return file;
}

/** Stored files by their ids, for subjects that link to many. */
export async function filesOfIds(db: Deps['db'] | Transaction, ids: readonly number[]) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id: files.id, key: files.key, width: files.width, height: files.height })
          .from(files)
          .where(inArray(files.id, [...ids]));
  return new Map(rows.map(({ id, ...file }) => [id, file]));
}

/** The address of a stored file; empty for an empty key. */
export async function linkToFile({ storage }: Pick<Deps, 'storage'>, key: string): Promise<string> {
  return key ? storage.link(key, LINK_SECONDS) : '';
}

/** The file behind a link to the server's own disk. Throws RESOURCE_NOT_FOUND. */
export async function openFile(
  deps: Deps,
  link: { key: string; expires: number; signature: string },
): Promise<FileAnswer> {
  const path = deps.storage.open(link);
  const [file] = path
    ? await deps.db
        .select({ type: files.type, downloadName: files.downloadName })
        .from(files)
        .where(eq(files.key, link.key))
    : [];
  if (!path || !file)
    throw new AppError('RESOURCE_NOT_FOUND', { log: `no file ${link.key}, or a link that is over` });
  const { type, downloadName } = file;
  return {
    type,
    content: { path },
    ...(downloadName !== null && { downloadName }),
    cacheControl: `private, max-age=${LINK_SECONDS}, immutable`,
  };
}
