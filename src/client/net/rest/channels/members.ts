import { auditRoutes } from '#shared/contract/channels/audit.ts';
import {
  channelAccountRoutes,
  type ImportField,
  type MemberImport,
  type RepairedRow,
  type SignInCard,
} from '#shared/contract/channels/channelAccounts.ts';
import type { MemberProfileBody } from '#shared/contract/channels/channelFields.ts';
import { groupRoutes, type ChannelGroup } from '#shared/contract/channels/groups.ts';
import type { ChannelContact } from '#shared/contract/channels/memberContacts.ts';
import type {
  ChannelMember,
  MemberListReply,
  MemberRef,
  RoleChangeReply,
} from '#shared/contract/channels/memberFields.ts';
import type { OwnVerification } from '#shared/contract/channels/memberVerifications.ts';
import { memberRoutes } from '#shared/contract/channels/members.ts';
import { tagRoutes, type ChannelTag } from '#shared/contract/channels/tags.ts';
import type { RequestOf, ResponseOf } from '#shared/contract/route.ts';
import { saveFile } from '#client/net/saveFile.ts';
import { rest } from '#client/net/rest/rest.ts';

/** The lists of members, as the page's tabs name them. */
const LISTS = {
  all: memberRoutes.listAll,
  pending: memberRoutes.listPending,
  staff: memberRoutes.listStaff,
  suspend: memberRoutes.listSuspended,
  ben: memberRoutes.listBanned,
} as const;
export type MemberList = keyof typeof LISTS;
export type MemberFilter = NonNullable<RequestOf<typeof memberRoutes.listAll>['query']>;

const QUIET = { quiet: true } as const;

export const listMembers = (
  id: number,
  list: MemberList,
  query: MemberFilter,
  signal?: AbortSignal,
): Promise<MemberListReply> => rest.call(LISTS[list], { params: { id }, query }, { signal });

export const countMembers = (
  id: number,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof memberRoutes.count>> =>
  rest.call(memberRoutes.count, { params: { id } }, { signal });

/** Has the browser save the members that a filter finds as a table for a spreadsheet. */
export async function saveMemberTable(
  id: number,
  query: Omit<MemberFilter, 'cursor'>,
  name: string,
): Promise<void> {
  saveFile(await rest.download(memberRoutes.export, QUIET, { params: { id }, query }), name);
}

/** What staff can do to the roles of members; each answer can be taken back by `undoMemberChange`. */
export const memberChanges = {
  approve: (
    id: number,
    memberIdList: number[],
    role: RequestOf<typeof memberRoutes.approve>['body']['role'],
  ) => rest.call(memberRoutes.approve, { params: { id }, body: { memberIdList, role } }, QUIET),
  reject: (id: number, memberIdList: number[]) =>
    rest.call(memberRoutes.reject, { params: { id }, body: { memberIdList } }, QUIET),
  changeRole: (id: number, memberIdList: number[], role: AssignableRole) =>
    rest.call(memberRoutes.changeRoles, { params: { id }, body: { memberIdList, role } }, QUIET),
  suspend: (id: number, memberId: number) =>
    rest.call(memberRoutes.suspend, { params: { id, memberId } }, QUIET),
  undoSuspend: (id: number, memberId: number) =>
    rest.call(memberRoutes.undoSuspend, { params: { id, memberId } }, QUIET),
  ban: (id: number, memberId: number) => rest.call(memberRoutes.ban, { params: { id, memberId } }, QUIET),
  undoBan: (id: number, memberId: number) =>
    rest.call(memberRoutes.undoBan, { params: { id, memberId } }, QUIET),
} satisfies Record<string, (id: number, ...rest: never[]) => Promise<RoleChangeReply>>;
export type AssignableRole = RequestOf<typeof memberRoutes.changeRole>['body']['role'];

export async function undoMemberChange(id: number, changeId: number): Promise<void> {
  await rest.call(memberRoutes.undoChange, { params: { id, changeId } }, QUIET);
}

/** Quiet: the panel says what is wrong. */
export const loadMemberProfile = (id: number, memberId: number): Promise<ChannelMember> =>
  rest.call(memberRoutes.getProfile, { params: { id, memberId } }, QUIET);

export const saveMemberProfile = (
  id: number,
  memberId: number,
  body: MemberProfileBody,
): Promise<ChannelMember> => rest.call(memberRoutes.saveProfile, { params: { id, memberId }, body }, QUIET);

export const revealPhone = (
  channelId: number,
  id: number,
  reason: string,
): Promise<ResponseOf<typeof memberRoutes.revealPhone>> =>
  rest.call(memberRoutes.revealPhone, { channelId, params: { id }, body: { reason } }, QUIET);

/** Whom to call about a member of the open channel; nobody for who has left it meanwhile. */
export async function loadContact(
  channelId: number,
  memberId: number,
  signal?: AbortSignal,
): Promise<ChannelContact> {
  const { contactList } = await rest.call(
    memberRoutes.listContacts,
    { channelId, query: { member_id: memberId } },
    { signal },
  );
  const nobody = { memberId, nickname: '', phoneNumber: '', guardianName: '', guardianPhoneNumber: '' };
  return contactList[0] ?? nobody;
}

export const saveContact = (
  channelId: number,
  id: number,
  body: RequestOf<typeof memberRoutes.saveContact>['body'],
): Promise<ChannelContact> => rest.call(memberRoutes.saveContact, { channelId, params: { id }, body }, QUIET);

export async function listOwnVerifications(
  channelId: number,
  signal?: AbortSignal,
): Promise<OwnVerification[]> {
  return (await rest.call(memberRoutes.listOwnVerifications, { channelId }, { signal })).verificationList;
}

/** Quiet: the form says what is wrong. */
export async function askVerification(
  channelId: number,
  body: RequestOf<typeof memberRoutes.askVerification>['body'],
): Promise<void> {
  await rest.call(memberRoutes.askVerification, { channelId, body }, QUIET);
}

export const listVerifications = (channelId: number, signal?: AbortSignal) =>
  rest.call(memberRoutes.listVerifications, { channelId, query: {} }, { signal });

export const acceptVerification = (
  channelId: number,
  verificationId: number,
  role: AssignableRole,
): Promise<RoleChangeReply> =>
  rest.call(
    memberRoutes.acceptVerifications,
    { channelId, body: { verificationIdList: [verificationId], role } },
    QUIET,
  );

export async function rejectVerification(channelId: number, verificationId: number): Promise<void> {
  await rest.call(
    memberRoutes.rejectVerifications,
    { channelId, body: { verificationIdList: [verificationId] } },
    QUIET,
  );
}

export type GroupInput = RequestOf<typeof groupRoutes.create>['body'];

/** Makes a group, or changes the one of `gid`. */
export const saveGroup = (id: number, gid: number | null, body: GroupInput): Promise<ChannelGroup> =>
  gid === null
    ? rest.call(groupRoutes.create, { params: { id }, body }, QUIET)
    : rest.call(groupRoutes.save, { params: { id, gid }, body }, QUIET);

/** Quiet: the form says what is wrong. */
export const enterGroup = (id: number, groupCode: string): Promise<ChannelGroup> =>
  rest.call(groupRoutes.enter, { params: { id }, body: { groupCode } }, QUIET);

export async function removeGroup(id: number, gid: number): Promise<void> {
  await rest.call(groupRoutes.remove, { params: { id, gid } }, QUIET);
}

export async function moveToGroup(id: number, gid: number, memberIdList: number[]): Promise<void> {
  await rest.call(
    groupRoutes.addMembers,
    { params: { id, gid }, body: { memberIdList, isMove: true } },
    QUIET,
  );
}

export async function addToGroup(id: number, gid: number, memberIdList: number[]): Promise<void> {
  await rest.call(
    groupRoutes.addMembers,
    { params: { id, gid }, body: { memberIdList, isMove: false } },
    QUIET,
  );
}

export const listGroupMembers = (
  id: number,
  gid: number,
  query: Omit<MemberFilter, 'group_id'>,
  signal?: AbortSignal,
) => rest.call(groupRoutes.listMembers, { params: { id, gid }, query }, { signal });

/** Members outside of a group whose name says some letters. */
export async function suggestGroupMembers(
  id: number,
  gid: number,
  query: string,
  signal?: AbortSignal,
): Promise<MemberRef[]> {
  const { memberList } = await rest.call(
    groupRoutes.autocompleteMembers,
    { params: { id, gid }, query: { query } },
    { signal },
  );
  return memberList;
}

export async function takeFromGroup(id: number, gid: number, mid: number): Promise<void> {
  await rest.call(groupRoutes.removeMember, { params: { id, gid, mid } }, QUIET);
}

/** Makes a tag, or renames the one of `tid`. */
export const saveTag = (id: number, tid: number | null, tag: string): Promise<ChannelTag> =>
  tid === null
    ? rest.call(tagRoutes.create, { params: { id }, body: { tag } }, QUIET)
    : rest.call(tagRoutes.save, { params: { id, tid }, body: { tag } }, QUIET);

export async function removeTag(id: number, tid: number): Promise<void> {
  await rest.call(tagRoutes.remove, { params: { id, tid } }, QUIET);
}

export async function tagMembers(id: number, tid: number, memberIdList: number[]): Promise<void> {
  await rest.call(tagRoutes.addToMembers, { params: { id, tid }, body: { memberIdList } }, QUIET);
}

export async function untagMember(id: number, tid: number, memberId: number): Promise<void> {
  await rest.call(
    tagRoutes.removeFromMembers,
    { params: { id, tid }, body: { memberIdList: [memberId] } },
    QUIET,
  );
}

export async function createAccounts(
  channelId: number,
  accountList: RequestOf<typeof channelAccountRoutes.create>['body']['accountList'],
): Promise<SignInCard[]> {
  return (await rest.call(channelAccountRoutes.create, { channelId, body: { accountList } }, QUIET)).cardList;
}

/** New passwords, each told this once. */
export async function newPasswords(channelId: number, memberIdList: number[]): Promise<SignInCard[]> {
  return (await rest.call(channelAccountRoutes.resetPasswords, { channelId, body: { memberIdList } }, QUIET))
    .cardList;
}

export const previewImport = (
  id: number,
  file: File,
  onProgress: (share: number) => void,
  sheet?: number,
): Promise<MemberImport> =>
  rest.upload(
    channelAccountRoutes.previewImport,
    { params: { id }, query: sheet === undefined ? {} : { sheet } },
    [file],
    { onProgress, quiet: true },
  );

/** Says what the columns of the file are. */
export const mapColumns = (
  id: number,
  importId: string,
  columnList: readonly { readonly column: number; readonly field: ImportField | null }[],
): Promise<MemberImport> =>
  rest.call(
    channelAccountRoutes.mapColumns,
    { params: { id, importId }, body: { columnList: [...columnList] } },
    QUIET,
  );

export const repairRow = (
  id: number,
  importId: string,
  { line, repaired }: { readonly line: number; readonly repaired: RepairedRow },
): Promise<MemberImport> =>
  rest.call(channelAccountRoutes.repairRow, { params: { id, importId, line }, body: repaired }, QUIET);

export const startImport = (id: number, importId: string): Promise<MemberImport> =>
  rest.call(channelAccountRoutes.startImport, { params: { id, importId } }, QUIET);

export const loadImport = (id: number, importId: string, signal?: AbortSignal): Promise<MemberImport> =>
  rest.call(channelAccountRoutes.getImport, { params: { id, importId } }, { ...QUIET, signal });

export const listAudit = (id: number, cursor: string | undefined, signal?: AbortSignal) =>
  rest.call(auditRoutes.list, { params: { id }, query: cursor === undefined ? {} : { cursor } }, { signal });
