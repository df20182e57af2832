/** Pure. The places where an NPC can be talked to, and where the avatar stands for it. World px; y grows downwards. */

interface Feet {
  readonly x: number;
  readonly y: number;
}

interface Box extends Feet {
  readonly w: number;
  readonly h: number;
}

/** Size of the widest NPC as drawn, around its feet. */
const NPC_BOX = { halfWidth: 96, height: 146 } as const;
/** Size of an avatar as drawn, with hair and hat. */
const AVATAR_BOX = { halfWidth: 40, height: 112 } as const;

/** The distance to either side at which an NPC can be talked to, px. */
export const TALK_REACH_PX = NPC_BOX.halfWidth + AVATAR_BOX.halfWidth;

/** The nearest distance at which neither covers the other's face. */
export const BESIDE_NPC_PX = 100;
/** The distance from the NPC that the avatar moves to when it is nearer. */
export const STAND_BESIDE_NPC_PX = 116;

/**
 * Whether the drawn boxes of an avatar and an NPC touch: then the prompt shows and the talk key works. `slackPx` widens
 * the reach for a caller whose position of the avatar is not the latest.
 */
export function isInTalkReach(avatar: Feet, npc: Feet, slackPx = 0): boolean {
  return (
    Math.abs(avatar.x - npc.x) <= TALK_REACH_PX + slackPx &&
    avatar.y >= npc.y - NPC_BOX.height - slackPx &&
    avatar.y <= npc.y + AVATAR_BOX.height + slackPx
  );
}

/** Tolerance for standing on a floor, px. */
const FLOOR_PX = 2;

export function isInPortal({ x, y }: Feet, portal: Box): boolean {
  return x >= portal.x && x <= portal.x + portal.w && y >= portal.y && y <= portal.y + portal.h + FLOOR_PX;
}

/** The meanings of the talk key besides NPCs. */
interface OtherMeanings {
  readonly portals: readonly Box[];
  /**
   * Whether the drawn boxes of an avatar and an NPC touch: then the prompt shows and the talk key works. `slackPx`
   * widens the reach for a caller whose position of the avatar is outdated.
   */
  readonly starts: readonly Box[];
}

/**
 * The NPC of the prompt and the talk key: the nearest in reach. None inside a portal, which the same key enters; at a
 * start, where the key begins the run, only one on the same floor.
 */
export function npcToTalkTo<T extends Feet>(
  avatar: Feet,
  npcs: readonly T[],
  { portals, starts }: OtherMeanings,
): T | null {
  if (portals.some((portal) => isInPortal(avatar, portal))) return null;
  const isAtStart = starts.some((start) => isInPortal(avatar, start));
  return (
    npcs
      .filter((npc) => isInTalkReach(avatar, npc))
      .filter((npc) => !isAtStart || Math.abs(npc.y - avatar.y) <= FLOOR_PX)
      .sort((a, b) => Math.abs(a.x - avatar.x) - Math.abs(b.x - avatar.x))[0] ?? null
  );
}
