import { ME_CELL_PX } from '#shared/content/codeObjectSize.ts';
import { ME_CELLS } from '#shared/simulation/codeObjects/mePath.ts';
import type { CreateView } from '../CodeObjectView.ts';
import { numberOf } from '../CodeObjectView.ts';
import { sway } from '../codeObjectMotion.ts';

const PAD_Y = -1;
const SHELL_Y = -22;
const WAVE_MS = 1300;
const RISE = 96;
const BUBBLES = [-26, -8, 12, 28] as const;

/** The middle of a cell from the foot of the object, px. */
const cellX = (cell: number) => (cell - (ME_CELLS - 1) / 2) * ME_CELL_PX;

/** A path of foam with shells, which both keep their colours at dusk; the sea answers each that is taken. The game draws the avatar itself. */
export const meView: CreateView = ({ pieces, isCalm, sparkle }) => {
  const cells = Array.from({ length: ME_CELLS }, (_, cell) => cell);
  for (const cell of cells) pieces.addLight(cell === 0 ? 'me/start' : 'me/pad', cellX(cell), PAD_Y);
  const shells = cells.map((cell) => pieces.addLight('me/shell', cellX(cell), SHELL_Y));
  const wave = pieces.addLight('me/wave').alpha(0);
  const bubbles = BUBBLES.map(() => pieces.addLight('me/bubble').alpha(0));
  let answered = 0;
  /** Ms since the latest answer; null before the first. */
  let age: number | null = null;
  let at = 0;
  return ({ picture, dt, time }) => {
    shells.forEach((shell, cell) => {
      const isThere = picture[`shell.${cell}`] === 1;
      shell.alpha(isThere ? 1 : 0).at(cellX(cell), SHELL_Y + sway(time + cell * 300, 1900) * 3);
    });
    const count = numberOf(picture.waves);
    if (count > answered) {
      at = cellX(numberOf(picture['me.x']));
      age = 0;
      sparkle(at, SHELL_Y - 20);
    }
    answered = count;
    if (count === 0) age = null;
    else if (age !== null) age += dt;
    // With less motion the last answer stays as a still ring.
    const share = age === null ? 1 : isCalm ? 0.4 : Math.min(1, age / WAVE_MS);
    wave
      .at(at, PAD_Y)
      .scale(0.3 + share * 1.5)
      .alpha(age === null ? 0 : 1 - share);
    bubbles.forEach((bubble, index) => {
      const dx = BUBBLES[index] ?? 0;
      bubble
        .at(at + dx + Math.sin(share * 6 + index) * 5, SHELL_Y - share * (RISE + index * 14))
        .scale(0.7 + share * 0.5)
        .alpha(age === null ? 0 : (1 - share) * 0.9);
    });
  };
};
