/** Pure. The letters of a name that is being typed behind an @ at the end of some words; null for none. */
export function mentionAt(before: string): string | null {
  return /(?:^|[^\p{L}\p{N}])@([\p{L}\p{N}_-]{1,12})$/u.exec(before)?.[1] ?? null;
}
