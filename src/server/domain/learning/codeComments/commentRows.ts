import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { CodeComment } from '#shared/contract/learning/codeComments.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { codeComments } from '#server/db/tables/learning/codeComments.ts';
import { listMemberNames } from '#server/domain/channels/channels/memberships.ts';

type Connection = Database | Transaction;
export type CommentRow = typeof codeComments.$inferSelect;

/** The owner of the code and the problem; with a channel, the comments made in it alone. */
interface AboutCode {
  readonly ownerId: number;
  readonly problemId: number;
  readonly channelId?: number;
}

const isAbout = ({ ownerId, problemId, channelId }: AboutCode) =>
  and(
    eq(codeComments.ownerId, ownerId),
    eq(codeComments.problemId, problemId),
    channelId === undefined ? undefined : eq(codeComments.channelId, channelId),
  );

/** Comments in the order in which they were written. */
export function listComments(db: Connection, about: AboutCode): Promise<CommentRow[]> {
  return db.select().from(codeComments).where(isAbout(about)).orderBy(asc(codeComments.id));
}

export const countComments = (db: Connection, about: AboutCode): Promise<number> =>
  db.$count(codeComments, isAbout(about));

/** Records that one side has seen the other's comments, up to one. Returns whether any was new. */
export async function checkComments(
  tx: Transaction,
  seen: AboutCode & { readonly upTo: number; readonly isAnswer: boolean; readonly at: Date },
): Promise<boolean> {
  const rows = await tx
    .update(codeComments)
    .set({ readAt: seen.at })
    .where(
      and(
        isAbout(seen),
        eq(codeComments.isAnswer, seen.isAnswer),
        isNull(codeComments.readAt),
        lte(codeComments.id, seen.upTo),
      ),
    )
    .returning({ id: codeComments.id });
  return rows.length > 0;
}

/** Answers of pupils that no teacher of the channel has seen yet. */
export async function unseenAnswers(
  db: Database,
  { channelId, userIds }: { readonly channelId: number; readonly userIds: readonly number[] },
): Promise<{ userId: number; problemId: number }[]> {
  if (userIds.length === 0) return [];
  return db
    .select({ userId: codeComments.ownerId, problemId: codeComments.problemId })
    .from(codeComments)
    .where(
      and(
        inArray(codeComments.ownerId, [...userIds]),
        eq(codeComments.channelId, channelId),
        eq(codeComments.isAnswer, true),
        sql`${codeComments.readAt} is null`,
      ),
    );
}

/** Comments in the form of the contract, under the names of their authors in their channels. */
export async function describeComments(
  db: Connection,
  rows: readonly CommentRow[],
  readerId: number,
): Promise<CodeComment[]> {
  const names = new Map<string, string>();
  for (const [channelId, group] of Map.groupBy(rows, (row) => row.channelId)) {
    const userIds = [...new Set(group.flatMap(({ authorId }) => authorId ?? []))];
    for (const { userId, nickname } of await listMemberNames({ db, channelId, userIds }))
      names.set(`${channelId} ${userId}`, nickname);
  }
  return rows.map((row) => {
    const { id, submissionId, workId, line, text, authorId, isAnswer, createdAt, readAt } = row;
    return {
      commentId: id,
      submissionId,
      workId,
      line,
      text,
      isAnswer,
      authorName: names.get(`${row.channelId} ${authorId}`) ?? '',
      isMine: authorId === readerId,
      createdAt: createdAt.toISOString(),
      readAt: readAt?.toISOString() ?? null,
    };
  });
}
