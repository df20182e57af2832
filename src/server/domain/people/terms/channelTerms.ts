import { and, eq } from 'drizzle-orm';
import type { ChannelTermsType, Terms, TermsSection } from '#shared/contract/people/terms.ts';
import { termsVersions } from '#server/db/tables/people/terms.ts';
import { writeAudit } from '#server/domain/people/moderation/writeAudit.ts';
import { getTerms } from './getTerms.ts';
import { nextVersion } from './nextVersion.ts';
import type { ChannelScope } from '#server/domain/call.ts';

interface OfChannel extends ChannelScope {
  readonly type: ChannelTermsType;
}

/** Puts a channel's own terms into force; earlier versions stay readable for users who agreed to them. */
export async function saveChannelTerms(
  input: OfChannel & { readonly sectionList: TermsSection[] },
): Promise<Terms> {
  const { deps, userId, channelId, type, sectionList } = input;
  await deps.db.transaction(async (tx) => {
    const version = await nextVersion(tx, { type, channelId });
    await tx.insert(termsVersions).values({
      type,
      channelId,
      sections: sectionList,
      version,
      effectiveAt: deps.clock.now(),
    });
    const of = { actorId: userId, channelId, targetUserId: 0 };
    await writeAudit({ tx, ...of, action: 'CHANNEL_TERMS', details: { type, version } });
  });
  return getTerms(input);
}

/** Ends a channel's own terms; those of the product apply again. */
export async function removeChannelTerms(input: OfChannel): Promise<Terms> {
  const { deps, userId, channelId, type } = input;
  await deps.db.transaction(async (tx) => {
    await tx
      .update(termsVersions)
      .set({ removed: true })
      .where(and(eq(termsVersions.type, type), eq(termsVersions.channelId, channelId)));
    const of = { actorId: userId, channelId, targetUserId: 0 };
    await writeAudit({ tx, ...of, action: 'CHANNEL_TERMS', details: { type, version: null } });
  });
  return getTerms(input);
}
