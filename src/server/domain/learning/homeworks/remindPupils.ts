import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { homeworks } from '#server/db/tables/learning/homeworks.ts';
import { isOpenChannel } from '#server/domain/channels/channels/closedChannels.ts';
import type { Deps } from '#server/domain/deps.ts';
import { addJob, type JobPayload } from '#server/domain/jobs.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { nightEnd } from '#server/platform/nightHours.ts';
import { pupilsOf } from './homeworkPupils.ts';
import { lastWorks, type HomeworkRow } from './homeworkRows.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Has its pupils told when it opens, and reminded a day before it is due, in the morning rather than at night. */
export async function planHomework(tx: Transaction, homework: HomeworkRow): Promise<void> {
  const { id: homeworkId, version, opensAt, dueAt, toldAt } = homework;
  if (toldAt === null) await addJob(tx, 'homeworks.open', { homeworkId, version }, opensAt);
  const dayBefore = new Date(dueAt.getTime() - DAY_MS);
  const at = nightEnd(dayBefore) ?? dayBefore;
  if (at > opensAt) await addJob(tx, 'homeworks.remind', { homeworkId, version }, at);
}

/** Tells the pupils of homework that has opened, once. */
export async function openHomework(deps: Deps, payload: JobPayload<'homeworks.open'>): Promise<void> {
  await transaction(deps, async (tx) => {
    const homework = await claim(tx, deps, { ...payload, mark: 'toldAt' });
    if (homework) await tell(tx, homework, 'homework.given');
  });
}

/** Reminds those who have not handed in, once; at night it waits for the morning. */
export async function remindPupils(deps: Deps, payload: JobPayload<'homeworks.remind'>): Promise<void> {
  const now = deps.clock.now();
  await transaction(deps, async (tx) => {
    const morning = nightEnd(now);
    if (morning !== null) return addJob(tx, 'homeworks.remind', payload, morning);
    const homework = await claim(tx, deps, { ...payload, mark: 'remindedAt' });
    if (homework && homework.dueAt > now) await tell(tx, homework, 'homework.dueSoon');
  });
}

/** Marks it as told or reminded of; undefined for what was changed, taken back or told before. */
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

async function tell(
  tx: Transaction,
  homework: HomeworkRow,
  type: 'homework.given' | 'homework.dueSoon',
): Promise<void> {
  const { id: homeworkId, channelId, title, dueAt } = homework;
  if (!(await isOpenChannel(tx, channelId))) return;
  const [pupils, works] = [await pupilsOf(tx, homework), await lastWorks(tx, { homeworkIds: [homeworkId] })];
  const handedIn = new Set(works.flatMap(({ userId, state }) => (state === 'RETURNED' ? [] : userId)));
  for (const { userId } of pupils)
    if (!handedIn.has(userId)) await emit(tx, { type, userId, channelId, homeworkId, title, dueAt });
}
