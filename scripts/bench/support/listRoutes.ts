import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { WORLD_ID } from '#shared/content/world.ts';
import { routeNamed, type RouteName } from '#shared/contract/routes.ts';
import { LISTED_COURSE } from './fillDatabase.ts';

/** Routes that answer with lists out of growing tables, with the first request of a dialog. */
const LIST_ROUTES: Partial<Record<RouteName, readonly string[]>> = {
  'inventory.list': [''],
  'quests.list': [''],
  'quests.listMain': ['?page=1'],
  'quests.listRewards': ['?page=0&size=20'],
  'skills.listOwn': ['?page=0&size=1000'],
  'maps.list': [''],
  'friends.list': ['?page=1'],
  'friends.listReceived': ['?page=1'],
  'friends.listLobbyMembers': [''],
  'friends.listGifts': [''],
  'chat.listWhispers': [''],
  'chat.listMutes': [''],
  'moderation.listBlocks': [''],
  'timeTrials.listRanking': [''],
  'ranking.list': [
    '?scope=WORLD&period=ALL',
    '?scope=WORLD&period=WEEK',
    '?scope=GLOBAL&period=ALL',
    `?scope=CHANNEL&channelId=${DEFAULT_CHANNEL_ID}&period=ALL`,
  ],
  'studyLogs.getCounts': [''],
  'studyLogs.getProblemCounts': [''],
  'studyLogs.getStreaks': [''],
  'notifications.list': ['?page=1'],
  'shop.listProducts': ['?page=1'],
  'shop.listEvents': ['?page=1'],
  'shop.listWishes': [''],
  'certificates.list': [''],
  'home.getOwn': [''],
  'home.listOpen': [''],
  'home.visit': [''],
  'home.listGuestbook': ['?page=1'],
  'collections.get': [''],
  'collections.listEntries': [''],
  'collections.listFinders': [''],
  'titles.list': [''],
};

/** A call by the name of its route, and its request. */
export interface ListCall {
  readonly name: string;
  readonly path: string;
}

/** Every call; `userId` is the caller, who asks for its own records and guestbook. */
export function listCalls(userId: number): ListCall[] {
  const params: Record<string, number | string> = {
    worldId: WORLD_ID,
    ...LISTED_COURSE,
    version: 0,
    userId,
    id: userId,
    kind: 'SHELL',
    refId: 1,
  };
  return Object.entries(LIST_ROUTES).flatMap(([name, searches]) => {
    const path = routeNamed(name as RouteName).path.replaceAll(/:(\w+)/g, (_match, key: string) =>
      String(params[key]),
    );
    return searches.map((search) => ({
      name: name + (searches.length > 1 ? search : ''),
      path: path + search,
    }));
  });
}
