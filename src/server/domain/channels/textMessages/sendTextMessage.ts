import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { TextMessageFailure } from '#shared/contract/channels/textMessages.ts';
import type { Transaction } from '#server/db/connect.ts';
import { textMessages } from '#server/db/tables/channels/textMessages.ts';
import { findContacts } from '#server/domain/channels/channels/memberContacts.ts';
import type { Deps } from '#server/domain/deps.ts';
import { addJob } from '#server/domain/jobs.ts';
import { transaction } from '#server/domain/transaction.ts';
import { TextMessageRefused } from '#server/gateways/textMessage/textMessageGateway.ts';
import type { TextMessageRow } from './listTextMessages.ts';
import { countMetric } from '#server/platform/metrics.ts';
import { nightEnd } from '#server/platform/nightHours.ts';
import { findOptOuts } from './receivers.ts';

const MOST_ATTEMPTS = 3;
const RETRY_MS = 20_000;
/** First key of advisory locks used by nothing else. */
const SENDING_LOCK = 4_217_044;

/**
 * The job of one message. A retry after a crash goes on with the saved ticket, so that the message is sent once. A
 * message that must no longer be sent is cancelled; an advertisement waits while it is night.
 */
export async function sendTextMessage(
  deps: Deps,
  { textMessageId }: { readonly textMessageId: number },
): Promise<void> {
  // The lock is held while the gateway is asked, and ends with a killed process: a message is at one job at a time.
  await deps.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SENDING_LOCK}::int, ${textMessageId}::int)`);
    await sendAlone(deps, textMessageId);
  });
}

async function sendAlone(deps: Deps, textMessageId: number): Promise<void> {
  const message = await transaction(deps, (tx) => claim(tx, deps, textMessageId));
  if (!message) return;
  try {
    await deps.textMessages.dispatch(message.gatewayTicket ?? (await takeTicket(deps, message)));
  } catch (error) {
    deps.log.warn({ err: error, textMessageId }, 'a text message was not sent');
    if (error instanceof TextMessageRefused) await fail(deps, textMessageId, error.reason);
    else await tryLater(deps, message);
    return;
  }
  await transaction(deps, async (tx) => {
    await tx
      .update(textMessages)
      .set({ state: 'SENT', sentAt: deps.clock.now() })
      .where(and(eq(textMessages.id, textMessageId), eq(textMessages.state, 'SENDING')));
    await addJob(tx, 'textMessages.follow', { textMessageId });
  });
  countMetric('dolphin_text_messages_total', { state: 'SENT' });
}

async function claim(
  tx: Transaction,
  { clock }: Deps,
  textMessageId: number,
): Promise<TextMessageRow | undefined> {
  const isThis = eq(textMessages.id, textMessageId);
  const [message] = await tx
    .select()
    .from(textMessages)
    .where(and(isThis, inArray(textMessages.state, ['WAITING', 'SENDING'])))
    .for('update');
  if (!message) return undefined;
  if (!(await isStillWanted(tx, message))) {
    await tx.update(textMessages).set({ state: 'CANCELLED', failure: 'TAKEN_BACK' }).where(isThis);
    return undefined;
  }
  const scheduledAt = message.purpose === 'ADVERTISEMENT' ? nightEnd(clock.now()) : null;
  if (scheduledAt) {
    await tx.update(textMessages).set({ state: 'WAITING', scheduledAt }).where(isThis);
    await addJob(tx, 'textMessages.send', { textMessageId }, scheduledAt);
    return undefined;
  }
  const [claimed] = await tx
    .update(textMessages)
    .set({ state: 'SENDING', attemptCount: message.attemptCount + 1 })
    .where(isThis)
    .returning();
  return claimed;
}

async function isStillWanted(
  tx: Transaction,
  { channelId, receiverId, purpose }: TextMessageRow,
): Promise<boolean> {
  const ofMember = { db: tx, channelId, userIds: [receiverId] };
  const contact = (await findContacts(ofMember)).get(receiverId);
  if (!contact || (await findOptOuts(ofMember)).has(receiverId)) return false;
  return purpose === 'NOTICE' || contact.marketingConsent;
}

/** Registers the message and saves its ticket before it is sent. */
async function takeTicket(deps: Deps, message: TextMessageRow): Promise<string> {
  const { id, phoneNumber: to, sentText: text, messageType: type } = message;
  const ticket = await deps.textMessages.prepare({ to, text, type });
  const [kept] = await deps.db
    .update(textMessages)
    .set({ gatewayTicket: ticket })
    .where(and(eq(textMessages.id, id), isNull(textMessages.gatewayTicket)))
    .returning({ id: textMessages.id });
  if (!kept) throw new Error(`text message ${id} has a ticket already, or is gone`);
  return ticket;
}

async function fail(deps: Deps, textMessageId: number, failure: TextMessageFailure): Promise<void> {
  await deps.db
    .update(textMessages)
    .set({ state: 'FAILED', failure })
    .where(and(eq(textMessages.id, textMessageId), eq(textMessages.state, 'SENDING')));
  countMetric('dolphin_text_messages_total', { state: 'FAILED' });
}

async function tryLater(deps: Deps, { id: textMessageId, attemptCount }: TextMessageRow): Promise<void> {
  if (attemptCount >= MOST_ATTEMPTS) return fail(deps, textMessageId, 'NO_ANSWER');
  const runAt = new Date(deps.clock.now().getTime() + RETRY_MS * attemptCount);
  await transaction(deps, async (tx) => {
    await tx
      .update(textMessages)
      .set({ state: 'WAITING' })
      .where(and(eq(textMessages.id, textMessageId), eq(textMessages.state, 'SENDING')));
    await addJob(tx, 'textMessages.send', { textMessageId }, runAt);
  });
}
