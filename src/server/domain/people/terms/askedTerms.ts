import { and, eq, gt, inArray, isNull, lte, max, min, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ACCOUNT_TERMS_TYPES, type AccountTermsType, type Terms } from '#shared/contract/people/terms.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { termsAgreements, termsVersions } from '#server/db/tables/people/terms.ts';
import type { Deps } from '#server/domain/deps.ts';
import { AppError } from '#server/platform/appError.ts';
import { findTermsInForce, termsView } from './getTerms.ts';
import { termsTexts } from './texts.ts';

interface OfUser {
  readonly db: Database | Transaction;
  readonly userId: number;
  readonly now: Date;
}

const agreedVersions = alias(termsVersions, 'agreed_versions');

/** The types of which a version that asks again is in force and counts since later than any that the user agreed to. */
async function askedTypes({ db, userId, now }: OfUser): Promise<AccountTermsType[]> {
  const agreed = db
    .select({ at: max(agreedVersions.effectiveAt) })
    .from(termsAgreements)
    .innerJoin(
      agreedVersions,
      and(
        eq(agreedVersions.type, termsAgreements.type),
        eq(agreedVersions.version, termsAgreements.version),
        isNull(agreedVersions.channelId),
      ),
    )
    .where(and(eq(termsAgreements.userId, userId), eq(termsAgreements.type, termsVersions.type)));
  const rows = await db
    .selectDistinct({ type: termsVersions.type })
    .from(termsVersions)
    .where(
      and(
        eq(termsVersions.asksAgain, true),
        inArray(termsVersions.type, [...ACCOUNT_TERMS_TYPES]),
        isNull(termsVersions.channelId),
        eq(termsVersions.removed, false),
        lte(termsVersions.effectiveAt, now),
        gt(termsVersions.effectiveAt, sql`coalesce((${agreed}), '-infinity')`),
      ),
    );
  return ACCOUNT_TERMS_TYPES.filter((type) => rows.some((row) => row.type === type));
}

/** Another process's publication is noticed after this time at the latest. */
const REMEMBERED_MS = 60_000;
const firstAsking = new WeakMap<Database, { readonly until: number; readonly at: Promise<Date | null> }>();

/** The time from which on any version asks again; null when none ever does. */
function readFirstAsking(db: Database, connection: Database | Transaction): Promise<Date | null> {
  const known = firstAsking.get(db);
  if (known && known.until > performance.now()) return known.at;
  const at = connection
    .select({ at: min(termsVersions.effectiveAt) })
    .from(termsVersions)
    .where(and(eq(termsVersions.asksAgain, true), eq(termsVersions.removed, false)))
    .then(([row]) => row?.at ?? null);
  firstAsking.set(db, { until: performance.now() + REMEMBERED_MS, at });
  at.catch(() => firstAsking.delete(db));
  return at;
}

/** A version has been published by this process. */
export const forgetFirstAsking = (db: Database): boolean => firstAsking.delete(db);

/**
 * Whether terms have changed since the user agreed to them, so that they are asked for again. Every state of a user
 * asks this, so the database is asked only once there are such terms.
 */
export async function needsTerms({
  deps,
  tx,
  userId,
}: {
  readonly deps: Pick<Deps, 'db' | 'clock'>;
  readonly tx?: Transaction | undefined;
  readonly userId: number;
}): Promise<boolean> {
  const now = deps.clock.now();
  const db = tx ?? deps.db;
  const first = await readFirstAsking(deps.db, db);
  return first !== null && first <= now && (await askedTypes({ db, userId, now })).length > 0;
}

/** The asked terms in the version in force. */
export async function listAskedTerms({ deps, userId }: { deps: Deps; userId: number }): Promise<Terms[]> {
  const { db } = deps;
  const now = deps.clock.now();
  const types = await askedTypes({ db, userId, now });
  const rows = await Promise.all(types.map((type) => findTermsInForce({ db, type, channelId: null, now })));
  return rows.flatMap((row) => (row ? [termsView(row)] : []));
}

/** Records an agreement to terms in force. Throws RESOURCE_NOT_FOUND for another version than that. */
export async function agreeAgain({
  deps: { db, clock },
  userId,
  type,
  version,
}: {
  readonly deps: Deps;
  readonly userId: number;
  readonly type: AccountTermsType;
  readonly version: number;
}): Promise<void> {
  const now = clock.now();
  const inForce = await findTermsInForce({ db, type, channelId: null, now });
  if (inForce?.version !== version)
    throw new AppError('RESOURCE_NOT_FOUND', {
      message: termsTexts.changedMeanwhile,
      log: `version ${version} of ${type} is not in force`,
    });
  await db.insert(termsAgreements).values({ userId, type, version, channelId: null, agreedAt: now });
}
