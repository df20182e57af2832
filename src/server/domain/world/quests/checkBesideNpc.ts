import { mapById } from '#shared/content/maps/maps.ts';
import { isInTalkReach } from '#shared/content/talkReach.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '#server/domain/deps.ts';
import { readPosition, type Position } from '#server/domain/world/characters/readPosition.ts';
import { questTexts } from './texts.ts';

/** The distance of walking and dashing between two saves: the server knows the last saved position. */
const SAVED_AGO_PX = 1100;

/**
 * The place of the user, beside the NPC. Throws VALIDATION_FAIL for a user who is not near it, and reports it as a
 * cheat: no page asks from there.
 */
export async function checkBesideNpc(talk: {
  readonly deps: Pick<Deps, 'db' | 'cheats'>;
  readonly userId: number;
  readonly npcId: number;
}): Promise<Position> {
  const { deps, userId, npcId } = talk;
  const position = await readPosition({ db: deps.db, userId });
  const place = mapById(position.mapId)?.npcs.find((npc) => npc.npcId === npcId);
  if (place && isInTalkReach(position, place, SAVED_AGO_PX)) return position;
  deps.cheats.report({ cheat: 'npc', userId, npcId });
  throw new AppError('VALIDATION_FAIL', {
    message: questTexts.tooFarFromNpc,
    log: `user ${userId} talked to NPC ${npcId} from afar`,
  });
}
