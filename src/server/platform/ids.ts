import { createHash, randomBytes } from 'node:crypto';

/**
 * A UUID of version 7: 48 bits of milliseconds, then random. Consecutive rows are neighbours in the index, and the next
 * one cannot be guessed.
 */
export function newId(now: number = Date.now()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** A secret for links and refresh tokens, safe in a URL: 32 bytes as 43 characters. */
export function randomToken(byteLength = 32): string {
  return randomBytes(byteLength).toString('base64url');
}

/** SHA-256 in lower-case hex (64 characters), in which the database keeps issued tokens. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
