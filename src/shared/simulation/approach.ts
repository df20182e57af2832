/** `value` moved towards `target` by at most `by`. */
export function approach(value: number, target: number, by: number): number {
  if (value < target) return value + by < target ? value + by : target;
  return value - by > target ? value - by : target;
}
