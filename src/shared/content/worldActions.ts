/** What hands can do in the world, whatever they hold: keys, a finger, a gamepad. */
export const WORLD_ACTIONS = ['left', 'right', 'up', 'down', 'jump', 'talk', 'chat', 'map'] as const;
export type WorldAction = (typeof WORLD_ACTIONS)[number];

/** Physical keys (`event.code`) of every action: the same in every layout and in Hangul mode. */
export type KeyBindings = Readonly<Record<WorldAction, readonly string[]>>;

/** Keys that one action may have. */
export const KEYS_PER_ACTION = 2;

export const DEFAULT_KEYS: KeyBindings = {
  left: ['ArrowLeft', 'KeyA'],
  right: ['ArrowRight', 'KeyD'],
  up: ['ArrowUp', 'KeyW'],
  down: ['ArrowDown', 'KeyS'],
  jump: ['Space'],
  talk: ['KeyE'],
  chat: ['Enter'],
  map: ['KeyM'],
};
