import { Signal } from '#client/net/rooms/Signal.ts';
import type { MirroredPlayer, PlayerProfile } from '#client/net/rooms/replication/RoomMirror.ts';
import type { MotionSample } from '#client/net/rooms/replication/interpolateSamples.ts';
import { EQUIPMENT_CATEGORIES } from '#shared/content/avatarLayers.ts';
import { ITEMS } from '#shared/content/items.ts';
import { worldTickAt } from '#shared/contract/rooms/worldTick.ts';
import { encodeOutfit } from '#shared/contract/rooms/outfitCode.ts';
import type { AnimationName } from '#shared/simulation/animationOf.ts';

/** World px that are seen. */
export const VIEW = { left: 0, top: 0, width: 1280, height: 720 } as const;
/** A one-piece would hide what lies below it: the layers would be fewer. */
const CATEGORIES = EQUIPMENT_CATEGORIES.filter((category) => category !== 'ONE_PIECE');
/** The motions that everybody repeats, and how long each takes, ms. */
const DAY: readonly (readonly [AnimationName, number])[] = [
  ['walk', 2600],
  ['jump', 260],
  ['fall', 300],
  ['stand', 1900],
  ['walk', 1400],
  ['dash', 180],
  ['stand', 1200],
  ['climb', 900],
];
const DAY_MS = DAY.reduce((sum, [, ms]) => sum + ms, 0);
const ROWS = 12;

/** A room full of people who walk, jump and stand about, as the game reads it: everybody's way is a function of time. */
export class CrowdMirror {
  readonly joined = new Signal<PlayerProfile>();
  readonly left = new Signal<PlayerProfile>();
  readonly changed = new Signal<PlayerProfile>();
  readonly #players = new Map<number, MirroredPlayer>();
  readonly #outfits: number;
  #now = 0;

  /** In so many different outfits, each of an item of every category. */
  constructor(outfits: number) {
    this.#outfits = outfits;
  }

  join(userId: number): void {
    const facts = {
      userId,
      nickname: `친구${userId}`,
      outfit: outfitOf(userId % this.#outfits),
      level: 1,
      effects: 0,
      title: 0,
    };
    this.#players.set(userId, { ...facts, samples: [] });
    this.joined.emit(facts);
  }

  leave(userId: number): void {
    const facts = this.#players.get(userId);
    this.#players.delete(userId);
    if (facts !== undefined) this.left.emit(facts);
  }

  players(): ReadonlyMap<number, MirroredPlayer> {
    return this.#players;
  }

  beginFrame(now: number): void {
    this.#now = now;
  }

  poseOf(userId: number): MotionSample | null {
    if (!this.#players.has(userId)) return null;
    const t = this.#now + userId * 977;
    let left = t % DAY_MS;
    const [animation] = DAY.find(([, ms]) => (left -= ms) < 0) ?? ['stand'];
    const width = VIEW.width - 80;
    const swing = ((userId * 271) % 4000) + t * 0.06;
    const phase = swing % (2 * width);
    const goesRight = phase < width;
    const x = VIEW.left + 40 + (goesRight ? phase : 2 * width - phase);
    const y = VIEW.top + 130 + ((userId % ROWS) * (VIEW.height - 160)) / (ROWS - 1);
    const facing = goesRight ? 1 : -1;
    return {
      tick: worldTickAt(this.#now),
      x,
      y,
      facing,
      animation,
      isStill: animation === 'stand',
      isSitting: false,
    };
  }
}

/** The n-th outfit: other items from every category, hardly two alike. */
function outfitOf(n: number): string {
  return encodeOutfit(
    CATEGORIES.map((category, at) => {
      const items = ITEMS.filter((item) => item.category === category);
      const item = items[(n * 7 + Math.floor(n / items.length) + at * 3) % items.length];
      if (item === undefined) throw new Error(`There is no item of ${category}.`);
      return item.id;
    }),
  );
}
