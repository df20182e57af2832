import type { Logger } from '#server/platform/log.ts';
import type { ProcessRoster } from '#server/platform/ProcessRoster.ts';
import type { SharedRedis } from '#server/platform/redis.ts';
import { MemoryPresence } from './MemoryPresence.ts';
import type { Place, PlaceHere, PlaceWish, Presence, Spot, Whereabouts } from './Presence.ts';

/** The users of a process that is not heard of are forgotten after this time. */
const KEPT_MS = 10_000;

interface SharedPresenceOptions {
  readonly redis: SharedRedis;
  readonly roster: ProcessRoster;
  readonly log: Logger;
}

/** The knowledge of other processes about a set of users. */
type Elsewhere = ReadonlyMap<number, { readonly place: Place | null; readonly isInLesson: boolean }>;

/**
 * The presence of all processes that share a Redis. Each writes two hashes, `places:<process>` and `lessons:<process>`,
 * which end with it. While Redis is away, a process knows its own users only.
 */
export class SharedPresence implements Presence {
  readonly #here = new MemoryPresence();
  readonly #options: SharedPresenceOptions;

  constructor(options: SharedPresenceOptions) {
    this.#options = options;
    const { roster } = options;
    roster.describe(() => ({ maps: this.#countHere() }));
    roster.onBeat((pipeline) => {
      for (const key of this.#keysOf(roster.id)) pipeline.pexpire(key, KEPT_MS);
    });
    roster.onReturn(() => this.#writeAll());
  }

  enter(userId: number, place: PlaceHere): void {
    this.#here.enter(userId, place);
    const [places] = this.#keysOf(this.#options.roster.id);
    this.#send(this.#commands.hset(places, userId, placeText(place)));
  }

  leave(userId: number, roomId: string): void {
    this.#here.leave(userId, roomId);
    if (this.#here.placesHere().has(userId)) return;
    const [places] = this.#keysOf(this.#options.roster.id);
    this.#send(this.#commands.hdel(places, String(userId)));
  }

  async placeOf(userId: number): Promise<Place | null> {
    const here = await this.#here.placeOf(userId);
    return here ?? (await this.#elsewhere([userId])).get(userId)?.place ?? null;
  }

  spotOf(userId: number): Spot | null {
    return this.#here.spotOf(userId);
  }

  async whereabouts(userIds: readonly number[]): Promise<ReadonlyMap<number, Whereabouts>> {
    const elsewhere = await this.#elsewhere(userIds);
    return new Map(
      userIds.map((userId) => {
        const here = this.#here.whereaboutsHere(userId);
        const there = elsewhere.get(userId);
        const mapId = here.mapId ?? there?.place?.mapId ?? null;
        return [userId, { mapId, isInLesson: here.isInLesson || there?.isInLesson === true }];
      }),
    );
  }

  async present(): Promise<ReadonlyMap<number, Whereabouts>> {
    const all = new Map(await this.#here.present());
    const pipeline = this.#commands.pipeline();
    for (const id of this.#options.roster.otherIds())
      for (const key of this.#keysOf(id)) pipeline.hgetall(key);
    const answers = await this.#answersOf(pipeline.exec());
    for (let at = 0; at + 1 < answers.length; at += 2) {
      const [places, lessons] = [answers[at], answers[at + 1]] as Record<string, string>[];
      for (const [userId, text] of Object.entries(places ?? {})) {
        const { isInLesson = false } = all.get(Number(userId)) ?? {};
        all.set(Number(userId), { mapId: placeOfText(text).mapId, isInLesson });
      }
      for (const userId of Object.keys(lessons ?? {}))
        all.set(Number(userId), { mapId: all.get(Number(userId))?.mapId ?? null, isInLesson: true });
    }
    return all;
  }

  async countByMap(): Promise<ReadonlyMap<number, number>> {
    const counts = new Map<number, number>();
    for (const { maps } of this.#options.roster.living())
      for (const [mapId, count] of Object.entries(maps))
        counts.set(Number(mapId), (counts.get(Number(mapId)) ?? 0) + count);
    return counts;
  }

  showLessons(userId: number, roomId: string, tabs: number): void {
    this.#here.showLessons(userId, roomId, tabs);
    const [, lessons] = this.#keysOf(this.#options.roster.id);
    const { isInLesson } = this.#here.whereaboutsHere(userId);
    this.#send(
      isInLesson ? this.#commands.hset(lessons, userId, '1') : this.#commands.hdel(lessons, String(userId)),
    );
  }

  async wishForPlace(roomId: string, wish: PlaceWish): Promise<void> {
    const key = wishKey(roomId);
    const write = this.#commands.pipeline().hset(key, wish.userId, JSON.stringify(wish));
    write.pexpireat(key, Math.ceil(wish.until));
    await this.#answersOf(write.exec());
  }

  async placeIsFree(roomId: string, now: number): Promise<void> {
    const key = wishKey(roomId);
    const [wishes] = await this.#answersOf(this.#commands.multi().hgetall(key).del(key).exec());
    for (const text of Object.values((wishes ?? {}) as Record<string, string>)) {
      const wish = JSON.parse(text) as PlaceWish;
      const [friend, self] = await Promise.all([this.placeOf(wish.friendId), this.placeOf(wish.userId)]);
      if (friend?.roomId === roomId && self?.roomId !== roomId && now < wish.until) this.#here.fulfil(wish);
    }
  }

  async roomIsGone(roomId: string): Promise<void> {
    this.#send(this.#commands.del(wishKey(roomId)));
  }

  followWishes(onWish: (wish: PlaceWish) => void): () => void {
    return this.#here.followWishes(onWish);
  }

  get #commands() {
    return this.#options.redis.commands;
  }

  #keysOf(processId: string): [places: string, lessons: string] {
    return [`places:${processId}`, `lessons:${processId}`];
  }

  #countHere(): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const { mapId } of this.#here.placesHere().values()) counts[mapId] = (counts[mapId] ?? 0) + 1;
    return counts;
  }

  async #elsewhere(userIds: readonly number[]): Promise<Elsewhere> {
    const found = new Map<number, { place: Place | null; isInLesson: boolean }>();
    const others = this.#options.roster.otherIds();
    if (userIds.length === 0 || others.length === 0) return found;
    const pipeline = this.#commands.pipeline();
    const fields = userIds.map(String);
    for (const id of others) for (const key of this.#keysOf(id)) pipeline.hmget(key, ...fields);
    const answers = (await this.#answersOf(pipeline.exec())) as (string | null)[][];
    for (let at = 0; at + 1 < answers.length; at += 2) {
      userIds.forEach((userId, index) => {
        const text = answers[at]?.[index] ?? null;
        const isInLesson = answers[at + 1]?.[index] != null;
        if (text === null && !isInLesson) return;
        const before = found.get(userId);
        found.set(userId, {
          place: text === null ? (before?.place ?? null) : placeOfText(text),
          isInLesson: isInLesson || before?.isInLesson === true,
        });
      });
    }
    return found;
  }

  /** Redis may have been emptied, or have let the hashes end while this process stood still. */
  #writeAll(): void {
    const [places, lessons] = this.#keysOf(this.#options.roster.id);
    const write = this.#commands.pipeline().del(places, lessons);
    const rows = [...this.#here.placesHere()].flatMap(([userId, place]) => [
      String(userId),
      placeText(place),
    ]);
    if (rows.length > 0) write.hset(places, ...rows).pexpire(places, KEPT_MS);
    const learners = [...this.#here.learnersHere()].flatMap((userId) => [String(userId), '1']);
    if (learners.length > 0) write.hset(lessons, ...learners).pexpire(lessons, KEPT_MS);
    this.#send(write.exec());
  }

  /** A failure is mended by `#writeAll` when Redis is back. */
  #send(command: Promise<unknown>): void {
    command.catch((error: unknown) => this.#options.log.debug({ err: error }, 'presence was not shared'));
  }

  /** The replies of a pipeline; none while Redis is away. */
  async #answersOf(replies: Promise<[error: Error | null, result: unknown][] | null>): Promise<unknown[]> {
    try {
      return ((await replies) ?? []).map(([error, result]) => {
        if (error) throw error;
        return result;
      });
    } catch (error) {
      this.#options.log.debug({ err: error }, 'the presence of other processes is not known');
      return [];
    }
  }
}

const wishKey = (roomId: string): string => `wishes:${roomId}`;

const placeText = ({ mapId, roomId }: Place): string => `${mapId} ${roomId}`;

function placeOfText(text: string): Place {
  const [mapId = '', roomId = ''] = text.split(' ');
  return { mapId: Number(mapId), roomId };
}
