import { worldTickAt } from '#shared/contract/rooms/worldTick.ts';
import { decodeSelfState, SELF_STATE_BYTES, type SelfState } from '#shared/contract/rooms/selfState.ts';
import { ByteReader } from './ByteReader.ts';
import { readByteDelta } from './byteDelta.ts';
import { readZones, type VisibleZones } from './zoneSnapshot.ts';

/** Everything that a connection has received; each snapshot contains only differences to it. */
export interface SnapshotBaseline {
  readonly zones: VisibleZones;
  /** The last `encodeSelfState` of the own body; zeros before the first. */
  self: Uint8Array;
}

export interface Snapshot {
  /** Milliseconds since the room opened: the time base of snapshots and movers (`worldTickAt`). */
  readonly time: number;
  /** The own exact state; null when unchanged. */
  readonly self: SelfState | null;
}

export function emptySnapshotBaseline(): SnapshotBaseline {
  return { zones: new Map(), self: new Uint8Array(SELF_STATE_BYTES) };
}

/**
 * Applies a snapshot message: the room's time (uint32, little endian), a byte that is 1 when the own state changed, the
 * difference to it, then the changed zones. Null for malformed bytes. Never throws.
 */
export function decodeSnapshot(message: unknown, memory: SnapshotBaseline): Snapshot | null {
  if (!(message instanceof Uint8Array)) return null;
  const reader = new ByteReader(message);
  const time = reader.uint32();
  const isSelfNew = reader.uint8();
  if (isSelfNew > 1) reader.fail();
  const self = isSelfNew === 0 ? null : readSelf(reader, memory);
  return readZones(reader, memory.zones, Math.floor(worldTickAt(time))) ? { time, self } : null;
}

function readSelf(reader: ByteReader, memory: SnapshotBaseline): SelfState | null {
  const bytes = readByteDelta(reader, memory.self);
  const self = decodeSelfState(bytes);
  if (self === null || reader.isBroken) reader.fail();
  else memory.self = bytes;
  return self;
}
