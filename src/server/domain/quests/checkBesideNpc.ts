import { mapById } from '#shared/content/maps/maps.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '../deps.ts';
import { loadCharacter } from '../world/loadCharacter.ts';

/**
 * One can talk to an NPC from a hundred px away. The character is known where it was saved last, which may be seconds
 * ago: whoever has walked and dashed all that time is still believed.
 */
const REACH_PX = 1200;

/** Throws VALIDATION_FAIL for somebody who is nowhere near, and tells it as a cheat: no page asks from there. */
export async function checkBesideNpc(
  deps: Pick<Deps, 'db' | 'cheats'>,
  { userId, npcId }: { readonly userId: number; readonly npcId: number },
): Promise<void> {
  const character = await loadCharacter(deps, { userId });
  const place = mapById(character?.mapId ?? 0)?.npcs.find((npc) => npc.npcId === npcId);
  if (character !== null && place !== undefined) {
    const distance = Math.hypot(character.x - place.x, character.y - place.y);
    if (distance <= REACH_PX) return;
  }
  deps.cheats.report({ cheat: 'npc', userId, npcId });
  throw new AppError('VALIDATION_FAIL', {
    message: '친구 곁으로 가서 말을 걸어 주세요.',
    log: `user ${userId} talked to NPC ${npcId} from afar`,
  });
}
