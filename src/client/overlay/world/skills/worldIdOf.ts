/** Pure: a world id of a payload or of a route parameter, or null for anything that is no finite number above 0. */
export function worldIdOf(value: unknown): number | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  if (typeof value === 'string' && value.trim() === '') return null;
  const id = Number(value);
  return Number.isFinite(id) && id > 0 ? id : null;
}
