import { ChevronDown, MessageCircle, MessageCircleHeart, Smile, Users } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { loadChatRules, readWhispers } from '#client/net/rest/chat.ts';
import { noteInChat } from '#client/net/rooms/followTalk.ts';
import { worldTalk } from '#client/net/rooms/worldTalk.ts';
import { chatStore } from '#client/stores/chatStore.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import type { EmoteName } from '#shared/content/emotes.ts';
import { useBridge } from '../shell/bridgeContext.ts';
import { ChatInput } from './ChatInput.tsx';
import { ChatLog } from './ChatLog.tsx';
import { chatRule, type ChatRule } from './chatRule.ts';
import { chatView, openChat, type ChatTab, type Partner } from './chatView.ts';
import { EmotePicker, PhrasePicker } from './Pickers.tsx';
import { sendWords } from './sendWords.ts';
import { chatTexts } from './texts.ts';
import styles from './ChatPanel.module.css';

/** Timers of a browser count no further. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

type Picker = 'phrases' | 'emotes' | null;

/** The talk at the foot of the world: what was said, and the ways to say something. Folds away. */
export function ChatPanel() {
  const bridge = useBridge();
  const { open, tab, partner } = useStore(chatView);
  const { rules, unread, friendRequests } = useStore(chatStore);
  const [picker, setPicker] = useState<Picker>(null);
  const rule = chatRule(rules, tab);
  const isReading = open && tab === 'WHISPER';

  useEffect(() => bridge.on('chatCalled', () => openChat()), [bridge]);
  useEffect(() => bridge.on('emoteCalled', (moment) => showEmote(moment.emote)), [bridge]);
  useLastPartner();
  useMuteEnd(rules?.mutedUntil ?? null);

  // Quiet on purpose: what could not be marked as read is only counted once more.
  useEffect(() => {
    if (isReading && unread > 0) readWhispers().catch(() => undefined);
  }, [isReading, unread]);

  const toggle = (next: Picker) => {
    chatView.setState({ open: true });
    setPicker(picker === next ? null : next);
  };
  const placeholder = hintFor({ rule, tab, partner });

  return (
    <section className={styles.chat} aria-label={chatTexts.chat} data-open={open || undefined}>
      <button
        type="button"
        className={styles.opener}
        aria-label={unread > 0 ? `${chatTexts.open}, ${chatTexts.unread(unread)}` : chatTexts.open}
        onClick={() => chatView.setState({ open: true })}
      >
        <MessageCircle aria-hidden="true" />
        {unread > 0 && <Badge count={unread} />}
      </button>
      <div className={styles.panel}>
        {open && (
          <>
            <header className={styles.head}>
              <div role="tablist" aria-label={chatTexts.tabs} className={styles.tabs}>
                {(['ALL', 'WHISPER'] satisfies ChatTab[]).map((value) => (
                  <button
                    key={value}
                    type="button"
                    role="tab"
                    aria-selected={tab === value}
                    className={styles.tab}
                    onClick={() => chatView.setState({ tab: value })}
                  >
                    {value === 'ALL' ? chatTexts.all : chatTexts.whisper}
                    {value === 'WHISPER' && unread > 0 && (
                      <Badge count={unread} label={chatTexts.unread(unread)} />
                    )}
                  </button>
                ))}
              </div>
              <button type="button" className={styles.tool} onClick={() => openDialog('friends')}>
                <Users aria-hidden="true" />
                {chatTexts.friends}
                {friendRequests > 0 && <Badge count={friendRequests} />}
              </button>
              <button
                type="button"
                className={styles.fold}
                aria-label={chatTexts.close}
                onClick={() => {
                  setPicker(null);
                  chatView.setState({ open: false });
                }}
              >
                <ChevronDown aria-hidden="true" />
              </button>
            </header>
            <ChatLog tab={tab} short={picker !== null} />
            {rule.why !== null && <p className={styles.rule}>{rule.why}</p>}
            {picker === 'phrases' && rule.mayPickPhrase && (
              <PhrasePicker onPick={(phraseId) => sendWords({ phraseId })} />
            )}
            {picker === 'emotes' && <EmotePicker onPick={showEmote} />}
          </>
        )}
        <div className={styles.bar}>
          <button
            type="button"
            className={styles.round}
            aria-label={chatTexts.emotes}
            aria-expanded={picker === 'emotes'}
            onClick={() => toggle('emotes')}
          >
            <Smile aria-hidden="true" />
          </button>
          <button
            type="button"
            className={styles.round}
            aria-label={chatTexts.phrases}
            aria-expanded={picker === 'phrases'}
            disabled={!rule.mayPickPhrase}
            onClick={() => toggle('phrases')}
          >
            <MessageCircleHeart aria-hidden="true" />
          </button>
          <ChatInput
            placeholder={placeholder}
            disabled={!rule.mayType}
            onSend={(text) => sendWords({ text })}
          />
        </div>
      </div>
    </section>
  );
}

interface HintFacts {
  readonly rule: ChatRule;
  readonly tab: ChatTab;
  readonly partner: Partner | null;
}

/** What the field says while it is empty: short enough for it; why one may not type stands above. */
function hintFor({ rule, tab, partner }: HintFacts): string {
  if (!rule.mayType) return rule.mayPickPhrase ? chatTexts.pickPhrase : chatTexts.pickEmote;
  if (tab === 'ALL') return chatTexts.placeholder;
  return partner ? chatTexts.whisperPlaceholder(partner.nickname) : chatTexts.noPartner;
}

function showEmote(name: EmoteName): void {
  if (!worldTalk.emote(name)) noteInChat(chatTexts.noLine);
}

function Badge({ count, label }: { readonly count: number; readonly label?: string }) {
  return (
    <span className={styles.badge} aria-label={label} aria-hidden={label === undefined || undefined}>
      {count > 99 ? '99+' : count}
    </span>
  );
}

/** Asks anew what one may say once a mute should be over. */
function useMuteEnd(mutedUntil: string | null): void {
  useEffect(() => {
    if (mutedUntil === null) return undefined;
    const left = Math.min(LONGEST_TIMER_MS, Math.max(0, Date.parse(mutedUntil) - Date.now()) + 500);
    // Unanswered, the next line is what finds out.
    const timer = setTimeout(() => void loadChatRules().catch(() => undefined), left);
    return () => clearTimeout(timer);
  }, [mutedUntil]);
}

/** Fills in the one whispered with last, until another is chosen. */
function useLastPartner(): void {
  const last = useStore(chatStore, ({ whispers }) => whispers?.at(-1));
  const ownId = useStore(sessionStore, ({ user }) => user?.userId);
  useEffect(() => {
    if (!last || chatView.getState().partner !== null) return;
    const { senderId, senderNickname, receiverId, receiverNickname } = last;
    const partner =
      senderId === ownId
        ? { userId: receiverId, nickname: receiverNickname }
        : { userId: senderId, nickname: senderNickname };
    chatView.setState({ partner });
  }, [last, ownId]);
}
