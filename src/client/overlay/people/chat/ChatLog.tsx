import { useEffect, useRef } from 'react';
import { chatStore, type ChatEntry } from '#client/stores/chatStore.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Hint } from '#client/ui/text/Text.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { TitleRibbon } from '#client/ui/title/TitleRibbon.tsx';
import { useStore } from '#client/ui/useStore.ts';
import type { Whisper } from '#shared/contract/people/chat.ts';
import { whisperTo, type ChatTab } from './chatView.ts';
import { chatTexts } from './texts.ts';
import styles from './ChatPanel.module.css';

/** Distance from the end (px) at which the log keeps scrolling. */
const FOLLOW_PX = 40;

export interface ChatLogProps {
  readonly tab: ChatTab;
  /** Folded because another panel needs the space. */
  readonly short: boolean;
}

/** The messages, the newest at the bottom; keeps its scroll position while the user reads older ones. */
export function ChatLog({ tab, short }: ChatLogProps) {
  const { entries, whispers, mutedIds, blockedIds } = useStore(chatStore);
  const box = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const isHidden = (userId: number) => mutedIds.has(userId) || blockedIds.has(userId);
  const shownEntries = entries.filter((entry) => entry.kind === 'notice' || !isHidden(entry.line.userId));
  const shownWhispers = (whispers ?? []).filter(
    ({ senderId, receiverId }) => !isHidden(senderId) && !isHidden(receiverId),
  );
  const isEmpty = tab === 'ALL' ? shownEntries.length === 0 : shownWhispers.length === 0;

  useEffect(() => {
    if (follows.current) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [entries, whispers, tab, short]);

  return (
    <div
      ref={box}
      className={styles.log}
      data-short={short || undefined}
      role="log"
      // WorldMirror announces new messages, also while the log is folded.
      aria-live="off"
      aria-label={tab === 'ALL' ? chatTexts.all : chatTexts.whisper}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        follows.current = scrollHeight - scrollTop - clientHeight < FOLLOW_PX;
      }}
    >
      {isEmpty && (
        <Hint align="center" before={4}>
          {tab === 'ALL' ? chatTexts.empty : chatTexts.noWhispers}
        </Hint>
      )}
      {tab === 'ALL' && shownEntries.map((entry) => <Entry key={keyOf(entry)} entry={entry} />)}
      {tab === 'WHISPER' &&
        shownWhispers.map((whisper) => <WhisperLine key={whisper.whisperId} whisper={whisper} />)}
      {tab === 'WHISPER' &&
        shownEntries
          .slice(-2)
          .map((entry) => entry.kind === 'notice' && <Entry key={keyOf(entry)} entry={entry} />)}
    </div>
  );
}

function Entry({ entry }: { readonly entry: ChatEntry }) {
  const ownId = useStore(sessionStore, ({ user }) => user?.userId);
  if (entry.kind === 'notice') return <p className={styles.notice}>{entry.notice.text}</p>;
  const { userId, nickname, titleId, text } = entry.line;
  return (
    <p className={styles.line} data-own={userId === ownId || undefined}>
      <button type="button" onClick={() => openDialog('chatUser', { userId })}>
        {nickname}
      </button>
      <TitleRibbon titleId={titleId} className={styles.title} />
      <span>{text}</span>
    </p>
  );
}

function WhisperLine({ whisper }: { readonly whisper: Whisper }) {
  const ownId = useStore(sessionStore, ({ user }) => user?.userId);
  const { senderId, senderNickname, receiverId, receiverNickname, text } = whisper;
  const isOwn = senderId === ownId;
  const partner = isOwn
    ? { userId: receiverId, nickname: receiverNickname }
    : { userId: senderId, nickname: senderNickname };
  return (
    <p className={styles.line} data-whisper data-own={isOwn || undefined}>
      <button type="button" onClick={() => whisperTo(partner)}>
        {isOwn ? chatTexts.fromYou(partner.nickname) : partner.nickname}
      </button>
      <span>{text}</span>
    </p>
  );
}

const keyOf = (entry: ChatEntry) =>
  entry.kind === 'line'
    ? `line-${entry.line.lineId}-${entry.line.userId}`
    : `notice-${entry.notice.noticeId}`;
