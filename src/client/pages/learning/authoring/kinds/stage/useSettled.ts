import { useEffect, useState } from 'react';

/**
 * A value as it was when the part of it that `partOf` names last stood still for so long, and how to take the value of
 * this moment at once.
 */
export function useSettled<Value, Part>(
  value: Value,
  afterMs: number,
  partOf: (value: Value) => Part,
): readonly [settled: Value, settle: () => void] {
  const [settled, setSettled] = useState(value);
  const isSame = partOf(settled) === partOf(value);
  useEffect(() => {
    if (isSame) return undefined;
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs, isSame]);
  return [settled, () => setSettled(value)];
}
