import { useSearchParams } from 'react-router';
import type { MatrixFilter } from '#client/net/learning/classProgress.ts';

const KEYS = ['course_id', 'group_id', 'tag_id'] as const;
type Key = (typeof KEYS)[number];

/** The course, group and tag that a teacher looks at; they stand in the address, so that a link leads to the same. */
export function useClassFilter() {
  const [params, setParams] = useSearchParams();
  const valueOf = (key: Key): number | undefined => {
    const value = Number(params.get(key));
    return Number.isInteger(value) && value > 0 ? value : undefined;
  };
  const filter: MatrixFilter = Object.fromEntries(
    KEYS.flatMap((key) => {
      const value = valueOf(key);
      return value === undefined ? [] : [[key, value]];
    }),
  );
  const choose = (key: Key, value: number | undefined) =>
    setParams(
      (former) => {
        const next = new URLSearchParams(former);
        if (value === undefined) next.delete(key);
        else next.set(key, String(value));
        return next;
      },
      { replace: true },
    );
  return { filter, valueOf, choose };
}
