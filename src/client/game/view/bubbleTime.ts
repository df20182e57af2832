const SHORTEST_MS = 4000;
const LONGEST_MS = 7000;
const PER_CHARACTER_MS = 60;

/** How long words stay over a head, ms: a slow reader of ten has time for all of them. */
export function bubbleTime(text: string): number {
  return Math.min(LONGEST_MS, SHORTEST_MS + Array.from(text).length * PER_CHARACTER_MS);
}
