import { INPUT_MASK } from '#shared/simulation/inputBits.ts';

/**
 * Consecutive ticks of input. `firstSeq` numbers the first of them, counted from 1 since the join; `firstTick` is the
 * world tick at which it was pressed, each further one is the next.
 */
export interface InputBatch {
  readonly firstSeq: number;
  readonly firstTick: number;
  readonly bits: readonly number[];
}

/** Most ticks in a batch: four times what a page sends at once. */
export const MAX_BATCH_TICKS = 12;
const HEADER_BYTES = 8;
const MOST = 0xffffffff;

/** uint32 sequence number and uint32 world tick (little endian), then one byte per tick. */
export function encodeInputBatch({ firstSeq, firstTick, bits }: InputBatch): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES + bits.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, firstSeq, true);
  view.setUint32(4, firstTick, true);
  bytes.set(bits, HEADER_BYTES);
  return bytes;
}

/** The decoded batch, or null for malformed bytes. Unused bits are cleared. */
export function decodeInputBatch(message: unknown): InputBatch | null {
  if (!(message instanceof Uint8Array)) return null;
  const ticks = message.byteLength - HEADER_BYTES;
  if (ticks < 1 || ticks > MAX_BATCH_TICKS) return null;
  const firstSeq = uint32At(message, 0);
  if (firstSeq < 1 || firstSeq > MOST - ticks) return null;
  // Without a DataView, which costs more than reading the bytes; this runs for every message of every player.
  const bits: number[] = [];
  for (let at = HEADER_BYTES; at < message.byteLength; at += 1) bits.push((message[at] ?? 0) & INPUT_MASK);
  return { firstSeq, firstTick: uint32At(message, 4), bits };
}

function uint32At(bytes: Uint8Array, at: number): number {
  const [a = 0, b = 0, c = 0, d = 0] = [bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]];
  return (a | (b << 8) | (c << 16) | (d << 24)) >>> 0;
}
