import { spend } from './budget.ts';

/** Pure. The known word that a misspelled one was probably meant to be. */

/** Longer words are not written by hand. */
const LONGEST_WORD = 60;

/** The candidate that the word was probably meant to be; undefined when none is similar enough. */
export function nearestWord(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length < 2 || word.length > LONGEST_WORD) return undefined;
  const lower = word.toLowerCase();
  const allowed = word.length < 3 ? 0 : word.length < 5 ? 1 : 2;
  let best: string | undefined;
  let bestDistance = allowed + 1;
  for (const candidate of candidates) {
    spend(1);
    if (candidate === word || Math.abs(candidate.length - word.length) > allowed) continue;
    if (candidate.toLowerCase() === lower) return candidate;
    // A word of two letters is similar to half of all words of two letters.
    if (candidate.length < 3) continue;
    const limit = Math.min(allowed, candidate.length < 5 ? 1 : 2);
    const distance = editDistance(lower, candidate.toLowerCase());
    if (distance <= limit && distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** Letters inserted, left out, changed, or swapped with their neighbour. */
export function editDistance(left: string, right: string): number {
  spend((left.length * right.length) / 4);
  const width = right.length + 1;
  const table: number[] = Array.from({ length: (left.length + 1) * width }, () => 0);
  const at = (i: number, j: number): number => table[i * width + j] ?? 0;
  for (let i = 0; i <= left.length; i += 1) {
    for (let j = 0; j <= right.length; j += 1) {
      if (i === 0 || j === 0) {
        table[i * width + j] = i + j;
        continue;
      }
      const same = left[i - 1] === right[j - 1];
      let best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      if (swapped) best = Math.min(best, at(i - 2, j - 2) + 1);
      table[i * width + j] = best;
    }
  }
  return at(left.length, right.length);
}
