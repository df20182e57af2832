import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import {
  ACCOUNT_TERMS_TYPES,
  type AccountTermsType,
  type TermsSection,
} from '#shared/contract/people/terms.ts';
import { dayInSeoul, instantInSeoul } from '#shared/time/seoulTime.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { termsVersions } from '#server/db/tables/people/terms.ts';
import { AppError } from '#server/platform/appError.ts';
import { nextVersion } from './nextVersion.ts';
import { termsTexts } from './texts.ts';

type TermsRow = typeof termsVersions.$inferSelect;

/** Every version of the terms that accounts agree to, the last effective first. */
export function listProductTerms(db: Database): Promise<TermsRow[]> {
  return db
    .select()
    .from(termsVersions)
    .where(
      and(
        isNull(termsVersions.channelId),
        inArray(termsVersions.type, [...ACCOUNT_TERMS_TYPES]),
        eq(termsVersions.removed, false),
      ),
    )
    .orderBy(desc(termsVersions.effectiveAt), desc(termsVersions.id));
}

/** Writes the next version of terms. Throws VALIDATION_FAIL for a day in Seoul that is over. */
export async function publishTerms(
  tx: Transaction,
  {
    type,
    effectiveOn,
    asksAgain,
    sectionList,
    now,
  }: {
    readonly type: AccountTermsType;
    readonly effectiveOn: string;
    readonly asksAgain: boolean;
    readonly sectionList: TermsSection[];
    readonly now: Date;
  },
): Promise<TermsRow> {
  const today = dayInSeoul(now);
  if (effectiveOn < today)
    throw new AppError('VALIDATION_FAIL', {
      message: termsTexts.pastDay,
      fieldErrors: [{ field: 'effectiveOn', message: termsTexts.pastDay }],
      log: `terms from ${effectiveOn} on, which is over`,
    });
  const [row] = await tx
    .insert(termsVersions)
    .values({
      ...{ type, asksAgain, sections: sectionList },
      version: await nextVersion(tx, { type, channelId: null }),
      effectiveAt: effectiveOn === today ? now : instantInSeoul(effectiveOn, 0),
    })
    .returning();
  if (!row) throw new Error('publishTerms: the insert returned no row');
  return row;
}
