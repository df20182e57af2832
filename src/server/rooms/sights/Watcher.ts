import type { ByteWriter } from '#shared/contract/rooms/sights/ByteWriter.ts';
import { writeBytesChange } from '#shared/contract/rooms/sights/bytesChange.ts';
import { sightHead } from '#shared/contract/rooms/sights/readSight.ts';
import { dequantisePosition } from '#shared/contract/rooms/quantisePosition.ts';
import { SELF_STATE_BYTES } from '#shared/contract/rooms/selfState.ts';
import type { ToldFacts } from '#shared/contract/rooms/sights/playerFacts.ts';
import type { ShownBody } from './ShownBody.ts';
import { sameRect, zonesIn, watchedZones, type ZoneRect } from './watchedZones.ts';
import type { ZoneGrid } from './zoneGrid.ts';

/** The zones of one line before and after one step of its owner's body; `kept` were watched before, too. */
export interface Turn {
  readonly kept: readonly number[];
  readonly begun: readonly number[];
  readonly dropped: readonly number[];
}

/** Nobody is shown a zone too late because of so few px: the margin around a view is many times wider. */
const STRIDE = 24;

/** Takes whole WebSocket frames past all that else wraps a message (`Wire`). */
export interface SightWire {
  write(frames: Uint8Array): void;
}

/** One line into the room: what it watches and what it was told. */
export class Watcher {
  /** Under the line; undefined where there is none to be had. */
  readonly wire: SightWire | undefined;
  #rect: ZoneRect | null = null;
  #zones: ReadonlySet<number> = new Set();
  #place = '';
  /** Where the body was when its zones were last chosen, world px. */
  #x = NaN;
  #y = NaN;
  readonly #self = new Uint8Array(SELF_STATE_BYTES);
  /** The edition of the facts that were told about each slot. */
  readonly #told = new Map<number, number>();

  constructor(wire?: SightWire) {
    this.wire = wire;
  }

  /** Row by row. */
  get zones(): ReadonlySet<number> {
    return this.#zones;
  }

  /** Equal for lines that watch the same zones. */
  get place(): string {
    return this.#place;
  }

  /** Looks from where its body is now. Returns null when it goes on watching the same zones. */
  turn(grid: ZoneGrid, body: ShownBody): Turn | null {
    const [x, y] = [dequantisePosition(body.x), dequantisePosition(body.y)];
    if (Math.abs(x - this.#x) < STRIDE && Math.abs(y - this.#y) < STRIDE) return null;
    this.#x = x;
    this.#y = y;
    const next = watchedZones(grid, this.#rect, x, y);
    if (this.#rect !== null && sameRect(this.#rect, next)) return null;
    const before = this.#zones;
    const zones = zonesIn(grid, next);
    this.#rect = next;
    this.#zones = new Set(zones);
    this.#place = `${zones[0]} to ${zones.at(-1)}`;
    return {
      kept: zones.filter((zone) => before.has(zone)),
      begun: zones.filter((zone) => !before.has(zone)),
      dropped: [...before].filter((zone) => !this.#zones.has(zone)),
    };
  }

  watches(zone: number): boolean {
    return this.#zones.has(zone);
  }

  /** Writes the `sightHead`, and how the owner's exact state differs from what was told last. */
  writeHead(writer: ByteWriter, news: Uint8Array | null, patches: number): void {
    writer.uint8(sightHead({ isSelfNew: news !== null, patches }));
    if (news === null) return;
    writeBytesChange(writer, this.#self, news);
    this.#self.set(news);
  }

  /** Adds what was not told yet about these bodies, and takes it as told. */
  learn(facts: ToldFacts, bodies: readonly ShownBody[]): void {
    for (const { slot, edition, player, outfitId } of bodies) {
      if (this.#told.get(slot) === edition) continue;
      this.#told.set(slot, edition);
      facts.push([slot, player.userId, player.nickname, player.level, outfitId]);
    }
  }
}
