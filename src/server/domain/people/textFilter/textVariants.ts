import { digitsAsLetters } from './foldLookAlikes.ts';
import { joinJamo, readSyllable, writeSyllable } from './joinJamo.ts';

/** Number of ㅇ among the initials. */
const SILENT = 11;

const lettersOf = (word: string) => word.replace(/[^\p{L}]/gu, '');
const hangulOf = (word: string) => word.replace(/[^\p{Script=Hangul}]/gu, '');

/**
 * The ways in which a folded word can be read: as it stands, without what was pushed in between (signs, digits,
 * laughter, tears), digits as letters, double letters once, loose jamo as syllables, long vowels short.
 */
export function textVariants(word: string): readonly string[] {
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
    readings.add(joinJamo(reading));
  }
  for (const reading of [...readings]) readings.add(collapseLongVowels(reading));
  return [...readings];
}

/** Takes back vowels that were drawn out: 시이발 is read as 시발, 조오온나 as 존나. Other letters stay as they are. */
function collapseLongVowels(text: string): string {
  const letters: string[] = [];
  for (const letter of text) {
    const last = letters.at(-1);
    const before = last === undefined ? null : readSyllable(last);
    const syllable = readSyllable(letter);
    const isDrawnOut = before?.final === 0 && syllable?.initial === SILENT && syllable.vowel === before.vowel;
    if (isDrawnOut) letters[letters.length - 1] = writeSyllable({ ...before, final: syllable.final });
    else letters.push(letter);
  }
  return letters.join('');
}
