import type { ChatRules } from '#shared/contract/people/chat.ts';
import { AppError } from '#server/platform/appError.ts';
import { chatTexts } from './texts.ts';

/**
 * Throws the code that says why these rules forbid all talk, or own words: CHAT_MUTED, GUARDIAN_CONSENT_REQUIRED,
 * CHAT_OFF, CHAT_SAFE_PHRASES_ONLY. Prepared lines are for every child.
 */
export function assertMayTalk(rules: ChatRules, { ownWords, now }: { ownWords: boolean; now: Date }): void {
  if (rules.mutedUntil !== null) {
    const minutes = Math.max(1, Math.ceil((Date.parse(rules.mutedUntil) - now.getTime()) / 60_000));
    throw new AppError('CHAT_MUTED', {
      message: chatTexts.mutedFor(minutes),
      log: `muted until ${rules.mutedUntil}`,
    });
  }
  if (!ownWords) {
    if (!rules.phrasesOn) throw new AppError('CHAT_OFF', { log: 'a guardian has turned all words off' });
    return;
  }
  if (rules.needsGuardianConsent) {
    throw new AppError('GUARDIAN_CONSENT_REQUIRED', {
      message: chatTexts.consent,
      log: 'under 14 without proved consent',
    });
  }
  if (rules.chatMode === 'OFF') throw new AppError('CHAT_OFF', { log: 'chat mode is OFF' });
  if (rules.chatMode === 'SAFE_PHRASES')
    throw new AppError('CHAT_SAFE_PHRASES_ONLY', { log: 'chat mode is SAFE_PHRASES' });
}
