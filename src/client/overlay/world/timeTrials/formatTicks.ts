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

const two = (value: number) => `${value}`.padStart(2, '0');
