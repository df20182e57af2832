import { light, shade } from '../core/color.ts';
import { ellipsePath, star } from '../core/shapes.ts';
import { ellipse, line, part, radial, svg } from '../core/svg.ts';

export interface DoorLook {
  readonly frame: string;
  readonly wood: string;
  /** Light that falls through the cracks and the window. */
  readonly glow: string;
}

const FRAME = 'M-44 4V-62C-44 -96 -24 -112 0 -112C24 -112 44 -96 44 -62V4Z';
const LEAF = 'M-34 3V-60C-34 -86 -19 -100 0 -100C19 -100 34 -86 34 -60V3Z';

/** A round door that can be entered, 88 wide and 112 high, standing on the origin. */
export function portalDoor({ frame, wood, glow }: DoorLook): string {
  const halo = radial([
    [0, light(glow, 1), 0.7],
    [0.5, glow, 0.3],
    [1, glow, 0],
  ]);
  const planks = [-17, 0, 17].map((x) => line(svg`M${x} -104V6`, shade(wood, 2), 2.2, 0.7)).join('');
  return (
    halo.def +
    ellipse(0, -54, 86, 88, halo.url) +
    part(FRAME, frame, { outline: 2.2, shadow: [-2, -3] }) +
    [-54, -28, 0, 28, 54]
      .map((turn) => {
        const angle = ((turn - 90) * Math.PI) / 180;
        return ellipse(Math.cos(angle) * 39, -64 + Math.sin(angle) * 42, 3.4, 3.4, light(frame, 1), 0.95);
      })
      .join('') +
    part(LEAF, wood, { outline: 2, shadow: [-2, -3], inside: planks }) +
    line('M-34 -22H-12M-34 -62H-12', '#ffd34d', 5) +
    part(ellipsePath(0, -70, 13, 13), glow, {
      outline: 2.2,
      ink: shade(wood, 2.4),
      shadow: null,
      top: light(glow, 1.5),
      gloss: ellipsePath(-4, -75, 4, 3),
    }) +
    line('M0 -83V-57M-13 -70H13', shade(wood, 2.4), 2.4) +
    part(ellipsePath(22, -36, 4.6, 4.6), '#ffd34d', { outline: 1.6, ink: '#9a5f14', shadow: null }) +
    part(star(0, -112, 13, 6.6), '#ffd34d', { outline: 1.8, ink: '#9a5f14', shadow: [-1, -2] })
  );
}
