import type { CreateView } from '../CodeObjectView.ts';
import { numberOf } from '../CodeObjectView.ts';
import { near } from '../codeObjectMotion.ts';
import { NumberSign } from '../NumberSign.ts';

const HOOK_Y = -144;
const SWING = 0.46;
/** The clapper follows the bell with a delay. */
const LATER = 0.12;
const PLATE = { dx: 0, dy: -22, digits: 11 } as const;
const WAVES_AT = -92;

/** A bell that swings once to either side for each ring, and the hour on a plate under it. */
export const bellView: CreateView = ({ pieces, isCalm }) => {
  pieces.add('bell/frame');
  const clapper = pieces.add('bell/clapper', 0, HOOK_Y);
  const bell = pieces.add('bell/bell', 0, HOOK_Y);
  const waves = [1, -1].map((side) => ({ side, piece: pieces.addLight('bell/wave', 0, WAVES_AT).alpha(0) }));
  pieces.add('bell/plate', PLATE.dx, PLATE.dy);
  const hour = new NumberSign({
    pieces,
    digits: 'bell/digit-',
    most: 2,
    spacing: 10,
    dx: PLATE.dx + PLATE.digits,
    dy: PLATE.dy,
  });
  let loudness = 0;
  return ({ picture, dt }) => {
    const rings = numberOf(picture['swing']);
    const share = rings % 1;
    const isRinging = share > 0 && !isCalm;
    const angle = isRinging ? Math.sin(share * Math.PI * 2) * SWING : 0;
    bell.turn(angle);
    clapper.turn(isRinging ? Math.sin(Math.max(0, share - LATER) * Math.PI * 2) * SWING * 1.4 : 0);
    loudness = near(loudness, share > 0.1 && share < 0.8 ? 1 : 0, dt, 90);
    for (const { side, piece } of waves)
      piece.alpha(loudness).scale(side * (0.9 + share * 0.4), 0.9 + share * 0.4);
    hour.show(typeof picture['hour'] === 'number' ? picture['hour'] : null);
  };
};
