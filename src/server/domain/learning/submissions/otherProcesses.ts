import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { submissionProgressSchema } from '#shared/contract/learning/progress.ts';
import type { Transaction } from '#server/db/connect.ts';
import type { DomainEvent, EventType } from '#server/domain/events.ts';
import type { AFTER_COMMIT } from '#server/domain/listeners.ts';
import type { ClaimedJob } from './judgeJobs.ts';

/** Postgres channel: a verdict of one process changed data that pages at another process show. */
export const EVENT_CHANNEL = 'judge_events';
/** Postgres refuses 8,000 bytes; a page fetches longer content itself. */
const MOST_BYTES = 7_900;

type Followed = (typeof AFTER_COMMIT)['world' | 'userRooms'][number];

/** The events with followers after the commit that a verdict can lead to, and its progress. */
const toldSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('submission.progress'),
    userId: z.int(),
    progress: submissionProgressSchema,
  }),
  z.object({ type: z.literal('quests.progressed'), userId: z.int() }),
  z.object({ type: z.literal('wallet.changed'), userId: z.int() }),
  z.object({ type: z.literal('notifications.changed'), userId: z.int() }),
  z.object({ type: z.literal('level.changed'), userId: z.int(), level: z.int() }),
  z.object({ type: z.literal('skill.learned'), userId: z.int(), skillId: z.int(), level: z.int() }),
  z.object({ type: z.literal('title.earned'), userId: z.int(), titleId: z.int() }),
]) satisfies z.ZodType<DomainEvent & { type: Followed }>;
type ToldEvent = z.infer<typeof toldSchema>;

const TOLD_TYPES = new Set<EventType>(toldSchema.options.map(({ shape }) => shape.type.value));

/** Begins with the sending process, which has updated its own pages already. */
const noticeOf = (claimedBy: number, event: ToldEvent): string => `${claimedBy} ${JSON.stringify(event)}`;

const fits = (notice: string): boolean => Buffer.byteLength(notice) <= MOST_BYTES;

/** The payload for `pg_notify`; with very many cases it holds only the number of judged ones. */
export function progressNotice(
  claimedBy: number,
  event: Extract<ToldEvent, { type: 'submission.progress' }>,
): string {
  const whole = noticeOf(claimedBy, event);
  if (fits(whole)) return whole;
  return noticeOf(claimedBy, { ...event, progress: { ...event.progress, caseList: [] } });
}

/** Lets the other processes update their pages after a verdict, once it has committed. */
export async function notifyOtherProcesses(
  tx: Transaction,
  { claimedBy }: ClaimedJob,
  events: readonly DomainEvent[],
): Promise<void> {
  const notices = events.filter(isTold).map((event) => noticeOf(claimedBy, event));
  if (notices.length === 0) return;
  await tx.execute(sql`
    select pg_notify(${EVENT_CHANNEL}, notice)
    from json_array_elements_text(${JSON.stringify(notices)}::json) as notice`);
}

function isTold(event: DomainEvent): event is ToldEvent {
  return TOLD_TYPES.has(event.type);
}

/** The event in a notice; undefined for a notice of this process. Throws on an invalid notice. */
export function readEvent(notice: string, self: number): ToldEvent | undefined {
  const at = notice.indexOf(' ');
  if (Number(notice.slice(0, at)) === self) return undefined;
  return toldSchema.parse(JSON.parse(notice.slice(at)));
}
