import { useCallback, useEffect, useRef, useState } from 'react';
import { endOfLine, linesBegun, type ObjectFilm } from './objectFilm.ts';

export const SPEEDS = { slow: 0.5, normal: 1, fast: 2.5 } as const;
export type Speed = keyof typeof SPEEDS;

/** A longer gap between two frames is a hitch; the rest of its time is dropped. */
const MAX_FRAME_MS = 100;

export interface ObjectPlayer {
  readonly isPlaying: boolean;
  /** Lines that have begun; 0 before the first one. */
  readonly begun: number;
  readonly isAtEnd: boolean;
  readonly play: () => void;
  readonly pause: () => void;
  /** To the next line, and on until its effect is seen. */
  readonly stepOn: () => void;
  readonly stepBack: () => void;
  readonly toStart: () => void;
}

/** Moves through a film with the clock of the screen. */
export function useObjectPlayer({
  film,
  speed,
  onTime,
  onEnd,
}: {
  readonly film: ObjectFilm;
  readonly speed: Speed;
  /** At every frame that shows another moment. */
  readonly onTime: (ms: number) => void;
  readonly onEnd: () => void;
}): ObjectPlayer {
  const place = useRef(0);
  /** Plays up to this moment. */
  const until = useRef(0);
  const [isPlaying, setPlaying] = useState(false);
  const [begun, setBegun] = useState(0);
  const [isAtEnd, setAtEnd] = useState(false);
  const listeners = useRef({ onTime, onEnd });
  useEffect(() => {
    listeners.current = { onTime, onEnd };
  });
  const { durationMs, lines } = film;

  const show = useCallback(
    (ms: number, line: number) => {
      place.current = ms;
      listeners.current.onTime(ms);
      setBegun(line);
      setAtEnd(lines.length > 0 && ms >= durationMs && line >= lines.length);
    },
    [durationMs, lines],
  );

  // Another film begins at its start.
  const [shown, setShown] = useState(film);
  if (shown !== film) {
    setShown(film);
    setPlaying(false);
    setBegun(0);
    setAtEnd(false);
  }
  useEffect(() => {
    place.current = 0;
    until.current = 0;
    listeners.current.onTime(0);
  }, [film]);

  /** The line to stop at; null plays to the end. */
  const stopAt = useRef<number | null>(null);
  useEffect(() => {
    if (!isPlaying) return undefined;
    let before: number | null = null;
    let frame = requestAnimationFrame(function next(now) {
      const passed = before === null ? 0 : Math.min(MAX_FRAME_MS, now - before);
      before = now;
      const ms = Math.min(until.current, place.current + passed * SPEEDS[speed]);
      show(ms, stopAt.current ?? linesBegun(film, ms));
      if (ms < until.current) {
        frame = requestAnimationFrame(next);
        return;
      }
      setPlaying(false);
      if (stopAt.current === null || stopAt.current >= film.lines.length) listeners.current.onEnd();
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, speed, show, film]);

  const playTo = (ms: number, line: number | null) => {
    until.current = ms;
    stopAt.current = line;
    setPlaying(true);
  };
  return {
    isPlaying,
    begun,
    isAtEnd,
    play: () => {
      if (isAtEnd) show(0, 0);
      playTo(durationMs, null);
    },
    pause: () => setPlaying(false),
    stepOn: () => {
      const line = isAtEnd ? 1 : begun + 1;
      const next = lines[line - 1];
      if (next === undefined) return playTo(durationMs, null);
      // The rest of the line before is cut short.
      show(next.at, line);
      playTo(endOfLine(film, line - 1), line);
    },
    stepBack: () => {
      setPlaying(false);
      const line = begun - 1;
      show(lines[line - 1]?.at ?? 0, Math.max(0, line));
    },
    toStart: () => {
      setPlaying(false);
      show(0, 0);
    },
  };
}
