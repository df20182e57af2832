import { randomInt } from 'node:crypto';
import type { ChatLine } from '#shared/contract/rooms/talkMessages.ts';
import { MemoryStates, type StateStore } from '#server/platform/StateStore.ts';
import { MemoryChatLog, type ChatLog } from './ChatLog.ts';
import { ChatRateLimiter, type TalkPace } from './ChatRateLimiter.ts';
import { HarmMemory, type HarmRecord } from './HarmMemory.ts';
import { IdempotencyCache } from './IdempotencyCache.ts';

/** A user who is silent for this time is forgotten, ms. */
const KEEP_MS = 10 * 60_000;

/** The memory of one user's talk. */
export interface Talk {
  readonly pace: ChatRateLimiter;
  readonly harm: HarmMemory;
}

/** The memory about talks, of all processes together; it need not survive a restart. */
export class ChatMemory {
  readonly log: ChatLog;
  readonly repeatedLines: IdempotencyCache<ChatLine>;
  readonly #states: StateStore;
  /** Each process counts from a place of its own; a page tells lines apart by their speaker, too. */
  #lineId = randomInt(1, 2 ** 30);

  constructor(states: StateStore = new MemoryStates(), log: ChatLog = new MemoryChatLog()) {
    this.#states = states;
    this.log = log;
    this.repeatedLines = new IdempotencyCache(states);
  }

  nextLineId(): number {
    this.#lineId += 1;
    return this.#lineId;
  }

  /** Reads and changes what is known of a user's talk in one step, so that lines sent at once are all counted. */
  talk<Result>(userId: number, act: (talk: Talk) => Result): Promise<Result> {
    type Kept = { readonly pace: TalkPace; readonly harm: HarmRecord };
    return this.#states.update<Kept, Result>(`talk:${userId}`, KEEP_MS, (kept) => {
      const talk = { pace: new ChatRateLimiter(kept?.pace), harm: new HarmMemory(kept?.harm) };
      const result = act(talk);
      return { state: { pace: talk.pace.pace, harm: talk.harm.record }, result };
    });
  }
}
