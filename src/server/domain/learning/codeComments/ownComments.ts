import { and, eq } from 'drizzle-orm';
import {
  MOST_CODE_COMMENTS,
  type CodeComment,
  type codeCommentRoutes,
} from '#shared/contract/learning/codeComments.ts';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import type { ReplyOf } from '#shared/contract/route.ts';
import { codeComments } from '#server/db/tables/learning/codeComments.ts';
import { domainsOfChannels } from '#server/domain/channels/channels/memberships.ts';
import { refuseHurtfulTexts } from '#server/domain/channels/channels/refuseText.ts';
import { notifyTeachers } from '#server/domain/channels/channels/notifyTeachers.ts';
import type { Deps } from '#server/domain/deps.ts';
import { listHandedInCode } from '#server/domain/learning/homeworks/homeworkRows.ts';
import { placeOfProblem } from '#server/domain/learning/lessons/lessonOutlines.ts';
import { kindOfProblem } from '#server/domain/learning/problems/findTeachableProblem.ts';
import { readSources } from '#server/domain/learning/submissions/readSources.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { checkComments, countComments, describeComments, listComments } from './commentRows.ts';
import { noComment } from './staffComments.ts';
import type { UserCall } from '#server/domain/call.ts';

interface Own extends UserCall {
  readonly problemId: number;
}

type OwnComments = ReplyOf<(typeof codeCommentRoutes)['listOwn']>;

/** The own code with comments, the last commented first, with the place to edit it. */
export async function listOwnComments({ deps, userId, problemId }: Own): Promise<OwnComments> {
  const { db } = deps;
  const rows = await listComments(db, { ownerId: userId, problemId });
  const comments = await describeComments(db, rows, userId);
  const [sources, works] = await Promise.all([
    readSources({ db, submissionIds: [...new Set(rows.flatMap((row) => row.submissionId ?? []))] }),
    rows.some(({ workId }) => workId !== null) ? listHandedInCode(db, { userId, problemId }) : [],
  ]);
  const keyOf = (of: Pick<CodeComment, 'submissionId' | 'workId'>) => `${of.submissionId} ${of.workId}`;
  const codeList = [...Map.groupBy(comments, keyOf).values()].flatMap((commentList) => {
    const [first] = commentList;
    const submitted = sources.find(({ submissionId }) => submissionId === first?.submissionId);
    const work = works.find((one) => one.work.id === first?.workId)?.work;
    const { language, source } = submitted ?? work ?? {};
    if (!first || !language || source == null) return [];
    const { submissionId, workId, createdAt } = first;
    return [{ submissionId, workId, language, source, createdAt, commentList }];
  });
  return {
    codeList: codeList.toReversed(),
    unreadCount: comments.filter(({ isAnswer, readAt }) => !isAnswer && readAt === null).length,
    place: comments.length === 0 ? null : await placeOf(deps, problemId),
  };
}

async function placeOf({ db }: Deps, problemId: number): Promise<OwnComments['place']> {
  const [place, kind] = await Promise.all([placeOfProblem(db, problemId), kindOfProblem(db, problemId)]);
  if (!place || !kind) return null;
  const { channelId, ...where } = place;
  const domains = channelId === DEFAULT_CHANNEL_ID ? undefined : await domainsOfChannels(db, [channelId]);
  return { kind, channelDomain: domains?.get(channelId) ?? null, ...where };
}

/** Answers a comment on the own code, at its line. Throws RESOURCE_NOT_FOUND, also for comments on others' code. */
export async function answerComment(
  query: Own & { readonly commentId: number; readonly text: string },
): Promise<CodeComment> {
  const { deps, userId, problemId, commentId, text } = query;
  await refuseHurtfulTexts({ text });
  const row = await transaction(deps, async (tx) => {
    const [asked] = await tx
      .select()
      .from(codeComments)
      .where(
        and(
          eq(codeComments.id, commentId),
          eq(codeComments.ownerId, userId),
          eq(codeComments.problemId, problemId),
        ),
      );
    if (!asked) throw noComment(`no comment ${commentId} on the code of user ${userId}`);
    if ((await countComments(tx, { ownerId: userId, problemId })) >= MOST_CODE_COMMENTS)
      throw new AppError('CHANNEL_LIST_FULL', { log: `user ${userId} has said enough of ${problemId}` });
    const { channelId, submissionId, workId, line } = asked;
    const createdAt = deps.clock.now();
    const [written] = await tx
      .insert(codeComments)
      .values({
        channelId,
        ownerId: userId,
        problemId,
        submissionId,
        workId,
        line,
        text,
        authorId: userId,
        isAnswer: true,
        createdAt,
      })
      .returning();
    await checkComments(tx, {
      ownerId: userId,
      problemId,
      channelId,
      upTo: commentId,
      isAnswer: false,
      at: createdAt,
    });
    await notifyTeachers(tx, channelId);
    return written;
  });
  const [comment] = row ? await describeComments(deps.db, [row], userId) : [];
  if (!comment) throw noComment(`the answer of user ${userId} has just gone`);
  return comment;
}

/** Marks the comments on the own code as seen, up to one. */
export async function checkOwnComments(query: Own & { readonly commentId: number }): Promise<void> {
  const { deps, userId, problemId, commentId } = query;
  const seen = { ownerId: userId, problemId, upTo: commentId, isAnswer: false, at: deps.clock.now() };
  await transaction(deps, (tx) => checkComments(tx, seen));
}
