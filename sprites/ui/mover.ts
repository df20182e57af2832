import { MOVER_PICTURE } from '#shared/content/moverPicture.ts';
import { SAND } from '../scenery/soils.ts';
import { moss } from '../scenery/terrain.ts';
import { light, shade } from '../core/color.ts';
import { random } from '../core/random.ts';
import { roundedRect } from '../core/shapes.ts';
import { at, ellipse, fill, line, part, svg } from '../core/svg.ts';

const WOOD = '#d59a5e';
const WOOD_INK = '#6b4230';
const SHELL = '#3fa872';
const SKIN = '#93d67c';
const ROPE = '#f3dfae';

/** A little turtle that carries an end of the board, looking to the right; its shell's middle is at the origin. */
function turtle(): string {
  const plate = (x: number, y: number, s: number) =>
    line(
      svg`M${x - s} ${y}L${x - s / 2} ${y - s}H${x + s / 2}L${x + s} ${y}L${x + s / 2} ${y + s}H${x - s / 2}Z`,
      shade(SHELL, 1.7),
      1.8,
      0.75,
    );
  return (
    // the flippers behind
    part('M-20 4C-30 6 -36 14 -34 19C-28 20 -18 14 -14 9Z', shade(SKIN, 0.5), {
      outline: 1.8,
      shadow: [-0.6, -1.4],
    }) +
    part('M10 6C10 14 6 22 0 24C-3 20 -2 11 2 6Z', shade(SKIN, 0.5), { outline: 1.8, shadow: [-0.6, -1.4] }) +
    // the tail and the head
    part('M-27 0C-33 0 -36 3 -37 6C-33 8 -28 7 -25 5Z', SKIN, { outline: 1.8, shadow: null }) +
    part('M22 -6C26 -14 40 -15 44 -6C47 1 42 9 34 9C27 9 22 4 21 0Z', SKIN, {
      outline: 2,
      shadow: [-0.8, -2.2],
      inside: ellipse(33, -9, 6, 2.2, '#ffffff', 0.45, -14) + ellipse(39, 3, 3, 1.9, '#ff7f8f', 0.5),
    }) +
    ellipse(36.4, -3.2, 2.6, 3.3, '#1d4a3c') +
    ellipse(37.2, -4.4, 1, 1.2, '#ffffff') +
    line('M40.6 3Q38.6 5.6 35.6 5', '#2f6a3c', 1.7) +
    // the shell
    part('M-28 3C-28 -13 -14 -20 0 -20C14 -20 27 -13 27 3C20 9 -20 9 -28 3Z', SHELL, {
      outline: 2,
      shadow: [-1, -3],
      inside:
        plate(0, -6, 9) +
        plate(-17, -3, 7) +
        plate(17, -3, 7) +
        ellipse(-9, -14, 8, 2.6, '#ffffff', 0.4, -14),
    }) +
    part('M-29 2C-18 7 18 7 28 2C29 6 26 9 22 10C8 13 -10 13 -24 10C-28 9 -30 6 -29 2Z', '#ffedb8', {
      outline: 1.8,
      ink: '#8a6a3a',
      shadow: [0, -1.6],
      shadowColor: '#e6c87c',
    })
  );
}

function plank(): string {
  const { boardW } = MOVER_PICTURE;
  const grain =
    [30, 78, 118, 160].map((x) => line(svg`M${x} 1V26`, shade(WOOD, 1.3), 2.2, 0.55)).join('') +
    [12, 52, 98, 138, 176]
      .map((x, i) => line(svg`M${x} ${16 + (i % 2) * 4}q5 -2 10 0`, shade(WOOD, 0.9), 1.6, 0.7))
      .join('') +
    fill(svg`M0 0H${boardW}V13H0Z`, '#8a5a3a', 0.2);
  return part(roundedRect(2, -2, boardW - 4, 27, 9), WOOD, {
    outline: 2.2,
    ink: WOOD_INK,
    shadow: [0, -3],
    top: light(WOOD, 0.5),
    inside: grain,
  });
}

/** The rope that holds the board on a shell. */
const rope = (x: number) =>
  line(svg`M${x} 0V28`, WOOD_INK, 7.6) +
  line(svg`M${x} 0V28`, ROPE, 4.4) +
  line(
    svg`M${x - 1.6} 5l3.2 2M${x - 1.6} 11l3.2 2M${x - 1.6} 17l3.2 2M${x - 1.6} 23l3.2 2`,
    '#c9a86a',
    1.3,
    0.9,
  );

/**
 * A mossy board on the backs of two turtles that moves to and fro. Both turtles are in the ends that are never
 * stretched; the middle is board alone.
 */
export function mover(): string {
  const { canvasW, canvasH, boardX, boardY, boardW } = MOVER_PICTURE;
  return at(
    svg`translate(${boardX - canvasW / 2} ${boardY - canvasH / 2})`,
    at('translate(40 43) scale(-.94 .94)', turtle()) +
      at(svg`translate(${boardW - 40} 43) scale(.94)`, turtle()) +
      plank() +
      rope(36) +
      rope(boardW - 36) +
      at('translate(0 -8)', moss(boardW, 5, random(31), SAND)),
  );
}
