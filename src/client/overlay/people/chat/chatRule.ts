import type { ChatRules } from '#shared/contract/people/chat.ts';
import { chatTexts } from './texts.ts';
import type { ChatTab } from './chatView.ts';

/** The freedom that the chat gives, and the text that explains the rest. */
export interface ChatRule {
  readonly mayType: boolean;
  readonly mayPickPhrase: boolean;
  readonly why: string | null;
  /** Whether a guardian can change it: the chat then offers to ask. */
  readonly mayAsk: boolean;
}

const FREE: ChatRule = { mayType: true, mayPickPhrase: true, why: null, mayAsk: false };
const shut = (why: string, mayPickPhrase: boolean, mayAsk = false): ChatRule => ({
  mayType: false,
  mayPickPhrase,
  why,
  mayAsk,
});

/** The chat rules to show; `whispersOff` says why nobody whispers for now. Before they are loaded everything is enabled, because the server decides. */
export function chatRule(rules: ChatRules | null, tab: ChatTab, whispersOff?: string): ChatRule {
  if (tab === 'WHISPER' && whispersOff !== undefined) return shut(whispersOff, false);
  if (rules === null) return FREE;
  const { rules: texts } = chatTexts;
  const { phrasesOn, chatMode } = rules;
  const isAloud = tab === 'ALL';
  if (rules.mutedUntil !== null) return shut(texts.muted, false);
  if (rules.needsGuardianConsent)
    return shut(isAloud ? texts.consent : texts.whisperConsent, isAloud && phrasesOn, true);
  if (!isAloud && !rules.whisperOn) return shut(texts.whisperOff(texts.by(rules.whisperBy)), false);
  if (chatMode === 'OFF') {
    const off = phrasesOn ? texts.offButPhrases : texts.off;
    return shut(off(texts.by(rules.chatModeBy)), isAloud && phrasesOn);
  }
  return chatMode === 'SAFE_PHRASES' ? shut(texts.safe(texts.by(rules.chatModeBy)), true) : FREE;
}
