import { worldTickAt } from '../worldTick.ts';
import { decodeSelfState, SELF_STATE_BYTES, type SelfState } from '../selfState.ts';
import { ByteReader } from './ByteReader.ts';
import { readBytesChange } from './bytesChange.ts';
import { readReports, type ZonesInSight } from './zoneReport.ts';

/** What a line was told so far; each sight only says what is different. */
export interface SightMemory {
  readonly zones: ZonesInSight;
  /** The last `encodeSelfState` of one's own body; zeros before the first. */
  self: Uint8Array;
}

export interface Sight {
  /** Milliseconds since the room opened: the time base of everybody's snapshots and of the movers (`worldTickAt`). */
  readonly time: number;
  /** One's own exact state; null when there is nothing new about it. */
  readonly self: SelfState | null;
}

/** Whether a sight says something about one's own body. */
export const SELF_IS_OLD = 0;
export const SELF_IS_NEW = 1;

export function emptySightMemory(): SightMemory {
  return { zones: new Map(), self: new Uint8Array(SELF_STATE_BYTES) };
}

/**
 * Takes a `sight` message into what is known: the room's time (uint32, little endian), whether one's own state is new and
 * how, then reports of the zones where the unexpected happened. Null when the bytes are none of ours. Never throws.
 */
export function readSight(message: unknown, memory: SightMemory): Sight | null {
  if (!(message instanceof Uint8Array)) return null;
  const reader = new ByteReader(message);
  const time = reader.uint32();
  const self = readSelf(reader, memory);
  return readReports(reader, memory.zones, Math.floor(worldTickAt(time))) ? { time, self } : null;
}

function readSelf(reader: ByteReader, memory: SightMemory): SelfState | null {
  const news = reader.uint8();
  if (news === SELF_IS_OLD) return null;
  if (news !== SELF_IS_NEW) reader.fail();
  const bytes = readBytesChange(reader, memory.self);
  const self = decodeSelfState(bytes);
  if (self === null || reader.isBroken) reader.fail();
  else memory.self = bytes;
  return self;
}
