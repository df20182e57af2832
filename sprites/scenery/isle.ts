import type { Rect, Slope } from '#shared/content/maps/mapTypes.ts';
import type { Random } from '../core/random.ts';
import { random } from '../core/random.ts';
import { ellipsePath, star } from '../core/shapes.ts';
import { at, clip, ellipse, fill, line, linear, part, svg } from '../core/svg.ts';

const TURF = { base: '#8bdc6e', top: '#e0f8a4', shade: '#4fb96f', ink: '#2d6b52', blade: '#c4f08a' } as const;
const ROCK = { light: '#f8dcc0', mid: '#e2ac94', deep: '#b98092', ink: '#6b4258' } as const;
const PETALS = ['#fff6fb', '#ffd0e0', '#fff0a8'] as const;

/** The cap of grass with its flowers; overhangs 4 px on both sides. */
function turf(w: number, seed: number, next: Random): string {
  const waves = Math.max(2, Math.round(w / 38));
  const step = w / waves;
  let crest = '';
  for (let i = 0; i < waves; i++) crest += svg`q${step / 2} ${i % 2 ? -3.4 : -5.4} ${step} 0`;
  let cap = svg`M-4 2q2 -4 4 -4${crest}q4 0 4 5V11`;
  const k = step / 32;
  for (let i = waves - 1; i >= 0; i--) {
    const long = 9 + ((i * 41 + seed * 11) % 5) * 2.2;
    const short = 5 + ((i * 29 + seed * 5) % 4) * 1.6;
    cap += svg`q${-4 * k} ${long} ${-9 * k} ${long * 0.2}q${-4 * k} ${short} ${-11 * k} 0q${-5 * k} ${short * 0.8} ${-12 * k} ${-long * 0.2}`;
  }
  let growth = '';
  for (let x = 10 + next() * 12; x < w - 8; x += 34 + next() * 30) {
    if (next() < 0.5) {
      const blades = svg`M${x} -2q-1 -6 -4 -8M${x + 3} -2q1 -7 4 -9`;
      growth += line(blades, TURF.ink, 3.6) + line(blades, TURF.blade, 1.9);
    } else {
      const petal = PETALS[Math.floor(next() * PETALS.length)] ?? PETALS[0];
      const y = -9 - next() * 3;
      growth +=
        line(svg`M${x} -1V${y}`, TURF.ink, 2.2) +
        part(star(x, y, 5.4, 3.2, 5, x), petal, { outline: 1.2, ink: '#a85a7a', shadow: null }) +
        ellipse(x, y, 1.6, 1.6, '#ffb43f');
    }
  }
  return (
    part(`${cap}H-4Z`, TURF.base, {
      outline: 2,
      ink: TURF.ink,
      shadow: [0, -3.4],
      shadowColor: TURF.shade,
      top: TURF.top,
    }) +
    growth +
    line(svg`M4 1${crest}`, '#f6ffd8', 1.8, 0.7)
  );
}

/** Rock that hangs under an island and ends in points. */
function hanging(w: number, depth: number, next: Random): string {
  const teeth = Math.max(3, Math.round(w / 58));
  const step = (w - 8) / teeth;
  let d = svg`M4 0H${w - 4}`;
  for (let i = teeth - 1; i >= 0; i--) {
    const middle = 1 - Math.abs((i + 0.5) / teeth - 0.5) * 1.7;
    const low = depth * Math.max(0.3, middle) * (0.8 + next() * 0.3);
    const up = i === 0 ? 0 : depth * Math.max(0.15, middle - 0.35) * 0.9;
    d += svg`L${4 + (i + 0.62 - 0.24 * next()) * step} ${low}L${4 + i * step} ${up}`;
  }
  const tone = linear([
    [0, ROCK.light],
    [0.35, ROCK.mid],
    [1, ROCK.deep],
  ]);
  let facets = '';
  for (let i = 0; i < teeth; i++) {
    const x = 4 + (i + 0.5) * step;
    facets += svg`M${x} 14l${step * 0.3} ${depth * 0.4}l${step * 0.3} ${-depth * 0.3}Z`;
  }
  const stones = Array.from({ length: Math.round(w / 64) }, () => {
    const [x, y] = [20 + next() * (w - 40), 20 + next() * depth * 0.26];
    return ellipse(x, y, 8, 5, ROCK.deep, 0.35) + ellipse(x - 1, y - 1.4, 8, 5, ROCK.light, 0.7);
  }).join('');
  return (
    tone.def +
    `<path d="${d}Z" fill="${ROCK.ink}" stroke="${ROCK.ink}" stroke-width="4.4" stroke-linejoin="round"/>` +
    clip(
      `${d}Z`,
      fill(`${d}Z`, tone.url) +
        fill(facets, ROCK.deep, 0.32) +
        stones +
        fill(svg`M0 4H${w}V19H0Z`, '#8a5a5a', 0.26),
    )
  );
}

/** An island that floats: grass from the origin to the right along its walking line, rock `depth` below it. */
export function isle(w: number, depth: number, seed: number): string {
  const next = random(seed * 53 + 19);
  const vine = (x: number, length: number) =>
    line(svg`M${x} 8q-5 ${length * 0.5} 1 ${length}`, TURF.ink, 5) +
    line(svg`M${x} 8q-5 ${length * 0.5} 1 ${length}`, TURF.shade, 2.6) +
    part(ellipsePath(x + 1, length + 9, 4.6, 5.4), '#ff9fb8', { outline: 1.4, shadow: [-0.6, -1.2] });
  return (
    hanging(w, depth, next) +
    vine(16 + next() * 12, 30 + next() * 20) +
    vine(w - 18 - next() * 12, 26 + next() * 24) +
    turf(w, seed, next)
  );
}

/** A block of rock under grass: its whole box is solid. */
export function rockBlock({ x, y, w, h }: Rect, seed: number): string {
  const next = random(seed * 29 + 3);
  const tone = linear([
    [0, ROCK.light],
    [0.4, ROCK.mid],
    [1, ROCK.deep],
  ]);
  const d = svg`M0 2V${h + 4}H${w}V2Z`;
  let blocks = '';
  for (let row = 0; row * 32 < h; row++)
    for (let column = row % 2 ? -30 : 0; column < w; column += 64 + next() * 20)
      blocks += svg`M${column} ${20 + row * 32}h${34 + next() * 20}`;
  return at(
    svg`translate(${x} ${y})`,
    tone.def +
      `<path d="${d}" fill="${ROCK.ink}" stroke="${ROCK.ink}" stroke-width="4.4" stroke-linejoin="round"/>` +
      clip(
        d,
        fill(d, tone.url) + line(blocks, ROCK.deep, 3, 0.5) + fill(svg`M0 4H${w}V19H0Z`, '#8a5a5a', 0.26),
      ) +
      turf(w, seed, next),
  );
}

/** A grassy way up, on rock. */
export function grassRamp({ x, y, w, h, up }: Slope, seed: number): string {
  const next = random(seed * 37 + 1);
  const tone = linear([
    [0, ROCK.light],
    [0.5, ROCK.mid],
    [1, ROCK.deep],
  ]);
  const d = svg`M0 ${h + 4}V${h}L${w} 2V${h + 4}Z`;
  const degrees = (-Math.atan2(h, w) * 180) / Math.PI;
  const drawing =
    tone.def +
    `<path d="${d}" fill="${ROCK.ink}" stroke="${ROCK.ink}" stroke-width="4.4" stroke-linejoin="round"/>` +
    clip(
      d,
      fill(d, tone.url) +
        line(
          svg`M${w * 0.5} ${h * 0.8}h30M${w * 0.72} ${h * 0.56}h34M${w * 0.66} ${h * 0.96}h40`,
          ROCK.deep,
          3,
          0.5,
        ),
    ) +
    at(svg`translate(0 ${h}) rotate(${degrees})`, turf(Math.hypot(w, h), seed, next));
  return at(
    svg`translate(${up === 'right' ? x : x + w} ${y})${up === 'right' ? '' : ' scale(-1 1)'}`,
    drawing,
  );
}
