/** Jamo that are put together, and accents that stand after their letter, as a Mac writes them into files. */
const PARTS = /[\u0300-\u036f\u1100-\u11ff]/;

/** A source with its letters as one types them: the same name is the same name. No line moves. */
export function composed(source: string): string {
  return PARTS.test(source) ? source.normalize('NFC') : source;
}
