import { fog, ink, light, mix } from '../core/color.ts';
import { roundedRect } from '../core/shapes.ts';
import { at, ellipse, fill, line, part, svg } from '../core/svg.ts';
import { WATER } from './haze.ts';

/** A windmill with cloth sails, 170 high to its hub and 90 more to a sail's tip; `haze` as for houses. */
export function windmill(color: string, haze = 0): string {
  const wall = fog('#fff2df', haze);
  const roof = fog(color, haze);
  const contour = haze ? mix(ink('#c98d75'), WATER, 0.3 + haze * 0.6) : '#6a3f4e';
  const edge = { outline: haze ? 1.4 : 2, ink: contour };
  const vane = [18, 108, 198, 288]
    .map((turn) =>
      at(
        svg`translate(0 -150) rotate(${turn})`,
        line('M0 0V-92', contour, 6) +
          part('M3 -24H25Q29 -56 23 -90H3Z', fog('#fffdf6', haze), {
            ...edge,
            shadow: [-3, 0],
            inside: fill('M0 -78H30V-66H0ZM0 -46H30V-34H0Z', roof, 0.9),
          }),
      ),
    )
    .join('');
  return (
    part('M-48 5L-34 -136H34L48 5Z', wall, { ...edge, shadow: [-7, -2] }) +
    part('M-44 -132C-36 -176 36 -176 44 -132Q0 -122 -44 -132Z', roof, { ...edge, shadow: [-3, -5] }) +
    part('M-15 5V-32A15 16 0 0 1 15 -32V5Z', fog('#9a6248', haze), { ...edge, shadow: [-2, -3] }) +
    part('M-11 -72v-10a11 11 0 0 1 22 0v10Z', '#ffe9a0', { ...edge, shadow: null }) +
    vane +
    part(roundedRect(-9, -159, 18, 18, 9), light(roof, 0.4), { ...edge, shadow: [0, -2] }) +
    ellipse(-2, -153, 3, 2, '#ffffff', 0.7)
  );
}
