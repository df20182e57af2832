import { and, desc, eq, sql } from 'drizzle-orm';
import {
  CONSENT_KINDS,
  CONSENT_VERSIONS,
  type ChannelMemberBody,
  type ConsentKind,
  type OwnMemberBody,
} from '#shared/contract/channels/channelFields.ts';
import type { Channel, OwnMember } from '#shared/contract/channels/channels.ts';
import { holdsAtLeast, type ChannelRole } from '#shared/contract/roles.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { channelConsents, channelMembers } from '#server/db/tables/channels/channels.ts';
import type { CallerChannel } from '#server/domain/call.ts';
import type { Deps } from '#server/domain/deps.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { assertMayReplace } from '#server/domain/people/sessions/assertMayReplace.ts';
import { nicknameProblem } from '#server/domain/people/accounts/nicknames.ts';
import { longTextProblem } from '#server/domain/people/textFilter/publicText.ts';
import { assertMember } from './assertMember.ts';
import { findChannel } from './findChannel.ts';
import { readMembership } from './memberships.ts';
import { refuseHurtfulTexts, refuseProblems } from './refuseText.ts';
import { takenNickname } from './takenNickname.ts';

export type ChannelProfile = Pick<ChannelMemberBody, 'nickname' | 'introduction'>;

/**
 * Throws VALIDATION_FAIL for a nickname that another member of the channel wears. Simultaneous choices run one after
 * the other: similarity is more than an index could tell.
 */
export async function refuseTakenNickname(
  tx: Transaction,
  who: { readonly channelId: number; readonly userId: number; readonly nickname: string },
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('channel_nicknames'), ${who.channelId})`);
  refuseProblems({ nickname: await takenNickname(tx, who) });
}

/**
 * Throws VALIDATION_FAIL naming the fields that hurt, disclose something or pretend to be staff. The channel's own
 * staff may carry a name of staff in it.
 */
export async function refuseHurtfulProfile(
  profile: ChannelProfile,
  roles: readonly ChannelRole[],
): Promise<void> {
  refuseProblems({
    nickname: nicknameProblem(profile.nickname, { isStaff: holdsAtLeast(roles, 'teacher') }),
    introduction: await longTextProblem(profile.introduction),
  });
}

/** The columns of the member form that are kept with the member; fields that the form leaves out stay as they are. */
export function memberColumns({
  nickname,
  introduction,
  phoneNumber,
  marketingConsent,
  channelPersonalInformationConsent,
}: ChannelMemberBody): Partial<typeof channelMembers.$inferInsert> & ChannelProfile {
  return {
    nickname,
    introduction,
    ...(phoneNumber !== undefined && { phoneNumber: phoneNumber.replaceAll('-', '') }),
    ...(marketingConsent !== undefined && { marketingConsent }),
    ...(channelPersonalInformationConsent !== undefined && { channelPersonalInformationConsent }),
  };
}

/** Saves the answers about consents that differ from the last ones, with their time and the version of their text. */
export async function saveConsents(
  tx: Transaction,
  {
    channelId,
    userId,
    body,
    now,
  }: {
    readonly channelId: number;
    readonly userId: number;
    readonly body: Pick<ChannelMemberBody, 'marketingConsent' | 'channelPersonalInformationConsent'>;
    readonly now: Date;
  },
): Promise<void> {
  const last = await lastConsents(tx, { channelId, userId });
  const answers: Readonly<Record<ConsentKind, boolean | undefined>> = {
    MARKETING: body.marketingConsent,
    PERSONAL_INFORMATION: body.channelPersonalInformationConsent,
  };
  const rows = CONSENT_KINDS.flatMap((kind) => {
    const isGiven = answers[kind];
    const version = CONSENT_VERSIONS[kind];
    const before = last.get(kind);
    const isKnown = before?.isGiven === isGiven && before?.version === version;
    return isGiven === undefined || isKnown
      ? []
      : [{ channelId, userId, kind, isGiven, version, answeredAt: now }];
  });
  if (rows.length > 0) await tx.insert(channelConsents).values(rows);
}

async function lastConsents(
  db: Database | Transaction,
  { channelId, userId }: { readonly channelId: number; readonly userId: number },
) {
  const rows = await db
    .selectDistinctOn([channelConsents.kind])
    .from(channelConsents)
    .where(and(eq(channelConsents.channelId, channelId), eq(channelConsents.userId, userId)))
    .orderBy(channelConsents.kind, desc(channelConsents.id));
  return new Map(rows.map((row) => [row.kind, row]));
}

/** The caller's own member form. Throws CHANNEL_MEMBER_NOT_FOUND for a visitor who has not joined. */
export async function getOwnMember(input: {
  deps: Pick<Deps, 'db'>;
  userId: number;
  channelId: number;
}): Promise<OwnMember> {
  const { deps, userId, channelId } = input;
  const [member] = await deps.db
    .select()
    .from(channelMembers)
    .where(and(eq(channelMembers.channelId, channelId), eq(channelMembers.userId, userId)));
  if (!member) {
    throw new AppError('CHANNEL_MEMBER_NOT_FOUND', {
      log: `user ${userId} sees channel ${channelId} from above and has not joined it`,
    });
  }
  const consents = await lastConsents(deps.db, { channelId, userId });
  const shown = (kind: ConsentKind) => {
    const row = consents.get(kind);
    return row
      ? { isGiven: row.isGiven, version: row.version, answeredAt: row.answeredAt.toISOString() }
      : null;
  };
  const { nickname, introduction, phoneNumber, marketingConsent, channelPersonalInformationConsent } = member;
  return {
    nickname,
    introduction,
    phoneNumber,
    marketingConsent,
    channelPersonalInformationConsent,
    consents: { MARKETING: shown('MARKETING'), PERSONAL_INFORMATION: shown('PERSONAL_INFORMATION') },
  };
}

/**
 * Changes the caller's profile in a channel, and its consents there. Throws VALIDATION_FAIL, LOGIN_FAIL,
 * ACCOUNT_LOCKED.
 */
export async function saveChannelProfile(
  input: { deps: Deps; userId: number; channel: CallerChannel; address: string } & OwnMemberBody,
): Promise<Channel> {
  const { deps, userId } = input;
  const { channelId, roles } = input.channel;
  await refuseHurtfulProfile(input, roles);
  const { nickname, phoneNumber = '', password, address } = input;
  if (input.phoneNumber !== undefined)
    await assertMayReplace({
      deps,
      userId,
      password,
      address,
      to: phoneNumber,
      from: (await getOwnMember({ deps, userId, channelId })).phoneNumber,
    });
  await transaction(deps, async (tx) => {
    await refuseTakenNickname(tx, { channelId, userId, nickname });
    // The change locks the row, so that simultaneous answers are stored in their order.
    await changeMember(tx, { channelId, userId }, memberColumns(input));
    await saveConsents(tx, { channelId, userId, body: input, now: deps.clock.now() });
  });
  return findChannel({ deps, userId, channel: { id: channelId } });
}

/**
 * Changes the caller's introduction in one channel only. Throws CHANNEL_NOT_FOUND, CHANNEL_MEMBER_NOT_FOUND,
 * NOT_HAS_ROLE, VALIDATION_FAIL.
 */
export async function saveMemberIntroduction(input: {
  deps: Pick<Deps, 'db'>;
  userId: number;
  channelId: number;
  introduction: string;
}): Promise<void> {
  const { deps, userId, channelId, introduction } = input;
  const membership = await readMembership({ db: deps.db, channelId, userId });
  if (!membership) throw new AppError('CHANNEL_NOT_FOUND', { log: `no channel ${channelId}` });
  assertMember(membership, userId, 'visitor');
  await refuseHurtfulTexts({ introduction });
  await changeMember(deps.db, { channelId, userId }, { introduction });
}

async function changeMember(
  db: Database | Transaction,
  { channelId, userId }: { channelId: number; userId: number },
  change: Partial<typeof channelMembers.$inferInsert>,
): Promise<void> {
  await db
    .update(channelMembers)
    .set(change)
    .where(and(eq(channelMembers.channelId, channelId), eq(channelMembers.userId, userId)));
}

/** Gives a member another name in a channel. */
export async function renameMember(
  tx: Transaction,
  member: { readonly channelId: number; readonly userId: number; readonly nickname: string },
): Promise<void> {
  const { channelId, userId, nickname } = member;
  await tx
    .update(channelMembers)
    .set({ nickname })
    .where(and(eq(channelMembers.channelId, channelId), eq(channelMembers.userId, userId)));
}
