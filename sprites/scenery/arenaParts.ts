import { fog, mix } from '../core/color.ts';
import { line, part, svg } from '../core/svg.ts';
import { banner, pennant } from './banner.ts';
import { WATER } from './haze.ts';
import { place } from './place.ts';

/** A tower between the stands, with the banner of a rank and a pennant on top. */
export function arenaTower(h: number, color: string): string {
  const wood = fog('#c98d55', 0.4);
  const contour = mix('#6b4228', WATER, 0.55);
  return (
    part(svg`M-17 6V${-h}H17V6Z`, wood, { outline: 1.6, ink: contour, shadow: [-6, 0] }) +
    part(svg`M-25 ${-h - 2}Q-20 ${-h - 34} 0 ${-h - 40}Q20 ${-h - 34} 25 ${-h - 2}Z`, fog(color, 0.36), {
      outline: 1.4,
      ink: contour,
      shadow: [-2, -4],
    }) +
    line(svg`M0 ${-h - 40}v-40`, contour, 4) +
    place(0, -h - 80, pennant(fog(color, 0.3), 60)) +
    place(0, -h + 18, banner(fog(color, 0.34), 96), 0.86)
  );
}

/** A rib of the sunken ship that the arena was built into, bent to the right. */
export const shipRib = (h: number): string =>
  part(
    svg`M-16 8C-30 ${-h * 0.5} 10 ${-h * 0.92} 74 ${-h}C34 ${-h * 0.8} 12 ${-h * 0.5} 16 8Z`,
    fog('#b97a48', 0.34),
    { outline: 1.6, ink: mix('#57302a', WATER, 0.5), shadow: [-4, 0] },
  );
