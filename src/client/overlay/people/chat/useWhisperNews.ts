import { useEffect, useRef } from 'react';
import { chatStore } from '#client/stores/chatStore.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { closeToast, showToast } from '#client/ui/toast/toastStore.ts';
import type { Whisper } from '#shared/contract/people/chat.ts';
import { whisperTo } from './chatView.ts';
import { chatTexts } from './texts.ts';

/** Milliseconds to read the sender and to press; the count at the chat stays. */
const TOLD_MS = 5000;

/** Tells of a whisper that comes while the whispers are not open. */
export function useWhisperNews(isReading: boolean): void {
  const told = useRef<number | null>(null);

  useEffect(() => {
    if (isReading) return undefined;
    const stop = chatStore.subscribe((now, before) => {
      const whisper = now.whispers?.at(-1);
      // The first list holds old ones.
      if (!whisper || before.whispers === null || whisper === before.whispers.at(-1)) return;
      if (isHeard(whisper)) told.current = tell(whisper);
    });
    return () => {
      stop();
      if (told.current !== null) closeToast(told.current);
    };
  }, [isReading]);
}

function tell({ senderId, senderNickname }: Whisper): number {
  return showToast({
    text: chatTexts.whisperCame(senderNickname),
    durationMs: TOLD_MS,
    action: {
      label: chatTexts.read,
      onPick: () => whisperTo({ userId: senderId, nickname: senderNickname }),
    },
  });
}

function isHeard({ senderId }: Whisper): boolean {
  const { mutedIds, blockedIds } = chatStore.getState();
  const isOwn = senderId === sessionStore.getState().user?.userId;
  return !isOwn && !mutedIds.has(senderId) && !blockedIds.has(senderId);
}
