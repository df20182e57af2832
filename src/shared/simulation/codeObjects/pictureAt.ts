import type { CodeObjectAct, CodeObjectPicture, PartValue } from './codeObjectTypes.ts';

/**
 * Pure. An object `ms` after its program began, from its state before and all acts in their order. Numbers go linearly
 * from their present value to the value of the act, everything else changes at once.
 */
export function pictureAt(
  before: CodeObjectPicture,
  acts: readonly CodeObjectAct[],
  ms: number,
): CodeObjectPicture {
  const under = new Map<string, { readonly from: PartValue; readonly act: CodeObjectAct }>();
  const valueAt = (part: string, moment: number): PartValue => {
    const change = under.get(part);
    return change ? between(change.from, change.act, moment) : (before[part] ?? null);
  };
  for (const act of acts) {
    if (act.at > ms) break;
    under.set(act.part, { from: valueAt(act.part, act.at), act });
  }
  const picture: Record<string, PartValue> = { ...before };
  for (const part of under.keys()) picture[part] = valueAt(part, ms);
  return picture;
}

function between(from: PartValue, { at, ms, value }: CodeObjectAct, moment: number): PartValue {
  // The end is exactly the value, without rounding of the calculation.
  if (typeof from !== 'number' || typeof value !== 'number' || moment - at >= ms) return value;
  return from + (value - from) * ((moment - at) / ms);
}
