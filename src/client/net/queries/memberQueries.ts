import { listMemberClassInfos } from '#client/net/rest/channels/channels.ts';
import {
  countMembers,
  listAudit,
  listGroupMembers,
  listMembers,
  listOwnVerifications,
  listVerifications,
  loadContact,
  loadImport,
  suggestGroupMembers,
  type MemberFilter,
  type MemberList,
} from '#client/net/rest/channels/members.ts';

interface Asked {
  readonly signal: AbortSignal;
}

/** Where a page begins; null for the first. */
interface AskedFrom extends Asked {
  readonly pageParam: string | null;
}

/** What staff reads of members; asked again whenever it is looked at, since colleagues change it, too. */
export const memberQueries = {
  all: (channelId: number) => ['members', channelId] as const,
  list: (channelId: number, list: MemberList, filter: Omit<MemberFilter, 'cursor'>) => ({
    queryKey: ['members', channelId, 'list', list, filter] as const,
    queryFn: ({ signal, pageParam }: AskedFrom) =>
      listMembers(channelId, list, pageParam === null ? filter : { ...filter, cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }: { readonly nextCursor: string | null }) => nextCursor,
    staleTime: 0,
  }),
  counts: (channelId: number) => ({
    queryKey: ['members', channelId, 'counts'] as const,
    queryFn: ({ signal }: Asked) => countMembers(channelId, signal),
    staleTime: 0,
  }),
  verifications: (channelId: number) => ({
    queryKey: ['members', channelId, 'verifications'] as const,
    queryFn: ({ signal }: Asked) => listVerifications(channelId, signal),
    staleTime: 0,
  }),
  groupMembers: (channelId: number, groupId: number) => ({
    queryKey: ['members', channelId, 'group', groupId] as const,
    queryFn: ({ signal, pageParam }: AskedFrom) =>
      listGroupMembers(channelId, groupId, pageParam === null ? {} : { cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }: { readonly nextCursor: string | null }) => nextCursor,
    staleTime: 0,
  }),
  outsideGroup: (channelId: number, groupId: number, words: string) => ({
    queryKey: ['members', channelId, 'outside', groupId, words] as const,
    queryFn: ({ signal }: Asked) => suggestGroupMembers(channelId, groupId, words, signal),
    staleTime: 0,
  }),
  contact: (channelId: number, memberId: number) => ({
    queryKey: ['members', channelId, 'contact', memberId] as const,
    queryFn: ({ signal }: Asked) => loadContact(channelId, memberId, signal),
    staleTime: 0,
  }),
  classInfos: (channelId: number, memberId: number) => ({
    queryKey: ['members', channelId, 'classInfos', memberId] as const,
    queryFn: ({ signal }: Asked) => listMemberClassInfos(channelId, memberId, signal),
    staleTime: 0,
  }),
  ownVerifications: (channelId: number) => ({
    queryKey: ['members', channelId, 'ownVerifications'] as const,
    queryFn: ({ signal }: Asked) => listOwnVerifications(channelId, signal),
    staleTime: 0,
  }),
  /** Asked again and again while it runs. */
  import: (channelId: number, importId: string) => ({
    queryKey: ['members', channelId, 'import', importId] as const,
    queryFn: ({ signal }: Asked) => loadImport(channelId, importId, signal),
    staleTime: 0,
  }),
  audit: (channelId: number) => ({
    queryKey: ['members', channelId, 'audit'] as const,
    queryFn: ({ signal, pageParam }: AskedFrom) => listAudit(channelId, pageParam ?? undefined, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }: { readonly nextCursor: string | null }) => nextCursor,
    staleTime: 0,
  }),
};
