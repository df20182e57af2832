import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '#server/platform/log.ts';
import type { ProcessRoster } from '#server/platform/ProcessRoster.ts';
import type { RedisConnection, SharedRedis } from '#server/platform/redis.ts';
import type { EndAnswer, Entry, SessionClaims, SessionHolder } from './SessionRegistry.ts';

/** Claims are written again at this interval, and end after a day at a process that has ended. */
const AGAIN_MS = 600_000;
const CLAIM_SECONDS = 86_400;
/** The longest wait for another process to save and end a session; its position is at most a second old anyway. */
const END_MS = 2000;
const LOOK_MS = 100;

/** Sets the claim unless a newer one is there; answers whether it was set, and the process of the claim before. */
const CLAIM = `
local before = redis.call('GET', KEYS[1])
local holder = ''
if before then
  local entry, process = string.match(before, '^(%S+) (%S+)$')
  if tonumber(entry) > tonumber(ARGV[1]) then return {0, process} end
  holder = process
end
redis.call('SET', KEYS[1], ARGV[1] .. ' ' .. ARGV[2], 'EX', ARGV[3])
return {1, holder}`;

const RELEASE = `
if redis.call('GET', KEYS[1]) == ARGV[1] .. ' ' .. ARGV[2] then return redis.call('DEL', KEYS[1]) end
return 0`;

type Letter =
  | { readonly kind: 'end'; readonly from: string; readonly letterId: string; readonly entry: Entry }
  | { readonly kind: 'answer'; readonly letterId: string; readonly answer: EndAnswer };

interface SharedClaimsOptions {
  readonly redis: SharedRedis;
  readonly roster: ProcessRoster;
  readonly log: Logger;
}

/**
 * The sessions of all processes that share a Redis: `session:<user>` holds the newest request and its process. A claim
 * binds nobody by itself: the newest request takes it over at once, so that the claim of a killed process never locks a
 * child out. While Redis is away everybody is let in, and the newest request decides when it is back.
 */
export class SharedClaims implements SessionClaims {
  readonly #options: SharedClaimsOptions;
  readonly #letters: RedisConnection;
  readonly #waiting = new Map<string, (answer: EndAnswer) => void>();
  readonly #again: NodeJS.Timeout;
  #holder: SessionHolder | undefined;
  #last = 0;

  constructor(options: SharedClaimsOptions) {
    this.#options = options;
    const { redis, roster } = options;
    this.#letters = redis.connect();
    this.#letters.on('message', (_channel, text) => void this.#read(text));
    roster.onReturn(() => void this.#claimAgain());
    this.#again = setInterval(() => void this.#claimAgain(), AGAIN_MS).unref();
  }

  async open(): Promise<void> {
    await this.#letters.subscribe(this.#channelOf(this.#options.roster.id));
  }

  close(): void {
    clearInterval(this.#again);
    this.#letters.disconnect();
  }

  follow(holder: SessionHolder): void {
    this.#holder = holder;
  }

  /** Microseconds of the clock of Redis, so that requests at several machines have one order. */
  nextEntry(): number {
    this.#last = Math.max(this.#last + 1, Math.round(this.#options.roster.now() * 1000));
    return this.#last;
  }

  async claim(entry: Entry): Promise<boolean> {
    const answer = await this.#write(entry);
    if (answer === null) return true;
    if (!answer.isMine) return false;
    return (await this.#endAt(answer.holder, entry)) !== 'newer';
  }

  release({ userId, entry }: Entry): void {
    const { redis, roster, log } = this.#options;
    redis.commands
      .eval(RELEASE, 1, keyOf(userId), entry, roster.id)
      .catch((error: unknown) => log.debug({ err: error, userId }, 'the claim of a session stays'));
  }

  /** Null while Redis is away. */
  async #write({ userId, entry }: Entry): Promise<{ isMine: boolean; holder: string } | null> {
    const { redis, roster, log } = this.#options;
    try {
      const [isMine, holder] = (await redis.commands.eval(
        CLAIM,
        1,
        keyOf(userId),
        entry,
        roster.id,
        CLAIM_SECONDS,
      )) as [number, string];
      return { isMine: isMine === 1, holder };
    } catch (error) {
      log.warn({ err: error, userId }, 'a session begins without a look at other processes');
      return null;
    }
  }

  /** Ends the older session at that process; a process that does not answer is taken for gone. */
  async #endAt(holder: string, entry: Entry): Promise<EndAnswer> {
    const { roster, redis, log } = this.#options;
    if (holder === '' || holder === roster.id) return 'ended';
    const letterId = randomUUID();
    const answered = new Promise<EndAnswer>((resolve) => this.#waiting.set(letterId, resolve));
    try {
      const letter: Letter = { kind: 'end', from: roster.id, letterId, entry };
      const receivers = await redis.commands.publish(this.#channelOf(holder), JSON.stringify(letter));
      if (receivers === 0) return 'ended';
      const until = performance.now() + END_MS;
      while (performance.now() < until && !roster.hasDied(({ id }) => id === holder)) {
        const answer = await Promise.race([answered, sleep(LOOK_MS, null)]);
        if (answer !== null) return answer;
      }
      log.warn({ userId: entry.userId }, 'another process did not end the older session in time');
    } catch (error) {
      log.warn({ err: error, userId: entry.userId }, 'another process could not be asked to end a session');
    } finally {
      this.#waiting.delete(letterId);
    }
    return 'ended';
  }

  async #read(text: string): Promise<void> {
    const { redis, log } = this.#options;
    const letter = JSON.parse(text) as Letter;
    if (letter.kind === 'answer') return this.#waiting.get(letter.letterId)?.(letter.answer);
    try {
      const answer = (await this.#holder?.endOlder(letter.entry)) ?? 'ended';
      const reply: Letter = { kind: 'answer', letterId: letter.letterId, answer };
      await redis.commands.publish(this.#channelOf(letter.from), JSON.stringify(reply));
    } catch (error) {
      log.error({ err: error, ...letter.entry }, 'an older session was not ended');
    }
  }

  /** Redis was away or emptied: of two sessions of a user that began meanwhile the newer one stays. */
  async #claimAgain(): Promise<void> {
    const { log } = this.#options;
    for (const entry of this.#holder?.held() ?? []) {
      const answer = await this.#write(entry);
      if (answer === null) return;
      if (answer.isMine) void this.#endAt(answer.holder, entry);
      else {
        log.warn({ userId: entry.userId }, 'a newer session at another process ends this one');
        await this.#holder?.endOlder({ ...entry, entry: entry.entry + 1 });
      }
    }
  }

  #channelOf(processId: string): string {
    return `${this.#options.redis.prefix}sessions:${processId}`;
  }
}

const keyOf = (userId: number): string => `session:${userId}`;
