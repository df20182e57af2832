import { assemble } from 'es-hangul';
import { digitsAsLetters } from './foldLookAlikes.ts';
import { shortenVowels } from './shortenVowels.ts';

const lettersOf = (word: string) => word.replace(/[^\p{L}]/gu, '');
const hangulOf = (word: string) => word.replace(/[^\p{Script=Hangul}]/gu, '');

/**
 * The ways in which a folded word can be read: as it stands, without what was pushed in between (signs, digits,
 * laughter, tears), digits as letters, double letters once, loose jamo as syllables, long vowels short.
 */
export function readingsOf(word: string): readonly string[] {
  const letters = lettersOf(word);
  const readings = new Set([
    word,
    letters,
    word.replace(/[^\p{L}\d]/gu, ''),
    lettersOf(digitsAsLetters(word)),
    letters.replace(/[ㅋㅎㅠㅜㅡ]/gu, ''),
    // Latin letters in Hangul are stones in the way, and often signs once (`!` is read as `i`).
    hangulOf(letters),
  ]);
  readings.delete('');
  for (const reading of [...readings]) {
    readings.add(reading.replace(/([a-z])\1+/gu, '$1'));
    readings.add(assemble(Array.from(reading)));
  }
  for (const reading of [...readings]) readings.add(shortenVowels(reading));
  return [...readings];
}
