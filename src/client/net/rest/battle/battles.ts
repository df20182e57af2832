import {
  battleRoutes,
  type BattleRating,
  type BattleResult,
  type RoomOfClass,
  type RoomSettings,
  type RoomView,
} from '#shared/contract/battle/battles.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import type { RequestOf, ResponseOf } from '#shared/contract/route.ts';
import { rest } from '#client/net/rest/rest.ts';

export type RoomFilter = Omit<RequestOf<typeof battleRoutes.list>['query'], 'page'>;
export type RoomList = ResponseOf<typeof battleRoutes.list>;

export function listRooms(
  channelId: number,
  page: number,
  filter: RoomFilter,
  signal?: AbortSignal,
): Promise<RoomList> {
  return rest.call(battleRoutes.list, { channelId, query: { page, ...filter } }, { signal });
}

/** Rooms of all classes of the caller. */
export function listOwnRooms(
  page: number,
  filter: RoomFilter,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof battleRoutes.listOwn>> {
  return rest.call(battleRoutes.listOwn, { query: { page, ...filter } }, { signal });
}

/** The room the caller is in, of whichever class; null without one. */
export async function getOwnRoom(signal?: AbortSignal): Promise<RoomOfClass | null> {
  return (await rest.call(battleRoutes.getOwn, undefined, { signal })).room;
}

export function getRoom(channelId: number, code: string, signal?: AbortSignal): Promise<RoomView> {
  return rest.call(battleRoutes.get, { channelId, params: { code } }, { signal });
}

export function getRating(signal?: AbortSignal): Promise<BattleRating> {
  return rest.call(battleRoutes.getRating, undefined, { signal });
}

export interface NewRoom extends RoomSettings {
  readonly password?: string | undefined;
}

/** What may be anything is left out. */
function wishesOf<T extends Pick<RoomSettings, 'difficulty' | 'language'>>({
  difficulty,
  language,
  ...others
}: T) {
  return { ...others, ...(difficulty !== null && { difficulty }), ...(language !== null && { language }) };
}

/** Quiet: the form says what is wrong. */
export function createRoom(channelId: number, room: NewRoom): Promise<RoomView> {
  return rest.call(battleRoutes.create, { channelId, body: wishesOf(room) }, { quiet: true });
}

/** Quiet: the form says what is wrong. A password of null takes it away. */
export function updateRoom(
  channelId: number,
  code: string,
  room: RoomSettings & { readonly password?: string | null },
): Promise<RoomView> {
  return rest.call(
    battleRoutes.update,
    { channelId, params: { code }, body: wishesOf(room) },
    { quiet: true },
  );
}

export interface RoomEntry {
  readonly code: string;
  readonly password?: string | undefined;
  readonly spectate?: boolean;
}

/** Quiet: the door says what is wrong. */
export function joinRoomByCode(
  channelId: number,
  { code, password, spectate = false }: RoomEntry,
): Promise<RoomView> {
  const body = { spectate, ...(password !== undefined && { password }) };
  return rest.call(battleRoutes.join, { channelId, params: { code }, body }, { quiet: true });
}

export function quickMatch(
  channelId: number,
  body: {
    readonly kind: RoomSettings['kind'];
    readonly language?: Language;
  },
): Promise<RoomView> {
  return rest.call(battleRoutes.quickMatch, { channelId, body }, { quiet: true });
}

export async function leaveRoom(channelId: number, code: string): Promise<void> {
  await rest.call(battleRoutes.leave, { channelId, params: { code } });
}

export function setReady(
  channelId: number,
  code: string,
  body: RequestOf<typeof battleRoutes.setReady>['body'],
): Promise<RoomView> {
  return rest.call(battleRoutes.setReady, { channelId, params: { code }, body });
}

export function kickMember(channelId: number, code: string, userId: number): Promise<RoomView> {
  return rest.call(battleRoutes.kick, { channelId, params: { code, userId } });
}

export function passHost(channelId: number, code: string, userId: number): Promise<RoomView> {
  return rest.call(battleRoutes.passHost, { channelId, params: { code, userId } });
}

export async function inviteFriend(channelId: number, code: string, userId: number): Promise<void> {
  await rest.call(battleRoutes.invite, { channelId, params: { code }, body: { userId } });
}

export function startBattle(channelId: number, code: string): Promise<RoomView> {
  return rest.call(battleRoutes.start, { channelId, params: { code } });
}

export function rematch(channelId: number, code: string): Promise<RoomView> {
  return rest.call(battleRoutes.rematch, { channelId, params: { code } });
}

/** Quiet: the form says what is wrong. */
export function createRoomForClass(channelId: number, room: RoomSettings): Promise<RoomView> {
  return rest.call(
    battleRoutes.createForClass,
    { params: { id: channelId }, body: wishesOf(room) },
    { quiet: true },
  );
}

export function setTeams(
  channelId: number,
  code: string,
  memberList: RequestOf<typeof battleRoutes.setTeams>['body']['memberList'],
): Promise<RoomView> {
  return rest.call(battleRoutes.setTeams, { channelId, params: { code }, body: { memberList } });
}

export type BattleCommand = RequestOf<typeof battleRoutes.control>['body'];

export function controlBattle(channelId: number, code: string, body: BattleCommand): Promise<RoomView> {
  return rest.call(battleRoutes.control, { channelId, params: { code }, body });
}

/** What the projector shows before its live line stands. */
export function getScreen(
  channelId: number,
  code: string,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof battleRoutes.getScreen>> {
  return rest.call(battleRoutes.getScreen, { params: { id: channelId, code } }, { signal });
}

/** What the last race of a room brought to the caller; null for whoever did not take part. */
export async function getResult(
  channelId: number,
  code: string,
  signal?: AbortSignal,
): Promise<BattleResult | null> {
  return (await rest.call(battleRoutes.getResult, { channelId, params: { code } }, { signal, quiet: true }))
    .result;
}

/** Programs of the last race that are close to each other; for its host and the staff of the class. */
export async function listBattleCopies(
  channelId: number,
  code: string,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof battleRoutes.listSimilarities>['similarityList']> {
  const request = { channelId, params: { code } };
  return (await rest.call(battleRoutes.listSimilarities, request, { signal })).similarityList;
}
