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
  /** Words that were not taken; an object of its own each time, because the same words may come back twice. */
  readonly returned: { readonly text: string } | null;
}

/** View state of the chat; reset with the user, because it names the whisper partner. */
export const chatView = createUserStore<ChatView>(() => ({
  open: false,
  tab: 'ALL',
  partner: null,
  focusAsked: 0,
  returned: null,
}));

export function openChat(change: Partial<Pick<ChatView, 'tab' | 'partner'>> = {}): void {
  chatView.setState(({ focusAsked }) => ({ ...change, open: true, focusAsked: focusAsked + 1 }));
}

/** Gives words that were refused, or found no line, back to the field. */
export function returnWords(text: string): void {
  chatView.setState({ returned: { text } });
}

/** Opens the whisper tab with a partner. */
export function whisperTo(partner: Partner): void {
  openChat({ tab: 'WHISPER', partner });
}
