import type { ChannelContact, ContactBody } from '#shared/contract/channels/memberContacts.ts';
import type { ChannelMember } from '#shared/contract/channels/memberFields.ts';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { writePhone } from '#shared/contract/phone.ts';
import { writeAudit } from '#server/domain/channels/audit/writeAudit.ts';
import {
  assertOutranks,
  readActiveMembers,
  readMembers,
} from '#server/domain/channels/channels/assertMembers.ts';
import { refuseHurtfulProfile } from '#server/domain/channels/channels/channelProfile.ts';
import {
  lockChannel,
  readMemberRows,
  removeMemberRow,
  saveMemberRow,
} from '#server/domain/channels/channels/memberRows.ts';
import {
  changeContact,
  NO_CONTACT,
  readReachable,
  type Contact,
} from '#server/domain/channels/contacts/contacts.ts';
import { maskPhone } from '#server/domain/channels/contacts/phones.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { assertMasterLeft, type Staff } from './changeRoles.ts';
import { describeMembers } from './listMembers.ts';
import { memberTexts } from './texts.ts';

type One = Staff & { readonly memberId: number };

/** A member's profile in the channel. Throws CHANNEL_MEMBER_NOT_FOUND. */
export async function getMember({ deps, channel, memberId }: One): Promise<ChannelMember> {
  const rows = await readMembers(deps.db, { channel, memberIds: [memberId] });
  const [member] = await describeMembers(deps, channel.channelId, rows);
  if (!member) throw new Error(`getMember: user ${memberId} was not described`);
  return member;
}

/** Changes nickname, introduction and number of a member. Throws CHANNEL_MEMBER_NOT_FOUND, NOT_HAS_ROLE, VALIDATION_FAIL. */
export async function saveMember({
  nickname,
  introduction,
  rollNumber,
  ...one
}: One & {
  readonly nickname: string;
  readonly introduction: string;
  readonly rollNumber?: string | undefined;
}): Promise<ChannelMember> {
  const { deps, userId, channel, memberId } = one;
  const { channelId } = channel;
  await transaction(deps, async (tx) => {
    const rows = await readActiveMembers(tx, { channel, memberIds: [memberId] });
    if (memberId !== userId) assertOutranks({ userId, roles: channel.roles }, rows);
    await refuseHurtfulProfile({ nickname, introduction }, rows[0]?.roles ?? []);
    await saveMemberRow(tx, { channelId, userId: memberId, nickname, introduction, rollNumber });
    const detail = { before: rows[0]?.nickname ?? '', nickname };
    await writeAudit(tx, {
      channelId,
      actorId: userId,
      action: 'MEMBER_PROFILE',
      targetUserId: memberId,
      detail,
    });
  });
  return getMember(one);
}

/** The unmasked numbers of a member; the reason is recorded. Throws CHANNEL_MEMBER_NOT_FOUND, NOT_HAS_ROLE. */
export async function revealPhone({
  deps,
  userId,
  channel,
  memberId,
  reason,
}: One & { readonly reason: string }): Promise<{ phoneNumber: string; guardianPhoneNumber: string }> {
  const { channelId } = channel;
  return transaction(deps, async (tx) => {
    const rows = await readMembers(tx, { channel, memberIds: [memberId] });
    if (memberId !== userId) assertOutranks({ userId, roles: channel.roles }, rows);
    const contacts = await readReachable(tx, { channelId, userIds: [memberId] });
    const { phoneNumber, guardianPhoneNumber } = contacts.get(memberId) ?? NO_CONTACT;
    const detail = { reason };
    await writeAudit(tx, {
      channelId,
      actorId: userId,
      action: 'PHONE_REVEAL',
      targetUserId: memberId,
      detail,
    });
    return { phoneNumber: writePhone(phoneNumber), guardianPhoneNumber: writePhone(guardianPhoneNumber) };
  });
}

/** Saves the contacts of a member; fields that are left out stay. Throws CHANNEL_MEMBER_NOT_FOUND, NOT_HAS_ROLE. */
export async function saveContact({
  deps,
  userId,
  channel,
  memberId,
  ...body
}: One & ContactBody): Promise<ChannelContact> {
  const { channelId } = channel;
  return transaction(deps, async (tx) => {
    const rows = await readActiveMembers(tx, { channel, memberIds: [memberId] });
    if (memberId !== userId) assertOutranks({ userId, roles: channel.roles }, rows);
    await changeContact(tx, { channelId, userId: memberId, ...body });
    await writeAudit(tx, { channelId, actorId: userId, action: 'CONTACT_SAVE', targetUserId: memberId });
    const contacts = await readReachable(tx, { channelId, userIds: [memberId] });
    return toContact({ userId: memberId, nickname: rows[0]?.nickname ?? '' }, contacts.get(memberId));
  });
}

/** A contact in the form that may leave the server. */
export const toContact = (
  { userId, nickname }: { readonly userId: number; readonly nickname: string },
  contact: Contact = NO_CONTACT,
): ChannelContact => ({
  memberId: userId,
  nickname,
  guardianName: contact.guardianName,
  phoneNumber: maskPhone(contact.phoneNumber),
  guardianPhoneNumber: maskPhone(contact.guardianPhoneNumber),
});

/** Leaves a channel. Throws LAST_CHANNEL_MASTER, and NOT_HAS_ROLE for the school that everybody is in. */
export async function leaveChannel({ deps, userId, channel: { channelId } }: Staff): Promise<void> {
  if (channelId === DEFAULT_CHANNEL_ID)
    throw new AppError('NOT_HAS_ROLE', {
      message: memberTexts.mayNotLeave,
      log: `user ${userId} would leave the default channel`,
    });
  await transaction(deps, async (tx) => {
    await lockChannel(tx, channelId);
    const [own] = await readMemberRows(tx, { channelId, userIds: [userId] });
    await assertMasterLeft(tx, channelId, [{ userId, before: own?.roles ?? [], roles: [] }]);
    // The member is removed last, so that its lessons are found before.
    await emit(tx, { type: 'membership.left', userId, channelId });
    await removeMemberRow(tx, { channelId, userId });
    await writeAudit(tx, { channelId, actorId: userId, action: 'MEMBER_LEAVE', targetUserId: userId });
  });
}
