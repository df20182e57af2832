import { digitsAsLetters, foldJamo, foldLookAlikes } from './foldLookAlikes.ts';
import { ALLOWED_CONTEXTS, ALLOWED_WORDS } from './allowedWords.ts';
import { textVariants } from './textVariants.ts';
import {
  GLUED_ENDING,
  BLOCKED_INITIAL_RUNS,
  BLOCKED_INITIALS,
  BLOCKED_PARTS,
  BLOCKED_TEXTS,
  BLOCKED_WORDS,
} from './blockedWords.ts';

/** Whether a name or a short text contains a word that hurts, however it is dressed up; ordinary words never match. */
export function hasBlockedWords(text: string): boolean {
  if (STARRED.test(text)) return true;
  const folded = foldLookAlikes(text);
  if (BLOCKED_TEXTS.test(readWhole(folded))) return true;
  const meant = ALLOWED_CONTEXTS.reduce((rest, context) => rest.replace(context, ' · '), folded);
  const words = wordsOf(meant);
  if (words.some((word) => textVariants(word).some(isRefused))) return true;
  return (
    (!SPEAKS_OF_LETTERS.test(text) && looseRunsOf(text).some(isRefusedRun)) ||
    words.some((word, at) => isSetApart(word, words[at + 1]))
  );
}

/** English ones with stars for letters, and stems where `r` draws a vowel. */
const STARRED = /\bf[*#@!x.]{1,2}c?k|\bsh[*#@]t|\bb[*#@]tch|\bd[*#]ck|[ㅅㅆ]r[발팔벌]/iu;

const readWhole = (folded: string) => folded.replace(/[^\p{Script=Hangul}]/gu, '');

/** Words by white space; letters that were set apart one by one (`시 발`, `f u c k`) are one word, signs alone are none. */
function wordsOf(folded: string): string[] {
  return folded
    .replace(/(?<=(?:^|\s)\S)\s+(?=\S(?:\s|$))/gu, '')
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}^/\\*#@$!|]/u.test(word));
}

function isRefused(reading: string): boolean {
  if (BLOCKED_WORDS.test(reading)) return true;
  return BLOCKED_PARTS.test(reading.replace(ALLOWED_WORDS, ' '));
}

/** A word that was cut in its middle (`씨 발놈아`, `fu ck`): both halves together are one, and nothing is left over. */
function isSetApart(word: string, next: string | undefined): boolean {
  if (next === undefined || word.length > 3 || word === '') return false;
  const [first, second] = [word, next].map((half) => digitsAsLetters(half).replace(/[^\p{L}]/gu, ''));
  if (!first || !second) return false;
  const joined = first + second;
  if (/^[a-z]+$/u.test(joined))
    return joined.length < 8 && BLOCKED_PARTS.test(joined) && !BLOCKED_PARTS.test(second);
  const found = BLOCKED_PARTS.exec(joined.replace(ALLOWED_WORDS, (innocent) => '·'.repeat(innocent.length)));
  if (found?.index !== 0 || found[0].length <= first.length) return false;
  return GLUED_ENDING.test(joined.slice(found[0].length));
}

/** Runs of loose letters as they were typed, without laughter and tears, repeats once, gaps closed. */
function looseRunsOf(text: string): string[] {
  const typed = foldJamo(text).replace(/(?<=[ㄱ-ㅣ])[^\p{L}\n]+(?=[ㄱ-ㅣ])/gu, '');
  return (typed.match(/[ㄱ-ㅣ]+/gu) ?? []).flatMap((run) => {
    const calm = run.replace(/[ㅋㅎㅠㅜ]+/gu, '').replace(ALPHABET, '');
    return [calm, calm.replace(/(.)\1+/gu, '$1')];
  });
}

/** Lessons of spelling: ㅂㅅ is also how 값 ends, and the middle of the alphabet. */
const SPEAKS_OF_LETTERS = /받침|자음|모음|초성|가나다순/u;
const ALPHABET = /ㄷ?ㄹㅁㅂㅅ(?:ㅇㅈ?)?/gu;

const isRefusedRun = (run: string) => BLOCKED_INITIALS.test(run) || BLOCKED_INITIAL_RUNS.test(run);
