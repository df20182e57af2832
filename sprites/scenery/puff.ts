import { random } from '../core/random.ts';
import { scallops } from '../core/shapes.ts';
import type { Point } from '../core/svg.ts';
import { fill, line, linear, part, svg } from '../core/svg.ts';

/** Clouds are shaded with lilac and rose, never with grey. */
const CLOUD = { base: '#fffaf6', shade: '#dcd6f4', ink: '#8b97d0' } as const;

/** Colours of a cloud in the distance, in the light and below. */
export interface CloudTones {
  readonly lit: string;
  readonly shade: string;
}

/** Bulges from one end of the cloud to the other, hanging down and coming back. */
function belly(w: number, depth: number, seed: number): string {
  const next = random(seed * 43 + 11);
  const count = Math.max(3, Math.round(w / 52));
  const step = (w + 24) / count;
  let d = '';
  for (let i = 0; i < count; i++) {
    const middle = 1 - Math.abs((i + 0.5) / count - 0.5) * 2;
    const drop = depth * (0.35 + middle * 0.65) * (0.8 + next() * 0.3);
    d += svg`c${step * 0.12} ${drop} ${-step * 1.12} ${drop} ${-step} ${i === count - 1 ? 0 : (next() - 0.5) * 5}`;
  }
  return d;
}

/** A cloud to stand on, from the origin to the right along its walking line. */
export function puff(w: number, seed: number): string {
  const bumps = Math.max(2, Math.round(w / 46));
  const step = w / bumps;
  let top = '';
  for (let i = 0; i < bumps; i++) top += svg`q${step / 2} ${i % 2 ? -11 : -15} ${step} 0`;
  const d = svg`M0 2${top}c22 -4 28 16 12 22${belly(w, 52, seed)}c-16 -8 -8 -26 12 -24Z`;
  return (
    part(d, CLOUD.base, {
      outline: 2,
      ink: CLOUD.ink,
      shadow: [0, -9],
      shadowColor: CLOUD.shade,
      top: '#ffffff',
    }) + line(svg`M${w * 0.18} 14q14 10 30 2M${w * 0.6} 18q16 10 32 0`, CLOUD.shade, 3, 0.9)
  );
}

/** The sea of clouds that carries the lowest floor, `w` × `h`; its crest is the walking line. */
export function cloudSea(w: number, h: number): string {
  const crest = (step: number, height: number, seed: number, y: number) => {
    const next = random(seed);
    let d = svg`M-40 ${y}`;
    for (let x = -40; x < w + 40;) {
      const width = step * (0.7 + next() * 0.6);
      d += svg`c${width * 0.1} ${-height * (0.8 + next() * 0.5)} ${width * 0.9} ${-height * (0.8 + next() * 0.5)} ${width} 0`;
      x += width;
    }
    return `${d}V${h + 8}H-40Z`;
  };
  return (
    part(crest(84, 18, 5, 4), CLOUD.base, {
      outline: 2,
      ink: CLOUD.ink,
      shadow: [0, -7],
      shadowColor: CLOUD.shade,
      top: '#ffffff',
    }) +
    fill(crest(210, 44, 9, 54), '#ece6fa') +
    fill(crest(200, 44, 15, 64), '#fdf3f3') +
    fill(crest(260, 46, 21, 100), '#dcdaf6') +
    fill(crest(250, 46, 27, 110), '#f3e9f6')
  );
}

/** A heap of clouds without outlines, `w` wide and `h` high, with its foot on the origin. */
export function cloudBank(w: number, h: number, seed: number, { lit, shade }: CloudTones): string {
  const next = random(seed * 7 + 3);
  const heap = (width: number, height: number, foot: number): string => {
    const count = Math.max(4, Math.round(width / (36 + height * 0.36)));
    const rim = Array.from({ length: count + 1 }, (_, i): Point => {
      const k = i / count;
      const sway = i % count === 0 ? 0 : (next() - 0.5) * 0.5;
      return [
        (k - 0.5) * width + (sway * width) / count,
        foot - height * Math.sin(Math.PI * k) ** 0.8 * (0.72 + next() * 0.36),
      ];
    });
    const keel = [0.34, 0, -0.34].map((k): Point => [k * width, foot + 10]);
    return scallops([...rim, ...keel], 0.54);
  };
  const tone = (top: string) =>
    linear([
      [0, top],
      [0.4, lit],
      [0.95, shade],
    ]);
  const [back, front] = [tone(lit), tone('#ffffff')];
  return (
    back.def +
    fill(heap(w * 0.66, h * 1.16, -4), back.url) +
    front.def +
    fill(heap(w, h * 0.72, 0), front.url)
  );
}
