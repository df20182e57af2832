import { roomRoutes } from '#shared/contract/rooms/worldRoom.ts';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import { rest } from '#client/net/rest/rest.ts';
import { BattleConnection } from './BattleConnection.ts';

/** Answers after which another try would be answered the same. */
const FINAL_CODES: readonly string[] = [
  'ROOM_NOT_FOUND',
  'RESOURCE_NOT_FOUND',
  'NOT_ACCEPT_ROOM',
  'NOT_ENROLLED_COMPETITION',
  'VALIDATION_FAIL',
];

/** Opens the room of a battle, until it is closed. */
export function openBattleRoom(channelId: number, key: string): BattleConnection {
  const connection = new BattleConnection({
    endpoint: window.location.origin,
    key,
    reserveSeat: () => rest.call(roomRoutes.reserveBattleSeat, { channelId, body: { key } }, { quiet: true }),
    isFinal: (error) => FINAL_CODES.includes(errorCodeOf(error) ?? ''),
  });
  connection.open();
  return connection;
}
