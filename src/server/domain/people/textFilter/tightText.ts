import { foldLookAlikes } from './foldLookAlikes.ts';
import { joinJamo, typeAsHangul } from './joinJamo.ts';

/**
 * How the intents read a line: look-alikes folded, without spaces, signs, laughter and tears; once as it stands and once
 * with its loose letters joined.
 */
export function tightReadings(text: string): readonly string[] {
  const letters = foldLookAlikes(text)
    .replace(/자살골|등신[대불]/gu, '')
    .replace(/(?<=[가-힣\d\s]|^)[ㅋㅎㅠㅜ]+(?=[가-힣\d\s]|$)/gu, '')
    .replace(/[^\p{L}\d]/gu, '');
  if (letters === '') return [];
  const unbroken = letters.replace(/(?<=[가-힣ㄱ-ㅣ])[\da-z](?=[가-힣ㄱ-ㅣ])/gu, '');
  return [...new Set([letters, joinJamo(letters), unbroken])];
}

/** The line with Latin runs as the same keys write them in Hangul, where they make whole syllables (`tlqkf`), or null. */
export function retyped(text: string): string | null {
  const typed = text.replace(/[A-Za-z]{4,}/gu, (run) => {
    const keys = /^[A-Z]+$/u.test(run)
      ? run.toLowerCase()
      : run.replace(/[^QWERTOP]/gu, (key) => key.toLowerCase());
    const hangul = typeAsHangul(keys);
    return /^[가-힣]+$/u.test(hangul) ? hangul : run;
  });
  return typed === text ? null : typed;
}
