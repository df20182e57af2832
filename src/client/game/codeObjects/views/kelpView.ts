import type { CreateView } from '../CodeObjectView.ts';
import { numberOf } from '../CodeObjectView.ts';
import { near, sway } from '../codeObjectMotion.ts';

/** The height of the drawn earth and of one mark of the rod, world px. */
const SOIL = 26;
const UNIT = 25;
const BUD_ABOVE_TIP = 4;
const AWAKE_MS = 260;

/** A kelp that sleeps in the dark and wakes up with a flower where the sunbeam begins. */
export const kelpView: CreateView = ({ pieces, isCalm, sparkle }) => {
  const beam = pieces.add('kelp/sunbeam').alpha(0.8);
  pieces.add('kelp/tub');
  const stalk = pieces.add('kelp/stalk');
  const bud = pieces.add('kelp/bud');
  pieces.add('kelp/tub-front');
  const shine = pieces.addLight('kelp/sunbeam').alpha(0);
  let isAwake = false;
  let flower = 0;
  return ({ picture, dt, time, isWaiting }) => {
    const height = numberOf(picture['height']);
    const light = numberOf(picture['light']);
    const [tip, edge] = [-SOIL - 10 - height * UNIT, -SOIL - 14 - light * UNIT];
    const bend = sway(time, 3800) * 0.025;
    stalk
      .at(0, tip)
      .turn(bend)
      .cutBelow(-tip - SOIL + 8);
    const wakes = !isWaiting && height >= light && light > 0;
    if (wakes && !isAwake) sparkle(0, tip - 10);
    isAwake = wakes;
    flower = near(flower, wakes ? 1 : 0, isCalm ? 0 : dt, AWAKE_MS);
    bud
      .frame(wakes ? 'kelp/bud-awake' : 'kelp/bud')
      .at(0, tip - BUD_ABOVE_TIP)
      .turn(sway(time, wakes ? 1800 : 3800) * (wakes ? 0.12 : 0.05))
      .scale(wakes ? 0.8 + flower * 0.3 : 1);
    beam.at(0, edge).alpha(0.9 + sway(time, 4200) * 0.08);
    shine.at(0, edge).alpha(flower * 0.25);
  };
};
