import { digitsAsLetters, foldLookAlikes } from './foldLookAlikes.ts';
import { INNOCENT_CONTEXTS, INNOCENT_WORDS } from './innocentWords.ts';
import { readingsOf } from './readingsOf.ts';
import {
  GLUED_ENDING,
  REFUSED_INITIAL_RUNS,
  REFUSED_INITIALS,
  REFUSED_PARTS,
  REFUSED_TEXTS,
  REFUSED_WORDS,
} from './refusedWords.ts';

/** Whether a name or a short text contains a word that hurts, however it is dressed up; ordinary words never match. */
export function hasRefusedWords(text: string): boolean {
  const folded = foldLookAlikes(text);
  if (REFUSED_TEXTS.test(readWhole(folded))) return true;
  const meant = INNOCENT_CONTEXTS.reduce((rest, context) => rest.replace(context, ' · '), folded);
  const words = wordsOf(meant);
  if (words.some((word) => readingsOf(word).some(isRefused))) return true;
  return looseRunsOf(text).some(isRefusedRun) || words.some((word, at) => isSetApart(word, words[at + 1]));
}

const readWhole = (folded: string) => folded.replace(/[^\p{Script=Hangul}]/gu, '');

/** Words by white space; letters that were set apart one by one (`시 발`, `f u c k`) are one word. */
function wordsOf(folded: string): string[] {
  return folded.replace(/(?<=(?:^|\s)\S)\s+(?=\S(?:\s|$))/gu, '').split(/\s+/u);
}

function isRefused(reading: string): boolean {
  if (REFUSED_WORDS.test(reading)) return true;
  return REFUSED_PARTS.test(reading.replace(INNOCENT_WORDS, ' '));
}

/** A word that was cut in its middle (`씨 발놈아`, `fu ck`): both halves together are one, and nothing is left over. */
function isSetApart(word: string, next: string | undefined): boolean {
  if (next === undefined || word.length > 3 || word === '') return false;
  const [first, second] = [word, next].map((half) => digitsAsLetters(half).replace(/[^\p{L}]/gu, ''));
  if (!first || !second) return false;
  const joined = first + second;
  if (/^[a-z]+$/u.test(joined))
    return joined.length < 8 && REFUSED_PARTS.test(joined) && !REFUSED_PARTS.test(second);
  const found = REFUSED_PARTS.exec(joined.replace(INNOCENT_WORDS, (innocent) => '·'.repeat(innocent.length)));
  if (found?.index !== 0 || found[0].length <= first.length) return false;
  return GLUED_ENDING.test(joined.slice(found[0].length));
}

/** Runs of loose letters as they were typed, without laughter and tears, repeats once, gaps closed. */
function looseRunsOf(text: string): string[] {
  const typed = text.normalize('NFC').replace(/(?<=[ㄱ-ㅣ])[^\p{L}\n]+(?=[ㄱ-ㅣ])/gu, '');
  return (typed.match(/[ㄱ-ㅣ]+/gu) ?? []).flatMap((run) => {
    const calm = run.replace(/[ㅋㅎㅠㅜ]+/gu, '');
    return [calm, calm.replace(/(.)\1+/gu, '$1')];
  });
}

const isRefusedRun = (run: string) => REFUSED_INITIALS.test(run) || REFUSED_INITIAL_RUNS.test(run);
