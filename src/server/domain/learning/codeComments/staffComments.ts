import { and, eq } from 'drizzle-orm';
import { MOST_CODE_COMMENTS, type CodeComment } from '#shared/contract/learning/codeComments.ts';
import { codeComments } from '#server/db/tables/learning/codeComments.ts';
import type { ChannelCall } from '#server/domain/call.ts';
import { readActiveMembers } from '#server/domain/channels/channels/assertMembers.ts';
import { refuseProblems } from '#server/domain/channels/channels/refuseText.ts';
import { notifyTeachers } from '#server/domain/channels/channels/notifyTeachers.ts';
import { findHandedInCode } from '#server/domain/learning/homeworks/homeworkRows.ts';
import { findTeachableProblem } from '#server/domain/learning/problems/findTeachableProblem.ts';
import { findSubmissionOf } from '#server/domain/learning/submissions/memberSubmissions.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { checkComments, countComments, describeComments } from './commentRows.ts';
import { codeCommentTexts } from './texts.ts';

interface OfStaff extends ChannelCall {
  readonly memberId: number;
}

/** Comments on a line of a member's code. Throws CHANNEL_MEMBER_NOT_FOUND, RESOURCE_NOT_FOUND. */
export async function writeComment(
  query: OfStaff & {
    readonly submissionId: number | null;
    readonly workId: number | null;
    readonly line: number | null;
    readonly text: string;
  },
): Promise<CodeComment> {
  const { deps, userId, channel, memberId, submissionId, workId, line, text } = query;
  const { channelId } = channel;
  await readActiveMembers(deps.db, { channel, memberIds: [memberId] });
  const { problemId, source } = await findCode(query);
  if (line !== null && line > source.split('\n').length)
    refuseProblems({ line: codeCommentTexts.noLine(line) });
  const about = { ownerId: memberId, problemId, channelId };
  const row = await transaction(deps, async (tx) => {
    if ((await countComments(tx, about)) >= MOST_CODE_COMMENTS)
      throw new AppError('CHANNEL_LIST_FULL', {
        log: `the code of user ${memberId} to ${problemId} has ${MOST_CODE_COMMENTS} comments`,
      });
    const createdAt = deps.clock.now();
    const [written] = await tx
      .insert(codeComments)
      .values({ ...about, submissionId, workId, line, text, authorId: userId, isAnswer: false, createdAt })
      .returning();
    // A reply marks the comment before it as read.
    await checkComments(tx, { ...about, upTo: written?.id ?? 0, isAnswer: true, at: createdAt });
    await emit(tx, { type: 'code.commented', userId: memberId, channelId, problemId, writerId: userId });
    await notifyTeachers(tx, channelId);
    return written;
  });
  const [comment] = row ? await describeComments(deps.db, [row], userId) : [];
  if (!comment) throw noComment(`the comment of user ${userId} has just gone`);
  return comment;
}

/** The program of the comment, of a problem that the channel learns with. */
async function findCode(query: OfStaff & { submissionId: number | null; workId: number | null }) {
  const { deps, channel, memberId, submissionId, workId } = query;
  const { channelId } = channel;
  const { db } = deps;
  if (submissionId === null) {
    if (workId === null) throw noComment('a comment names neither a submission nor a try');
    return findHandedInCode(db, { channelId, userId: memberId, workId });
  }
  const submitted = await findSubmissionOf({ db, userId: memberId, submissionId });
  await findTeachableProblem({ db, channelId, problemId: submitted.problemId });
  return submitted;
}

/** Removes the caller's comment. Throws RESOURCE_NOT_FOUND. */
export async function removeComment(query: OfStaff & { readonly commentId: number }): Promise<void> {
  const { deps, userId, channel, memberId, commentId } = query;
  const removed = await deps.db
    .delete(codeComments)
    .where(
      and(
        eq(codeComments.id, commentId),
        eq(codeComments.channelId, channel.channelId),
        eq(codeComments.ownerId, memberId),
        eq(codeComments.authorId, userId),
        eq(codeComments.isAnswer, false),
      ),
    )
    .returning({ id: codeComments.id });
  if (removed.length === 0) throw noComment(`user ${userId} wrote no comment ${commentId}`);
}

/** Marks the answers of a member as seen, up to one. */
export async function checkAnswers(
  query: OfStaff & { readonly problemId: number; readonly commentId: number },
): Promise<void> {
  const { deps, channel, memberId, problemId, commentId } = query;
  const { channelId } = channel;
  await transaction(deps, async (tx) => {
    const about = { ownerId: memberId, problemId, channelId };
    const isNew = await checkComments(tx, {
      ...about,
      upTo: commentId,
      isAnswer: true,
      at: deps.clock.now(),
    });
    if (isNew) await notifyTeachers(tx, channelId);
  });
}

export const noComment = (log: string) => new AppError('RESOURCE_NOT_FOUND', { log });
