import type { ChatEntry } from '#client/stores/chatStore.ts';
import { chatStore } from '#client/stores/chatStore.ts';
import type { TalkConnection } from './TalkConnection.ts';

/** Entries that the page keeps. */
const MOST_ENTRIES = 120;

let lastNoticeId = 0;

/** Says something about the talk itself in its log. */
export function addChatNotice(text: string): void {
  lastNoticeId += 1;
  addEntry({ kind: 'notice', notice: { noticeId: lastNoticeId, text } });
}

/** Writes what is heard into the chat's store, until the returned disposal is called. */
export function followTalk(talk: TalkConnection): () => void {
  const disposals = [
    talk.lineHeard.on((line) => addEntry({ kind: 'line', line })),
    talk.refused.on(({ message }) => addChatNotice(message)),
  ];
  return () => disposals.forEach((dispose) => dispose());
}

function addEntry(entry: ChatEntry): void {
  chatStore.setState(({ entries }) => ({ entries: [...entries, entry].slice(-MOST_ENTRIES) }));
}
