import { fog, ink, light, mix, shade } from '../core/color.ts';
import { random } from '../core/random.ts';
import { ellipsePath, roundedRect } from '../core/shapes.ts';
import { at, ellipse, fill, line, part, svg } from '../core/svg.ts';
import { WATER } from './haze.ts';

const CROWD = ['#ff9f8a', '#ffd06a', '#7fd6e8', '#ff9fc4', '#9fe3a8', '#c9b6f5', '#ffb27a'] as const;
const RISE = 46;
const SEAT = 44;

/** One of the crowd, seen from the front: a fish, a crab or a puff; about 30 wide. */
function onlooker(kind: number, color: string, contour: string): string {
  const eyes = (y: number, dx: number) =>
    ellipse(-dx, y, 2.6, 3.2, '#2f3f6b') +
    ellipse(dx, y, 2.6, 3.2, '#2f3f6b') +
    ellipse(-dx - 0.6, y - 1, 0.9, 1.1, '#ffffff') +
    ellipse(dx - 0.6, y - 1, 0.9, 1.1, '#ffffff');
  const cheer =
    line('M-12 -10L-19 -20M12 -10L19 -20', contour, 5) + line('M-12 -10L-19 -20M12 -10L19 -20', color, 2.8);
  const options = { outline: 1.4, ink: contour, shadow: [-0.8, -2] as const };
  if (kind < 0.4)
    return (
      part('M0 -27L6 -38L11 -24Z', shade(color, 0.4), options) +
      part(ellipsePath(0, -14, 15, 14), color, options) +
      eyes(-16, 6) +
      line('M-3 -9Q0 -6 3 -9', '#2f3f6b', 1.6)
    );
  if (kind < 0.7)
    return (
      cheer +
      part('M-15 0C-18 -22 -8 -28 0 -28C8 -28 18 -22 15 0Z', color, options) +
      eyes(-17, 5) +
      ellipse(0, -10, 3, 2.4, '#2f3f6b')
    );
  return (
    cheer +
    line('M-5 -20V-30M5 -20V-30', contour, 3.4) +
    part(ellipsePath(0, -10, 17, 12), color, options) +
    ellipse(-5, -31, 4.4, 4.4, '#ffffff') +
    ellipse(5, -31, 4.4, 4.4, '#ffffff') +
    ellipse(-4.4, -31, 2, 2.4, '#2f3f6b') +
    ellipse(5.6, -31, 2, 2.4, '#2f3f6b')
  );
}

export interface Grandstand {
  readonly w: number;
  readonly tiers: number;
  readonly color: string;
  readonly haze: number;
  readonly seed: number;
}

/** Benches of shell that rise backwards, full of sea folk; `w` wide at the foot, standing on the origin. */
export function grandstand({ w, tiers, color, haze, seed }: Grandstand): string {
  const next = random(seed * 71 + 13);
  const base = fog(color, haze);
  const contour = mix(ink(color), WATER, 0.34 + haze * 0.5);
  let drawing = '';
  // the rearmost row is drawn first, and is the highest
  for (let tier = tiers - 1; tier >= 0; tier--) {
    const half = w / 2 - tier * 18;
    const y = -tier * RISE;
    const seats = Math.floor((half * 2 - 16) / SEAT);
    const start = -(seats * SEAT) / 2;
    const tone = mix(base, light(base, 0.8), tier / Math.max(1, tiers));
    let backs = '';
    let folk = '';
    for (let seat = 0; seat < seats; seat++) {
      const x = start + (seat + 0.5) * SEAT;
      backs += part(
        svg`M${x - 19} ${y - 28}C${x - 22} ${y - 66} ${x + 22} ${y - 66} ${x + 19} ${y - 28}Z`,
        tone,
        {
          outline: 1.4,
          ink: contour,
          shadow: [0, -3],
          inside: line(
            svg`M${x} ${y - 30}V${y - 58}M${x - 7} ${y - 30}L${x - 11} ${y - 54}M${x + 7} ${y - 30}L${x + 11} ${y - 54}`,
            shade(tone, 0.6),
            1.6,
            0.6,
          ),
        },
      );
      if (next() < 0.68) {
        const hue = CROWD[Math.floor(next() * CROWD.length)] ?? CROWD[0];
        folk += at(
          svg`translate(${x} ${y - 27 + next() * 4}) scale(${0.84 + next() * 0.22})`,
          onlooker(next(), fog(hue, haze * 0.7), mix(ink(hue), WATER, 0.2 + haze * 0.4)),
        );
      }
    }
    drawing +=
      backs +
      folk +
      part(roundedRect(-half, y - 30, half * 2, RISE + 6, 8), base, {
        outline: 1.6,
        ink: contour,
        shadow: [0, -8],
        top: light(base, 0.5),
        inside:
          fill(svg`M${-half} ${y - 19}H${half}V${y - 15}H${-half}Z`, shade(base, 0.7), 0.55) +
          Array.from({ length: Math.floor(half / 26) }, (_, i) =>
            ellipse(-half + 26 + i * 52, y - 4, 5, 5, '#fff1c4', 0.75),
          ).join(''),
      });
  }
  return drawing;
}
