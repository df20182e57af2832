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
import type { Talk } from './ChatMemory.ts';
import { TooFastError } from './ChatRateLimiter.ts';
import type { Try } from './HarmMemory.ts';

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
  const ownWords = 'text' in utterance;
  const now = deps.clock.now();
  assertMayTalk(rules, { ownWords, now });
  const at = now.getTime();
  const words = ownWords ? { text: utterance.text, phraseId: null } : phraseOf(utterance.phraseId);
  const key = foldLookAlikes(words.text).replace(/\s+/gu, '');
  const judged = await deps.chat.talk(userId, (talk) =>
    judgeLine(talk, { ...words, ownWords, hearer, key, at }),
  );
  if (judged.kind === 'wait') throw new TooFastError(judged.ms);
  if (judged.kind === 'repeated')
    throw new AppError('CHAT_REPEATED', { log: `user ${userId} repeats itself` });
  if (judged.kind === 'refused') {
    await notifyStaff({ deps, userId, whisper: hearer !== null, ...judged });
    throw refusalOf(judged.verdict);
  }
  return words;
}

type Harmful = Exclude<TextVerdict, { kind: 'fine' }>;

type Judged =
  | { readonly kind: 'said' | 'repeated' }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'refused'; readonly verdict: Harmful; readonly tries: readonly Try[] };

interface JudgedLine {
  readonly text: string;
  readonly ownWords: boolean;
  readonly hearer: number | null;
  readonly key: string;
  readonly at: number;
}

/** Counts a line among those that its user said, or among the refused ones. */
function judgeLine({ pace, harm }: Talk, { text, ownWords, hearer, key, at }: JudgedLine): Judged {
  const ms = Math.max(pace.waitFor(at), ownWords ? harm.waitFor(at) : 0);
  if (ms > 0) return { kind: 'wait', ms };
  if (pace.isRepeated(key, at)) return { kind: 'repeated' };
  if (ownWords) {
    const verdict = classifyTalk(text, harm.linesTo(hearer, at));
    if (verdict.kind !== 'fine') {
      const attempt = { at, text, isAsk: verdict.kind === 'asks' };
      // A call for help is reported at once, other words when they make a pattern.
      const tries = verdict.kind === 'help' ? [attempt] : harm.refused(attempt);
      return { kind: 'refused', verdict, tries };
    }
    harm.said(hearer, { at, text });
  }
  pace.said(key, at);
  return { kind: 'said' };
}

async function notifyStaff(input: {
  deps: Pick<Deps, 'db' | 'events'>;
  userId: number;
  whisper: boolean;
  verdict: Harmful;
  tries: readonly Try[];
}): Promise<void> {
  const { deps, userId, whisper, verdict, tries } = input;
  const last = tries.at(-1);
  if (last === undefined) return;
  const reason = verdict.kind === 'help' ? 'NEEDS_HELP' : last.isAsk ? 'PERSONAL_DATA' : 'BAD_WORDS';
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
