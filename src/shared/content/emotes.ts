import type { AnimationName, Expression } from './avatarLayers.ts';

/** How an avatar shows what it feels; none of it needs a word. */
export const EMOTE_NAMES = ['HELLO', 'HAPPY', 'LOVE', 'CHEER', 'SAD', 'SURPRISED', 'WINK', 'SIT'] as const;
export type EmoteName = (typeof EMOTE_NAMES)[number];

export interface Emote {
  readonly name: EmoteName;
  readonly label: string;
  /** Played while the avatar stands; null leaves it as it is. */
  readonly animation: AnimationName | null;
  readonly expression: Expression;
  /** How long it is shown, in ms; moving ends the animation. Whoever sits down goes on sitting (`isSitting` in `Pose`). */
  readonly ms: number;
}

export const EMOTES: readonly Emote[] = [
  { name: 'HELLO', label: '인사', animation: 'wave', expression: 'happy', ms: 2400 },
  { name: 'HAPPY', label: '신나', animation: null, expression: 'happy', ms: 3000 },
  { name: 'LOVE', label: '좋아', animation: null, expression: 'happy', ms: 3000 },
  { name: 'CHEER', label: '만세', animation: 'jump', expression: 'happy', ms: 1400 },
  { name: 'SAD', label: '슬퍼', animation: null, expression: 'sad', ms: 3400 },
  { name: 'SURPRISED', label: '놀람', animation: null, expression: 'surprised', ms: 2400 },
  { name: 'WINK', label: '윙크', animation: null, expression: 'wink', ms: 2400 },
  { name: 'SIT', label: '앉기', animation: 'sit', expression: 'default', ms: 2400 },
];

/** Address of the picture, drawn by `sprites/ui/emotes.ts`. */
export const emotePicture = (name: EmoteName): string => `/ui/emote-${name.toLowerCase()}.svg`;

export function emoteByName(name: EmoteName): Emote {
  const emote = EMOTES.find((candidate) => candidate.name === name);
  if (emote === undefined) throw new Error(`emoteByName: no emote ${name}`);
  return emote;
}
