import { assemble } from 'es-hangul';
import { digitsAsLetters, foldLookAlikes } from './foldLookAlikes.ts';
import { INNOCENT_WORDS, REFUSED_INITIALS, REFUSED_PARTS, REFUSED_WORDS } from './refusedWords.ts';

const innocent = new RegExp(INNOCENT_WORDS.join('|'), 'gu');
const refusedWords = new Set(REFUSED_WORDS);

/** Whether a name or a short text contains a word that hurts, however it is dressed up; ordinary words never match. */
export function hasRefusedWords(text: string): boolean {
  return wordsOf(foldLookAlikes(text)).some((word) => readingsOf(word).some(isRefused));
}

/** Words by white space; letters that were set apart one by one (`시 발`, `f u c k`) are one word. */
function wordsOf(folded: string): string[] {
  return folded.replace(/(?<=(?:^|\s)\S)\s+(?=\S(?:\s|$))/gu, '').split(/\s+/u);
}

/** The ways a word can be read: as it stands, without signs and digits, digits as letters, loose jamo as syllables. */
function readingsOf(word: string): string[] {
  const readings = [word, word.replace(/[^\p{L}]/gu, ''), digitsAsLetters(word).replace(/[^\p{L}]/gu, '')];
  return [...new Set([...readings, ...readings.map((reading) => assemble(Array.from(reading)))])];
}

function isRefused(reading: string): boolean {
  if (refusedWords.has(reading)) return true;
  const rest = reading.replace(innocent, ' ');
  if (REFUSED_PARTS.some((part) => rest.includes(part))) return true;
  const looseRuns = reading.match(/[ㄱ-ㅣ]+/gu) ?? [];
  return looseRuns.some((run) => REFUSED_INITIALS.some((initials) => run.includes(initials)));
}
