import { ellipsePath, roundedRect } from '../core/shapes.ts';
import { at, fill, line, part, svg } from '../core/svg.ts';
import { scallop } from '../ui/shells.ts';

/** A little board for a number, `w` wide and 26 high, around its middle; hung up or stuck into the ground. */
export function plate(w = 36, stem = 0): string {
  return (
    (stem > 0 ? line(svg`M0 8V${stem}`, '#6b4230', 6) + line(svg`M0 8V${stem}`, '#d59a5e', 3) : '') +
    part(roundedRect(-w / 2, -13, w, 26, 9), '#fffdf6', {
      outline: 2.2,
      ink: '#20507a',
      shadow: [0, -3],
      shadowColor: '#f5dcae',
      top: '#ffffff',
    })
  );
}

/** A plate in the ground with the hour: the number belongs 11 to the right of its middle. */
export const hourPlate = () =>
  plate(60, 24) +
  part(ellipsePath(-15, 0, 8, 8), '#ffe9a0', { outline: 1.6, ink: '#8a5a14', shadow: null }) +
  line('M-15 0V-5M-15 0L-11.4 1.6', '#8a5a14', 1.7);

/** A plate for the number of shells, which belongs 9 to the right. */
export const shellPlate = () => plate(56) + at('translate(-15 0) scale(.46)', scallop());

/** A plate with the minutes of a sand glass: the number belongs 13 to the right. */
export const sandPlate = () =>
  plate(88) +
  part(
    'M-36 -8H-22C-22 -3 -27 -2 -27 0C-27 2 -22 3 -22 8H-36C-36 3 -31 2 -31 0C-31 -2 -36 -3 -36 -8Z',
    '#d8f3ff',
    {
      outline: 1.6,
      ink: '#20507a',
      shadow: null,
      inside: fill('M-37 9C-37 4 -33 3 -29 2C-25 3 -21 4 -21 9ZM-33 -4H-25L-29 -1Z', '#f0bd62'),
    },
  );
