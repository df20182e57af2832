import { useEffect, useMemo, useState } from 'react';
import { useReducedMotion } from '#client/ui/motion/useReducedMotion.ts';
import type { PageBox } from '#shared/content/documentPages.ts';
import { type Moment, momentsOf, type PageRun, stillMoment } from './moments.ts';

/** Time for one moment, and for all of them, in ms. */
const LONGEST = 520;
const SHORTEST = 90;
const WHOLE = 5200;

/** The moment that the picture shows: the run, moment by moment; its end at once if less motion is wanted. */
export function useMoment(box: PageBox | null, run: PageRun | null): Moment {
  const reduced = useReducedMotion();
  const moments = useMemo(
    () => (run ? momentsOf(run) : [stillMoment(box?.source ?? '', box?.input ?? '')]),
    [box, run],
  );
  const [shown, setShown] = useState<{ of: readonly Moment[]; at: number }>({ of: moments, at: 0 });
  const end = moments.length - 1;
  const at = reduced ? end : shown.of === moments ? Math.min(shown.at, end) : 0;
  useEffect(() => {
    if (at >= end) return undefined;
    const timer = setTimeout(
      () => setShown({ of: moments, at: at + 1 }),
      Math.min(LONGEST, Math.max(SHORTEST, WHOLE / moments.length)),
    );
    return () => clearTimeout(timer);
  }, [moments, at, end]);
  return moments[at] ?? stillMoment(box?.source ?? '', box?.input ?? '');
}
