import { ByteWriter } from '#shared/contract/rooms/sights/ByteWriter.ts';
import { bySlot, writeWholeZone, writeZoneChange } from '#shared/contract/rooms/sights/zoneReport.ts';
import type { ShownBody } from './ShownBody.ts';

const NOTHING = new Uint8Array(0);
const writer = new ByteWriter();

/** One zone of a map: who is in it, and what is said of it in one patch, encoded once for everybody who watches it. */
export class Zone {
  readonly index: number;
  #bodies: readonly ShownBody[] = [];
  #came: ShownBody[] = [];
  #gone: number[] = [];
  #renewed: ShownBody[] = [];
  #change: Uint8Array = NOTHING;
  #whole: Uint8Array | null = null;
  #roomTick = 0;

  constructor(index: number) {
    this.index = index;
  }

  /** Everybody in the zone after this patch, ascending by slot. */
  get bodies(): readonly ShownBody[] {
    return this.#bodies;
  }

  /** Whose facts may be new to somebody who watched the zone before. */
  get news(): readonly ShownBody[] {
    return this.#renewed;
  }

  /** What this patch says to those who watch the zone; empty when everybody did what was expected. */
  get change(): Uint8Array {
    return this.#change;
  }

  /** What this patch says to those who begin to watch it. */
  get whole(): Uint8Array {
    if (this.#whole === null) {
      writeWholeZone(writer, this.index, { roomTick: this.#roomTick, bodies: this.#bodies });
      this.#whole = writer.take();
    }
    return this.#whole;
  }

  enter(body: ShownBody): void {
    this.#came.push(body);
    this.#renewed.push(body);
  }

  leave(body: ShownBody): void {
    this.#gone.push(body.slot);
  }

  /** The facts of somebody in the zone are others than before. */
  renew(body: ShownBody): void {
    this.#renewed.push(body);
  }

  /** Everybody has moved: the patch of this world tick can be told. */
  close(roomTick: number): void {
    this.#roomTick = roomTick;
    const [came, gone] = [this.#came, this.#gone];
    const stayed = gone.length === 0 ? this.#bodies : this.#bodies.filter(({ slot }) => !gone.includes(slot));
    writeZoneChange(writer, this.index, { roomTick, gone, stayed, came });
    this.#change = writer.length === 0 ? NOTHING : writer.take();
    this.#whole = null;
    this.#bodies = came.length === 0 ? stayed : [...stayed, ...came].sort(bySlot);
  }

  /** The patch has been told. */
  open(): void {
    if (this.#came.length > 0) this.#came = [];
    if (this.#gone.length > 0) this.#gone = [];
    if (this.#renewed.length > 0) this.#renewed = [];
  }
}
