/** Pure: where the feet have to be to do something. */
import type { NpcPlace, Portal } from '#shared/content/maps/mapTypes.ts';
import type { WayGoal } from './findWay.ts';

/** Close enough to talk, and not on somebody's toes. */
const TALK_PX = 64;
const LEVEL_PX = 60;
const PLAYER_PX = 90;
const PLAYER_DOWN_PX = 150;
/** Well inside, so that nobody slides out again. */
const INSIDE_PX = 14;

export const besideNpc = ({ x, y }: Pick<NpcPlace, 'x' | 'y'>): WayGoal => ({
  left: x - TALK_PX,
  right: x + TALK_PX,
  top: y - LEVEL_PX,
  bottom: y + LEVEL_PX,
});

export const insidePortal = ({ x, y, w, h }: Pick<Portal, 'x' | 'y' | 'w' | 'h'>): WayGoal => ({
  left: x + INSIDE_PX,
  right: x + w - INSIDE_PX,
  top: y,
  bottom: y + h,
});

/** Somebody may be in the middle of a jump: whatever floor is below will do. */
export const besidePlayer = ({ x, y }: { readonly x: number; readonly y: number }): WayGoal => ({
  left: x - PLAYER_PX,
  right: x + PLAYER_PX,
  top: y - LEVEL_PX,
  bottom: y + PLAYER_DOWN_PX,
});
