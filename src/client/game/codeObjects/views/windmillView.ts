import type { CreateView } from '../CodeObjectView.ts';
import { numberOf } from '../CodeObjectView.ts';
import { near, sway } from '../codeObjectMotion.ts';

const HUB_Y = -166;
/** Radians a second for each unit of speed: at most 12 degrees in a frame. */
const TURN = 0.5;
const SOCK = { x: 106, y: -142, hang: 1.35 } as const;
const STREAKS = [
  { y: -196, from: 0 },
  { y: -120, from: 0.38 },
  { y: -70, from: 0.7 },
] as const;
const WAY = 190;
const FULL = 10;

/** Six sails that turn at the program's speed, and a wind sock. */
export const windmillView: CreateView = ({ pieces, isCalm }) => {
  pieces.add('windmill/tower');
  const wheel = pieces.add('windmill/wheel', 0, HUB_Y);
  const sock = pieces.add('windmill/sock', SOCK.x, SOCK.y);
  pieces.add('windmill/sock-pole', SOCK.x - 2);
  const streaks = STREAKS.map((streak) => ({
    ...streak,
    piece: pieces.addLight('windmill/streak').alpha(0),
  }));
  let angle = 0.2;
  let wind = 0;
  let way = 0;
  return ({ picture, dt, time, isWaiting }) => {
    angle = (angle + (numberOf(picture['speed']) * TURN * dt) / 1000) % (Math.PI * 2);
    wheel.turn(angle + (isWaiting ? sway(time, 5200) * 0.08 : 0));
    wind = near(wind, isWaiting ? 0 : numberOf(picture['wind']), isCalm ? 0 : dt, 240);
    const force = wind / FULL;
    sock.turn(SOCK.hang * (1 - force) + sway(time, 900) * 0.06 * force + sway(time, 3000) * 0.03);
    way = (way + (dt / 1000) * (0.15 + force * 0.7)) % 1;
    for (const { y, from, piece } of streaks) {
      const share = (way + from) % 1;
      piece
        .at((share * 2 - 1) * WAY, y + sway(share, 1) * 5)
        .alpha(isCalm ? 0 : force * Math.sin(share * Math.PI) * 0.85);
    }
  };
};
