import type { KeyBindings, WorldAction } from '#shared/content/worldActions.ts';
import { WORLD_ACTIONS } from '#shared/content/worldActions.ts';

/** Actions by physical key (`event.code`). */
export type KeyMap = ReadonlyMap<string, WorldAction>;

export function keyMapOf(keys: KeyBindings): KeyMap {
  return new Map(WORLD_ACTIONS.flatMap((action) => keys[action].map((code) => [code, action] as const)));
}

/** Keys that scroll the page unless the world takes them. */
export const SCROLLING_KEYS: ReadonlySet<string> = new Set([
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Space',
]);
