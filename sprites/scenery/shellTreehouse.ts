import { light, shade } from '../core/color.ts';
import { ellipsePath, star } from '../core/shapes.ts';
import { at, ellipse, line, part, radial, svg } from '../core/svg.ts';
import { conchTower } from './conchTower.ts';
import { portalDoor } from './portalDoor.ts';
import { snailHouse } from './snailHouse.ts';

const ROOF = '#ff9a86';
const WALL = '#fff1d6';

/** The house in the crown of the forest, built from gifts of the sea: 420 wide, 230 high. */
export function shellTreehouse(): string {
  const glow = radial([
    [0, '#fff2b0', 0.9],
    [1, '#ffe27a', 0],
  ]);
  const ribs = [-64, -42, -21, 0, 21, 42, 64]
    .map((turn) => {
      const angle = (turn * Math.PI) / 180;
      return line(
        svg`M0 -96Q${Math.sin(angle) * 80} ${-96 - Math.cos(angle) * 60} ${Math.sin(angle) * 150} ${-96 - Math.cos(angle) * 124}`,
        shade(ROOF, 1.1),
        3,
        0.7,
      );
    })
    .join('');
  const window = (x: number) =>
    ellipse(x, -62, 36, 36, glow.url) +
    part(ellipsePath(x, -62, 15, 16), '#fff2b1', { outline: 2.8, ink: '#b5773f', shadow: null }) +
    line(svg`M${x} -78V-46M${x - 15} -62H${x + 15}`, '#b5773f', 2.6);
  return (
    at('translate(150 0)', conchTower(96, '#c7e26a', 0)) +
    at('translate(-168 0)', snailHouse(70, '#ffc45a', 0)) +
    part('M-110 3C-120 -40 -116 -80 -104 -104H104C116 -80 120 -40 110 3Z', WALL, {
      outline: 2.2,
      ink: '#7a4a3a',
      shadow: [-4, -2],
      shadowColor: '#ecd2b0',
    }) +
    glow.def +
    window(-76) +
    window(76) +
    part(
      'M-140 -92C-150 -150 -96 -172 -92 -176Q-66 -206 -44 -198Q-16 -226 0 -218Q24 -226 44 -200Q72 -206 92 -176C104 -170 150 -150 140 -92Q118 -76 94 -88Q70 -74 46 -86Q22 -74 0 -86Q-22 -74 -46 -86Q-70 -74 -94 -88Q-118 -76 -140 -92Z',
      ROOF,
      {
        outline: 2.2,
        shadow: [-3, -6],
        top: light(ROOF, 0.8),
        inside: ribs,
        gloss: ellipsePath(-70, -160, 24, 10),
      },
    ) +
    part(star(0, -222, 17, 8.6), '#ffd34d', { outline: 2, ink: '#9a5f14', shadow: [-1, -2] }) +
    portalDoor({ frame: '#ffb0c4', wood: '#9a6238', glow: '#8fe0f0' })
  );
}
