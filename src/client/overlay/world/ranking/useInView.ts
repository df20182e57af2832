import { useCallback, useState } from 'react';

/** Tells whether an element can be seen in its scrolling box; `ever` also once it has been. */
export function useInView<T extends Element>(): {
  readonly ref: (element: T) => () => void;
  readonly inView: boolean;
  readonly ever: boolean;
} {
  const [{ inView, ever }, setSeen] = useState({ inView: false, ever: false });
  const ref = useCallback((element: T) => {
    const note = (now: boolean) => setSeen((before) => ({ inView: now, ever: before.ever || now }));
    const observer = new IntersectionObserver(([entry]) => note(entry?.isIntersecting === true));
    observer.observe(element);
    return () => {
      observer.disconnect();
      note(false);
    };
  }, []);
  return { ref, inView, ever };
}
