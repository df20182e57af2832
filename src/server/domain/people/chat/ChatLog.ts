import type { ReportedLine } from '#shared/contract/people/moderation.ts';
import type { SharedRedis } from '#server/platform/redis.ts';

/** Lines kept of one place; a report shows the last of them. */
const LINES_PER_PLACE = 100;
const LINES_PER_REPORT = 30;
/** A silent place whose process was killed is forgotten after this time. */
const KEEP_SECONDS = 60 * 60;

/** The last lines of each room, for reports alone: kept in memory and dropped with the room. */
export interface ChatLog {
  add(placeId: string, line: ReportedLine): Promise<void>;
  forget(placeId: string): Promise<void>;
  /** The last lines of the places in which a user has spoken, including those of others; the oldest first. */
  around(userId: number): Promise<readonly ReportedLine[]>;
}

const lastOf = (lines: readonly ReportedLine[]): readonly ReportedLine[] =>
  lines.toSorted((a, b) => a.at.localeCompare(b.at)).slice(-LINES_PER_REPORT);

/** The lines of the rooms of this process. */
export class MemoryChatLog implements ChatLog {
  readonly #places = new Map<string, ReportedLine[]>();

  async add(placeId: string, line: ReportedLine): Promise<void> {
    const lines = this.#places.get(placeId) ?? [];
    this.#places.set(placeId, lines);
    lines.push(line);
    if (lines.length > LINES_PER_PLACE) lines.shift();
  }

  async forget(placeId: string): Promise<void> {
    this.#places.delete(placeId);
  }

  async around(userId: number): Promise<readonly ReportedLine[]> {
    const places = [...this.#places.values()];
    return lastOf(places.filter((lines) => lines.some((line) => line.userId === userId)).flat());
  }
}

/** The lines of the rooms of all processes; what is said while Redis is away is missing in reports. */
export class RedisChatLog implements ChatLog {
  readonly #redis: SharedRedis;

  constructor(redis: SharedRedis) {
    this.#redis = redis;
  }

  async add(placeId: string, line: ReportedLine): Promise<void> {
    const [lines, places] = [linesKey(placeId), placesKey(line.userId)];
    await this.#try(() =>
      this.#redis.commands
        .multi()
        .rpush(lines, JSON.stringify(line))
        .ltrim(lines, -LINES_PER_PLACE, -1)
        .expire(lines, KEEP_SECONDS)
        .sadd(places, placeId)
        .expire(places, KEEP_SECONDS)
        .exec(),
    );
  }

  async forget(placeId: string): Promise<void> {
    await this.#try(() => this.#redis.commands.del(linesKey(placeId)));
  }

  async around(userId: number): Promise<readonly ReportedLine[]> {
    const { commands } = this.#redis;
    const found = await this.#try(async () => {
      const places = await commands.smembers(placesKey(userId));
      return Promise.all(places.map((placeId) => commands.lrange(linesKey(placeId), 0, -1)));
    });
    const places = (found ?? []).map((lines) => lines.map((line) => JSON.parse(line) as ReportedLine));
    // Other lines may have pushed out those of the user.
    return lastOf(places.filter((lines) => lines.some((line) => line.userId === userId)).flat());
  }

  async #try<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await work();
    } catch (error) {
      this.#redis.failed(error, 'lines for reports are missing');
      return undefined;
    }
  }
}

const linesKey = (placeId: string): string => `lines:${placeId}`;
const placesKey = (userId: number): string => `spoken-in:${userId}`;
