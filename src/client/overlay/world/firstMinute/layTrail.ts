/** Pure: what is laid out for the first minute around the place where it begins, in world px. */
import type { Spot } from '#client/bridge/worldEvents.ts';
import type { MapDefinition, NpcPlace } from '#shared/content/maps/mapTypes.ts';

export interface Trail {
  readonly direction: 1 | -1;
  /** Along the ground, to walk. */
  readonly dots: readonly Spot[];
  /** Along a jump. */
  readonly arc: readonly Spot[];
  readonly shells: readonly Spot[];
  readonly end: Spot;
}

const DOTS = { first: 40, step: 26, count: 7 } as const;
/** A running jump: where it begins, how far and how high its middle goes. */
const JUMP = { from: 36, length: 176, height: 196, chest: 50 } as const;
const SHELL_SHARES = [0.26, 0.52, 0.78] as const;
const ARC_SHARES = [0.06, 0.13, 0.2, 0.33, 0.39, 0.45, 0.59, 0.65, 0.71, 0.85, 0.91] as const;
/** Nearer than this to the NPC the trail leads away from it. */
const ROOM_PX = 240;

/** The NPC to talk to: 돌핀 선생님 where she is, else the nearest; undefined on a map without any. */
export function firstNpc({ npcs }: Pick<MapDefinition, 'npcs'>, { x }: Spot): NpcPlace | undefined {
  const distance = (npc: NpcPlace) => Math.abs(npc.x - x);
  return npcs.find(({ npcId }) => npcId === DOLPHIN) ?? npcs.toSorted((a, b) => distance(a) - distance(b))[0];
}
const DOLPHIN = 101;

export function layTrail({ x, y }: Spot, npc: Spot | undefined): Trail {
  const apart = (npc?.x ?? x + ROOM_PX) - x;
  const towards = apart < 0 ? -1 : 1;
  const direction = Math.abs(apart) < ROOM_PX ? (-towards as 1 | -1) : towards;
  const at = (px: number, height: number) => ({ x: x + direction * px, y: y - height });
  const onArc = (share: number) =>
    at(JUMP.from + share * JUMP.length, JUMP.chest + 4 * share * (1 - share) * (JUMP.height - JUMP.chest));
  return {
    direction,
    dots: Array.from({ length: DOTS.count }, (_, index) => at(DOTS.first + index * DOTS.step, 8)),
    arc: ARC_SHARES.map(onArc),
    shells: SHELL_SHARES.map(onArc),
    end: at(DOTS.first + DOTS.count * DOTS.step, 14),
  };
}
