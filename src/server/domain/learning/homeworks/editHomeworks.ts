import { eq, sql } from 'drizzle-orm';
import { MOST_HOMEWORKS, type Homework, type HomeworkBody } from '#shared/contract/learning/homeworks.ts';
import type { Transaction } from '#server/db/connect.ts';
import { homeworks, homeworkWorks } from '#server/db/tables/learning/homeworks.ts';
import { findGroup } from '#server/domain/channels/groups/groupRows.ts';
import { listTags } from '#server/domain/channels/tags/tagRows.ts';
import { refuseProblems } from '#server/domain/channels/channels/refuseText.ts';
import { notifyTeachers } from '#server/domain/channels/channels/notifyTeachers.ts';
import type { Deps } from '#server/domain/deps.ts';
import { findTeachableLesson } from '#server/domain/learning/lessons/lessonOutlines.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { countPupils } from './homeworkPupils.ts';
import { findHomework, noHomework, type HomeworkRow } from './homeworkRows.ts';
import { describeHomeworks } from './listHomeworks.ts';
import { planHomework } from './remindPupils.ts';
import { homeworkTexts } from './texts.ts';
import type { ChannelScope } from '#server/domain/call.ts';

interface OfHomework extends ChannelScope {
  readonly homeworkId: number;
}

/** Gives homework; pupils are notified when it opens. Throws CHANNEL_LIST_FULL, and the errors of `columnsOf`. */
export async function createHomework(
  query: ChannelScope & { readonly body: HomeworkBody },
): Promise<Homework> {
  const { deps, userId, channelId, body } = query;
  const now = deps.clock.now();
  refuseTimes(body, { now, isNew: true });
  const row = await transaction(deps, async (tx) => {
    const columns = await columnsOf(tx, { channelId, body });
    if ((await tx.$count(homeworks, eq(homeworks.channelId, channelId))) >= MOST_HOMEWORKS)
      throw new AppError('CHANNEL_LIST_FULL', {
        log: `channel ${channelId} has ${MOST_HOMEWORKS} homeworks`,
      });
    const [made] = await tx
      .insert(homeworks)
      .values({ ...columns, channelId, authorId: userId, createdAt: now })
      .returning();
    if (!made) throw noHomework('the insert of a homework returned no row');
    await planHomework(tx, made);
    await notifyTeachers(tx, channelId);
    return made;
  });
  return describeOne(deps, row);
}

/** Throws HAS_ASSIGNMENT when a pupil has handed in and the content would change. */
export async function saveHomework(query: OfHomework & { readonly body: HomeworkBody }): Promise<Homework> {
  const { deps, channelId, homeworkId, body } = query;
  refuseTimes(body, { now: deps.clock.now(), isNew: false });
  const row = await transaction(deps, async (tx) => {
    const former = await findHomework(tx, query);
    const columns = await columnsOf(tx, { channelId, body });
    const isOther =
      former.lessonId !== columns.lessonId || former.contentOnLessonId !== columns.contentOnLessonId;
    if (isOther && (await tx.$count(homeworkWorks, eq(homeworkWorks.homeworkId, homeworkId))) > 0)
      throw new AppError('HAS_ASSIGNMENT', { log: `homework ${homeworkId} was handed in already` });
    const [saved] = await tx
      .update(homeworks)
      .set({ ...columns, version: sql`${homeworks.version} + 1`, remindedAt: null })
      .where(eq(homeworks.id, homeworkId))
      .returning();
    if (!saved) throw noHomework(`homework ${homeworkId} has just gone`);
    await planHomework(tx, saved);
    await notifyTeachers(tx, channelId);
    return saved;
  });
  return describeOne(deps, row);
}

/** Withdraws it; works that were handed in stay in the tables. */
export async function removeHomework(query: OfHomework): Promise<void> {
  const { deps, channelId, homeworkId } = query;
  await transaction(deps, async (tx) => {
    await findHomework(tx, query);
    await tx.update(homeworks).set({ removed: true }).where(eq(homeworks.id, homeworkId));
    await notifyTeachers(tx, channelId);
  });
}

function refuseTimes(
  { opensAt, dueAt }: HomeworkBody,
  { now, isNew }: { readonly now: Date; readonly isNew: boolean },
): void {
  const isOver = isNew && new Date(dueAt) <= now;
  refuseProblems({
    dueAt:
      new Date(dueAt) <= new Date(opensAt)
        ? homeworkTexts.dueBeforeOpen
        : isOver
          ? homeworkTexts.dueInThePast
          : undefined,
  });
}

/** Throws CHANNEL_MEMBER_NOT_FOUND for a user who is no member; staff has no homework. */
async function assertPupils(
  tx: Transaction,
  of: { readonly channelId: number; readonly userIds: readonly number[] },
): Promise<void> {
  if (of.userIds.length === 0) return;
  const target = { channelId: of.channelId, targetType: 'MEMBERS', groupId: null, tagId: null } as const;
  const known = await countPupils(tx, { ...target, userIds: [...of.userIds] });
  if (known === of.userIds.length) return;
  throw new AppError('CHANNEL_MEMBER_NOT_FOUND', {
    log: `${of.userIds.length - known} of ${of.userIds.join()} are no pupils of channel ${of.channelId}`,
  });
}

/** Throws for targets outside of the channel: IS_NOT_CHANNEL_CONTENT, CHANNEL_GROUP_NOT_FOUND, RESOURCE_NOT_FOUND. */
async function columnsOf(
  tx: Transaction,
  { channelId, body }: { readonly channelId: number; readonly body: HomeworkBody },
) {
  const { title, content: words, lessonId, contentOnLessonId, target, opensAt, dueAt } = body;
  const { content } = await findTeachableLesson({ db: tx, channelId, lessonId, contentOnLessonId });
  if (target.type === 'GROUP') await findGroup(tx, { channelId, groupId: target.groupId });
  if (target.type === 'TAG') {
    const [tag] = await listTags(tx, { channelId, tagId: target.tagId });
    if (!tag) throw noHomework(`no tag ${target.tagId} in channel ${channelId}`);
  }
  const userIds = target.type === 'MEMBERS' ? [...new Set(target.memberIdList)] : [];
  await assertPupils(tx, { channelId, userIds });
  return {
    title,
    content: words,
    lessonId,
    contentOnLessonId,
    contentType: content?.contentType ?? null,
    contentId: content?.contentId ?? 0,
    targetType: target.type,
    groupId: target.type === 'GROUP' ? target.groupId : null,
    tagId: target.type === 'TAG' ? target.tagId : null,
    userIds,
    opensAt: new Date(opensAt),
    dueAt: new Date(dueAt),
  };
}

async function describeOne(deps: Deps, row: HomeworkRow): Promise<Homework> {
  const [homework] = await describeHomeworks(deps.db, row.channelId, [row]);
  if (!homework) throw noHomework(`homework ${row.id} has just gone`);
  return homework;
}
