import { josa } from 'es-hangul';

/** How the last sign of a number or a Latin letter is read aloud in Korean. */
const READINGS: Readonly<Record<string, string>> = {
  '0': '영',
  '1': '일',
  '2': '이',
  '3': '삼',
  '4': '사',
  '5': '오',
  '6': '육',
  '7': '칠',
  '8': '팔',
  '9': '구',
  l: '엘',
  m: '엠',
  n: '엔',
  r: '알',
};

type Particle = '이/가' | '을/를' | '은/는' | '와/과';

/** A word with its particle, chosen by how the word sounds: 8이, 5가, "apple"을. */
export function withParticle(word: string, particle: Particle): string {
  const last =
    word
      .replace(/[^\p{L}\p{N}]+$/u, '')
      .at(-1)
      ?.toLowerCase() ?? '';
  return word + josa.pick(READINGS[last] ?? (last || '이'), particle);
}
