import { fog, ink, light, mix } from '../core/color.ts';
import { roundedRect, star } from '../core/shapes.ts';
import { fill, line, part } from '../core/svg.ts';
import { WATER } from './haze.ts';

const SKIN =
  'M0 -164C46 -164 66 -130 62 -98C58 -66 26 -44 14 -34H-14C-26 -44 -58 -66 -62 -98C-66 -130 -46 -164 0 -164Z';

/** A hot-air balloon far off, 126 wide and 166 high, its basket on the origin. */
export function airBalloon(color: string, haze: number): string {
  const skin = fog(color, haze);
  const contour = mix(ink(color), WATER, 0.3 + haze * 0.6);
  return (
    line('M-12 -36L-11 -18M12 -36L11 -18', contour, 2) +
    part(SKIN, skin, {
      outline: 1.5,
      ink: contour,
      shadow: [-4, -7],
      inside:
        fill(
          'M-24 -170C-40 -120 -34 -70 -10 -30H-30C-64 -70 -66 -130 -40 -168ZM24 -170C40 -120 34 -70 10 -30H30C64 -70 66 -130 40 -168Z',
          light(skin, 1.1),
          0.75,
        ) + fill(star(0, -104, 17, 8.6), '#fff6d8'),
      gloss: 'M-44 -112C-44 -134 -34 -150 -20 -156C-30 -142 -34 -128 -36 -110Z',
    }) +
    part(roundedRect(-14, -20, 28, 21, 6), fog('#c98d55', haze), {
      outline: 1.5,
      ink: contour,
      shadow: [0, -3],
    })
  );
}
