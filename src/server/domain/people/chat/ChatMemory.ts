import type { ReportedLine } from '#shared/contract/people/moderation.ts';
import { ChatRateLimiter } from './ChatRateLimiter.ts';
import { HarmMemory } from './HarmMemory.ts';
import { IdempotencyCache } from './IdempotencyCache.ts';
import type { SaidLine } from './sayLine.ts';

/** The memory of this process about talks; it need not survive a restart. */
export class ChatMemory {
  readonly rateLimiter = new ChatRateLimiter();
  readonly harm = new HarmMemory();
  readonly log = new ChatLog();
  readonly repeatedLines = new IdempotencyCache<SaidLine>();
  #lineId = 0;

  nextLineId(): number {
    this.#lineId += 1;
    return this.#lineId;
  }
}

/** Lines kept of one place; a report shows the last of them. */
const LINES_PER_PLACE = 100;
const LINES_PER_REPORT = 30;

/** The last lines of each room, for reports alone: kept in memory and dropped with the room. */
export class ChatLog {
  readonly #places = new Map<string, ReportedLine[]>();

  add(placeId: string, line: ReportedLine): void {
    const lines = this.#places.get(placeId) ?? [];
    this.#places.set(placeId, lines);
    lines.push(line);
    if (lines.length > LINES_PER_PLACE) lines.shift();
  }

  forget(placeId: string): void {
    this.#places.delete(placeId);
  }

  /** The last lines of the places in which a user has spoken, including those of others; the oldest first. */
  around(userId: number): readonly ReportedLine[] {
    return [...this.#places.values()]
      .filter((lines) => lines.some((line) => line.userId === userId))
      .flat()
      .toSorted((a, b) => a.at.localeCompare(b.at))
      .slice(-LINES_PER_REPORT);
  }
}
