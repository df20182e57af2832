import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { emit } from '#server/domain/transaction.ts';
import { listMemberRows } from './memberRows.ts';
import { activeChannelIds } from './memberships.ts';

/** Further staff sees it when their page asks again. */
const MOST_TOLD = 50;

/** Notifies the staff of a channel that something of its class has changed. */
export async function notifyTeachers(tx: Transaction, channelId: number): Promise<void> {
  const staff = await listMemberRows(tx, { channelId, list: 'staff', limit: MOST_TOLD });
  for (const { userId } of staff) await emit(tx, { type: 'class.changed', userId, channelId });
}

/** The channels of a user with a teacher: without the school, which everybody is in. */
export async function classesOf(db: Database | Transaction, userId: number): Promise<number[]> {
  const channelIds = await activeChannelIds({ db, userId });
  return channelIds.filter((channelId) => channelId !== DEFAULT_CHANNEL_ID);
}

/** The same for all classes of a user. */
export async function notifyTeachersOf(tx: Transaction, userId: number): Promise<void> {
  for (const channelId of await classesOf(tx, userId)) await notifyTeachers(tx, channelId);
}
