import { ByteReader } from './ByteReader.ts';
import { readReports, type ZonesInSight } from './zoneReport.ts';

/**
 * Takes a `sight` message into `zones`: the room's time (uint32 ms, little endian), then the reports of the zones where
 * the unexpected happened. Returns the time, or null when the bytes are none of ours. Never throws.
 */
export function readSight(message: unknown, zones: ZonesInSight): number | null {
  if (!(message instanceof Uint8Array)) return null;
  const reader = new ByteReader(message);
  const time = reader.uint32();
  return readReports(reader, zones) ? time : null;
}
