/** Pure. The places of the feet for reaching something. */
import { CODE_OBJECT_REACH, signOf } from '#shared/content/codeObjectReach.ts';
import type { CodeObject } from '#shared/content/codeObjects.ts';
import type { NpcPlace, PairGate, Rect } from '#shared/content/maps/mapTypes.ts';
import { STAND_BESIDE_NPC_PX, TALK_REACH_PX } from '#shared/content/talkReach.ts';
import type { PathGoal } from './findPath.ts';

interface Feet {
  readonly x: number;
  readonly y: number;
}

const LEVEL_PX = 60;
/** NPCs within this height of an object can be in reach together with it. */
const NPC_LEVEL_PX = 150;
const PLAYER_PX = 90;
const PLAYER_DOWN_PX = 150;
/** Margin inside the target, so that the body does not slide out, px. */
const INSIDE_PX = 14;

export const besideNpc = ({ x, y }: Pick<NpcPlace, 'x' | 'y'>): PathGoal => ({
  left: x - STAND_BESIDE_NPC_PX,
  right: x + STAND_BESIDE_NPC_PX,
  top: y - LEVEL_PX,
  bottom: y + LEVEL_PX,
});

type StoodBy = Pick<CodeObject, 'x' | 'y' | 'kind'>;

/**
 * At the sign of a code object, where nothing of it is hidden; or else within its reach. Always out of reach of the
 * NPCs beside it, whose talk takes precedence.
 */
export function besideObject(object: StoodBy, npcs: readonly Feet[]): PathGoal {
  const { x, y } = object;
  const near = npcs.filter((npc) => Math.abs(npc.y - y) < NPC_LEVEL_PX);
  const reach = CODE_OBJECT_REACH.x - INSIDE_PX;
  const range =
    freeRange(signOf(object), CODE_OBJECT_REACH.sign - INSIDE_PX, near) ?? freeRange(x, reach, near);
  const { left, right } = range ?? { left: x - reach, right: x + reach };
  return { left, right, top: y - LEVEL_PX, bottom: y + LEVEL_PX };
}

/** Narrower ranges are hard to stop in, px. */
const NARROWEST_PX = 44;

/** The range around a spot that is out of every NPC's reach; null where it is nowhere wide enough. */
function freeRange(
  x: number,
  reach: number,
  npcs: readonly Feet[],
): { readonly left: number; readonly right: number } | null {
  const away = TALK_REACH_PX + INSIDE_PX;
  const left = Math.max(x - reach, ...npcs.filter((npc) => npc.x < x).map((npc) => npc.x + away));
  const right = Math.min(x + reach, ...npcs.filter((npc) => npc.x >= x).map((npc) => npc.x - away));
  return right - left > NARROWEST_PX ? { left, right } : null;
}

export const insideBox = ({ x, y, w, h }: Rect): PathGoal => ({
  left: x + INSIDE_PX,
  right: x + w - INSIDE_PX,
  top: y,
  bottom: y + h,
});

/** The id of one plate among all of a map. */
export const plateId = (gateId: number, index: number): number => gateId * 2 + index;

/** The plate of this id; undefined where there is none. */
export const plateOf = (gates: readonly PairGate[], id: number) =>
  gates.flatMap(({ id: gateId, plates }) =>
    plates.flatMap((plate, index) => (plateId(gateId, index) === id ? [plate] : [])),
  )[0];

/** The player may be in the air, so that any floor below counts. */
export const besidePlayer = ({ x, y }: { readonly x: number; readonly y: number }): PathGoal => ({
  left: x - PLAYER_PX,
  right: x + PLAYER_PX,
  top: y - LEVEL_PX,
  bottom: y + PLAYER_DOWN_PX,
});
