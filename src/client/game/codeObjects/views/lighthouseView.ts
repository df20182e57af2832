import type { CreateView } from '../CodeObjectView.ts';
import { numberOf } from '../CodeObjectView.ts';
import { sway } from '../codeObjectMotion.ts';
import { SteadyLight } from '../SteadyLight.ts';

const LAMP_Y = -212;
const BEAM = { length: 2.3, height: 1.9, sway: 0.07 } as const;
const GLOW = 2.4;

/** A lamp with two beams. When calm the windows and the lamp shine, without beams over the world. */
export const lighthouseView: CreateView = ({ pieces, isCalm }) => {
  const beams = [1, -1].map((side) => ({ side, piece: pieces.add('lighthouse/beam', 0, LAMP_Y) }));
  pieces.add('lighthouse/tower');
  const lit = pieces.add('lighthouse/lit');
  const glow = pieces.addLight('lighthouse/glow', 0, LAMP_Y);
  const light = new SteadyLight(0);
  return ({ picture, elapsed, time }) => {
    light.update(numberOf(picture['light']) >= 0.5 ? 1 : 0, elapsed);
    const { level } = light;
    lit.alpha(level);
    glow.alpha(isCalm ? level * 0.4 : level).scale(GLOW * (1 + sway(time, 3100) * 0.03));
    for (const { side, piece } of beams)
      piece
        .alpha(isCalm ? 0 : level)
        .turn(sway(time, 5200, side * 0.1) * BEAM.sway)
        .scale(side * BEAM.length, BEAM.height);
  };
};
