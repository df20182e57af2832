import { at, line, svg } from '../core/svg.ts';

/**
 * The name of the world, «돌핀 월드», lettered by hand as round strokes: pictures are drawn without fonts. Each letter has
 * a cell of 100 × 124.
 */
const LETTERS = [
  { x: 0, color: '#ff8f7d', d: 'M82 8H20V33H82M50 38V56M8 57H92M20 76H80V97H20V118H84' },
  { x: 108, color: '#ffc93a', d: 'M10 14H64M25 14V50M48 14V50M8 51H66M88 4V74M26 78V116H92' },
  {
    x: 246,
    color: '#4fd0a0',
    d: 'M52 17A16 13.6 0 1 1 20 17A16 13.6 0 1 1 52 17M4 44H66M36 44V56M70 32H88M88 3V56M24 72H86V95H24V118H90',
  },
  { x: 354, color: '#b98af0', d: 'M84 12H18V66H84M4 106H96' },
] as const;

const WIDTH = 454;
const HEIGHT = 124;

/** Centred on the origin, 480 × 150 with its outline. */
export function wordmark(): string {
  const strokes = (color: string | null, width: number) =>
    LETTERS.map((letter) =>
      at(svg`translate(${letter.x} 0)`, line(letter.d, color ?? letter.color, width)),
    ).join('');
  return at(
    svg`translate(${-WIDTH / 2} ${-HEIGHT / 2})`,
    at('translate(0 5)', strokes('#143a5c', 25)) +
      strokes('#20507a', 25) +
      strokes('#ffffff', 18.4) +
      strokes(null, 12.4) +
      at(
        'translate(-.8 -2.6)',
        LETTERS.map(({ x, d }) => at(svg`translate(${x} 0)`, line(d, '#ffffff', 3, 0.34))).join(''),
      ),
  );
}
