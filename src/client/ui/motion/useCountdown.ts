import { useEffect, useState } from 'react';

/** Seconds left of `seconds`, counted down from the moment `from` changed; by differences, so that no clock need be right. */
export function useCountdown(seconds: number, from: unknown): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const start = performance.now();
    const tell = () => setLeft(Math.max(0, Math.ceil(seconds - (performance.now() - start) / 1000)));
    tell();
    const timer = setInterval(tell, 500);
    return () => clearInterval(timer);
  }, [seconds, from]);
  return left;
}
