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
import type { MemberListReply, RoleChangeReply } from '#shared/contract/channels/memberFields.ts';
import { memberRoutes } from '#shared/contract/channels/members.ts';
import { tagRoutes, type ChannelTag } from '#shared/contract/channels/tags.ts';
import type { RequestOf } from '#shared/contract/route.ts';
import { saveFile } from '#client/net/saveFile.ts';
import { client, type Asked } from '#client/net/rest/client.ts';
import { mutationHook, renew } from '#client/net/mutationHook.ts';
import { queryClient } from '#client/net/queryClient.ts';
import { queryKeys } from '#client/net/queryKeys.ts';
import { reloadMe } from '#client/net/people/session.ts';

const audit = client(auditRoutes);
const channelAccounts = client(channelAccountRoutes);
const groups = client(groupRoutes);
const members = client(memberRoutes);
const tags = client(tagRoutes);

/** The lists of members, as the page's tabs name them. */
const LISTS = {
  all: 'listAll',
  pending: 'listPending',
  staff: 'listStaff',
  suspend: 'listSuspended',
  ben: 'listBanned',
} as const;
export type MemberList = keyof typeof LISTS;
export type MemberFilter = NonNullable<RequestOf<typeof memberRoutes.listAll>['query']>;

const QUIET = { quiet: true } as const;

/** Has the browser save the members that the filter finds as a table for a spreadsheet. */
export const useExportMembers = mutationHook((id: number) => ({
  mutationFn: async (of: { readonly filter: Omit<MemberFilter, 'cursor'>; readonly name: string }) =>
    saveFile(await members.export({ params: { id }, query: of.filter }, QUIET), of.name),
}));

/** Changes that staff can make to the roles of members; `undoMemberChange` takes each answer back. */
export const memberChanges = {
  approve: (
    id: number,
    memberIdList: number[],
    role: RequestOf<typeof memberRoutes.approve>['body']['role'],
  ) => members.approve({ params: { id }, body: { memberIdList, role } }, QUIET),
  reject: (id: number, memberIdList: number[]) =>
    members.reject({ params: { id }, body: { memberIdList } }, QUIET),
  changeRole: (id: number, memberIdList: number[], role: AssignableRole) =>
    members.changeRoles({ params: { id }, body: { memberIdList, role } }, QUIET),
  suspend: (id: number, memberId: number) => members.suspend({ params: { id, memberId } }, QUIET),
  undoSuspend: (id: number, memberId: number) => members.undoSuspend({ params: { id, memberId } }, QUIET),
  ban: (id: number, memberId: number) => members.ban({ params: { id, memberId } }, QUIET),
  undoBan: (id: number, memberId: number) => members.undoBan({ params: { id, memberId } }, QUIET),
} satisfies Record<string, (id: number, ...rest: never[]) => Promise<RoleChangeReply>>;
export type AssignableRole = RequestOf<typeof memberRoutes.changeRole>['body']['role'];

export async function undoMemberChange(id: number, changeId: number): Promise<void> {
  await members.undoChange({ params: { id, changeId } }, QUIET);
}

interface MemberPlace {
  readonly id: number;
  readonly memberId: number;
}

/** Reads the profile as it is at that moment, for a form. */
export const useGetMemberProfile = mutationHook((params: MemberPlace) => ({
  mutationFn: () => members.getProfile({ params }, QUIET),
}));

export const useSaveMemberProfile = mutationHook((params: MemberPlace) => ({
  mutationFn: (body: MemberProfileBody) => members.saveProfile({ params, body }, QUIET),
  renews: [queryKeys.members(params.id)],
}));

export const useRevealPhone = mutationHook(
  ({ channelId, memberId }: { readonly channelId: number; readonly memberId: number }) => ({
    mutationFn: (reason: string) =>
      members.revealPhone({ channelId, params: { id: memberId }, body: { reason } }, QUIET),
  }),
);

export const saveContact = (
  channelId: number,
  id: number,
  body: RequestOf<typeof memberRoutes.saveContact>['body'],
): Promise<ChannelContact> => members.saveContact({ channelId, params: { id }, body }, QUIET);

export const acceptVerification = (
  channelId: number,
  verificationId: number,
  role: AssignableRole,
): Promise<RoleChangeReply> =>
  members.acceptVerifications({ channelId, body: { verificationIdList: [verificationId], role } }, QUIET);

export async function rejectVerification(channelId: number, verificationId: number): Promise<void> {
  await members.rejectVerifications({ channelId, body: { verificationIdList: [verificationId] } }, QUIET);
}

type GroupInput = RequestOf<typeof groupRoutes.create>['body'];

/** Makes a group, or changes the one of `gid`. */
export const saveGroup = (id: number, gid: number | null, body: GroupInput): Promise<ChannelGroup> =>
  gid === null
    ? groups.create({ params: { id }, body }, QUIET)
    : groups.save({ params: { id, gid }, body }, QUIET);

export async function removeGroup(id: number, gid: number): Promise<void> {
  await groups.remove({ params: { id, gid } }, QUIET);
}

export async function moveToGroup(id: number, gid: number, memberIdList: number[]): Promise<void> {
  await groups.addMembers({ params: { id, gid }, body: { memberIdList, isMove: true } }, QUIET);
}

export async function addToGroup(id: number, gid: number, memberIdList: number[]): Promise<void> {
  await groups.addMembers({ params: { id, gid }, body: { memberIdList, isMove: false } }, QUIET);
}

export async function takeFromGroup(id: number, gid: number, mid: number): Promise<void> {
  await groups.removeMember({ params: { id, gid, mid } }, QUIET);
}

/** Makes a tag, or renames the one of `tid`. */
export const saveTag = (id: number, tid: number | null, tag: string): Promise<ChannelTag> =>
  tid === null
    ? tags.create({ params: { id }, body: { tag } }, QUIET)
    : tags.save({ params: { id, tid }, body: { tag } }, QUIET);

export async function removeTag(id: number, tid: number): Promise<void> {
  await tags.remove({ params: { id, tid } }, QUIET);
}

export async function tagMembers(id: number, tid: number, memberIdList: number[]): Promise<void> {
  await tags.addToMembers({ params: { id, tid }, body: { memberIdList } }, QUIET);
}

export async function untagMember(id: number, tid: number, memberId: number): Promise<void> {
  await tags.removeFromMembers({ params: { id, tid }, body: { memberIdList: [memberId] } }, QUIET);
}

export async function createAccounts(
  channelId: number,
  accountList: RequestOf<typeof channelAccountRoutes.create>['body']['accountList'],
): Promise<SignInCard[]> {
  return (await channelAccounts.create({ channelId, body: { accountList } }, QUIET)).cardList;
}

/** New passwords, each told this once. */
export async function newPasswords(channelId: number, memberIdList: number[]): Promise<SignInCard[]> {
  return (await channelAccounts.resetPasswords({ channelId, body: { memberIdList } }, QUIET)).cardList;
}

interface ImportPlace {
  readonly id: number;
  readonly importId: string;
}
const storesImport = (id: number) => ({ onSuccess: (read: MemberImport) => storeImport(id, read) });

/** Reads a file, or another sheet of it; `onProgress` hears the share of it that was sent, 0 to 1. */
export const usePreviewImport = mutationHook(
  ({ id, onProgress }: { readonly id: number; readonly onProgress: (share: number) => void }) => ({
    mutationFn: ({ file, sheet }: { readonly file: File; readonly sheet?: number }) =>
      channelAccounts.previewImport({ params: { id }, query: sheet === undefined ? {} : { sheet } }, [file], {
        onProgress,
        quiet: true,
      }),
    ...storesImport(id),
  }),
);

/** Says what the columns of the file are. */
export const useMapColumns = mutationHook((params: ImportPlace) => ({
  mutationFn: (columnList: { readonly column: number; readonly field: ImportField | null }[]) =>
    channelAccounts.mapColumns({ params, body: { columnList } }, QUIET),
  ...storesImport(params.id),
}));

export const useRepairRow = mutationHook(
  ({ id, importId, line }: ImportPlace & { readonly line: number }) => ({
    mutationFn: (body: RepairedRow) =>
      channelAccounts.repairRow({ params: { id, importId, line }, body }, QUIET),
    ...storesImport(id),
  }),
);

export const useStartImport = mutationHook((params: ImportPlace) => ({
  mutationFn: () => channelAccounts.startImport({ params }, QUIET),
  ...storesImport(params.id),
}));

/** The cursor of a page; null for the first. */
interface AskedFrom extends Asked {
  readonly pageParam: string | null;
}

/** Queries of staff about members; asked again at every look, since colleagues change members, too. */
export const memberQueries = {
  list: (channelId: number, list: MemberList, filter: Omit<MemberFilter, 'cursor'>) => ({
    queryKey: [...queryKeys.members(channelId), 'list', list, filter] as const,
    queryFn: ({ signal, pageParam }: AskedFrom): Promise<MemberListReply> => {
      const query = pageParam === null ? filter : { ...filter, cursor: pageParam };
      return members[LISTS[list]]({ params: { id: channelId }, query }, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }: { readonly nextCursor: string | null }) => nextCursor,
    staleTime: 0,
  }),
  counts: (channelId: number) => ({
    queryKey: [...queryKeys.members(channelId), 'counts'] as const,
    queryFn: ({ signal }: Asked) => members.count({ params: { id: channelId } }, { signal }),
    staleTime: 0,
  }),
  verifications: (channelId: number) => ({
    queryKey: [...queryKeys.members(channelId), 'verifications'] as const,
    queryFn: ({ signal }: Asked) => members.listVerifications({ channelId, query: {} }, { signal }),
    staleTime: 0,
  }),
  groupMembers: (channelId: number, groupId: number) => ({
    queryKey: [...queryKeys.members(channelId), 'group', groupId] as const,
    queryFn: ({ signal, pageParam }: AskedFrom) =>
      groups.listMembers(
        { params: { id: channelId, gid: groupId }, query: pageParam === null ? {} : { cursor: pageParam } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }: { readonly nextCursor: string | null }) => nextCursor,
    staleTime: 0,
  }),
  /** Members outside of a group whose name has some letters. */
  outsideGroup: (channelId: number, groupId: number, words: string) => ({
    queryKey: [...queryKeys.members(channelId), 'outside', groupId, words] as const,
    queryFn: async ({ signal }: Asked) => {
      const params = { id: channelId, gid: groupId };
      return (await groups.autocompleteMembers({ params, query: { query: words } }, { signal })).memberList;
    },
    staleTime: 0,
  }),
  /** The contact of a member; an empty one once the member has left. */
  contact: (channelId: number, memberId: number) => ({
    queryKey: [...queryKeys.members(channelId), 'contact', memberId] as const,
    queryFn: async ({ signal }: Asked): Promise<ChannelContact> => {
      const query = { member_id: memberId };
      const { contactList } = await members.listContacts({ channelId, query }, { signal });
      const nobody = { memberId, nickname: '', phoneNumber: '', guardianName: '', guardianPhoneNumber: '' };
      return contactList[0] ?? nobody;
    },
    staleTime: 0,
  }),
  ownVerifications: (channelId: number) => ({
    queryKey: [...queryKeys.members(channelId), 'ownVerifications'] as const,
    queryFn: async ({ signal }: Asked) =>
      (await members.listOwnVerifications({ channelId }, { signal })).verificationList,
    staleTime: 0,
  }),
  /** Asked again and again while it runs. */
  import: (channelId: number, importId: string) => ({
    queryKey: [...queryKeys.members(channelId), 'import', importId] as const,
    queryFn: ({ signal }: Asked) =>
      channelAccounts.getImport({ params: { id: channelId, importId } }, { ...QUIET, signal }),
    staleTime: 0,
  }),
  audit: (channelId: number) => ({
    queryKey: [...queryKeys.members(channelId), 'audit'] as const,
    queryFn: ({ signal, pageParam }: AskedFrom) =>
      audit.list(
        { params: { id: channelId }, query: pageParam === null ? {} : { cursor: pageParam } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }: { readonly nextCursor: string | null }) => nextCursor,
    staleTime: 0,
  }),
};

/** Renews what staff reads of members, after one of them or what tells them apart was changed. */
export const renewMembers = (channelId: number) => renew([queryKeys.members(channelId)]);

/** Does something to members, groups or tags. Changes by somebody else are seen after a refusal, too. */
export const useChangeMembers = mutationHook((channelId: number) => ({
  mutationFn: ({ run }: { readonly run: () => Promise<unknown> }) => run(),
  renewsAlways: [queryKeys.members(channelId)],
}));

export const useEnterGroup = mutationHook((id: number) => ({
  mutationFn: (groupCode: string) => groups.enter({ params: { id }, body: { groupCode } }, QUIET),
  renews: [queryKeys.members(id)],
  reloads: reloadMe,
}));

export const useAskVerification = mutationHook((channelId: number) => ({
  mutationFn: (body: RequestOf<typeof memberRoutes.askVerification>['body']) =>
    members.askVerification({ channelId, body }, QUIET),
  renews: [queryKeys.ownVerifications(channelId)],
}));

/** Writes how far an import is, as the server answers. */
export const storeImport = (channelId: number, read: MemberImport) =>
  queryClient.setQueryData(memberQueries.import(channelId, read.importId).queryKey, read);

/** After an import has brought members. */
export const renewMemberCounts = (channelId: number) => renew([queryKeys.memberCounts(channelId)]);
