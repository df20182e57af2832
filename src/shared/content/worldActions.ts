import { EMOTE_NAMES, type KeyedEmoteName } from './emotes.ts';

/** Actions in the world, for every input device: keys, touch, gamepad. */
export const HAND_ACTIONS = [
  'left',
  'right',
  'up',
  'down',
  'jump',
  'talk',
  'chat',
  'map',
  'go',
  'photo',
] as const;
export type HandAction = (typeof HAND_ACTIONS)[number];

/** Each emote that everybody has, has a key. */
export type EmoteAction = `emote.${KeyedEmoteName}`;
export const emoteAction = (name: KeyedEmoteName): EmoteAction => `emote.${name}`;

export type WorldAction = HandAction | EmoteAction;
export const WORLD_ACTIONS: readonly WorldAction[] = [...HAND_ACTIONS, ...EMOTE_NAMES.map(emoteAction)];

/** Physical keys (`event.code`) of every action: the same in every layout and in Hangul mode. */
export type KeyBindings = Readonly<Record<WorldAction, readonly string[]>>;

/** Most keys that one action may have. */
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
  go: ['KeyG'],
  photo: ['KeyP'],
  'emote.HELLO': ['Digit1'],
  'emote.HAPPY': ['Digit2'],
  'emote.LOVE': ['Digit3'],
  'emote.CHEER': ['Digit4'],
  'emote.SAD': ['Digit5'],
  'emote.SURPRISED': ['Digit6'],
  'emote.WINK': ['Digit7'],
  'emote.SIT': ['Digit8'],
};
