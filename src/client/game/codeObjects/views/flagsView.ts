import type { CodeObjectFrame } from '#shared/content/sprites.gen.ts';
import type { CreateView } from '../CodeObjectView.ts';
import { sway } from '../codeObjectMotion.ts';
import { NumberSign } from '../NumberSign.ts';

const FLAGS = [0, 1, 2, 3, 4] as const;
const SPACING = 52;
const TOP = -124;
/** The disc of the number on the cloth, from the point of hoisting. */
const DISC = { dx: 23, dy: 18 } as const;
const SIZE = 1;
const FLIP_MS = 600;
const COLORS = 5;

/** Five flags with numbers; a flag that changes its place turns over once. */
export const flagsView: CreateView = ({ pieces, isCalm, sparkle }) => {
  pieces.add('flags/plank');
  const flags = FLAGS.map((flag) => {
    const dx = (flag - 2) * SPACING - 14;
    pieces.add('flags/pole', dx, -10);
    const cloth = pieces.add('flags/flag-0', dx + 2, TOP);
    const number = new NumberSign({ pieces, digits: 'flags/digit-', most: 2, spacing: 10, dx, dy: TOP });
    return { flag, dx: dx + 2, cloth, number, text: '', shown: '', age: FLIP_MS };
  });
  return ({ picture, dt, time }) => {
    for (const one of flags) {
      const text = String(picture[`flag.${one.flag}`] ?? '');
      if (text !== one.text) {
        if (one.text !== '') one.age = 0;
        one.text = text;
      }
      one.age = isCalm ? FLIP_MS : Math.min(FLIP_MS, one.age + dt);
      const share = one.age / FLIP_MS;
      if (one.shown !== one.text && share >= 0.5) {
        if (one.shown !== '') sparkle(one.dx + DISC.dx, TOP + DISC.dy);
        one.shown = one.text;
        one.cloth.frame(`flags/flag-${Number(one.shown) % COLORS}` as CodeObjectFrame);
      }
      const width = Math.abs(Math.cos(share * Math.PI)) * SIZE;
      const wave = sway(time, 2100, one.flag * 0.17);
      one.cloth.scale(width * (1 + wave * 0.03), SIZE).turn(wave * 0.02);
      one.number
        .show(one.shown === '' ? null : Number(one.shown))
        .at(one.dx + DISC.dx * width, TOP + DISC.dy * SIZE + wave * 0.4, width);
    }
  };
};
