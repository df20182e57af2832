/** Worn item ids as one string that is equal exactly when the outfits are equal. */
export function encodeOutfit(itemIds: Iterable<number>): string {
  return [...itemIds].sort((a, b) => a - b).join(',');
}

/** Ids of an outfit code; invalid ones are left out. */
export function decodeOutfit(code: string): number[] {
  if (code === '') return [];
  return code
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
}
