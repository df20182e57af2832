import { routeNamed, type RouteName } from '#shared/contract/routes.ts';
import { SEARCHES } from './fillChannel.ts';
import type { ListCall } from './listRoutes.ts';

/** Lists and searches of a channel's pages; `middle` is the cursor of a post in the middle of its years. */
const LISTS: Partial<Record<RouteName, readonly Readonly<Record<string, string>>[]>> = {
  'members.listAll': [
    {},
    { query: '하늘' },
    { query: '없는이름' },
    { query: '도윤4', role: 'ADVANCED' },
    { group_id: ':gid' },
    { tag_id: ':tid' },
    { group_id: ':gid', tag_id: ':tid', query: '별' },
  ],
  'members.listPending': [{}],
  'members.listStaff': [{}],
  'members.listSuspended': [{}],
  'members.listBanned': [{}],
  'members.count': [{}],
  'members.autocompleteStaff': [{ query: '하늘' }],
  'members.listPhones': [{}],
  'members.listContacts': [{}],
  'channelAccounts.list': [{}],
  'channelAudit.list': [{}],
  'groups.list': [{}],
  'groups.listMembers': [{}],
  'groups.autocompleteMembers': [{ query: '하늘' }],
  'tags.list': [{}],
  'channelBoards.list': [{}],
  'posts.list': [
    { board_id: 'all' },
    { board_id: ':boardId' },
    { board_id: 'all', cursor: ':middle' },
    { board_id: 'all', query: SEARCHES.common },
    { board_id: ':boardId', query: SEARCHES.pair },
    { board_id: 'all', query: SEARCHES.rare },
    { board_id: 'all', query: SEARCHES.absent },
  ],
  'posts.listNotices': [{ board_id: ':boardId' }],
  'posts.listRecent': [{}],
  'posts.rankByViews': [{}],
  'posts.listMentionable': [{ board_id: ':boardId', query: '김하늘' }],
  'mainPages.get': [{}],
  'statistics.listNotifications': [{}],
  'statistics.getDaily': [{}],
  'statistics.listHere': [{}],
  'textMessages.listReceivers': [{}],
  'reports.list': [{}],
};

export interface OfChannel {
  readonly channelId: number;
  readonly groupId: number;
  readonly tagId: number;
  readonly boardId: number;
  readonly middle: string;
}

export function channelLists({ channelId, groupId, tagId, boardId, middle }: OfChannel): ListCall[] {
  const named: Readonly<Record<string, string>> = {
    ':id': `${channelId}`,
    ':gid': `${groupId}`,
    ':tid': `${tagId}`,
    ':boardId': `${boardId}`,
    ':middle': middle,
  };
  return Object.entries(LISTS).flatMap(([name, queries]) => {
    const path = routeNamed(name as RouteName).path.replaceAll(/:\w+/g, (part) => named[part] ?? part);
    return queries.map((query) => {
      const filled = Object.entries(query).map(([key, value]) => [key, named[value] ?? value]);
      const words = Object.entries(query).map(([key, value]) => `${key}=${value.replace(':', '')}`);
      const search = new URLSearchParams(filled).toString();
      return { name: [name, ...words].join(' '), path: search === '' ? path : `${path}?${search}` };
    });
  });
}
