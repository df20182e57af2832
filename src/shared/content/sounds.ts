import type { MapKey } from './maps/mapTypes.ts';

/** Every music loop, named after the map it was composed for. */
export const MUSIC_NAMES = ['plaza', 'beach', 'kelp', 'cave', 'arena', 'sky'] as const;
export type MusicName = (typeof MUSIC_NAMES)[number];

// Wider than today's maps, so that a new map without a loop does not compile.
const LOOPS = {
  plaza: 'plaza',
  beach: 'beach',
  kelp: 'kelp',
  cave: 'cave',
  arena: 'arena',
  sky: 'sky',
} as const satisfies Readonly<Record<MusicName, MusicName>>;

export const MUSIC_OF_MAP: Readonly<Record<MapKey, MusicName>> = LOOPS;

/** NPCs with a voice, each in three variants. */
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

/** All effects other than voices. */
export const PLAIN_EFFECTS = [
  ...['click', 'open', 'close', 'toggle', 'notice', 'error', 'chat'],
  ...['step', 'stepGrass', 'stepWood', 'stepStone', 'stepCloud'],
  ...['jump', 'doubleJump', 'dash', 'land', 'climb', 'skid', 'wallSlide', 'board', 'current'],
  ...['portal', 'bubble', 'splash'],
  ...['submit', 'correct', 'oops', 'hint', 'tick', 'musicBox'],
  ...['coin', 'buy', 'equip', 'gift', 'star', 'grow', 'questAccept', 'questReady', 'success', 'levelUp'],
  ...['countdown', 'start', 'win'],
] as const;
export type PlainEffect = (typeof PLAIN_EFFECTS)[number];

export type EffectName = PlainEffect | TalkSound;
/** An effect, or the start of a music loop. */
export type PlayedSound = EffectName | `music.${MusicName}`;
export const EFFECT_NAMES: readonly EffectName[] = [...PLAIN_EFFECTS, ...TALK_SOUNDS];

/** Effects during which the music is quieter. */
export const FANFARES: ReadonlySet<EffectName> = new Set(['success', 'levelUp', 'win', 'correct']);

/** Each file repeats this much (ms) of its loop around it, so that the padding of decoders is not heard at the seam. */
export const LOOP_LEAD_MS = 100;

/** Sprite positions, as written beside the sounds: start and length in milliseconds. */
export type Span = readonly [startMs: number, lengthMs: number];
export interface SoundMap {
  /** In the effects file. */
  readonly effects: Readonly<Record<EffectName, Span>>;
  /** The span in the file of each loop. */
  readonly loops: Readonly<Record<MusicName, Span>>;
}

/** The voice of an NPC for the page with this number; null for NPCs without one. */
export function blipOf(speaker: string, page: number): TalkSound | null {
  const known = SPEAKERS.find((one) => one === speaker);
  const blip = BLIPS[page % BLIPS.length];
  return known && blip ? `talk.${known}.${blip}` : null;
}
