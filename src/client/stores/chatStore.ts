import { createStore } from 'zustand/vanilla';
import type { ChatRules, Whisper } from '#shared/contract/chat.ts';
import type { ChatLine } from '#shared/contract/rooms/talkMessages.ts';

/** Something the world says about talking itself: a refusal, a new map. Never from another child. */
export interface ChatNotice {
  readonly noticeId: number;
  readonly text: string;
}

export type ChatEntry =
  | { readonly kind: 'line'; readonly line: ChatLine }
  | { readonly kind: 'notice'; readonly notice: ChatNotice };

export interface ChatFacts {
  /** What was heard in this page, the newest last. */
  readonly entries: readonly ChatEntry[];
  /** Own whispers, the newest last; null until the server has said. */
  readonly whispers: readonly Whisper[] | null;
  readonly unread: number;
  /** What one may say; null until the server has said. */
  readonly rules: ChatRules | null;
  /** Whose words are hidden: muted by oneself. */
  readonly mutedIds: ReadonlySet<number>;
  /** Blocked by oneself. */
  readonly blockedIds: ReadonlySet<number>;
  /** Requests that wait for an answer. */
  readonly friendRequests: number;
}

export const chatStore = createStore<ChatFacts>(() => ({
  entries: [],
  whispers: null,
  unread: 0,
  rules: null,
  mutedIds: new Set(),
  blockedIds: new Set(),
  friendRequests: 0,
}));
