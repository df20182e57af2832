/** Pure. The row that an arrow leads to from a row; null for another key, from outside, and at the ends. */
export function arrowStep({
  index,
  count,
  key,
}: {
  readonly index: number;
  readonly count: number;
  readonly key: string;
}): number | null {
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  const to = index + step;
  return index < 0 || step === 0 || to < 0 || to >= count ? null : to;
}
