import type { AnimationName, Expression } from './avatarLayers.ts';

/** Emotes that everybody has, each with a key; they need no text. */
export const EMOTE_NAMES = ['HELLO', 'HAPPY', 'LOVE', 'CHEER', 'SAD', 'SURPRISED', 'WINK', 'SIT'] as const;
/** Emotes of the skill EMOTE_WHEEL. */
export const LEARNED_EMOTE_NAMES = ['THINK', 'CLAP', 'SLEEPY', 'PROUD'] as const;
export const ALL_EMOTE_NAMES = [...EMOTE_NAMES, ...LEARNED_EMOTE_NAMES] as const;
export type KeyedEmoteName = (typeof EMOTE_NAMES)[number];
export type EmoteName = (typeof ALL_EMOTE_NAMES)[number];

export interface Emote<N extends EmoteName = EmoteName> {
  readonly name: N;
  readonly label: string;
  /** Played while the avatar stands; null keeps the current animation. */
  readonly animation: AnimationName | null;
  readonly expression: Expression;
  /** Duration in ms; moving ends the animation. Sitting lasts until the next move (`isSitting` in `Pose`). */
  readonly ms: number;
}

export const EMOTES: readonly Emote<KeyedEmoteName>[] = [
  { name: 'HELLO', label: '인사', animation: 'wave', expression: 'happy', ms: 2400 },
  { name: 'HAPPY', label: '신나', animation: null, expression: 'happy', ms: 3000 },
  { name: 'LOVE', label: '좋아', animation: null, expression: 'happy', ms: 3000 },
  { name: 'CHEER', label: '만세', animation: 'jump', expression: 'happy', ms: 1400 },
  { name: 'SAD', label: '슬퍼', animation: null, expression: 'sad', ms: 3400 },
  { name: 'SURPRISED', label: '놀람', animation: null, expression: 'surprised', ms: 2400 },
  { name: 'WINK', label: '윙크', animation: null, expression: 'wink', ms: 2400 },
  { name: 'SIT', label: '앉기', animation: 'sit', expression: 'default', ms: 2400 },
];

/** With the level of the skill that opens each. */
export const LEARNED_EMOTES: readonly (Emote & { readonly level: number })[] = [
  { name: 'THINK', label: '생각 중', animation: null, expression: 'default', ms: 3400, level: 1 },
  { name: 'CLAP', label: '짝짝짝', animation: 'wave', expression: 'happy', ms: 2400, level: 1 },
  { name: 'SLEEPY', label: '졸려', animation: null, expression: 'blink', ms: 3400, level: 2 },
  { name: 'PROUD', label: '뿌듯', animation: 'jump', expression: 'wink', ms: 1800, level: 2 },
];

/** Level of EMOTE_WHEEL for an emote; 0 for those of everybody. */
export const emoteLevel = (name: EmoteName): number =>
  LEARNED_EMOTES.find((emote) => emote.name === name)?.level ?? 0;

/** Address of the picture, drawn by `sprites/ui/emotes.ts`. */
export const emotePicture = (name: EmoteName): string => `/ui/emote-${name.toLowerCase()}.svg`;

export function emoteByName(name: EmoteName): Emote {
  const emote = [...EMOTES, ...LEARNED_EMOTES].find((candidate) => candidate.name === name);
  if (emote === undefined) throw new Error(`emoteByName: no emote ${name}`);
  return emote;
}
