import { inTurns } from '#server/platform/inTurns.ts';
import { classifyText, type TextVerdict } from './classifyText.ts';
import { textPieces } from './textPieces.ts';

/** After so many milliseconds others have their turn. */
const TURN_MS = 2;

/** The first piece of a text that is not fine, with what is wrong with it. */
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
