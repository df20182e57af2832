import { isBelittling } from './belittling.ts';
import { isContempt } from './contempt.ts';
import { findPersonalData } from './findPersonalData.ts';
import { hasBlockedWords } from './hasBlockedWords.ts';
import { isInsult } from './insults.ts';
import type { Ask } from './askParts.ts';
import { findAsk } from './intents.ts';
import { asksMeaning } from './asksMeaning.ts';
import { isScorn } from './scorn.ts';
import { isShunning } from './shunning.ts';
import { isThreat, needsHelp } from './threats.ts';
import { textPieces } from './textPieces.ts';
import { retyped, tightReadings } from './tightText.ts';

/** What is wrong with a line: `help` is answered with where to find it, `asks` with why one does not ask for that. */
export type TextVerdict =
  | { readonly kind: 'fine' }
  | { readonly kind: 'help' }
  | { readonly kind: 'hurtful' }
  | { readonly kind: 'asks'; readonly ask: Ask };

const FINE: TextVerdict = { kind: 'fine' };

/**
 * What is wrong with a line that others would read, if anything. Longer texts than a line of the chat are read in pieces,
 * all in one turn: `classifyLongText` lets others go first. Pure.
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
