import type { battleRoutes } from '#shared/contract/battle/battles.ts';
import type { CallerChannel, Handlers } from '#server/domain/call.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '#server/domain/deps.ts';
import { holdsAtLeast } from '#shared/contract/roles.ts';
import { listSimilarities } from '#server/domain/battle/scoreboard/compareSolutions.ts';
import { assertEnded, readContest } from '#server/domain/battle/scoreboard/contests.ts';
import { loadBoard, loadFrozenBoard } from '#server/domain/battle/scoreboard/loadBoard.ts';
import {
  inviteFriend,
  kickMember,
  leaveRoom,
  passHost,
  setReady,
  setTeams,
  updateRoom,
} from './changeRoom.ts';
import { createRoom } from './createRoom.ts';
import { joinRoom } from './joinRoom.ts';
import { listRooms, listRoomsOfUser, ownRoom } from './lobby.ts';
import { quickMatch } from './quickMatch.ts';
import { getBattleRating } from './ratings.ts';
import { getBattleResult } from './results.ts';
import { findRoom, viewRoom, type RoomCall } from './rooms.ts';
import { controlBattle, rematch, startBattle } from './startBattle.ts';

const roomCall = (call: {
  readonly deps: Deps;
  readonly userId: number;
  readonly channel: CallerChannel;
  readonly params: { readonly code: string };
}): RoomCall => ({ deps: call.deps, userId: call.userId, channel: call.channel, code: call.params.code });

const findOf = ({ deps, channel, code }: RoomCall) =>
  findRoom(deps.db, { channelId: channel.channelId, code });

/** The host and staff of the channel. Throws NOT_HAS_ROLE. */
async function similaritiesOf(call: RoomCall) {
  const { deps, userId, channel } = call;
  const room = await findOf(call);
  if (room.hostId !== userId && !holdsAtLeast(channel.roles, 'teacher'))
    throw new AppError('NOT_HAS_ROLE', { log: `user ${userId} asks for copies in room ${room.id}` });
  const { contestId } = room;
  if (contestId === null) throw new AppError('BATTLE_NOT_ENDED', { log: `room ${room.id} has had no race` });
  assertEnded(await readContest({ db: deps.db, contestId }), deps.clock.now());
  return listSimilarities({ db: deps.db, contestId });
}

export const battleHandlers: Handlers<typeof battleRoutes> = {
  listOwn: ({ deps, userId, query }) => listRoomsOfUser({ deps, userId, ...query }),
  list: ({ deps, channel, query }) => listRooms({ deps, channelIds: [channel.channelId], ...query }),
  get: async (call) => viewRoom(call.deps.db, await findOf(roomCall(call))),
  getOwn: async ({ deps, userId }) => ({ room: await ownRoom(deps, userId) }),
  create: ({ deps, userId, channel, body: { password, ...settings } }) =>
    createRoom({ deps, userId, channelId: channel.channelId, settings, password }),
  update: ({ body: { password, ...settings }, ...call }) =>
    updateRoom({ ...roomCall(call), settings, password }),
  join: (call) => joinRoom({ ...roomCall(call), ...call.body }),
  leave: (call) => leaveRoom(roomCall(call)),
  setReady: (call) => setReady({ ...roomCall(call), ...call.body }),
  setTeams: (call) => setTeams({ ...roomCall(call), ...call.body }),
  kick: (call) => kickMember({ ...roomCall(call), memberId: call.params.userId }),
  passHost: (call) => passHost({ ...roomCall(call), memberId: call.params.userId }),
  invite: (call) => inviteFriend({ ...roomCall(call), friendId: call.body.userId }),
  start: (call) => startBattle(roomCall(call)),
  rematch: (call) => rematch(roomCall(call)),
  control: (call) => controlBattle({ ...roomCall(call), command: call.body }),
  quickMatch: ({ deps, userId, channel, body }) => quickMatch({ deps, userId, channel, ...body }),
  getResult: async (call) => ({ result: await getBattleResult(roomCall(call)) }),
  getRating: ({ deps, userId }) => getBattleRating(deps.db, userId),
  listSimilarities: async (call) => ({ similarityList: await similaritiesOf(roomCall(call)) }),
  createForClass: ({ deps, userId, channel, body }) =>
    createRoom({ deps, userId, channelId: channel.channelId, settings: body, isClass: true }),
  getScreen: async (call) => {
    const { db, clock } = call.deps;
    const room = await findOf(roomCall(call));
    const { contestId } = room;
    const now = clock.now();
    const board = contestId === null ? null : await loadBoard({ db, contestId, viewer: 'public', now });
    const frozenBoard = contestId === null ? null : await loadFrozenBoard({ db, contestId, now });
    return { ...(await viewRoom(db, room)), board, frozenBoard };
  },
};
