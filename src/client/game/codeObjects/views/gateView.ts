import type { CodeObjectFrame } from '#shared/content/sprites.gen.ts';
import type { CodeObjectPicture } from '#shared/simulation/codeObjects/codeObjectTypes.ts';
import type { CreateView } from '../CodeObjectView.ts';
import { numberOf } from '../CodeObjectView.ts';
import { near, sway } from '../codeObjectMotion.ts';
import { NumberSign } from '../NumberSign.ts';

const GUESTS = [0, 1, 2, 3, 4] as const;
const DOOR_RISE = 104;
/** The door is hidden above this height by the arch. */
const ARCH_TOP = -134;
const LANTERN_Y = -158;
const PLATE = { dx: -112, dy: -80, digits: 9 } as const;
const MOVE_MS = 200;
/** The time for which the answer to a refused visitor is shown, ms. */
const NO_MS = 1200;

interface Place {
  readonly dx: number;
  readonly dy: number;
  readonly size: number;
  readonly alpha: number;
  readonly side: 1 | -1;
}

/** A waiting guest swims to the left, over a slope; an admitted one looks out of the gate; a refused one swims off. */
function placeOf(guest: number, picture: CodeObjectPicture): Place {
  const answer = picture[`guest.${guest}`];
  if (answer === 'in') {
    const before = GUESTS.filter((other) => other < guest && picture[`guest.${other}`] === 'in').length;
    const [column, row] = [before % 2, Math.floor(before / 2)];
    return { dx: column * 32 - 16, dy: -22 - row * 36 - column * 12, size: 0.42, alpha: 1, side: 1 };
  }
  if (answer === 'out') return { dx: -230, dy: -150, size: 0.5, alpha: 0, side: -1 };
  const asked = GUESTS.length - numberOf(picture['waiting']);
  if (guest < asked) return { dx: -108, dy: -34, size: 0.82, alpha: 1, side: 1 };
  const place = guest - asked;
  const [column, row] = [Math.floor(place / 2), place % 2];
  return { dx: -172 - column * 40 + row * 10, dy: -84 - row * 40, size: 0.52, alpha: 1, side: 1 };
}

/** A gate of shell stone with a lattice, a lantern that shows the answer, and five fish that want to go in. */
export const gateView: CreateView = ({ pieces, isCalm, sparkle }) => {
  pieces.add('gate/way');
  const fish = GUESTS.map((guest) => ({
    guest,
    piece: pieces.add(`gate/visitor-${guest}` as CodeObjectFrame),
    at: null as Place | null,
  }));
  const door = pieces.add('gate/door');
  pieces.add('gate/arch');
  const lantern = pieces.addLight('gate/ask', 0, LANTERN_Y).alpha(0);
  const plate = pieces.add('gate/plate', PLATE.dx, PLATE.dy).alpha(0);
  const shells = new NumberSign({
    pieces,
    digits: 'gate/digit-',
    most: 2,
    spacing: 9,
    dx: PLATE.dx + PLATE.digits,
    dy: PLATE.dy,
  });
  let [inside, outside, sinceNo] = [0, 0, NO_MS];
  return ({ picture, dt, elapsed, time }) => {
    const open = numberOf(picture['gate']);
    door.at(0, -open * DOOR_RISE).cutAbove(ARCH_TOP + open * DOOR_RISE);
    for (const one of fish) {
      const goal = placeOf(one.guest, picture);
      const from = one.at ?? goal;
      const slow = isCalm ? 0 : dt;
      const towards = (part: 'dx' | 'dy' | 'size' | 'alpha') => near(from[part], goal[part], slow, MOVE_MS);
      const moved = {
        ...goal,
        dx: towards('dx'),
        dy: towards('dy'),
        size: towards('size'),
        alpha: towards('alpha'),
      };
      one.at = moved;
      one.piece
        .at(moved.dx, moved.dy + sway(time, 2200, one.guest * 0.2) * 2.4)
        .scale(moved.size * moved.side, moved.size)
        .alpha(moved.alpha < 0.02 ? 0 : moved.alpha);
    }
    const visitor = picture['visitor'];
    const isAsked = typeof visitor === 'number';
    plate.alpha(isAsked ? 1 : 0);
    shells.show(isAsked ? visitor : null);
    const out = GUESTS.filter((guest) => picture[`guest.${guest}`] === 'out').length;
    sinceNo = out > outside ? 0 : sinceNo + elapsed;
    outside = out;
    const came = numberOf(picture['inside']);
    if (came > inside) sparkle(0, -60);
    inside = came;
    const answer = open > 0 ? 'open' : sinceNo < NO_MS ? 'closed' : isAsked ? 'ask' : null;
    lantern.alpha(answer === null ? 0 : 1);
    if (answer !== null) lantern.frame(`gate/${answer}`);
  };
};
