import { useEffect, useState } from 'react';

/** A value as it was when the part of it that `partOf` names last stood still for so long. */
export function useSettled<Value, Part>(
  value: Value,
  afterMs: number,
  partOf: (value: Value) => Part,
): Value {
  const [settled, setSettled] = useState(value);
  const isSame = partOf(settled) === partOf(value);
  useEffect(() => {
    if (isSame) return undefined;
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs, isSame]);
  return settled;
}
