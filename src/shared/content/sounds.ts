import type { MapKey } from './maps/mapTypes.ts';

/** Every loop there is, named after the place it was written for. */
export const MUSIC_NAMES = ['plaza', 'beach', 'kelp', 'cave', 'arena', 'sky'] as const;
export type MusicName = (typeof MUSIC_NAMES)[number];

// Wider than the maps of today: a map that joins them finds its loop waiting, one without a loop does not compile.
const MUSIC_OF_PLACE = {
  plaza: 'plaza',
  beach: 'beach',
  kelp: 'kelp',
  cave: 'cave',
  arena: 'arena',
  sky: 'sky',
} as const satisfies Readonly<Record<MusicName, MusicName>>;

/** Which map plays which loop. */
export const MUSIC_OF_MAP: Readonly<Record<MapKey, MusicName>> = MUSIC_OF_PLACE;

/** Who blips while talking, each in its own voice and three ways. */
const SPEAKERS = [
  ...['dolphin', 'crab', 'turtle', 'nemo', 'seahorse', 'shark'],
  ...['octopus', 'jellyfish', 'whale', 'otter', 'starfish', 'pelican'],
] as const;
export type Speaker = (typeof SPEAKERS)[number];
const BLIPS = [1, 2, 3] as const;
export type TalkSound = `talk.${Speaker}.${(typeof BLIPS)[number]}`;
export const TALK_SOUNDS: readonly TalkSound[] = SPEAKERS.flatMap((speaker) =>
  BLIPS.map((blip): TalkSound => `talk.${speaker}.${blip}`),
);

/** The effects beside the talking: what the interface, the body, lessons, rewards, the world and contests sound like. */
export const PLAIN_EFFECTS = [
  ...['click', 'open', 'close', 'toggle', 'notice', 'error', 'chat'],
  ...['step', 'jump', 'doubleJump', 'dash', 'land', 'climb', 'portal', 'bubble', 'splash'],
  ...['submit', 'correct', 'oops', 'hint'],
  ...['coin', 'buy', 'equip', 'gift', 'star', 'questAccept', 'questReady', 'success', 'levelUp'],
  ...['countdown', 'start', 'win'],
] as const;
export type PlainEffect = (typeof PLAIN_EFFECTS)[number];

export type EffectName = PlainEffect | TalkSound;
/** An effect, or a loop of music that begins. */
export type HeardSound = EffectName | `music.${MusicName}`;
export const EFFECT_NAMES: readonly EffectName[] = [...PLAIN_EFFECTS, ...TALK_SOUNDS];

/** Effects that are listened to: the music steps back while they last. */
export const FANFARES: ReadonlySet<EffectName> = new Set(['success', 'levelUp', 'win', 'correct']);

/** Music is there twice around its loop for this long, so that no decoder's padding can be heard at the seam. */
export const LOOP_LEAD_MS = 100;

/** Where things lie, as written beside the sounds: start and length in milliseconds. */
export type Span = readonly [startMs: number, lengthMs: number];
export interface SoundMap {
  /** In the effects file. */
  readonly effects: Readonly<Record<EffectName, Span>>;
  /** In the file of each loop. */
  readonly loops: Readonly<Record<MusicName, Span>>;
}

/** How a friend of the world says the page with this number; null for who has no voice. */
export function blipOf(speaker: string, page: number): TalkSound | null {
  const known = SPEAKERS.find((one) => one === speaker);
  const blip = BLIPS[page % BLIPS.length];
  return known && blip ? `talk.${known}.${blip}` : null;
}
