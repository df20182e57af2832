import { eq } from 'drizzle-orm';
import type { HomeworkWork } from '#shared/contract/learning/homeworks.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import { homeworkWorks } from '#server/db/tables/learning/homeworks.ts';
import type { Transaction } from '#server/db/connect.ts';
import { refuseHurtfulTexts } from '#server/domain/channels/channels/refuseText.ts';
import { notifyTeachers } from '#server/domain/channels/channels/notifyTeachers.ts';
import { findSubmissionOf } from '#server/domain/learning/submissions/memberSubmissions.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { workDone } from './homeworkContents.ts';
import { describeWorks, lastWorks, listWorks, noHomework, type HomeworkRow } from './homeworkRows.ts';
import { findOwn, type OfPupil } from './ownHomeworks.ts';

interface HandIn extends OfPupil {
  readonly homeworkId: number;
  readonly code: {
    readonly submissionId: number | null;
    readonly language: Language;
    readonly source: string;
  } | null;
  readonly note: string;
}

/**
 * Hands in the content of the screen. Lateness is recorded, never refused; the work replaces the former one until a
 * teacher has looked at it. Throws HOMEWORK_NOT_DONE while something is left to do, HOMEWORK_CLOSED once it is done.
 */
export async function handIn(query: HandIn): Promise<HomeworkWork> {
  const { deps, userId, channelId, note } = query;
  if (note !== '') await refuseHurtfulTexts({ note });
  const { homework, reach } = await findOwn(query);
  const snapshot = await snapshotOf(query, homework);
  const workId = await transaction(deps, async (tx) => {
    const values = { ...snapshot, note, handedInAt: deps.clock.now() };
    const of = { homeworkId: homework.id, userId };
    // A teacher who answers at the same moment makes this another try, which the second round handles.
    const stored = (await storeTry(tx, of, values)) ?? (await storeTry(tx, of, values));
    if (stored === undefined)
      throw new AppError('SERVICE_BUSY', { log: `homework ${homework.id} of user ${userId} keeps changing` });
    await notifyTeachers(tx, channelId);
    return stored;
  });
  const [work] = await listWorks(deps.db, eq(homeworkWorks.id, workId));
  const [described] = work ? await describeWorks(deps.db, [{ work, homework }], reach) : [];
  if (!described) throw noHomework(`try ${workId} has just gone`);
  return described;
}

type Snapshot = Pick<typeof homeworkWorks.$inferInsert, 'language' | 'source' | 'submissionId'>;

async function snapshotOf({ deps, userId, code }: HandIn, homework: HomeworkRow): Promise<Snapshot> {
  const { db } = deps;
  if (homework.contentType !== 'PROBLEM') {
    const { doneOf } = await workDone({ db, homeworks: [homework], userIds: [userId] });
    const { checkedCount, contentCount } = doneOf(homework, userId);
    if (checkedCount < contentCount) throw notDone(homework, userId);
    return {};
  }
  if (!code || code.source.trim() === '') throw notDone(homework, userId);
  const { submissionId, language, source } = code;
  if (submissionId === null) return { language, source, submissionId: null };
  const submitted = await findSubmissionOf({ db, userId, submissionId });
  if (submitted.problemId !== homework.contentId)
    throw noHomework(`submission ${submissionId} is to problem ${submitted.problemId}`);
  // Later changes on the screen are handed in as they are, unjudged.
  const isSame = submitted.source === source && submitted.language === language;
  return { language, source, submissionId: isSame ? submissionId : null };
}

const notDone = ({ id }: HomeworkRow, userId: number) =>
  new AppError('HOMEWORK_NOT_DONE', { log: `user ${userId} has not done homework ${id} yet` });

/** The id of the try; undefined when a teacher has answered it in between. */
async function storeTry(
  tx: Transaction,
  of: { readonly homeworkId: number; readonly userId: number },
  values: Snapshot & { readonly note: string; readonly handedInAt: Date },
): Promise<number | undefined> {
  const [last] = await lastWorks(tx, { homeworkIds: [of.homeworkId], userId: of.userId });
  if (last?.state === 'DONE')
    throw new AppError('HOMEWORK_CLOSED', { log: `homework ${of.homeworkId} of ${of.userId} is done` });
  const tryNumber = (last?.tryNumber ?? 1) + (last?.state === 'RETURNED' ? 1 : 0);
  const snapshot = { language: null, source: null, submissionId: null, ...values };
  const [stored] = await tx
    .insert(homeworkWorks)
    .values({ ...of, ...snapshot, tryNumber, state: 'HANDED_IN' })
    .onConflictDoUpdate({
      target: [homeworkWorks.homeworkId, homeworkWorks.userId, homeworkWorks.tryNumber],
      set: snapshot,
      setWhere: eq(homeworkWorks.state, 'HANDED_IN'),
    })
    .returning({ id: homeworkWorks.id });
  return stored?.id;
}
