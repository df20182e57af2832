import { inTurns } from '#server/platform/inTurns.ts';
import { classifyText, type TextVerdict } from './classifyText.ts';
import { textPieces } from './textPieces.ts';

/** Milliseconds after which other work has its turn. */
const TURN_MS = 2;

/** The first refused piece of a text, with its fault. */
export interface FoundPiece {
  readonly piece: string;
  readonly verdict: Exclude<TextVerdict, { kind: 'fine' }>;
}

/**
 * `classifyText` for posts and other texts of any length: piece by piece, with turns for everybody else in between, so
 * that no text holds the event loop. Null for a text that is fine.
 */
export async function classifyLongText(text: string): Promise<FoundPiece | null> {
  const nextTurn = inTurns(TURN_MS);
  for (const piece of textPieces(text)) {
    await nextTurn();
    const verdict = classifyText(piece);
    if (verdict.kind !== 'fine') return { piece, verdict };
  }
  return null;
}
