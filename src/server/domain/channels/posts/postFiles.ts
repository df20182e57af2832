import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { MOST_REPORT_FILES } from '#shared/contract/channels/reportFiles.ts';
import type { PostPicture, ReportFile } from '#shared/contract/channels/posts.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { channelPostFiles, channelPosts } from '#server/db/tables/channels/posts.ts';
import { AppError } from '#server/platform/appError.ts';
import type { ChannelCall, UploadedFile } from '#server/domain/call.ts';
import { writableBoard } from '#server/domain/channels/boards/boardAccess.ts';
import type { Deps } from '#server/domain/deps.ts';
import { encodePicture } from '#server/domain/people/files/encodePicture.ts';
import {
  attachFiles,
  detachFiles,
  forgetFile,
  saveStoredFile,
  linkToFile,
} from '#server/domain/people/files/storedFiles.ts';
import { transaction } from '#server/domain/transaction.ts';
import { downloadNameOf, endingOf } from './fileNames.ts';
import { readPost } from './readPost.ts';
import { postTexts } from './texts.ts';
import { assertMayModerate } from './writers.ts';

type FileRow = typeof channelPostFiles.$inferSelect;

/** Twice the width at which a post shows them. */
const LONGEST_SIDE = 1600;
/** Most pictures that wait in temporary posts for one board. */
const MOST_WAITING = 40;

/** Files without a post belong to the temporary post of their owner for a board. */
const isWaiting = (userId: number, boardId: number) =>
  and(
    eq(channelPostFiles.userId, userId),
    eq(channelPostFiles.boardId, boardId),
    isNull(channelPostFiles.postId),
  );

/** Adds a picture for a post, encoded again. It is removed with the temporary post unless a post shows it. */
export async function addPicture(
  input: ChannelCall & { readonly boardId: number; readonly image: UploadedFile | undefined },
): Promise<PostPicture> {
  const { deps, userId, channel, boardId, image } = input;
  await writableBoard({ db: deps.db, userId, channel, boardId });
  if (!image) throw new AppError('VALIDATION_FAIL', { log: 'no picture was uploaded' });
  const picture = await encodePicture(image.content, { longest: LONGEST_SIDE });
  const key = await saveStoredFile(deps, userId, { kind: 'POST_PICTURE', ...picture });
  const { type, size, width, height } = picture;
  const fileId = await transaction(deps, async (tx) => {
    await lockFiles(tx, userId, boardId);
    const [waiting] = await tx
      .select({ files: count() })
      .from(channelPostFiles)
      .where(and(isWaiting(userId, boardId), eq(channelPostFiles.kind, 'PICTURE')));
    if ((waiting?.files ?? 0) >= MOST_WAITING)
      throw new AppError('VALIDATION_FAIL', {
        message: postTexts.tooManyTemporary,
        log: `user ${userId} has ${MOST_WAITING} pictures waiting for board ${boardId}`,
      });
    await attachFiles(tx, [key]);
    const [made] = await tx
      .insert(channelPostFiles)
      .values({
        kind: 'PICTURE',
        boardId,
        userId,
        fileKey: key,
        name: '',
        type,
        size,
        width,
        height,
        createdAt: deps.clock.now(),
      })
      .returning({ id: channelPostFiles.id });
    return made?.id ?? 0;
  });
  return { fileId, url: await linkToFile(deps, key), width, height };
}

/** Pictures by their ids that belong to a post or wait for it; others are left out. */
export async function picturesOf(
  deps: Pick<Deps, 'db' | 'storage'>,
  where: { readonly postId: number } | { readonly userId: number; readonly boardId: number },
): Promise<PostPicture[]> {
  const rows = await deps.db
    .select()
    .from(channelPostFiles)
    .where(
      and(
        eq(channelPostFiles.kind, 'PICTURE'),
        'postId' in where
          ? eq(channelPostFiles.postId, where.postId)
          : isWaiting(where.userId, where.boardId),
      ),
    )
    .orderBy(asc(channelPostFiles.id));
  return Promise.all(
    rows.map(async ({ id, fileKey, width, height }) => ({
      fileId: id,
      width,
      height,
      url: await linkToFile(deps, fileKey),
    })),
  );
}

/** The own pictures among some that a post of a board may show: those that wait, and those it has. */
export async function usablePictureIds(
  db: Database | Transaction,
  of: { readonly userId: number; readonly boardId: number; readonly postId: number | null },
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select()
    .from(channelPostFiles)
    .where(and(inArray(channelPostFiles.id, [...ids]), eq(channelPostFiles.kind, 'PICTURE')));
  const isUsable = ({ userId, postId }: FileRow) =>
    postId === null ? userId === of.userId : postId === of.postId;
  return new Set(rows.filter(isUsable).map(({ id }) => id));
}

/**
 * Runs in the transaction of a written post: its pictures become its own, pictures that it no longer shows and waiting
 * ones are removed, and the files of the temporary post move to it. Answers the keys of the removed ones.
 */
export async function settleFiles(
  tx: Transaction,
  of: { readonly userId: number; readonly boardId: number; readonly postId: number; readonly isNew: boolean },
  pictureIds: readonly number[],
): Promise<string[]> {
  const { userId, boardId, postId, isNew } = of;
  if (pictureIds.length > 0)
    await tx
      .update(channelPostFiles)
      .set({ postId, boardId })
      .where(inArray(channelPostFiles.id, [...pictureIds]));
  if (isNew) {
    const hung = await tx
      .update(channelPostFiles)
      .set({ postId })
      .where(and(isWaiting(userId, boardId), eq(channelPostFiles.kind, 'REPORT_FILE')))
      .returning({ id: channelPostFiles.id });
    await tx.update(channelPosts).set({ reportFileCount: hung.length }).where(eq(channelPosts.id, postId));
  }
  const unused = await tx
    .delete(channelPostFiles)
    .where(
      and(
        eq(channelPostFiles.kind, 'PICTURE'),
        isNew ? isWaiting(userId, boardId) : eq(channelPostFiles.postId, postId),
        pictureIds.length > 0
          ? sql`${channelPostFiles.id} <> all(${sql.param([...pictureIds])}::int[])`
          : undefined,
      ),
    )
    .returning({ key: channelPostFiles.fileKey });
  const keys = unused.map(({ key }) => key);
  await detachFiles(tx, keys);
  return keys;
}

/** Removes everything that waits for a board, in the transaction that removes the temporary post. Answers its keys. */
export async function dropWaitingFiles(
  tx: Transaction,
  { userId, boardId }: { readonly userId: number; readonly boardId: number },
): Promise<string[]> {
  const gone = await tx
    .delete(channelPostFiles)
    .where(isWaiting(userId, boardId))
    .returning({ key: channelPostFiles.fileKey });
  const keys = gone.map(({ key }) => key);
  await detachFiles(tx, keys);
  return keys;
}

/** Removes all files of a post, in the transaction that removes it. Answers their keys. */
export async function dropPostFiles(tx: Transaction, postId: number): Promise<string[]> {
  const gone = await tx
    .delete(channelPostFiles)
    .where(eq(channelPostFiles.postId, postId))
    .returning({ key: channelPostFiles.fileKey });
  const keys = gone.map(({ key }) => key);
  await detachFiles(tx, keys);
  return keys;
}

/** Files at a post, or those of a temporary post, in the order in which they came. */
export async function reportFilesOf(
  deps: Pick<Deps, 'db' | 'storage'>,
  where: { readonly postId: number } | { readonly userId: number; readonly boardId: number },
): Promise<ReportFile[]> {
  const rows = await deps.db
    .select()
    .from(channelPostFiles)
    .where(and(eq(channelPostFiles.kind, 'REPORT_FILE'), hangsAt(where)))
    .orderBy(asc(channelPostFiles.id));
  return Promise.all(
    rows.map(async ({ id, fileKey, name, type, size }) => ({
      reportFileId: id,
      name,
      type,
      size,
      url: await linkToFile(deps, fileKey),
    })),
  );
}

const hangsAt = (
  where: { readonly postId: number } | { readonly userId: number; readonly boardId: number },
) => ('postId' in where ? eq(channelPostFiles.postId, where.postId) : isWaiting(where.userId, where.boardId));

/**
 * Adds files to an own post, or to the temporary post for a board: all of them, or none if there would be more than
 * five. Throws TOO_MANY_REPORT_FILE, VALIDATION_FAIL for an empty file, NOT_HAS_ROLE, and the errors of reading.
 */
export async function addReportFiles(
  input: ChannelCall & {
    readonly at: { readonly postId: number } | { readonly boardId: number };
    readonly uploads: readonly UploadedFile[];
  },
): Promise<ReportFile[]> {
  const { deps, userId, at, uploads } = input;
  const { boardId, postId } = await placeOf(input);
  const where = 'postId' in at ? { postId: at.postId } : { userId, boardId };
  if (uploads.length > MOST_REPORT_FILES) throw tooMany(userId, uploads.length);
  if (uploads.some(({ size }) => size === 0))
    throw new AppError('VALIDATION_FAIL', {
      message: postTexts.emptyFile,
      log: 'an empty file was uploaded',
    });
  const kept: { key: string; name: string; type: string; size: number }[] = [];
  try {
    for (const { content, name, type, size } of uploads) {
      const downloadName = downloadNameOf(name, type);
      const file = { content, type, size, ending: endingOf(type), downloadName };
      kept.push({
        name: downloadName,
        type,
        size,
        key: await saveStoredFile(deps, userId, { kind: 'REPORT_FILE', ...file }),
      });
    }
    await transaction(deps, async (tx) => {
      await lockFiles(tx, postId ?? userId, boardId);
      const [there] = await tx
        .select({ files: count() })
        .from(channelPostFiles)
        .where(and(eq(channelPostFiles.kind, 'REPORT_FILE'), hangsAt(where)));
      const files = (there?.files ?? 0) + kept.length;
      if (files > MOST_REPORT_FILES) throw tooMany(userId, files);
      await attachFiles(
        tx,
        kept.map(({ key }) => key),
      );
      await tx.insert(channelPostFiles).values(
        kept.map(({ key, ...file }) => ({
          kind: 'REPORT_FILE' as const,
          boardId,
          postId,
          userId,
          fileKey: key,
          ...file,
          createdAt: deps.clock.now(),
        })),
      );
      if (postId !== null)
        await tx.update(channelPosts).set({ reportFileCount: files }).where(eq(channelPosts.id, postId));
    });
  } catch (error) {
    for (const { key } of kept) await forgetFile(deps, key);
    throw error;
  }
  return reportFilesOf(deps, where);
}

/** Removes a file of the own temporary posts. Throws RESOURCE_NOT_FOUND. */
export async function removeWaitingFile(input: ChannelCall & { readonly fileId: number }): Promise<void> {
  const { deps, userId, fileId } = input;
  const keys = await transaction(deps, async (tx) => {
    const gone = await tx
      .delete(channelPostFiles)
      .where(
        and(
          eq(channelPostFiles.id, fileId),
          eq(channelPostFiles.kind, 'REPORT_FILE'),
          eq(channelPostFiles.userId, userId),
          isNull(channelPostFiles.postId),
        ),
      )
      .returning({ key: channelPostFiles.fileKey });
    if (gone.length === 0) throw noFile(fileId);
    await detachFiles(
      tx,
      gone.map(({ key }) => key),
    );
    return gone;
  });
  for (const { key } of keys) await forgetFile(deps, key);
}

/**
 * Removes a file at a post: for its writer or staff. Throws the errors of `readPost`, RESOURCE_NOT_FOUND, NOT_HAS_ROLE.
 */
export async function removeReportFile(
  input: ChannelCall & { readonly postId: number; readonly fileId: number },
): Promise<void> {
  const { deps, userId, channel, postId, fileId } = input;
  const { post } = await readPost({ db: deps.db, userId, channel, postId });
  if (post.userId !== userId)
    await assertMayModerate({ db: deps.db, userId, channel, writerId: post.userId });
  const keys = await transaction(deps, async (tx) => {
    const gone = await tx
      .delete(channelPostFiles)
      .where(
        and(
          eq(channelPostFiles.id, fileId),
          eq(channelPostFiles.kind, 'REPORT_FILE'),
          eq(channelPostFiles.postId, postId),
        ),
      )
      .returning({ key: channelPostFiles.fileKey });
    if (gone.length === 0) throw noFile(fileId);
    await tx
      .update(channelPosts)
      .set({ reportFileCount: sql`${channelPosts.reportFileCount} - 1` })
      .where(eq(channelPosts.id, postId));
    await detachFiles(
      tx,
      gone.map(({ key }) => key),
    );
    return gone;
  });
  for (const { key } of keys) await forgetFile(deps, key);
}

async function placeOf(
  input: ChannelCall & { readonly at: { readonly postId: number } | { readonly boardId: number } },
): Promise<{ boardId: number; postId: number | null }> {
  const { deps, userId, channel, at } = input;
  const reader = { db: deps.db, userId, channel };
  if ('boardId' in at) {
    const { boardId } = await writableBoard({ ...reader, boardId: at.boardId });
    return { boardId, postId: null };
  }
  const { post } = await readPost({ ...reader, postId: at.postId });
  if (post.userId !== userId) throw notYours(userId, at.postId);
  return { boardId: post.boardId, postId: post.id };
}

/** Files of one place are counted one after another. */
const lockFiles = (tx: Transaction, ownerId: number, boardId: number) =>
  tx.execute(
    sql`select pg_advisory_xact_lock(hashtext('channel_post_files'), ${ownerId}::int # ${boardId}::int)`,
  );

const tooMany = (userId: number, files: number) =>
  new AppError('TOO_MANY_REPORT_FILE', { log: `user ${userId} would have ${files} files at one post` });
const noFile = (fileId: number) =>
  new AppError('RESOURCE_NOT_FOUND', { log: `no file ${fileId} of the caller` });
const notYours = (userId: number, postId: number) =>
  new AppError('NOT_HAS_ROLE', {
    message: postTexts.onlyWriter,
    log: `user ${userId} has not written post ${postId}`,
  });
