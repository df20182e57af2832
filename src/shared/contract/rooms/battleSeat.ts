import { z } from 'zod';
import { contestKeySchema } from '#shared/contract/battle/contestKeys.ts';

/** The room of a battle or a competition for live updates. The results are in the database; a command is a request. */
export const BATTLE_ROOM = 'battle';
export const BATTLE_SEAT_PATH = `/matchmake/joinOrCreate/${BATTLE_ROOM}` as const;

export const battleJoinOptionsSchema = z.object({ key: contestKeySchema });
