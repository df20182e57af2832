import { and, eq, lt } from 'drizzle-orm';
import type { PostDraft } from '#shared/contract/channels/posts.ts';
import { EMPTY_POST } from '#shared/posts/postDocument.ts';
import { sanitisePost } from '#shared/posts/sanitisePost.ts';
import type { Transaction } from '#server/db/connect.ts';
import { channelPostDrafts } from '#server/db/tables/channels/posts.ts';
import { AppError } from '#server/platform/appError.ts';
import type { ChannelCall } from '#server/domain/call.ts';
import { writableBoard } from '#server/domain/channels/boards/boardAccess.ts';
import type { Deps } from '#server/domain/deps.ts';
import { forgetFile } from '#server/domain/people/files/storedFiles.ts';
import { transaction } from '#server/domain/transaction.ts';
import { assertDocument } from './checkWords.ts';
import { dropWaitingFiles, picturesOf } from './postFiles.ts';

interface OwnDraft extends ChannelCall {
  readonly boardId: number;
}

const DRAFT_DAYS = 60;
const DAY_MS = 24 * 60 * 60 * 1000;
const DRAFTS_AT_ONCE = 500;

const isOwn = ({ userId, boardId }: { readonly userId: number; readonly boardId: number }) =>
  and(eq(channelPostDrafts.userId, userId), eq(channelPostDrafts.boardId, boardId));

/** The own temporary post for a board; an empty one of version 0 where there is none. */
export async function getDraft(input: OwnDraft): Promise<PostDraft> {
  const { deps, userId, channel, boardId } = input;
  await writableBoard({ db: deps.db, userId, channel, boardId });
  const [row] = await deps.db.select().from(channelPostDrafts).where(isOwn(input));
  return {
    title: row?.title ?? '',
    content: contentOf(row?.content ?? EMPTY_POST),
    version: row?.version ?? 0,
    pictureList: row ? await picturesOf(deps, { userId, boardId }) : [],
  };
}

/** Saves the temporary post, unless another page has saved a newer one: POST_CONFLICT. Throws VALIDATION_FAIL. */
export async function saveDraft(
  input: OwnDraft & { readonly title: string; readonly content: unknown; readonly baseVersion: number },
): Promise<{ version: number }> {
  const { deps, userId, channel, boardId, title, baseVersion } = input;
  await writableBoard({ db: deps.db, userId, channel, boardId });
  const content = sanitisePost(input.content);
  assertDocument(content, { mayBeEmpty: true });
  const draft = { title, content, version: baseVersion + 1, updatedAt: deps.clock.now() };
  const saved =
    baseVersion === 0
      ? await deps.db
          .insert(channelPostDrafts)
          .values({ userId, boardId, ...draft })
          .onConflictDoNothing()
          .returning({ version: channelPostDrafts.version })
      : await deps.db
          .update(channelPostDrafts)
          .set(draft)
          .where(and(isOwn(input), eq(channelPostDrafts.version, baseVersion)))
          .returning({ version: channelPostDrafts.version });
  const [row] = saved;
  if (!row)
    throw new AppError('POST_CONFLICT', {
      log: `draft of user ${userId} for board ${boardId} is no longer of version ${baseVersion}`,
    });
  return row;
}

/** Removes the temporary post with its files. */
export async function removeDraft(input: OwnDraft): Promise<void> {
  const { deps, userId, channel, boardId } = input;
  await writableBoard({ db: deps.db, userId, channel, boardId });
  const keys = await transaction(deps, async (tx) => {
    await dropDraft(tx, input);
    return dropWaitingFiles(tx, input);
  });
  for (const key of keys) await forgetFile(deps, key);
}

/** Runs in the posting transaction: the temporary post becomes the post. */
export async function dropDraft(
  tx: Transaction,
  of: { readonly userId: number; readonly boardId: number },
): Promise<void> {
  await tx.delete(channelPostDrafts).where(isOwn(of));
}

/** Removes temporary posts without a change for 60 days, with their files. Answers their number; called by a job. */
export async function purgeDrafts(deps: Deps): Promise<number> {
  const oldest = new Date(deps.clock.now().getTime() - DRAFT_DAYS * DAY_MS);
  const old = await deps.db
    .select({ userId: channelPostDrafts.userId, boardId: channelPostDrafts.boardId })
    .from(channelPostDrafts)
    .where(lt(channelPostDrafts.updatedAt, oldest))
    .limit(DRAFTS_AT_ONCE);
  for (const draft of old) {
    const keys = await transaction(deps, async (tx) => {
      await dropDraft(tx, draft);
      return dropWaitingFiles(tx, draft);
    });
    for (const key of keys) await forgetFile(deps, key);
  }
  return old.length;
}

/** A document in the form of the contract. */
export const contentOf = (document: { readonly content: readonly object[] }): PostDraft['content'] =>
  ({ type: 'doc', content: document.content }) as PostDraft['content'];
