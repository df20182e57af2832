import { EFFECT_NAMES, LOOP_LEAD_MS, MUSIC_NAMES, type SoundMap, type Span } from '#shared/content/sounds.ts';
import type { MusicName } from '#shared/content/sounds.ts';
import { effectSpans, renderEffects } from '../../sound/effects/renderEffects.ts';
import { lengthOf } from '../../sound/music/score.ts';
import { SCORES } from '../../sound/music/scores.ts';
import { encodeMp3, encodeOgg } from './encode.ts';
import type { Packed } from './output.ts';

const OGG_QUALITY = 2;
/** Browsers without Ogg get it: a hundred short sounds stay below 300 kB. */
const MP3_QUALITY = 6;

/** All effects as one sprite, effects.ogg and .mp3, and effects.json with the places of effects and loops. */
export async function packEffects(): Promise<Packed> {
  const sprite = renderEffects();
  const files = [
    { path: 'sounds/effects.ogg', bytes: await encodeOgg([sprite], OGG_QUALITY) },
    { path: 'sounds/effects.mp3', bytes: await encodeMp3([sprite], MP3_QUALITY) },
    { path: 'sounds/effects.json', bytes: Buffer.from(JSON.stringify(soundMap())) },
  ];
  return { files, note: `${EFFECT_NAMES.length} effects` };
}

/** The place of every sound. Lengths come from the scores; nothing is rendered. */
export function soundMap(): SoundMap {
  const loops = MUSIC_NAMES.map((name): [MusicName, Span] => [
    name,
    [LOOP_LEAD_MS, lengthOf(SCORES[name]) * 1000],
  ]);
  // Every name is present: they come from the list of all names.
  return { effects: effectSpans(), loops: Object.fromEntries(loops) as Record<MusicName, Span> };
}
