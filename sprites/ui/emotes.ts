import type { EmoteName } from '#shared/content/emotes.ts';
import { ellipsePath } from '../core/shapes.ts';
import { ellipse, line, part } from '../core/svg.ts';

/** Small pictures of an avatar's feelings: a pearl of the sea with a face, or a thing. Centred, about 44 wide. */

const INK = '#20507a';
const BLUSH = '#ff9fa8';

/** A round pearl with a face drawn over it. */
const pearl = (color: string, face: string) =>
  part(ellipsePath(0, 0, 19, 18), color, { outline: 2, shadow: [-1.2, -2.8] }) +
  ellipse(-9, -10, 4, 2.2, '#ffffff', 0.75, -38) +
  face;

const cheeks = ellipse(-11.4, 5.4, 3.4, 2.1, BLUSH, 0.75) + ellipse(11.4, 5.4, 3.4, 2.1, BLUSH, 0.75);
const dot = (x: number, y: number) =>
  ellipse(x, y, 2.5, 3.3, INK) + ellipse(x - 0.8, y - 1.3, 0.9, 1.1, '#ffffff', 0.95);
const arc = (x: number, y: number) =>
  line(`M${x - 3.6} ${y + 1.6}Q${x} ${y - 4} ${x + 3.6} ${y + 1.6}`, INK, 2.4);
const openMouth = (color = '#d9534f') =>
  part('M-6 4.4Q0 6.4 6 4.4Q5.6 12.4 0 12.4Q-5.6 12.4 -6 4.4Z', color, {
    outline: 1.4,
    ink: INK,
    shadow: null,
    top: null,
  }) + ellipse(0, 10.6, 3.2, 1.6, '#ff8f9a', 0.95);
const heart = (x: number, y: number, size: number, color = '#ff6f8b') =>
  part(
    `M${x} ${y + size}C${x - size * 1.5} ${y} ${x - size * 1.1} ${y - size} ${x - size * 0.5} ${y - size}C${x - size * 0.2} ${y - size} ${x} ${y - size * 0.7} ${x} ${y - size * 0.4}C${x} ${y - size * 0.7} ${x + size * 0.2} ${y - size} ${x + size * 0.5} ${y - size}C${x + size * 1.1} ${y - size} ${x + size * 1.5} ${y} ${x} ${y + size}Z`,
    color,
    { outline: 1.5, shadow: [-0.6, -1.6] },
  );

const HAND =
  'M-8 16C-13 10 -15 5 -16.6 -.6C-17.4 -3.6 -13.4 -5 -12 -2.2L-9.6 2.4L-10.6 -10.6C-10.8 -14.2 -6.2 -14.6 -5.6 -11.2L-3.8 -1.6L-2.4 -14.6C-2 -18.2 2.6 -18 2.6 -14.4L2.4 -1.6L6 -12.4C7.2 -15.6 11.4 -14.2 10.6 -11L7.8 -.4L12 -6.4C14 -9 17.4 -6.8 16 -4C13.4 2 11.4 10.6 8.4 16C4.4 20 -4.4 20 -8 16Z';
const SOFA =
  'M-17 -1C-17 -5 -11 -5 -10.6 -1V-8C-10.6 -13 -8 -14 -4 -14H4C8 -14 10.6 -13 10.6 -8V-1C11 -5 17 -5 17 -1V9C17 11.6 15.4 12.6 13 12.6H-13C-15.4 12.6 -17 11.6 -17 9Z';

const DRAWINGS: Readonly<Record<EmoteName, () => string>> = {
  HELLO: () =>
    part(HAND, '#ffd9b0', {
      outline: 2,
      shadow: [-1, -2.4],
      inside: line('M-6 8.6Q0 4.6 6.6 7.4', '#e0a878', 1.6, 0.9),
    }) + line('M-19 -12Q-21 -16 -18.6 -19M19 -13Q21.4 -16 19.4 -19.4', '#39b6cf', 2.2),
  HAPPY: () => pearl('#ffe27a', cheeks + arc(-7, -2) + arc(7, -2) + openMouth()),
  LOVE: () =>
    pearl(
      '#ffd3dd',
      cheeks + heart(-7, -2.4, 4.6) + heart(7, -2.4, 4.6) + line('M-4.6 6.4Q0 11 4.6 6.4', INK, 2.4),
    ),
  CHEER: () =>
    line('M-21 4L-15 0M21 4L15 0M-18 -16L-13.6 -11.6M18 -16L13.6 -11.6M0 -22V-17', '#ffb52e', 2.8) +
    part(ellipsePath(0, 3, 15, 14.4), '#8fe3c4', { outline: 2, shadow: [-1.2, -2.4] }) +
    ellipse(-7, -4.6, 3.2, 1.8, '#ffffff', 0.75, -38) +
    dot(-5.4, 1) +
    dot(5.4, 1) +
    `<g transform="translate(0 2.4) scale(.8)">${openMouth()}</g>`,
  SAD: () =>
    pearl(
      '#a9d6f5',
      dot(-7, 0) +
        dot(7, 0) +
        line('M-10.6 -6.6L-4.6 -8.8M10.6 -6.6L4.6 -8.8', INK, 2) +
        line('M-4.4 10.4Q0 6 4.4 10.4', INK, 2.4) +
        part('M-10.6 4.6C-13.6 8.6 -13.2 12.4 -10.6 12.4C-8 12.4 -7.6 8.6 -10.6 4.6Z', '#4aa8ec', {
          outline: 1.2,
          shadow: null,
        }),
    ),
  SURPRISED: () =>
    pearl(
      '#ffc98a',
      cheeks +
        ellipse(-7, -1.6, 4.4, 4.8, '#ffffff') +
        ellipse(7, -1.6, 4.4, 4.8, '#ffffff') +
        dot(-6.6, -1.4) +
        dot(6.6, -1.4) +
        part(ellipsePath(0, 9.4, 3.4, 4), '#b84a52', { outline: 1.4, ink: INK, shadow: null, top: null }),
    ),
  WINK: () =>
    pearl(
      '#c9b6ff',
      cheeks +
        dot(-7, -1) +
        line('M3.6 -1.8Q7.4 1.8 11 -1.8', INK, 2.4) +
        line('M-5 5.6Q0 10.8 6 5', INK, 2.4) +
        part('M15.6 -17.4L17.2 -13.4L21.4 -12L17.2 -10.4L15.6 -6.4L14 -10.4L9.8 -12L14 -13.4Z', '#ffd34d', {
          outline: 1.2,
          shadow: null,
        }),
    ),
  SIT: () =>
    line('M-11 13V17M11 13V17', '#7a4a1d', 3.4) +
    part(SOFA, '#ff9a76', {
      outline: 2,
      shadow: [-1, -2.4],
      inside: line('M-10.6 -1V12M10.6 -1V12M-10.6 3H10.6', '#d96a48', 1.8, 0.9),
    }),
  THINK: () =>
    pearl(
      '#bfe8ff',
      dot(-7, -2) +
        dot(6, -2) +
        line('M-10.6 -9.4L-4.6 -8.4M3 -10.4Q6.6 -12.6 10 -10', INK, 2) +
        line('M-3 7.4H5', INK, 2.4) +
        part(ellipsePath(17.4, -15.6, 4.6, 4), '#ffffff', { outline: 1.3, ink: INK, shadow: null }) +
        part(ellipsePath(12.2, -20.6, 1.9, 1.7), '#ffffff', { outline: 1.1, ink: INK, shadow: null }),
    ),
  CLAP: () =>
    line('M0 -21V-16M-10.4 -18.4L-7.6 -14M10.4 -18.4L7.6 -14', '#ffb52e', 2.8) +
    `<g transform="translate(-7.4 3) rotate(24) scale(.72)">${part(HAND, '#ffd9b0', { outline: 2.4, shadow: [-1, -2.4] })}</g>` +
    `<g transform="translate(7.4 3) rotate(-24) scale(-.72 .72)">${part(HAND, '#ffc794', { outline: 2.4, shadow: [-1, -2.4] })}</g>`,
  SLEEPY: () =>
    pearl(
      '#b9c4f2',
      cheeks +
        line('M-11 -.4Q-7 3 -3.2 -.4M3.2 -.4Q7 3 11 -.4', INK, 2.4) +
        part(ellipsePath(0, 8.4, 2.6, 2.9), '#b84a52', { outline: 1.3, ink: INK, shadow: null, top: null }) +
        line('M9.4 -20H15.6L9.4 -13.4H15.6M16.6 -12H20.6L16.6 -7.6H20.6', '#4468b0', 2.2),
    ),
  PROUD: () =>
    pearl(
      '#ffd68a',
      cheeks +
        arc(-7, -1) +
        arc(7, -1) +
        line('M-6.4 5.4Q0 12 6.4 5.4', INK, 2.6) +
        part('M-9.4 -12.4L-11.4 -21.4L-5 -17L0 -23L5 -17L11.4 -21.4L9.4 -12.4Z', '#ffd34d', {
          outline: 1.5,
          shadow: [-0.6, -1.4],
        }),
    ),
};

export const drawEmote = (name: EmoteName): string => DRAWINGS[name]();
