import { findPersonalData, type PersonalData } from './findPersonalData.ts';
import { foldLookAlikes } from './foldLookAlikes.ts';
import { hasRefusedWords } from './hasRefusedWords.ts';
import { DISTRESS } from './refusedWords.ts';

/** Why a line may not be said; `distress` is answered with where to find help. */
export type WordsVerdict =
  | { readonly kind: 'fine' }
  | { readonly kind: 'distress' }
  | { readonly kind: 'hurtful' }
  | { readonly kind: 'personal'; readonly data: PersonalData };

const FINE: WordsVerdict = { kind: 'fine' };

/** What is wrong with a line of chat, if anything. Pure. */
export function judgeWords(text: string): WordsVerdict {
  const letters = foldLookAlikes(text)
    .replace(/자살골/gu, '')
    .replace(/[^\p{L}]/gu, '');
  if (DISTRESS.test(letters)) return { kind: 'distress' };
  if (hasRefusedWords(text)) return { kind: 'hurtful' };
  const data = findPersonalData(text);
  return data === null ? FINE : { kind: 'personal', data };
}
