import { and, lt, notInArray } from 'drizzle-orm';
import { textMessageDays, textMessages, textMessageWishes } from '#server/db/tables/channels/textMessages.ts';
import type { Deps } from '#server/domain/deps.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';

const DAY_MS = 24 * 60 * 60_000;
/** The days for which a channel can show its messages and their recipients. */
const MESSAGE_DAYS = 365;
/** The days in which a repeated key is answered from its first result. */
const WISH_DAYS = 30;

/** Removes old text messages with their numbers, and the keys that kept them from being sent twice. */
export async function purgeTextMessages({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  await db.delete(textMessages).where(
    and(
      lt(textMessages.createdAt, before(MESSAGE_DAYS)),
      // A message on its way is kept until it has arrived or failed.
      notInArray(textMessages.state, ['WAITING', 'SENDING']),
    ),
  );
  await db.delete(textMessageWishes).where(lt(textMessageWishes.createdAt, before(WISH_DAYS)));
  await db.delete(textMessageDays).where(lt(textMessageDays.day, seoulDay(before(WISH_DAYS))));
}
