import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { and, count, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { CODE_LENGTH, type CodeState } from '#shared/contract/people/guardians.ts';
import type { Transaction } from '#server/db/connect.ts';
import { contactChanges, type CONTACT_KINDS } from '#server/db/tables/people/credentials.ts';
import type { Deps } from '#server/domain/deps.ts';
import { lockUser } from '#server/domain/people/accounts/users.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { credentialTexts } from './texts.ts';
import type { UserCall } from '#server/domain/call.ts';

export const CODE_MINUTES = 10;
const MOST_TRIES = 5;
const MOST_CODES = 5;
const HOUR_MS = 60 * 60 * 1000;
const RESEND_SECONDS = 30;

type ContactKind = (typeof CONTACT_KINDS)[number];

/** Makes the code for a mail or phone and sends it. Throws TOO_MANY_REQUESTS after five to it or by the account. */
export async function issueCode(
  wish: UserCall & {
    readonly kind: ContactKind;
    readonly contact: string;
    readonly send: (tx: Transaction, code: string) => Promise<unknown>;
  },
): Promise<CodeState> {
  const { deps, userId, kind, contact, send } = wish;
  const now = deps.clock.now();
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  await transaction(deps, async (tx) => {
    await lockUser(tx, userId);
    await assertMaySend(tx, { userId, contact, now });
    await tx.insert(contactChanges).values({
      userId,
      kind,
      contact,
      codeHash: hashOf(deps, { userId, kind, code }),
      createdAt: now,
      expiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000),
    });
    await send(tx, code);
  });
  return { expiresInSeconds: CODE_MINUTES * 60, resendInSeconds: RESEND_SECONDS, triesLeft: MOST_TRIES };
}

/**
 * Uses the code of the last requested mail or phone; `keep` stores the contact in the same transaction. Throws
 * EMAIL_CODE_INVALID.
 */
export async function spendCode(
  spent: UserCall & {
    readonly kind: ContactKind;
    readonly code: string;
    readonly keep: (tx: Transaction, contact: string, now: Date) => Promise<void>;
  },
): Promise<string> {
  const { deps, userId, kind, code, keep } = spent;
  const now = deps.clock.now();
  const [newest] = await deps.db
    .select()
    .from(contactChanges)
    .where(and(eq(contactChanges.userId, userId), eq(contactChanges.kind, kind)))
    .orderBy(desc(contactChanges.id))
    .limit(1);
  if (!newest || newest.endedAt !== null || newest.expiresAt <= now) throw invalid(credentialTexts.codeOver);
  // The try is counted before the comparison: guesses sent at once share the few tries.
  const [counted] = await deps.db
    .update(contactChanges)
    .set({ attempts: sql`${contactChanges.attempts} + 1` })
    .where(and(eq(contactChanges.id, newest.id), lt(contactChanges.attempts, MOST_TRIES)))
    .returning({ attempts: contactChanges.attempts });
  if (!counted) throw invalid(credentialTexts.noTries);
  if (!isSame(newest.codeHash, hashOf(deps, { userId, kind, code }))) {
    const left = MOST_TRIES - counted.attempts;
    throw invalid(left > 0 ? credentialTexts.wrongCode(left) : credentialTexts.noTries);
  }
  await transaction(deps, async (tx) => {
    await lockUser(tx, userId);
    const ended = await endContactChanges(tx, { userId, kind, now });
    if (!ended.includes(newest.id)) throw invalid(credentialTexts.codeOver);
    await keep(tx, newest.contact, now);
  });
  return newest.contact;
}

/** Invalidates all open codes of a contact, of every kind by default; answers them. */
export async function endContactChanges(
  tx: Transaction,
  { userId, kind, now }: { readonly userId: number; readonly kind?: ContactKind; readonly now: Date },
): Promise<number[]> {
  const ended = await tx
    .update(contactChanges)
    .set({ endedAt: now })
    .where(
      and(
        eq(contactChanges.userId, userId),
        isNull(contactChanges.endedAt),
        kind && eq(contactChanges.kind, kind),
      ),
    )
    .returning({ id: contactChanges.id });
  return ended.map(({ id }) => id);
}

async function assertMaySend(
  tx: Transaction,
  { userId, contact, now }: { readonly userId: number; readonly contact: string; readonly now: Date },
): Promise<void> {
  const since = new Date(now.getTime() - HOUR_MS);
  const [sent] = await tx
    .select({ codes: count() })
    .from(contactChanges)
    .where(
      and(
        or(eq(contactChanges.userId, userId), eq(contactChanges.contact, contact)),
        gt(contactChanges.createdAt, since),
      ),
    );
  if ((sent?.codes ?? 0) >= MOST_CODES)
    throw new AppError('TOO_MANY_REQUESTS', {
      message: credentialTexts.waitForCode,
      log: `user ${userId}, or others for the same contact, asked for ${MOST_CODES} codes within an hour`,
    });
}

interface Coded {
  readonly userId: number;
  readonly kind: ContactKind;
  readonly code: string;
}

const hashOf = ({ config }: Pick<Deps, 'config'>, { userId, kind, code }: Coded): string =>
  createHmac('sha256', config.TOKEN_SECRET).update(`contact-change:${kind}:${userId}:${code}`).digest('hex');

const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other));

const invalid = (message: string) =>
  new AppError('EMAIL_CODE_INVALID', { message, log: 'no open code for that contact' });
