/** What a drawing belongs to; throws when somebody took it out of the map. */
export function nth<T>(things: readonly T[], index: number): T {
  const thing = things[index];
  if (thing === undefined) throw new Error(`a drawing needs entry ${index} of a list of ${things.length}`);
  return thing;
}
