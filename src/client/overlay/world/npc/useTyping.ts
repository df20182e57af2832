import { useEffect, useState } from 'react';

const MS_PER_LETTER = 34;

interface Typing {
  /** Number of visible letters. */
  readonly typed: number;
  readonly isTyping: boolean;
  /** Shows the rest at once. */
  readonly finish: () => void;
}

/**
 * Types a text letter by letter, from its beginning whenever `page` or the text changes. With reduced motion the whole
 * text is shown.
 */
export function useTyping({
  text,
  page,
  isStill,
}: {
  readonly text: string;
  readonly page: number;
  readonly isStill: boolean;
}): Typing {
  const key = `${page} ${text}`;
  const [progress, setProgress] = useState({ key, typed: 0 });
  const typed = isStill ? text.length : progress.key === key ? progress.typed : 0;
  const isTyping = typed < text.length;

  // By the clock, so that a slow machine shows more letters at a time and finishes at the same time.
  useEffect(() => {
    if (!isTyping) return undefined;
    const start = performance.now();
    const timer = setInterval(() => {
      setProgress({ key, typed: Math.floor((performance.now() - start) / MS_PER_LETTER) });
    }, MS_PER_LETTER);
    return () => clearInterval(timer);
  }, [key, isTyping]);

  return { typed, isTyping, finish: () => setProgress({ key, typed: text.length }) };
}
