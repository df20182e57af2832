import { isBelittling } from './belittling.ts';
import { isContempt } from './contempt.ts';
import { findPersonalData } from './findPersonalData.ts';
import { hasBlockedWords } from './hasBlockedWords.ts';
import { isInsult } from './insults.ts';
import type { Ask } from './askParts.ts';
import { findAsk } from './intents.ts';
import { isScorn } from './scorn.ts';
import { isShunning } from './shunning.ts';
import { isThreat, needsHelp } from './threats.ts';
import { textPieces } from './textPieces.ts';
import { retyped, tightReadings } from './tightText.ts';

/** A word alone whose meaning is asked; an addressed person is no such word. */
const MEANING =
  /^(?:혹시|근데|선생님|쌤|여러분|얘들아)?[,\s]*(?!너|넌|니|네|야|쟤|걔|얘)['"‘“「]?[\p{L}\d]{1,8}['"’”」]?\s?(?:이?라는|이?란|이?라고|이|가|은|는)?\s?(?:말|단어|거|게|욕|뜻)?(?:은|는|이|가)?\s?(?:대체\s?|도대체\s?)?(?:무슨|뭔|어떤)\s?(?:뜻|말|의미|단어|욕)(?:이|인|임|야|이야|이에요|예요|이죠|인가요|인가|이냐|이니|인지)?\s?(?:알아|아는\s?사람|모르겠어)?요?[?？!.~\s]*$/u;

/** Whether a line asks what a word means: children ask it of words that they were called. */
const asksMeaning = (text: string): boolean => text.length <= 40 && MEANING.test(text);

/**
 * The fault of a line: `help` is answered with where to find help, `asks` with the reason why such a question is
 * unsafe.
 */
export type TextVerdict =
  | { readonly kind: 'fine' }
  | { readonly kind: 'help' }
  | { readonly kind: 'hurtful' }
  | { readonly kind: 'asks'; readonly ask: Ask };

const FINE: TextVerdict = { kind: 'fine' };

/**
 * Pure. The fault of a line that others would read, if any. Longer texts than a line of the chat are read in pieces,
 * all in one turn: `classifyLongText` yields between pieces.
 */
export function classifyText(text: string): TextVerdict {
  for (const piece of textPieces(text)) {
    const verdict = classifyPiece(piece);
    if (verdict.kind !== 'fine') return verdict;
  }
  return FINE;
}

function classifyPiece(text: string): TextVerdict {
  const verdict = classifyAsTyped(text);
  const other = verdict.kind === 'fine' ? retyped(text) : null;
  return other === null ? verdict : classifyAsTyped(other);
}

function classifyAsTyped(text: string): TextVerdict {
  const readings = tightReadings(text);
  if (readings.some(isThreat)) return { kind: 'hurtful' };
  if (readings.some(needsHelp)) return { kind: 'help' };
  const hurts = [isInsult, isBelittling, isScorn, isShunning];
  const isHurtful = (reading: string) => hurts.some((hurtsIn) => hurtsIn(reading));
  if (!asksMeaning(text) && (readings.some(isHurtful) || isContempt(text) || hasBlockedWords(text)))
    return { kind: 'hurtful' };
  const isQuestion = /[?？]/u.test(text);
  const ask =
    findPersonalData(text) ??
    readings.map((reading) => findAsk(reading, { isQuestion })).find((found) => found !== null);
  return ask == null ? FINE : { kind: 'asks', ask };
}
