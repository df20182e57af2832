import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { REMINDER_PAUSE_MINUTES } from '#shared/contract/learning/homeworks.ts';
import type { Transaction } from '#server/db/connect.ts';
import { homeworks } from '#server/db/tables/learning/homeworks.ts';
import { isOpenChannel } from '#server/domain/channels/channels/closedChannels.ts';
import type { Deps } from '#server/domain/deps.ts';
import { addJob, type JobPayload } from '#server/domain/jobs.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { nightEnd } from '#server/platform/nightHours.ts';
import { pupilsOf } from './homeworkPupils.ts';
import { findHomework, lastWorks, type HomeworkRow } from './homeworkRows.ts';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Schedules the notice at its opening, and a reminder a day before it is due, in the morning rather than at night. */
export async function planHomework(tx: Transaction, homework: HomeworkRow): Promise<void> {
  const { id: homeworkId, version, opensAt, dueAt, toldAt } = homework;
  if (toldAt === null) await addJob(tx, 'homeworks.open', { homeworkId, version }, opensAt);
  const dayBefore = new Date(dueAt.getTime() - DAY_MS);
  const at = nightEnd(dayBefore) ?? dayBefore;
  if (at > opensAt) await addJob(tx, 'homeworks.remind', { homeworkId, version }, at);
}

/** Notifies the pupils of opened homework, once. */
export async function openHomework(deps: Deps, payload: JobPayload<'homeworks.open'>): Promise<void> {
  await transaction(deps, async (tx) => {
    const homework = await claim(tx, deps, { ...payload, mark: 'toldAt' });
    if (homework) await tell(tx, homework, ({ dueAt }) => ({ type: 'homework.given', dueAt }));
  });
}

/** Reminds pupils who have not handed in, once; at night it waits for the morning. */
export async function remindPupils(deps: Deps, payload: JobPayload<'homeworks.remind'>): Promise<void> {
  const now = deps.clock.now();
  await transaction(deps, async (tx) => {
    const morning = nightEnd(now);
    if (morning !== null) return addJob(tx, 'homeworks.remind', payload, morning);
    const homework = await claim(tx, deps, { ...payload, mark: 'remindedAt' });
    if (homework && homework.dueAt > now) await tell(tx, homework, reminderAt(now));
  });
}

/**
 * Reminds the pupils who have not handed in, on a teacher's request; answers their number. Throws HOMEWORK_REMINDED
 * within an hour of the last time, HOMEWORK_NOT_OPEN before its pupils know of it.
 */
export async function nudgePupils(query: {
  readonly deps: Deps;
  readonly channelId: number;
  readonly homeworkId: number;
}): Promise<{ remindedCount: number }> {
  const { deps, homeworkId } = query;
  const now = deps.clock.now();
  return transaction(deps, async (tx) => {
    const homework = await findHomework(tx, query);
    if (homework.toldAt === null)
      throw new AppError('HOMEWORK_NOT_OPEN', { log: `homework ${homeworkId} has not begun` });
    const pauseEnd = new Date(now.getTime() - REMINDER_PAUSE_MINUTES * MINUTE_MS);
    const [claimed] = await tx
      .update(homeworks)
      .set({ nudgedAt: now })
      .where(
        and(eq(homeworks.id, homeworkId), or(isNull(homeworks.nudgedAt), lte(homeworks.nudgedAt, pauseEnd))),
      )
      .returning();
    if (!claimed)
      throw new AppError('HOMEWORK_REMINDED', { log: `homework ${homeworkId} was told of before` });
    return { remindedCount: await tell(tx, claimed, reminderAt(now)) };
  });
}

/** Marks it as announced or reminded; undefined if it was changed, removed or announced before. */
async function claim(
  tx: Transaction,
  { clock }: Deps,
  { homeworkId, version, mark }: JobPayload<'homeworks.open'> & { readonly mark: 'toldAt' | 'remindedAt' },
): Promise<HomeworkRow | undefined> {
  const [homework] = await tx
    .update(homeworks)
    .set({ [mark]: clock.now() })
    .where(
      and(
        eq(homeworks.id, homeworkId),
        eq(homeworks.version, version),
        eq(homeworks.removed, false),
        isNull(homeworks[mark]),
      ),
    )
    .returning();
  return homework;
}

type News = (
  homework: HomeworkRow,
) =>
  | { readonly type: 'homework.given'; readonly dueAt: Date }
  | { readonly type: 'homework.dueSoon'; readonly dueAt: Date; readonly isOver: boolean };

const reminderAt =
  (now: Date): News =>
  ({ dueAt }) => ({ type: 'homework.dueSoon', dueAt, isOver: dueAt <= now });

/** Notifies its pupils who have not handed in; answers their number. */
async function tell(tx: Transaction, homework: HomeworkRow, newsOf: News): Promise<number> {
  const { id: homeworkId, channelId, title } = homework;
  if (!(await isOpenChannel(tx, channelId))) return 0;
  const [pupils, works] = [await pupilsOf(tx, homework), await lastWorks(tx, { homeworkIds: [homeworkId] })];
  const handedIn = new Set(works.flatMap(({ userId, state }) => (state === 'RETURNED' ? [] : userId)));
  const waiting = pupils.filter(({ userId }) => !handedIn.has(userId));
  for (const { userId } of waiting)
    await emit(tx, { ...newsOf(homework), userId, channelId, homeworkId, title });
  return waiting.length;
}
