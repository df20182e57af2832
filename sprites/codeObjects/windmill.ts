import { light, shade } from '../core/color.ts';
import { ellipsePath, roundedRect } from '../core/shapes.ts';
import { at, ellipse, fill, line, part, svg } from '../core/svg.ts';

const WALL = '#fff2df';
const LINE = '#6a3f4e';
const SAILS = ['#ff8f7a', '#ffcf57', '#6fd3c0', '#7fb4f5', '#c79bf0', '#ff9fc4'] as const;

/** The mill: a tower of shell, 110 wide, with a cap. */
export function millTower(): string {
  return (
    ellipse(0, 3, 66, 6, '#123f5c', 0.22) +
    part('M-54 5C-48 -50 -40 -100 -34 -146H34C40 -100 48 -50 54 5Z', WALL, {
      outline: 2.2,
      ink: LINE,
      shadow: [-7, -1],
      shadowColor: '#e8d2c4',
      inside: fill(
        'M-56 -34C-20 -24 20 -24 56 -34L52 -58C20 -48 -20 -48 -52 -58ZM-44 -92C-16 -84 16 -84 44 -92L42 -112C16 -104 -16 -104 -42 -112Z',
        '#8fdfd6',
      ),
    }) +
    part('M-44 -142C-38 -196 38 -196 44 -142Q0 -130 -44 -142Z', '#ff8f7a', {
      outline: 2.2,
      ink: LINE,
      shadow: [-3, -5],
      gloss: 'M-34 -152C-31 -172 -20 -180 -8 -181L-10 -174C-20 -172 -26 -164 -27 -152Z',
    }) +
    part('M-17 5V-30A17 18 0 0 1 17 -30V5Z', '#9a6248', {
      outline: 2.2,
      ink: LINE,
      shadow: [-2, -3],
      inside: line('M0 5V-50', '#6a3f2e', 1.8, 0.6),
    }) +
    ellipse(9, -20, 2.2, 2.2, '#ffe08a') +
    part('M-10 -76v-10a10 10 0 0 1 20 0v10Z', '#ffe9a0', { outline: 2, ink: LINE, shadow: null }) +
    line('M0 -96V-76M-10 -85H10', LINE, 1.6) +
    part(roundedRect(-60, -8, 120, 14, 6), '#f3dcc4', { outline: 2.1, ink: LINE, shadow: [0, -3] })
  );
}

/** The wheel of six sails around its hub, 184 across. */
export function millWheel(): string {
  return (
    SAILS.map((color, i) =>
      at(
        svg`rotate(${i * 60})`,
        line('M0 0V-86', LINE, 5.4) +
          part('M3 -18C10 -34 30 -46 34 -62C38 -80 20 -94 3 -88Z', color, {
            outline: 2.1,
            shadow: [-1, -2],
            inside:
              line('M3 -40L26 -62M3 -64L24 -82', shade(color), 1.8, 0.5) +
              ellipse(12, -78, 6, 2.6, '#ffffff', 0.5, -20),
          }),
      ),
    ).join('') +
    part(ellipsePath(0, 0, 13, 13), '#ffd34d', { outline: 2.2, ink: '#8a5a14', shadow: [-1.4, -2.8] }) +
    part(ellipsePath(0, 0, 5.4, 5.4), light('#ffd34d', 0.8), { outline: 1.2, ink: '#8a5a14', shadow: null })
  );
}

/** The wind sock, blown to the right from the origin; it hangs without wind. */
export function windSock(): string {
  return (
    part('M0 -11C2 -12 20 -10 54 -6V6C20 10 2 12 0 11C-3 6 -3 -6 0 -11Z', '#fff6ec', {
      outline: 2,
      ink: '#8a3a3a',
      shadow: [0, -2.6],
      inside: fill('M0 -14H11V14H0ZM22 -14H33V14H22ZM44 -14H56V14H44Z', '#ff7f6b'),
    }) + part(ellipsePath(0, 0, 3.6, 11), '#ffd9b8', { outline: 1.8, ink: '#8a3a3a', shadow: null })
  );
}

/** The pole of the wind bag, 150 high. */
export function sockPole(): string {
  return (
    line('M0 2V-150', '#6a3f4e', 6.6) +
    line('M0 2V-150', '#d9b48a', 3.4) +
    part(ellipsePath(0, -152, 5, 5), '#ffd34d', { outline: 1.7, ink: '#8a5a14', shadow: [-0.6, -1.4] })
  );
}

/** A breath of wind, 70 wide, around its middle. */
export const windStreak = () =>
  line('M-34 2C-14 -6 2 6 18 -1C30 -6 34 -14 26 -16C21 -17 19 -12 22 -10', '#ffffff', 4, 0.9);
