import { createStore } from 'zustand/vanilla';

export type ChatTab = 'ALL' | 'WHISPER';

export interface Partner {
  readonly userId: number;
  readonly nickname: string;
}

export interface ChatView {
  readonly open: boolean;
  readonly tab: ChatTab;
  /** To whom the next whisper goes. */
  readonly partner: Partner | null;
  /** Grows when the field is to take the focus. */
  readonly focusAsked: number;
}

/** How the chat stands on this screen. View state only: nothing here is a fact of the server. */
export const chatView = createStore<ChatView>(() => ({
  open: false,
  tab: 'ALL',
  partner: null,
  focusAsked: 0,
}));

export function openChat(change: Partial<Pick<ChatView, 'tab' | 'partner'>> = {}): void {
  chatView.setState(({ focusAsked }) => ({ ...change, open: true, focusAsked: focusAsked + 1 }));
}

/** Opens the whispers with somebody filled in. */
export function whisperTo(partner: Partner): void {
  openChat({ tab: 'WHISPER', partner });
}
