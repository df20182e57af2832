import { and, count, desc, eq, gt, isNull, max, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';
import { guardianLinks } from '#server/db/tables/people/guardians.ts';
import { AppError } from '#server/platform/appError.ts';
import { randomToken, sha256 } from '#server/platform/ids.ts';
import type { Deps } from '#server/domain/deps.ts';
import { addJob } from '#server/domain/jobs.ts';
import { mailBody } from './mailBody.ts';
import { guardianTexts } from './texts.ts';

export type GuardianLinkRow = typeof guardianLinks.$inferSelect;

const HOUR_MS = 60 * 60 * 1000;
const CONSENT_DAYS = 7;
const PAGE_HOURS = 24;

/** Locks the mail for this transaction, so that limits count every row. */
export async function lockEmail(tx: Transaction, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`guardian:${email}`}, 0))`);
}

/** Mails a child's request to its guardian; links to other guardians end. */
export async function mailConsentLink(
  tx: Transaction,
  { deps, ...to }: { deps: Pick<Deps, 'config'>; userId: number; nickname: string; email: string; now: Date },
): Promise<void> {
  const { userId, nickname, email, now } = to;
  await tx
    .update(guardianLinks)
    .set({ endedAt: now })
    .where(
      and(
        eq(guardianLinks.userId, userId),
        isNull(guardianLinks.endedAt),
        sql`${guardianLinks.email} <> ${email}`,
      ),
    );
  const url = await addLink(tx, {
    deps,
    kind: 'CONSENT',
    email,
    userId,
    now,
    livesMs: CONSENT_DAYS * 24 * HOUR_MS,
  });
  await addJob(tx, 'mail.send', {
    to: email,
    subject: guardianTexts.askSubject(nickname),
    ...mailBody({
      lines: guardianTexts.askLines(nickname, CONSENT_DAYS),
      link: { url, label: guardianTexts.askButton },
    }),
  });
}

export async function mailPageLink(
  tx: Transaction,
  { deps, email, now }: { deps: Pick<Deps, 'config'>; email: string; now: Date },
): Promise<void> {
  const url = await addLink(tx, {
    deps,
    kind: 'PAGE',
    email,
    userId: null,
    now,
    livesMs: PAGE_HOURS * HOUR_MS,
  });
  await addJob(tx, 'mail.send', {
    to: email,
    subject: guardianTexts.pageSubject,
    ...mailBody({
      lines: guardianTexts.pageLines(PAGE_HOURS),
      link: { url, label: guardianTexts.pageButton },
    }),
  });
}

async function addLink(
  tx: Transaction,
  {
    deps,
    now,
    livesMs,
    ...link
  }: Pick<GuardianLinkRow, 'kind' | 'email' | 'userId'> & {
    deps: Pick<Deps, 'config'>;
    now: Date;
    livesMs: number;
  },
): Promise<string> {
  const token = randomToken();
  await tx.insert(guardianLinks).values({
    ...link,
    tokenHash: sha256(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + livesMs),
  });
  return `${deps.config.PUBLIC_URL}/guardian/${token}`;
}

/** The link of a token that may still be used. Throws RESOURCE_NOT_FOUND, GUARDIAN_LINK_ENDED. */
export async function readLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<GuardianLinkRow> {
  const [link] = await db
    .select()
    .from(guardianLinks)
    .where(eq(guardianLinks.tokenHash, sha256(token)));
  if (!link) throw new AppError('RESOURCE_NOT_FOUND', { log: 'no guardian link of that token' });
  const isOver = link.expiresAt <= clock.now();
  if (isOver || link.endedAt !== null) {
    const { used, expired, pageExpired } = guardianTexts;
    const message = link.kind === 'PAGE' ? pageExpired : link.endedAt !== null ? used : expired;
    throw new AppError('GUARDIAN_LINK_ENDED', { message, log: `guardian link ${link.id} has ended` });
  }
  return link;
}

/** Uses one link, and for a child all open ones. False when another call was faster. */
export async function endLink(tx: Transaction, link: GuardianLinkRow, now: Date): Promise<boolean> {
  const which = link.userId === null ? eq(guardianLinks.id, link.id) : eq(guardianLinks.userId, link.userId);
  const ended = await tx
    .update(guardianLinks)
    .set({ endedAt: now })
    .where(and(which, isNull(guardianLinks.endedAt)))
    .returning({ id: guardianLinks.id });
  return ended.some(({ id }) => id === link.id);
}

/** The link stays valid: a guardian may change its mind. False when it was denied before, or has been used. */
export async function denyLink(tx: Transaction, link: GuardianLinkRow, now: Date): Promise<boolean> {
  const denied = await tx
    .update(guardianLinks)
    .set({ deniedAt: now })
    .where(and(eq(guardianLinks.id, link.id), isNull(guardianLinks.deniedAt), isNull(guardianLinks.endedAt)))
    .returning({ id: guardianLinks.id });
  return denied.length > 0;
}

/** The newest link that was mailed for a child. */
export async function newestLink(db: Database | Transaction, userId: number) {
  const [link] = await db
    .select()
    .from(guardianLinks)
    .where(eq(guardianLinks.userId, userId))
    .orderBy(desc(guardianLinks.id))
    .limit(1);
  return link;
}

/** The number of links mailed since a time, for a child or to a guardian, and the time of the last. */
export async function countLinks(
  db: Database | Transaction,
  { since, ...whose }: { readonly since: Date } & ({ readonly userId: number } | { readonly email: string }),
) {
  const [row] = await db
    .select({ mailed: count(), last: max(guardianLinks.createdAt) })
    .from(guardianLinks)
    .where(
      and(
        'userId' in whose ? eq(guardianLinks.userId, whose.userId) : eq(guardianLinks.email, whose.email),
        gt(guardianLinks.createdAt, since),
      ),
    );
  return { mailed: row?.mailed ?? 0, last: row?.last ?? null };
}
