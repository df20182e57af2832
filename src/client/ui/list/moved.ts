/** A list with one of its entries at another place; places outside of it are its ends. Pure. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const target = Math.min(list.length - 1, Math.max(0, to));
  const entry = list[from];
  if (entry === undefined || target === from) return list;
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(target, 0, entry);
}
