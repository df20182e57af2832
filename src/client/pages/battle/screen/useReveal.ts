import { useEffect, useMemo, useState } from 'react';
import type { Scoreboard } from '#shared/contract/battle/scoreboards.ts';
import { revealBoard, type Reveal } from './revealBoard.ts';

interface Revealed {
  readonly board: Scoreboard | null;
  /** Null where nothing was hidden. */
  readonly reveal: Reveal | null;
}

/** After a frozen race every press of the space bar opens a chest. While they are fetched the last board stays. */
export function useReveal(told: Scoreboard | null, frozen: Scoreboard | null, waits: boolean): Revealed {
  const [opened, setOpened] = useState(0);
  const [before, setBefore] = useState(told);
  if (told !== before && told?.clock.state !== 'ENDED') setBefore(told);
  const reveal = useMemo(
    () => (told?.clock.state === 'ENDED' && frozen ? revealBoard(frozen, told, opened) : null),
    [told, frozen, opened],
  );
  const canOpen = reveal?.next != null;
  useEffect(() => {
    if (!canOpen) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.repeat) return;
      event.preventDefault();
      setOpened((count) => count + 1);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [canOpen]);
  if (reveal) return { board: reveal.board, reveal: opened > 0 || canOpen ? reveal : null };
  return { board: waits ? before : told, reveal: null };
}
