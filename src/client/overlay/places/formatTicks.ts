/** Pure: a time of a run as it is read, minutes, seconds and hundredths; ticks are 1/60 s. */
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

const two = (value: number) => `${value}`.padStart(2, '0');
