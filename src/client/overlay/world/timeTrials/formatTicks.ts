/** Pure: formats ticks (1/60 s) as minutes, seconds and hundredths. */
import { TICK_RATE } from '#shared/simulation/feel.ts';

export function formatTicks(ticks: number): string {
  const hundredths = Math.floor((ticks * 100) / TICK_RATE);
  const [minutes, seconds, rest] = [
    Math.floor(hundredths / 6000),
    Math.floor(hundredths / 100) % 60,
    hundredths % 100,
  ];
  return `${minutes}:${two(seconds)}.${two(rest)}`;
}

/** A difference to another time, with its sign: `−0.46`. */
export function formatSplit(ticks: number): string {
  const hundredths = Math.round((Math.abs(ticks) * 100) / TICK_RATE);
  return `${ticks < 0 ? '−' : '+'}${Math.floor(hundredths / 100)}.${two(hundredths % 100)}`;
}

const two = (value: number) => `${value}`.padStart(2, '0');
