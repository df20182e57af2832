interface Measured {
  readonly minute: number;
  readonly megabytes: number;
}

/**
 * Pure. The growth of a measure in MB a minute, as the median of the slopes between all pairs: a single high or low
 * value does not move it. 0 for fewer than two.
 */
export function slopePerMinute(measured: readonly Measured[]): number {
  const slopes = measured.flatMap((from, index) =>
    measured.slice(index + 1).map((to) => (to.megabytes - from.megabytes) / (to.minute - from.minute)),
  );
  const sorted = slopes.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
