import { MessageCircle, MessageCircleHeart, Smile, Users, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { loadChatRules, readWhispers, sendWhisper, type WhisperContent } from '#client/net/people/chat.ts';
import { addChatNotice } from '#client/net/rooms/talk/followTalk.ts';
import { worldTalk } from '#client/net/rooms/talk/TalkConnection.ts';
import { chatStore } from '#client/stores/chatStore.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Row } from '#client/ui/layout/Stack.tsx';
import { useAnyDialogOpen } from '#client/ui/dialogs/useAnyDialogOpen.ts';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import type { EmoteName } from '#shared/content/emotes.ts';
import { useBridge } from '#client/overlay/shell/bridgeContext.ts';
import { useFetched } from '#client/overlay/shell/useFetched.ts';
import { featureOff } from '#client/ui/feature/featureOff.ts';
import { useStore } from '#client/ui/useStore.ts';
import { ChatInput } from './ChatInput.tsx';
import { ChatLog } from './ChatLog.tsx';
import { chatRule, type ChatRule } from './chatRule.ts';
import { chatView, openChat, returnWords, type ChatTab, type Partner } from './chatView.ts';
import { chatTexts } from './texts.ts';
import { useWhisperNews } from './useWhisperNews.ts';
import styles from './ChatPanel.module.css';

/** Longest delay of a browser's timer, ms. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

type Picker = 'phrases' | 'emotes' | null;

const loadPickers = () => import('./Pickers.tsx');

/** The chat at the bottom of the world: log, input and pickers. Can be folded. */
export function ChatPanel() {
  const bridge = useBridge();
  const { open, tab, partner } = useStore(chatView);
  const { rules, unread, friendRequests } = useStore(chatStore);
  const [picker, setPicker] = useState<Picker>(null);
  const rule = chatRule(rules, tab, featureOff(useStore(sessionStore).user, 'WHISPERS'));
  const isReading = open && tab === 'WHISPER';
  const [isSettled, setIsSettled] = useState(false);
  // Fetched ahead once the world has settled: without a network they open, too.
  const pickers = useFetched(loadPickers, picker !== null || isSettled);

  useEffect(() => bridge.on('worldSettled', () => setIsSettled(true)), [bridge]);
  useEffect(() => bridge.on('chatCalled', () => openChat()), [bridge]);
  useEffect(() => worldTalk.wordsReturned.on(returnWords), []);
  useEffect(() => bridge.on('emoteCalled', ({ emote }) => showEmote(emote)), [bridge]);
  useLastPartner();
  useMuteEnd(rules?.mutedUntil ?? null);
  useWhisperNews(isReading);

  // Errors are ignored: an unmarked message is only counted as unread once more.
  useEffect(() => {
    if (isReading && unread > 0) readWhispers().catch(() => undefined);
  }, [isReading, unread]);

  const close = () => {
    setPicker(null);
    chatView.setState({ open: false });
  };
  const isDialogOpen = useAnyDialogOpen();
  useEffect(() => {
    if (!open || isDialogOpen) return undefined;
    const onKey = ({ key, isComposing }: KeyboardEvent) => {
      if (key === 'Escape' && !isComposing) close();
    };
    // Captured: an Escape that closes a dialog is heard while that dialog is still open.
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [open, isDialogOpen]);

  const toggle = (next: Picker) => {
    chatView.setState({ open: true });
    setPicker(picker === next ? null : next);
  };
  const placeholder = hintFor({ rule, tab, partner });

  return (
    <section
      className={styles.chat}
      aria-label={chatTexts.chat}
      data-open={open || undefined}
      data-shut={!rule.mayType || undefined}
      data-picking={picker !== null || undefined}
    >
      <button
        type="button"
        className={styles.opener}
        aria-label={unread > 0 ? `${chatTexts.open}, ${chatTexts.unread(unread)}` : chatTexts.open}
        onClick={() => chatView.setState({ open: true })}
      >
        <MessageCircle aria-hidden="true" />
        {unread > 0 && <Badge count={unread} />}
      </button>
      <div className={styles.panel} data-paper>
        {open && (
          <>
            <Row as="header" gap={2} className={styles.head}>
              <Row gap={2} align="stretch" grow role="tablist" aria-label={chatTexts.tabs}>
                {(['ALL', 'WHISPER'] satisfies ChatTab[]).map((value) => (
                  <button
                    key={value}
                    type="button"
                    role="tab"
                    aria-selected={tab === value}
                    className={styles.tab}
                    onClick={() => {
                      setPicker(null);
                      chatView.setState({ tab: value });
                    }}
                  >
                    {value === 'ALL' ? chatTexts.all : chatTexts.whisper}
                    {value === 'WHISPER' && unread > 0 && (
                      <Badge count={unread} label={chatTexts.unread(unread)} />
                    )}
                  </button>
                ))}
              </Row>
              <button type="button" className={styles.tool} onClick={() => openDialog('friends')}>
                <Users aria-hidden="true" />
                {chatTexts.friends}
                {friendRequests > 0 && <Badge count={friendRequests} />}
              </button>
              <button type="button" className={styles.fold} aria-label={chatTexts.close} onClick={close}>
                <X aria-hidden="true" />
                <span aria-hidden="true">{chatTexts.fold}</span>
              </button>
            </Row>
            <ChatLog tab={tab} short={picker !== null} />
            {rule.why !== null && (
              <div className={styles.rule}>
                <p>{rule.why}</p>
                {rule.mayAsk && (
                  <Button tone="sea" size="small" onClick={() => openDialog('askGuardian')}>
                    {chatTexts.askGuardian}
                  </Button>
                )}
              </div>
            )}
            {pickers !== null && picker === 'phrases' && rule.mayPickPhrase && (
              <pickers.PhrasePicker onPick={(phraseId) => sendMessage({ phraseId })} />
            )}
            {pickers !== null && picker === 'emotes' && <pickers.EmotePicker onPick={showEmote} />}
          </>
        )}
        {!open && unread > 0 && (
          <button type="button" className={styles.waiting} onClick={() => openChat({ tab: 'WHISPER' })}>
            {chatTexts.unread(unread)}
          </button>
        )}
        <Row gap={2} className={styles.bar}>
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
          <button
            type="button"
            className={styles.round}
            aria-label={chatTexts.emotes}
            aria-expanded={picker === 'emotes'}
            onClick={() => toggle('emotes')}
          >
            <Smile aria-hidden="true" />
          </button>
          <ChatInput
            placeholder={placeholder}
            disabled={!rule.mayType}
            onSend={(text) => {
              // An open picker lies over the log, where the line is to be seen.
              setPicker(null);
              sendMessage({ text });
            }}
          />
        </Row>
      </div>
    </section>
  );
}

interface HintOptions {
  readonly rule: ChatRule;
  readonly tab: ChatTab;
  readonly partner: Partner | null;
}

/** The field's placeholder; the reason for a refusal stands above the field. */
function hintFor({ rule, tab, partner }: HintOptions): string {
  if (!rule.mayType) return rule.mayPickPhrase ? chatTexts.pickPhrase : chatTexts.pickEmote;
  if (tab === 'ALL') return chatTexts.placeholder;
  return partner ? chatTexts.whisperPlaceholder(partner.nickname) : chatTexts.noPartner;
}

function showEmote(name: EmoteName): void {
  if (!worldTalk.emote(name)) addChatNotice(chatTexts.noLine);
}

function Badge({ count, label }: { readonly count: number; readonly label?: string }) {
  return (
    <span className={styles.badge} aria-label={label} aria-hidden={label === undefined || undefined}>
      {count > 99 ? '99+' : count}
    </span>
  );
}

/** Refetches the chat rules when a mute ends. */
function useMuteEnd(mutedUntil: string | null): void {
  useEffect(() => {
    if (mutedUntil === null) return undefined;
    const left = Math.min(LONGEST_TIMER_MS, Math.max(0, Date.parse(mutedUntil) - Date.now()) + 500);
    // After an error the next message reports the current rules.
    const timer = setTimeout(() => void loadChatRules().catch(() => undefined), left);
    return () => clearTimeout(timer);
  }, [mutedUntil]);
}

/** Selects the latest whisper partner until another is chosen. */
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

/**
 * Sends to the open tab: everybody on the map, or the whisper partner. A refusal becomes a notice in the log, and the words
 * are in the field again.
 */
function sendMessage(content: WhisperContent): void {
  const { tab, partner } = chatView.getState();
  const refused = (why: string) => {
    addChatNotice(why);
    if ('text' in content) returnWords(content.text);
  };
  if (tab === 'ALL') {
    const sent = 'text' in content ? worldTalk.say(content.text) : worldTalk.sayPhrase(content.phraseId);
    if (!sent) refused(chatTexts.noLine);
    return;
  }
  if (partner === null) return refused(chatTexts.noPartner);
  sendWhisper(partner.userId, content).catch((error: unknown) =>
    refused(userMessageOf(error, chatTexts.failed)),
  );
}
