import type { ByteWriter } from '#shared/contract/rooms/snapshot/ByteWriter.ts';
import { writeByteDelta } from '#shared/contract/rooms/snapshot/byteDelta.ts';
import { dequantisePosition } from '#shared/contract/rooms/quantisePosition.ts';
import { SELF_STATE_BYTES } from '#shared/contract/rooms/selfState.ts';
import type { PlayerProfileList } from '#shared/contract/rooms/snapshot/playerProfiles.ts';
import type { ReplicaState } from './ReplicaState.ts';
import { sameRect, zonesIn, watchedZones, type ZoneRect } from './watchedZones.ts';
import type { ZoneGrid } from './zoneGrid.ts';

/** The watched zones of one client before and after one step; `kept` are in both. */
export interface ViewChange {
  readonly kept: readonly number[];
  readonly begun: readonly number[];
  readonly dropped: readonly number[];
}

/** Motion (px) below which zones are not chosen again; the margin around a view is many times wider. */
const STRIDE = 24;

/** The zones that one client watches, and what it was sent. */
export class ClientView {
  #rect: ZoneRect | null = null;
  #zones: ReadonlySet<number> = new Set();
  #place = '';
  /** The position of the body when its zones were last chosen, world px. */
  #x = NaN;
  #y = NaN;
  readonly #self = new Uint8Array(SELF_STATE_BYTES);
  /** The version of the profile that was sent about each slot. */
  readonly #sentEditions = new Map<number, number>();

  /** Watched zones, row by row. */
  get zones(): ReadonlySet<number> {
    return this.#zones;
  }

  /** Equal for clients that watch the same zones. */
  get place(): string {
    return this.#place;
  }

  /** Chooses zones by the body's position (quarter px). Returns null when they are unchanged. */
  update(grid: ZoneGrid, body: { readonly x: number; readonly y: number }): ViewChange | null {
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

  /** Writes whether the owner's exact state changed, and its difference to the last one sent. */
  writeSelf(writer: ByteWriter, news: Uint8Array | null): void {
    writer.uint8(news === null ? 0 : 1);
    if (news === null) return;
    writeByteDelta(writer, this.#self, news);
    this.#self.set(news);
  }

  /** Appends the profiles that were not sent yet, and marks them as sent. */
  appendProfiles(profiles: PlayerProfileList, bodies: readonly ReplicaState[]): void {
    for (const { slot, edition, player, outfitId } of bodies) {
      if (this.#sentEditions.get(slot) === edition) continue;
      this.#sentEditions.set(slot, edition);
      const { userId, nickname, level, effects, title } = player;
      profiles.push([slot, userId, nickname, level, outfitId, effects, title]);
    }
  }
}
