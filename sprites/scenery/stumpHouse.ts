import { light, shade } from '../core/color.ts';
import { ellipsePath } from '../core/shapes.ts';
import { ellipse, line, part, radial, svg } from '../core/svg.ts';
import { portalDoor } from './portalDoor.ts';

const BARK = '#c0935a';

/** A mushroom of the deep that glows a little, `s` high. */
export function glowCap(s: number, color: string): string {
  const glow = radial([
    [0, light(color, 1), 0.6],
    [1, color, 0],
  ]);
  return (
    glow.def +
    ellipse(0, -s * 0.75, s * 0.95, s * 0.7, glow.url) +
    part(
      svg`M${-s * 0.13} 3Q${-s * 0.06} ${-s * 0.4} ${-s * 0.12} ${-s * 0.66}H${s * 0.12}Q${s * 0.06} ${-s * 0.4} ${s * 0.15} 3Z`,
      '#fff1dc',
      {
        outline: 1.7,
        shadow: [-1, -1],
      },
    ) +
    part(
      svg`M${-s * 0.5} ${-s * 0.58}C${-s * 0.5} ${-s * 1.12} ${s * 0.5} ${-s * 1.12} ${s * 0.5} ${-s * 0.58}Q0 ${-s * 0.46} ${-s * 0.5} ${-s * 0.58}Z`,
      color,
      {
        outline: 1.8,
        shadow: [-1, -2.4],
        inside:
          ellipse(-s * 0.22, -s * 0.74, s * 0.09, s * 0.08, '#ffffff', 0.85) +
          ellipse(s * 0.1, -s * 0.84, s * 0.11, s * 0.09, '#ffffff', 0.85) +
          ellipse(s * 0.33, -s * 0.66, s * 0.07, s * 0.06, '#ffffff', 0.85),
      },
    )
  );
}

/** The hollow rest of an old trunk with a door that leads deep down. 220 wide, 190 high. */
export function stumpHouse(): string {
  const glow = radial([
    [0, '#fff2b0', 0.9],
    [1, '#ffe27a', 0],
  ]);
  const grain = [-66, -48, 50, 64, 78]
    .map((x, i) =>
      line(
        svg`M${x} -150Q${x * 1.06 - 4} -80 ${x * 1.2} 0`,
        i % 2 ? light(BARK, 0.7) : shade(BARK, 1.6),
        4,
        0.55,
      ),
    )
    .join('');
  return (
    part(
      'M-122 5C-96 0 -84 -34 -82 -80C-81 -120 -88 -138 -84 -158L-58 -146L-36 -166L-6 -150L20 -170L44 -150L72 -164L84 -148C82 -120 82 -60 92 -30C98 -10 110 0 124 5C80 10 -80 10 -122 5Z',
      BARK,
      { outline: 2.2, ink: '#573522', shadow: [-5, -3], inside: grain },
    ) +
    part(
      'M-84 -158L-58 -146L-36 -166L-6 -150L20 -170L44 -150L72 -164L84 -148C86 -134 70 -126 60 -132C48 -120 30 -122 20 -130C8 -118 -14 -118 -22 -130C-36 -118 -52 -120 -60 -132C-74 -124 -90 -134 -84 -158Z',
      '#8ed352',
      {
        outline: 2,
        ink: '#2c5c2f',
        shadow: [0, -4],
        shadowColor: '#55ab46',
      },
    ) +
    glow.def +
    [-62, 64]
      .map(
        (x) =>
          ellipse(x, -84, 30, 30, glow.url) +
          part(ellipsePath(x, -84, 11, 12), '#fff2b1', { outline: 2.6, ink: '#7a4a2c', shadow: null }) +
          line(svg`M${x} -96V-72M${x - 11} -84H${x + 11}`, '#7a4a2c', 2.4),
      )
      .join('') +
    portalDoor({ frame: '#e3b877', wood: '#96602f', glow: '#7fe6dc' })
  );
}
