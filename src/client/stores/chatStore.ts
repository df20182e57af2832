import type { ChatRules, Whisper } from '#shared/contract/people/chat.ts';
import type { ChatLine } from '#shared/contract/rooms/talkMessages.ts';
import { createUserStore } from './createStore.ts';

/** Something the world says about talking itself: a refusal, a new map. Never from another child. */
export interface ChatNotice {
  readonly noticeId: number;
  readonly text: string;
}

export type ChatEntry =
  | { readonly kind: 'line'; readonly line: ChatLine }
  | { readonly kind: 'notice'; readonly notice: ChatNotice };

export interface ChatState {
  /** Lines received since the page was opened, the newest last. */
  readonly entries: readonly ChatEntry[];
  /** Own whispers, the newest last; null until the server has said. */
  readonly whispers: readonly Whisper[] | null;
  readonly unread: number;
  /** The user's talk rights; null until the server has answered. */
  readonly rules: ChatRules | null;
  /** Users muted by the own user. */
  readonly mutedIds: ReadonlySet<number>;
  /** Users blocked by the own user. */
  readonly blockedIds: ReadonlySet<number>;
  /** Requests that wait for an answer. */
  readonly friendRequests: number;
}

export const chatStore = createUserStore<ChatState>(() => ({
  entries: [],
  whispers: null,
  unread: 0,
  rules: null,
  mutedIds: new Set(),
  blockedIds: new Set(),
  friendRequests: 0,
}));
