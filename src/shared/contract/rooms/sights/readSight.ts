import { MOST_PATCHES_AT_ONCE } from '../worldRoom.ts';
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
  /** The next sight follows after so many patches, and so many batches of keys are to go into one message. */
  readonly patches: number;
}

const SELF_IS_NEW = 1;
const PATCHES_AT = 1;

export function emptySightMemory(): SightMemory {
  return { zones: new Map(), self: new Uint8Array(SELF_STATE_BYTES) };
}

/** The byte after the time: whether something is said about one's own body, and how many patches until the next sight. */
export function sightHead({
  isSelfNew,
  patches,
}: {
  readonly isSelfNew: boolean;
  readonly patches: number;
}): number {
  return ((patches - 1) << PATCHES_AT) | (isSelfNew ? SELF_IS_NEW : 0);
}

/** The patches of a `sightHead`. */
export function patchesOf(head: number): number {
  return (head >> PATCHES_AT) + 1;
}

/**
 * Takes a `sight` message into what is known: the room's time (uint32, little endian), the `sightHead`, how one's own state
 * is new, then reports of the zones where the unexpected happened. Null when the bytes are none of ours. Never throws.
 */
export function readSight(message: unknown, memory: SightMemory): Sight | null {
  if (!(message instanceof Uint8Array)) return null;
  const reader = new ByteReader(message);
  const time = reader.uint32();
  const head = reader.uint8();
  const patches = patchesOf(head);
  if (patches > MOST_PATCHES_AT_ONCE) reader.fail();
  const self = (head & SELF_IS_NEW) === 0 ? null : readSelf(reader, memory);
  return readReports(reader, memory.zones, Math.floor(worldTickAt(time))) ? { time, self, patches } : null;
}

function readSelf(reader: ByteReader, memory: SightMemory): SelfState | null {
  const bytes = readBytesChange(reader, memory.self);
  const self = decodeSelfState(bytes);
  if (self === null || reader.isBroken) reader.fail();
  else memory.self = bytes;
  return self;
}
