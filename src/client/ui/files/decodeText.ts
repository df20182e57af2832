/** Marks at the beginning of a text, by what it is written in. */
const MARKED: readonly (readonly [mark: readonly number[], encoding: string])[] = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** The text of a chosen file: UTF-8, UTF-16, or the code page of Korean Windows; null for what is none. */
export function decodeText(bytes: Uint8Array): string | null {
  const marked = MARKED.find(([mark]) => mark.every((byte, at) => bytes[at] === byte))?.[1];
  for (const encoding of marked === undefined ? ['utf-8', 'euc-kr'] : [marked])
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // The next one is tried.
    }
  return null;
}
