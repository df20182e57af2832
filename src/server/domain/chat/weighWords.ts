import { safePhraseById } from '#shared/content/safePhrases.ts';
import type { ChatRules } from '#shared/contract/chat.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '../deps.ts';
import { foldLookAlikes } from '../words/foldLookAlikes.ts';
import { judgeWords } from '../words/judgeWords.ts';
import { assertMayTalk } from './assertMayTalk.ts';
import { chatTexts } from './texts.ts';
import { TooFastError } from './TooFastError.ts';

/** What somebody wants to say: own words or a safe phrase. */
export type Utterance = { readonly text: string } | { readonly phraseId: number };

export interface WeighedWords {
  readonly text: string;
  readonly phraseId: number | null;
}

/** A word that is sent in pieces comes a few letters at a time. */
const PIECE_LENGTH = 3;

/**
 * The words as they may be passed on; from here on they count as said. Throws what `assertMayTalk` throws,
 * RESOURCE_NOT_FOUND for an unknown phrase, CHAT_TOO_FAST, CHAT_REPEATED, CHAT_WORDS_REFUSED, CHAT_PERSONAL_DATA.
 */
export function weighWords(input: {
  deps: Pick<Deps, 'clock' | 'chat'>;
  userId: number;
  rules: ChatRules;
  utterance: Utterance;
}): WeighedWords {
  const { deps, userId, rules, utterance } = input;
  const { pace } = deps.chat;
  const ownWords = 'text' in utterance;
  const now = deps.clock.now();
  assertMayTalk(rules, { ownWords, now });
  const at = now.getTime();
  const waitMs = pace.waitFor(userId, at);
  if (waitMs > 0) throw new TooFastError(waitMs);

  const words = ownWords ? { text: utterance.text, phraseId: null } : phraseOf(utterance.phraseId);
  const key = foldLookAlikes(words.text).replace(/\s+/gu, '');
  if (pace.isRepeated(userId, key, at))
    throw new AppError('CHAT_REPEATED', { log: `user ${userId} repeats itself` });
  if (ownWords) {
    refuse(judgeWords(words.text));
    const pieces = [...pace.recentKeys(userId, at), key];
    if (isPiece(key))
      refuse(judgeWords(pieces.slice(pieces.findLastIndex((piece) => !isPiece(piece)) + 1).join('')));
  }
  pace.said(userId, key, at);
  return words;
}

const isPiece = (key: string) => Array.from(key).length <= PIECE_LENGTH;

function phraseOf(phraseId: number): WeighedWords {
  const phrase = safePhraseById(phraseId);
  if (!phrase) throw new AppError('RESOURCE_NOT_FOUND', { log: `no safe phrase ${phraseId}` });
  return { text: phrase.text, phraseId };
}

function refuse(verdict: ReturnType<typeof judgeWords>): void {
  switch (verdict.kind) {
    case 'fine':
      return;
    case 'distress':
      throw new AppError('CHAT_WORDS_REFUSED', { message: chatTexts.distress, log: 'words of distress' });
    case 'hurtful':
      throw new AppError('CHAT_WORDS_REFUSED', { log: 'words that hurt' });
    case 'personal':
      throw new AppError('CHAT_PERSONAL_DATA', {
        message: chatTexts.personal[verdict.data],
        log: `personal data: ${verdict.data}`,
      });
  }
}
