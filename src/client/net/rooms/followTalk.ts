import type { ChatEntry } from '#client/stores/chatStore.ts';
import { chatStore } from '#client/stores/chatStore.ts';
import { loadChat, loadChatRules, takeWhisper } from '../rest/chat.ts';
import { countReceived } from '../rest/friends.ts';
import type { TalkLine } from './TalkLine.ts';

/** Entries that the page keeps. */
const MOST_ENTRIES = 120;

let lastNoticeId = 0;

/** Says something about the talk itself in its log. */
export function noteInChat(text: string): void {
  lastNoticeId += 1;
  addEntry({ kind: 'notice', notice: { noticeId: lastNoticeId, text } });
}

/** Writes what is heard into the chat's store, until the returned disposal is called. */
export function followTalk(talk: TalkLine): () => void {
  const disposals = [
    talk.lineHeard.on((line) => addEntry({ kind: 'line', line })),
    talk.refused.on(({ message }) => noteInChat(message)),
    talk.whispered.on((whisper) => {
      takeWhisper(whisper);
      chatStore.setState(({ unread }) => ({ unread: unread + 1 }));
    }),
    talk.socialChanged.on(({ what }) => {
      // Only a hint: the next look at the list asks again anyway.
      (what === 'rights' ? loadChatRules() : countReceived()).catch(() => undefined);
    }),
  ];
  Promise.all([loadChat(), countReceived()]).catch(() => undefined);
  return () => disposals.forEach((dispose) => dispose());
}

function addEntry(entry: ChatEntry): void {
  chatStore.setState(({ entries }) => ({ entries: [...entries, entry].slice(-MOST_ENTRIES) }));
}
