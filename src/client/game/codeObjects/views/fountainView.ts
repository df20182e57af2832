import type { CreateView } from '../CodeObjectView.ts';
import { numberOf } from '../CodeObjectView.ts';
import { near, sway } from '../codeObjectMotion.ts';
import { NumberSign } from '../NumberSign.ts';

const JETS = [0, 1, 2, 3, 4] as const;
const SPACING = 43;
const WATER_Y = -50;
/** The height of the drawn jet, and of each unit. */
const DRAWN = 100;
const UNIT = 11.5;
/** A shut jet still bubbles. */
const BUBBLING = 5;
const PLATE_Y = -20;

/** Five jets in a shell, and plates with the number of each. */
export const fountainView: CreateView = ({ pieces }) => {
  pieces.add('fountain/back');
  const jets = JETS.map((jet) => {
    const dx = (jet - 2) * SPACING;
    const dy = WATER_Y - (jet - 2) ** 2;
    const ripples = [-1, 1].map((side) => ({
      side,
      piece: pieces.add('fountain/ripple', dx + side * 15, dy + 5),
    }));
    const mouth = pieces.add('fountain/mouth', dx, dy + 2);
    const water = pieces.add('fountain/jet', dx, dy - 6);
    const crown = pieces.add('fountain/crown', dx, dy);
    return { jet, dx, dy: dy - 6, ripples, mouth, water, crown, height: 0 };
  });
  pieces.add('fountain/front');
  const plates = JETS.map((jet) => {
    const dx = (jet - 2) * SPACING;
    const dy = PLATE_Y - Math.abs(jet - 2) * 4;
    return {
      board: pieces.add('fountain/plate', dx, dy).scale(0.92),
      number: new NumberSign({ pieces, digits: 'fountain/digit-', most: 2, spacing: 9, dx, dy }),
    };
  });
  return ({ picture, dt, time }) => {
    for (const one of jets) {
      const { jet, dx, dy, ripples, water, crown } = one;
      one.height = near(one.height, numberOf(picture[`jet.${jet}`]), dt, 90);
      const breath = sway(time, 900, jet * 0.23);
      const height = one.height * UNIT + BUBBLING + breath * (0.8 + one.height * 0.18);
      const size = Math.min(1, 0.42 + one.height / 6);
      water.scale(0.6 + size * 0.5, height / DRAWN);
      crown.at(dx, dy - height).scale(size * (1 + breath * 0.04), size);
      for (const { side, piece } of ripples)
        piece
          .at(dx + side * (9 + size * 10), dy + 12)
          .scale(0.6 + size * 0.35 + sway(time, 1300, jet * 0.3) * 0.12)
          .alpha(0.35 + size * 0.5);
    }
    for (const [jet, { board, number }] of plates.entries()) {
      const wanted = picture[`number.${jet}`];
      board.alpha(typeof wanted === 'number' ? 1 : 0);
      number.show(typeof wanted === 'number' ? wanted : null);
    }
  };
};
