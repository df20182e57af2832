import type { Drawing } from '../core/drawing.ts';
import { star } from '../core/shapes.ts';
import { at, part } from '../core/svg.ts';
import type { CapeLook } from './capeShape.ts';
import { capeShape } from './capeShape.ts';

const starBrooch = () => part(star(1, -17, 4, 2), '#ffd34d', { outline: 1, shadow: [-0.3, -0.6] });

/** A cape with a collar of its own colour and a brooch. */
export const cape = (look: CapeLook, brooch = starBrooch): Drawing => ({
  draw: (pose) => ({
    capeB: capeShape(pose, look),
    capeF: at(
      pose.torso,
      part(
        'M-10.6 -23.6C-11 -20 -4 -17 1 -17C6 -17 12 -20 11.2 -23.6C6 -21 -5 -21 -10.6 -23.6Z',
        look.color,
        {
          outline: 1.2,
          shadow: [0, -1],
        },
      ) + brooch(),
    ),
  }),
});
