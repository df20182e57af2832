import { createUserStore } from '#client/stores/createStore.ts';

export type ChatTab = 'ALL' | 'WHISPER';

export interface Partner {
  readonly userId: number;
  readonly nickname: string;
}

export interface ChatView {
  readonly open: boolean;
  readonly tab: ChatTab;
  /** The whisper partner. */
  readonly partner: Partner | null;
  /** Incremented to focus the field. */
  readonly focusAsked: number;
}

/** View state of the chat; reset with the user, because it names the whisper partner. */
export const chatView = createUserStore<ChatView>(() => ({
  open: false,
  tab: 'ALL',
  partner: null,
  focusAsked: 0,
}));

export function openChat(change: Partial<Pick<ChatView, 'tab' | 'partner'>> = {}): void {
  chatView.setState(({ focusAsked }) => ({ ...change, open: true, focusAsked: focusAsked + 1 }));
}

/** Opens the whisper tab with a partner. */
export function whisperTo(partner: Partner): void {
  openChat({ tab: 'WHISPER', partner });
}
