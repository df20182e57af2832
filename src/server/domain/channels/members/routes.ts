import type { groupRoutes } from '#shared/contract/channels/groups.ts';
import type { memberRoutes } from '#shared/contract/channels/members.ts';
import { holdsAtLeast } from '#shared/contract/roles.ts';
import type { ChannelCall, Handlers } from '#server/domain/call.ts';
import { countMemberRows, type MemberList } from '#server/domain/channels/channels/memberRows.ts';
import { maskPhone } from '#server/domain/channels/contacts/phones.ts';
import {
  addGroupMembers,
  createGroup,
  enterGroup,
  removeGroup,
  removeGroupMember,
  saveGroup,
} from '#server/domain/channels/groups/editGroups.ts';
import {
  countGroupMembers,
  findGroup,
  listGroups,
  toGroup,
} from '#server/domain/channels/groups/groupRows.ts';
import { exportMembers } from './exportMembers.ts';
import {
  listContactPage,
  listMemberPage,
  listMembers,
  suggestMembers,
  type MemberQuery,
} from './listMembers.ts';
import { getMember, leaveChannel, revealPhone, saveContact, saveMember, toContact } from './memberDetails.ts';
import {
  acceptOwnership,
  listOwners,
  offerOwnership,
  refuseOwnership,
  stepDown,
  withdrawOwnership,
} from './owners.ts';
import {
  appointStaff,
  approveJoin,
  banMember,
  changeRole,
  dismissStaff,
  rejectJoin,
  suspendMember,
  undoBan,
  undoSuspend,
} from './staffActions.ts';
import { undoMemberChange } from './undoMemberChange.ts';
import {
  acceptVerifications,
  askVerification,
  countVerifications,
  listOwnVerifications,
  listVerifications,
  rejectVerifications,
} from './memberVerifications.ts';

const staffOf = ({ deps, userId, channel }: ChannelCall) => ({ deps, userId, channel });
const oneOf = (call: ChannelCall & { readonly params: { readonly memberId: number } }) => ({
  ...staffOf(call),
  memberId: call.params.memberId,
});
const listOf =
  (list: MemberList) =>
  ({ deps, channel, query }: ChannelCall & { readonly query: MemberQuery }) =>
    listMembers({ deps, channelId: channel.channelId, list, query });

export const memberHandlers: Handlers<typeof memberRoutes> = {
  listAll: listOf('all'),
  listPending: listOf('pending'),
  listStaff: listOf('staff'),
  listSuspended: listOf('suspend'),
  listBanned: listOf('ben'),
  export: (call) => exportMembers({ ...staffOf(call), query: call.query }),
  count: async ({ deps, channel: { channelId } }) => {
    const countOf = (list: MemberList) => countMemberRows(deps.db, { channelId, list });
    const [all, pending, staff, suspend, ben, verification] = await Promise.all([
      countOf('all'),
      countOf('pending'),
      countOf('staff'),
      countOf('suspend'),
      countOf('ben'),
      countVerifications(deps, channelId),
    ]);
    return { all, pending, staff, suspend, ben, verification };
  },
  autocompleteStaff: async ({ deps, channel, query }) => ({
    memberList: await suggestMembers({ deps, channelId: channel.channelId, search: query.query }),
  }),
  changeRole: (call) =>
    changeRole({ ...staffOf(call), memberIds: [call.params.memberId], role: call.body.role }),
  changeRoles: (call) =>
    changeRole({ ...staffOf(call), memberIds: call.body.memberIdList, role: call.body.role }),
  undoChange: async (call) => ({
    memberIdList: await undoMemberChange({ ...staffOf(call), changeId: call.params.changeId }),
  }),
  getProfile: (call) => getMember(oneOf(call)),
  saveProfile: (call) => saveMember({ ...oneOf(call), ...call.body }),
  approve: (call) =>
    approveJoin({ ...staffOf(call), memberIds: call.body.memberIdList, role: call.body.role }),
  reject: (call) => rejectJoin({ ...staffOf(call), memberIds: call.body.memberIdList }),
  appoint: (call) =>
    appointStaff({ ...staffOf(call), memberIds: call.body.memberIdList, role: call.body.role }),
  dismiss: (call) => dismissStaff({ ...staffOf(call), memberIds: call.body.memberIdList }),
  suspend: (call) => suspendMember(oneOf(call)),
  undoSuspend: (call) => undoSuspend(oneOf(call)),
  ban: (call) => banMember(oneOf(call)),
  undoBan: (call) => undoBan(oneOf(call)),
  listOwners: (call) => listOwners(staffOf(call)),
  offerOwnership: (call) => offerOwnership({ ...staffOf(call), ...call.body }),
  withdrawOwnership: (call) => withdrawOwnership(staffOf(call)),
  acceptOwnership: (call) => acceptOwnership(staffOf(call)),
  refuseOwnership: async (call) => {
    await refuseOwnership(staffOf(call));
    return {};
  },
  stepDown: (call) => stepDown(staffOf(call)),
  leave: async (call) => {
    await leaveChannel(staffOf(call));
    return {};
  },
  listPhones: async ({ deps, channel, query }) => {
    const { rows, nextCursor } = await listContactPage({ deps, channelId: channel.channelId, query });
    const phoneList = rows.map(({ userId, nickname, contact }) => ({
      memberId: userId,
      nickname,
      phoneNumber: maskPhone(contact.guardianPhoneNumber || contact.phoneNumber),
    }));
    return { phoneList, nextCursor };
  },
  revealPhone: (call) =>
    revealPhone({ ...staffOf(call), memberId: call.params.id, reason: call.body.reason }),
  listContacts: async ({ deps, channel, query }) => {
    const { rows, nextCursor } = await listContactPage({ deps, channelId: channel.channelId, query });
    return { contactList: rows.map((row) => toContact(row, row.contact)), nextCursor };
  },
  saveContact: (call) => saveContact({ ...staffOf(call), memberId: call.params.id, ...call.body }),
  listVerifications: ({ deps, channel, query }) =>
    listVerifications({ deps, channelId: channel.channelId, cursor: query.cursor }),
  listOwnVerifications: async (call) => ({ verificationList: await listOwnVerifications(staffOf(call)) }),
  askVerification: async (call) => ({
    verificationId: await askVerification({ ...staffOf(call), ...call.body }),
  }),
  acceptVerifications: (call) =>
    acceptVerifications({
      ...staffOf(call),
      verificationIds: call.body.verificationIdList,
      role: call.body.role,
    }),
  rejectVerifications: async (call) => ({
    memberIdList: await rejectVerifications({
      ...staffOf(call),
      verificationIds: call.body.verificationIdList,
    }),
  }),
};

export const groupHandlers: Handlers<typeof groupRoutes> = {
  list: async ({ deps, userId, channel: { channelId, roles } }) => ({
    groupList: await listGroups(deps.db, {
      channelId,
      userId: holdsAtLeast(roles, 'teacher') ? undefined : userId,
    }),
  }),
  create: (call) => createGroup({ ...staffOf(call), ...call.body }),
  enter: (call) => enterGroup({ ...staffOf(call), ...call.body }),
  get: async ({ deps, channel: { channelId }, params: { gid } }) =>
    toGroup(await findGroup(deps.db, { channelId, groupId: gid }), await countGroupMembers(deps.db, gid)),
  save: (call) => saveGroup({ ...staffOf(call), groupId: call.params.gid, ...call.body }),
  remove: async (call) => {
    await removeGroup({ ...staffOf(call), groupId: call.params.gid });
    return {};
  },
  listMembers: async ({ deps, channel: { channelId }, params: { gid }, query }) => {
    await findGroup(deps.db, { channelId, groupId: gid });
    return listMemberPage({ deps, channelId, list: 'all', query: { ...query, group_id: gid } });
  },
  addMembers: async (call) => ({
    memberIdList: await addGroupMembers({
      ...staffOf(call),
      groupId: call.params.gid,
      memberIds: call.body.memberIdList,
      isMove: call.body.isMove,
    }),
  }),
  removeMember: async (call) => {
    await removeGroupMember({ ...staffOf(call), groupId: call.params.gid, memberId: call.params.mid });
    return {};
  },
  autocompleteMembers: async ({ deps, channel: { channelId }, params: { gid }, query }) => {
    await findGroup(deps.db, { channelId, groupId: gid });
    return {
      memberList: await suggestMembers({ deps, channelId, search: query.query, outsideGroup: gid }),
    };
  },
};
