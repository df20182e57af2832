import { ByteWriter } from '#shared/contract/rooms/snapshot/ByteWriter.ts';
import { bySlot, writeWholeZone, writeZoneChange } from '#shared/contract/rooms/snapshot/zoneSnapshot.ts';
import type { ReplicaState } from './ReplicaState.ts';

const NOTHING = new Uint8Array(0);
const writer = new ByteWriter();

/** One zone of a map: its players, and its patch, encoded once for all clients that watch it. */
export class Zone {
  readonly index: number;
  #bodies: readonly ReplicaState[] = [];
  #entered: ReplicaState[] = [];
  #gone: number[] = [];
  #renewed: ReplicaState[] = [];
  #change: Uint8Array = NOTHING;
  #whole: Uint8Array | null = null;
  #roomTick = 0;

  constructor(index: number) {
    this.index = index;
  }

  /** All players in the zone after this patch, ascending by slot. */
  get bodies(): readonly ReplicaState[] {
    return this.#bodies;
  }

  /** Players whose profile may be new to clients that watched the zone before. */
  get news(): readonly ReplicaState[] {
    return this.#renewed;
  }

  /** The patch for clients that watched the zone before; empty when all players moved as expected. */
  get change(): Uint8Array {
    return this.#change;
  }

  /** The patch for clients that begin to watch it. */
  get whole(): Uint8Array {
    if (this.#whole === null) {
      writeWholeZone(writer, this.index, { roomTick: this.#roomTick, bodies: this.#bodies });
      this.#whole = writer.take();
    }
    return this.#whole;
  }

  enter(body: ReplicaState): void {
    this.#entered.push(body);
    this.#renewed.push(body);
  }

  leave(body: ReplicaState): void {
    this.#gone.push(body.slot);
  }

  /** The profile of a player in the zone has changed. */
  renew(body: ReplicaState): void {
    this.#renewed.push(body);
  }

  /** Encodes the patch of this world tick after all players were moved. */
  close(roomTick: number): void {
    this.#roomTick = roomTick;
    const [entered, gone] = [this.#entered, this.#gone];
    const stayed = gone.length === 0 ? this.#bodies : this.#bodies.filter(({ slot }) => !gone.includes(slot));
    writeZoneChange(writer, this.index, { roomTick, gone, stayed, entered });
    this.#change = writer.length === 0 ? NOTHING : writer.take();
    this.#whole = null;
    this.#bodies = entered.length === 0 ? stayed : [...stayed, ...entered].sort(bySlot);
  }

  /** Resets the zone after its patch was sent. */
  open(): void {
    if (this.#entered.length > 0) this.#entered = [];
    if (this.#gone.length > 0) this.#gone = [];
    if (this.#renewed.length > 0) this.#renewed = [];
  }
}
