import type { WorldAction } from '#client/bridge/commands.ts';

/** Physical keys (`event.code`) and what they do: the same in every layout and in Hangul mode. */
export type KeyMap = Readonly<Record<string, WorldAction>>;

export const DEFAULT_KEY_MAP: KeyMap = {
  ArrowLeft: 'left',
  KeyA: 'left',
  ArrowRight: 'right',
  KeyD: 'right',
  ArrowUp: 'up',
  KeyW: 'up',
  ArrowDown: 'down',
  KeyS: 'down',
  Space: 'jump',
  KeyE: 'talk',
  Enter: 'chat',
  NumpadEnter: 'chat',
};

/** Keys that scroll the page unless the world takes them. */
export const SCROLLING_KEYS: ReadonlySet<string> = new Set([
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Space',
]);
