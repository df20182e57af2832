import { safePhraseById } from '#shared/content/safePhrases.ts';
import type { ChatRules } from '#shared/contract/people/chat.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '#server/domain/deps.ts';
import { foldLookAlikes } from '#server/domain/people/textFilter/foldLookAlikes.ts';
import { classifyTalk } from '#server/domain/people/textFilter/classifyTalk.ts';
import type { TextVerdict } from '#server/domain/people/textFilter/classifyText.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { assertMayTalk } from './assertMayTalk.ts';
import { chatTexts } from './texts.ts';
import { TooFastError } from './ChatRateLimiter.ts';

/** An utterance of a user: own words or a safe phrase. */
export type Utterance = { readonly text: string } | { readonly phraseId: number };

export interface ModeratedText {
  readonly text: string;
  readonly phraseId: number | null;
}

/**
 * The words in the form that is passed on; they count as said from here on. Throws what `assertMayTalk` throws,
 * RESOURCE_NOT_FOUND for an unknown phrase, CHAT_TOO_FAST, CHAT_REPEATED, CHAT_WORDS_REFUSED, CHAT_PERSONAL_DATA,
 * CHAT_HELP.
 */
export async function moderateText(input: {
  deps: Pick<Deps, 'db' | 'events' | 'clock' | 'chat'>;
  userId: number;
  /** The only hearer; null for all on the map. */
  hearer: number | null;
  rules: ChatRules;
  utterance: Utterance;
}): Promise<ModeratedText> {
  const { deps, userId, hearer, rules, utterance } = input;
  const { rateLimiter, harm } = deps.chat;
  const ownWords = 'text' in utterance;
  const now = deps.clock.now();
  assertMayTalk(rules, { ownWords, now });
  const at = now.getTime();
  const waitMs = Math.max(rateLimiter.waitFor(userId, at), ownWords ? harm.waitFor(userId, at) : 0);
  if (waitMs > 0) throw new TooFastError(waitMs);

  const words = ownWords ? { text: utterance.text, phraseId: null } : phraseOf(utterance.phraseId);
  const key = foldLookAlikes(words.text).replace(/\s+/gu, '');
  if (rateLimiter.isRepeated(userId, key, at))
    throw new AppError('CHAT_REPEATED', { log: `user ${userId} repeats itself` });
  if (ownWords) {
    const verdict = classifyTalk(words.text, harm.linesTo(userId, hearer, at));
    if (verdict.kind !== 'fine') {
      await notifyStaff({ deps, userId, whisper: hearer !== null, text: words.text, verdict, at });
      throw refusalOf(verdict);
    }
    harm.said(userId, hearer, { at, text: words.text });
  }
  rateLimiter.said(userId, key, at);
  return words;
}

type Harmful = Exclude<TextVerdict, { kind: 'fine' }>;

/** A call for help is reported at once, other words when they make a pattern. */
async function notifyStaff(input: {
  deps: Pick<Deps, 'db' | 'events' | 'chat'>;
  userId: number;
  whisper: boolean;
  text: string;
  verdict: Harmful;
  at: number;
}): Promise<void> {
  const { deps, userId, whisper, text, verdict, at } = input;
  const attempt = { at, text, isAsk: verdict.kind === 'asks' };
  const isCall = verdict.kind === 'help';
  const tries = isCall ? [attempt] : deps.chat.harm.refused(userId, attempt);
  if (tries.length === 0) return;
  const reason = isCall ? 'NEEDS_HELP' : attempt.isAsk ? 'PERSONAL_DATA' : 'BAD_WORDS';
  const lines = tries.map((one) => ({ text: one.text, at: new Date(one.at).toISOString(), whisper }));
  await transaction(deps, (tx) => emit(tx, { type: 'chat.harmRepeated', userId, reason, lines }));
}

function phraseOf(phraseId: number): ModeratedText {
  const phrase = safePhraseById(phraseId);
  if (!phrase) throw new AppError('RESOURCE_NOT_FOUND', { log: `no safe phrase ${phraseId}` });
  return { text: phrase.text, phraseId };
}

function refusalOf(verdict: Harmful): AppError {
  switch (verdict.kind) {
    case 'help':
      return new AppError('CHAT_HELP', { log: 'words of somebody who needs help' });
    case 'hurtful':
      return new AppError('CHAT_WORDS_REFUSED', { log: 'words that hurt' });
    case 'asks':
      return new AppError('CHAT_PERSONAL_DATA', {
        message: chatTexts.asks[verdict.ask],
        log: `asks for ${verdict.ask}`,
      });
  }
}
