import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';

/*
 * Pure. Text of files in the encodings of Korean programs: UTF-8, UTF-16 of Excel's «Unicode text», and CP949, in which
 * Excel saves CSV and Windows names the files of a zip.
 */

export type TextEncoding = 'utf8' | 'utf-16le' | 'utf-16be' | 'cp949';

/** Bytes that are examined to detect UTF-16 without a byte order mark. */
const PROBE_BYTES = 4096;

/** The encoding of a text; a text that is no UTF counts as CP949. */
export function encodingOf(bytes: Uint8Array): TextEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  const probe = bytes.subarray(0, PROBE_BYTES);
  for (const [at, byte] of probe.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  // Commas, digits and line ends of UTF-16 have a zero on one side.
  if (bytes.length % 2 === 0 && odd > probe.length / 20 && even === 0) return 'utf-16le';
  if (bytes.length % 2 === 0 && even > probe.length / 20 && odd === 0) return 'utf-16be';
  return isUtf8(bytes) ? 'utf8' : 'cp949';
}

/** The text without its byte order mark; bytes outside of CP949 become U+FFFD. */
export const decodeText = (bytes: Uint8Array): string =>
  iconv.decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), encodingOf(bytes));

/** The bytes that decide whether a file is text, so that decoding a large file delays nothing. */
const START_BYTES = 256 * 1024;

/** The beginning of a text; a letter that is cut at its end is left out. */
export function decodeStart(bytes: Uint8Array): string {
  const decoder = iconv.getDecoder(encodingOf(bytes));
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, START_BYTES));
  const text = decoder.write(start);
  return start.byteLength === bytes.byteLength ? text + (decoder.end() ?? '') : text;
}

/** Whether a decoded text has only letters, tabs, line ends, form feeds and escapes. */
export function isWriting(text: string): boolean {
  if (text.includes('\uFFFD')) return false;
  // oxlint-disable-next-line no-control-regex -- control characters are what this refuses
  return !/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text);
}
