import { light, mix, shade } from '../core/color.ts';
import { random } from '../core/random.ts';
import { smooth } from '../core/shapes.ts';
import type { Point } from '../core/svg.ts';
import { fill, line, linear, part, svg } from '../core/svg.ts';
import type { Contour } from './place.ts';

interface Roof {
  readonly width: number;
  /** The top of the rock, and its depth between its spikes. */
  readonly top: number;
  readonly depth: number;
  /** Length of the longest stone icicle. */
  readonly spike: number;
  readonly color: string;
  /** The colour that the top fades into. */
  readonly dark: string;
  readonly seed: number;
  readonly step: number;
}

/** A roof of rock with stone icicles across the whole layer. */
export function caveRoof({ width, top, depth, spike, color, dark, seed, step }: Roof): string {
  const next = random(seed * 53 + 11);
  let edge = '';
  for (let x = -80; x < width + step;) {
    const w = step * (0.55 + next() * 0.9);
    const swing = Math.sin(x / 260 + seed) * depth * 0.35;
    const hang = top + depth + swing;
    const tip = hang + spike * next() ** 1.6;
    edge += svg`C${x + w * 0.3} ${hang} ${x + w * 0.42} ${tip} ${x + w * 0.5} ${tip}C${x + w * 0.58} ${tip} ${x + w * 0.7} ${hang} ${x + w} ${hang}`;
    x += w;
  }
  const tone = linear([
    [0, dark],
    [1, color],
  ]);
  return tone.def + fill(svg`M-80 ${top - 40}V${top + depth}${edge}V${top - 40}Z`, tone.url);
}

/** A pillar of rock from the floor, narrow in the middle: `h` high, `w` wide at its foot. */
export function pillar(
  h: number,
  w: number,
  color: string,
  seed: number,
  { width = 1.8, ink }: Contour = {},
): string {
  const next = random(seed * 37 + 9);
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= 10; i++) {
    const k = i / 10;
    const waist = 0.46 + 0.54 * Math.abs(k - 0.52) ** 1.4 * 2.6;
    const wobble = 1 + (next() - 0.5) * 0.16;
    left.push([(-w / 2) * waist * wobble, 8 - k * h]);
    right.unshift([(w / 2) * waist * (2 - wobble), 8 - k * h]);
  }
  let rings = '';
  for (let y = -40; y > -h; y -= 46 + next() * 30)
    rings +=
      line(svg`M${-w * 0.4} ${y}q${w * 0.4} ${10 + next() * 8} ${w * 0.8} 0`, shade(color, 1.3), 2.4, 0.4) +
      line(svg`M${-w * 0.3} ${y - 7}q${w * 0.2} 7 ${w * 0.36} 5`, light(color, 0.9), 2.2, 0.45);
  return part(smooth([...left, ...right], true, 1), color, {
    outline: width,
    ink: ink ?? mix(color, '#1b2054', 0.7),
    shadow: [-w * 0.09, 0],
    shadowColor: mix(color, '#2e3674', 0.45),
    top: light(color, 0.3),
    inside: width ? rings : '',
  });
}

/** A stone that stands up to a point, `h` high. */
export function stalagmite(
  h: number,
  color: string,
  seed: number,
  { width = 1.8, ink }: Contour = {},
): string {
  const next = random(seed * 41 + 2);
  const w = Math.min(64, h * (0.3 + next() * 0.14));
  const lean = (next() - 0.5) * w * 0.5;
  return part(
    svg`M${-w} 6C${-w * 0.7} ${-h * 0.22} ${-w * 0.36} ${-h * 0.5} ${lean - w * 0.12} ${-h * 0.96}Q${lean} ${-h * 1.04} ${lean + w * 0.12} ${-h * 0.96}C${w * 0.4} ${-h * 0.5} ${w * 0.66} ${-h * 0.24} ${w} 6Z`,
    color,
    {
      outline: width,
      ink: ink ?? mix(color, '#1b2054', 0.7),
      shadow: [-w * 0.18, -1],
      shadowColor: mix(color, '#2e3674', 0.45),
      top: light(color, 0.5),
      inside: width
        ? line(
            svg`M${w * 0.1} ${-h * 0.12}q${w * 0.3} 8 ${w * 0.6} 2M${-w * 0.5} ${-h * 0.34}q${w * 0.4} 10 ${w * 0.8} 2`,
            shade(color, 1.3),
            2.2,
            0.45,
          ) +
          line(
            svg`M${-w * 0.4} ${-h * 0.2}Q${-w * 0.16} ${-h * 0.5} ${lean - w * 0.04} ${-h * 0.8}`,
            light(color, 1),
            2.4,
            0.5,
          )
        : '',
    },
  );
}
