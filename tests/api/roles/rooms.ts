import { FIRST_MAP } from '#shared/content/maps/maps.ts';
import { type SubjectRows, GENERAL_MEMBERS, SIGNED_IN } from './rows.ts';

export const rooms: SubjectRows<'rooms'> = {
  reserveSeat: { row: SIGNED_IN, request: { body: { mapId: FIRST_MAP.id } } },
  reserveUserSeat: { row: SIGNED_IN, request: {} },
  reserveBattleSeat: { row: GENERAL_MEMBERS, request: { body: { key: 'ABCDEF' } } },
};
