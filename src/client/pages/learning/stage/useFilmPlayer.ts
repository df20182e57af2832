import { useCallback, useEffect, useRef, useState } from 'react';
import { calmTick, stopAt, type Film } from './film.ts';

export const SPEEDS = { snail: 0.5, turtle: 1, fish: 2.5 } as const;
export type Speed = keyof typeof SPEEDS;

const TICKS_PER_MS = 60 / 1000;

export interface FilmPlayer {
  readonly isPlaying: boolean;
  /** Commands that have begun; 0 before the first one. */
  readonly stop: number;
  readonly isAtEnd: boolean;
  readonly play: () => void;
  readonly pause: () => void;
  /** To the end of the command under way, or of the next one. */
  readonly stepOn: () => void;
  readonly stepBack: () => void;
  /** To the end of this many commands. */
  readonly goTo: (stop: number) => void;
  /** The whole tick that is shown. */
  readonly tick: () => number;
}

/** Moves through a film with the clock of the screen. */
export function useFilmPlayer({
  film,
  speed,
  isCalm,
  onTick,
  onEnd,
}: {
  readonly film: Film;
  readonly speed: Speed;
  readonly isCalm: boolean;
  /** At every frame of the screen that shows another tick. */
  readonly onTick: (tick: number) => void;
  readonly onEnd: () => void;
}): FilmPlayer {
  const place = useRef(0);
  /** Plays up to this tick. */
  const until = useRef(0);
  const [isPlaying, setPlaying] = useState(false);
  const [stop, setStop] = useState(0);
  const [isAtEnd, setAtEnd] = useState(false);
  const listeners = useRef({ onTick, onEnd });
  useEffect(() => {
    listeners.current = { onTick, onEnd };
  });
  const last = film.states.length - 1;

  const show = useCallback(
    (tick: number) => {
      place.current = tick;
      const whole = Math.min(last, Math.floor(tick));
      listeners.current.onTick(isCalm ? calmTick(film, whole) : whole);
      setStop(stopAt(film, whole) + 1);
      setAtEnd(last > 0 && whole >= last);
    },
    [film, last, isCalm],
  );

  // Another film begins at its start.
  const [begun, setBegun] = useState(film);
  if (begun !== film) {
    setBegun(film);
    setPlaying(false);
    setStop(0);
    setAtEnd(false);
  }
  useEffect(() => {
    place.current = 0;
    until.current = 0;
    listeners.current.onTick(0);
  }, [film]);

  useEffect(() => {
    if (!isPlaying) return undefined;
    let before: number | null = null;
    let frame = requestAnimationFrame(function next(now) {
      const passed = before === null ? 0 : Math.min(100, now - before);
      before = now;
      const tick = Math.min(until.current, place.current + passed * TICKS_PER_MS * SPEEDS[speed]);
      show(tick);
      if (tick < until.current) {
        frame = requestAnimationFrame(next);
        return;
      }
      setPlaying(false);
      if (tick >= last) listeners.current.onEnd();
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, speed, show, last]);

  const playTo = (tick: number) => {
    until.current = tick;
    setPlaying(true);
  };
  const endOf = (index: number) => film.stops[index]?.to ?? last;
  return {
    isPlaying,
    stop,
    isAtEnd,
    play: () => {
      if (place.current >= last) show(0);
      playTo(last);
    },
    pause: () => setPlaying(false),
    stepOn: () => {
      // Pressed again on the way, it is one step more.
      const from = isPlaying && until.current < last ? until.current : place.current;
      const next = film.stops.findIndex(({ to }) => to > from);
      if (next !== -1) playTo(endOf(next));
    },
    stepBack: () => {
      setPlaying(false);
      const before = film.stops.findLast(({ from }) => from < place.current);
      show(before?.from ?? 0);
    },
    goTo: (wanted) => {
      setPlaying(false);
      show(wanted <= 0 ? 0 : endOf(wanted - 1));
    },
    tick: () => Math.min(last, Math.floor(place.current)),
  };
}
