/** Jamo to be composed, and accents after their letter, as a Mac writes them into files. */
const PARTS = /[\u0300-\u036f\u1100-\u11ff]/;

/** A source with composed letters, so that equal names are equal. No line moves. */
export function composed(source: string): string {
  return PARTS.test(source) ? source.normalize('NFC') : source;
}
