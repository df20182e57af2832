import type { RoleChangeReply } from '#shared/contract/channels/memberFields.ts';
import { holdsAtLeast, type ChannelRole } from '#shared/contract/roles.ts';
import type { MemberRow } from '#server/domain/channels/channels/memberRows.ts';
import { channelTexts } from '#server/domain/channels/channels/texts.ts';
import { AppError } from '#server/platform/appError.ts';
import { assertMayGrant, changeRoles, type Staff } from './changeRoles.ts';
import { memberTexts } from './texts.ts';

type Many = Staff & { readonly memberIds: readonly number[] };
type One = Staff & { readonly memberId: number };

const isActive = ({ standing }: MemberRow) => standing === 'STAFF' || standing === 'MEMBER';
const becomes = (...roles: ChannelRole[]) => ({ roles, formerRoles: null });

/** Gives members another role. Throws as `changeRoles`; CHANNEL_MEMBER_NOT_FOUND for a user who is no active member. */
export async function changeRole(input: Many & { readonly role: ChannelRole }): Promise<RoleChangeReply> {
  const { role, channel } = input;
  assertMayGrant(input, role);
  return changeRoles({
    ...input,
    action: 'MEMBER_ROLE',
    detail: { role },
    // Giving a role that is already held changes nothing and is no error.
    decide: (row) => {
      if (!isActive(row)) throw notActive(channel.channelName, row.userId);
      return becomes(role);
    },
    nobodyLeft: memberTexts.alreadyAnswered,
  });
}

/** Makes members staff. */
export const appointStaff = (input: Many & { readonly role: ChannelRole }): Promise<RoleChangeReply> => {
  assertMayGrant(input, input.role);
  return changeRoles({
    ...input,
    action: 'STAFF_APPOINT',
    detail: { role: input.role },
    decide: (row) => {
      if (!isActive(row)) throw notActive(input.channel.channelName, row.userId);
      return becomes(input.role);
    },
    nobodyLeft: memberTexts.alreadyAnswered,
  });
};

/** Gives staff the member roles that they had before they were appointed. */
export const dismissStaff = (input: Many): Promise<RoleChangeReply> =>
  changeRoles({
    ...input,
    action: 'STAFF_DISMISS',
    decide: (row) => (row.standing === 'STAFF' ? becomes(...memberRolesOf(row)) : undefined),
    nobodyLeft: memberTexts.notStaff,
  });

/** Admits waiting users; a double click finds none. */
export const approveJoin = (input: Many & { readonly role: ChannelRole }): Promise<RoleChangeReply> => {
  assertMayGrant(input, input.role);
  return changeRoles({
    ...input,
    action: 'JOIN_APPROVE',
    detail: { role: input.role },
    decide: ({ standing }) => (standing === 'PENDING' ? becomes(input.role) : undefined),
    nobodyLeft: memberTexts.alreadyAnswered,
  });
};

/** Turns away who waits. */
export const rejectJoin = (input: Many): Promise<RoleChangeReply> =>
  changeRoles({
    ...input,
    action: 'JOIN_REJECT',
    decide: ({ standing }) => (standing === 'PENDING' ? becomes('JOIN_REJECTED') : undefined),
    nobodyLeft: memberTexts.alreadyAnswered,
  });

/** Suspends a membership; its roles are kept. */
export const suspendMember = ({ memberId, ...staff }: One): Promise<RoleChangeReply> =>
  changeRoles({
    ...staff,
    memberIds: [memberId],
    action: 'MEMBER_SUSPEND',
    decide: (row) => (isActive(row) ? { roles: ['SUSPEND'], formerRoles: row.roles } : undefined),
    nobodyLeft: ({ standing }) => memberTexts.notSuspendable[standing] ?? memberTexts.alreadySuspended,
  });

/** Bans a member; a suspended member keeps the roles it had before the suspension. */
export const banMember = ({ memberId, ...staff }: One): Promise<RoleChangeReply> =>
  changeRoles({
    ...staff,
    memberIds: [memberId],
    action: 'MEMBER_BAN',
    decide: (row) => {
      if (row.standing === 'BEN' || row.standing === 'OUTSIDE') return undefined;
      return { roles: ['BEN'], formerRoles: row.formerRoles ?? row.roles };
    },
    nobodyLeft: ({ standing }) =>
      standing === 'OUTSIDE' ? memberTexts.notSuspendable.OUTSIDE : memberTexts.alreadyBanned,
  });

/** Restores the roles of a member from before its suspension. */
export const undoSuspend = ({ memberId, ...staff }: One): Promise<RoleChangeReply> =>
  changeRoles({
    ...staff,
    memberIds: [memberId],
    action: 'MEMBER_SUSPEND_UNDO',
    decide: (row) => (row.standing === 'SUSPEND' ? restored(row) : undefined),
    nobodyLeft: memberTexts.notSuspended,
  });

/** Restores the roles of a member from before its ban. */
export const undoBan = ({ memberId, ...staff }: One): Promise<RoleChangeReply> =>
  changeRoles({
    ...staff,
    memberIds: [memberId],
    action: 'MEMBER_BAN_UNDO',
    decide: (row) => (row.standing === 'BEN' ? restored(row) : undefined),
    nobodyLeft: memberTexts.notBanned,
  });

/** The roles of a member of staff as a plain member: never staff, suspended or waiting. */
function memberRolesOf({ memberRoles }: MemberRow): ChannelRole[] {
  const kept = (memberRoles ?? []).filter(
    (role) => holdsAtLeast([role], 'visitor') && !holdsAtLeast([role], 'teacher'),
  );
  return kept.length > 0 ? kept : ['USER'];
}

/** A member that was banned by other means than this page was a general member. */
const restored = ({ formerRoles }: MemberRow) => ({
  roles: formerRoles && formerRoles.length > 0 ? formerRoles : (['USER'] as const),
  formerRoles: null,
});

/** Roles that a suspended member keeps, as lists show them. */
export const formerRolesOf = ({ standing, formerRoles }: MemberRow): readonly ChannelRole[] =>
  standing === 'SUSPEND' || standing === 'BEN' ? (formerRoles ?? []) : [];

const notActive = (channelName: string, userId: number) =>
  new AppError('CHANNEL_MEMBER_NOT_FOUND', {
    message: channelTexts.notAMember(channelName),
    log: `user ${userId} is no active member`,
  });
