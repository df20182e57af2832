import type { ChatRules } from '#shared/contract/chat.ts';
import { chatTexts } from './texts.ts';
import type { ChatTab } from './chatView.ts';

/** What the chat lets one do, and the words that explain what it does not. */
export interface ChatRule {
  readonly mayType: boolean;
  readonly mayPickPhrase: boolean;
  readonly why: string | null;
}

const FREE: ChatRule = { mayType: true, mayPickPhrase: true, why: null };
const shut = (why: string): ChatRule => ({ mayType: false, mayPickPhrase: false, why });

/** Rules in words. Before the server has said, everything is offered: it decides anyway. */
export function chatRule(rules: ChatRules | null, tab: ChatTab): ChatRule {
  if (rules === null) return FREE;
  const { rules: texts } = chatTexts;
  if (rules.needsGuardianConsent) return shut(texts.consent);
  if (rules.mutedUntil !== null) return shut(texts.muted);
  if (rules.chatMode === 'OFF') return shut(texts.off);
  if (tab === 'WHISPER' && !rules.whisperOn) return shut(texts.whisperOff);
  return rules.chatMode === 'SAFE_PHRASES' ? { mayType: false, mayPickPhrase: true, why: texts.safe } : FREE;
}
