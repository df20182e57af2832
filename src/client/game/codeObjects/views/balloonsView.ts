import type { CodeObjectFrame } from '#shared/content/sprites.gen.ts';
import type { CreateView } from '../CodeObjectView.ts';
import { numberOf } from '../CodeObjectView.ts';
import { pop, sway } from '../codeObjectMotion.ts';
import { NumberSign } from '../NumberSign.ts';

const BALLOONS = [0, 1, 2, 3, 4, 5, 6] as const;
const SPACING = 41;
/** The knot of a tied balloon, and the length of its flight. */
const KNOT_Y = -94;
const FLIGHT = 420;
const NUMBER_Y = -31;
const TICKET = { dx: 0, dy: -15, digits: -6 } as const;
const READ_MS = 260;

/** Seven balloons on a rail. A read balloon shows its number, a released one flies away. */
export const balloonsView: CreateView = ({ pieces, isCalm, sparkle }) => {
  const balloons = BALLOONS.map((balloon) => {
    const dx = (balloon - 3) * SPACING;
    const string = pieces.add('balloons/string', dx, KNOT_Y);
    const body = pieces.add(`balloons/balloon-${balloon}` as CodeObjectFrame, dx, KNOT_Y);
    const number = new NumberSign({ pieces, digits: 'balloons/digit-', most: 2, spacing: 9, dx, dy: KNOT_Y });
    return { balloon, dx, string, body, number, age: READ_MS, isRead: false };
  });
  pieces.add('balloons/rail');
  pieces.add('balloons/ticket', TICKET.dx, TICKET.dy);
  const ticket = new NumberSign({
    pieces,
    digits: 'balloons/digit-',
    most: 2,
    spacing: 10,
    dx: TICKET.dx + TICKET.digits,
    dy: TICKET.dy,
  });
  return ({ picture, dt, time }) => {
    for (const one of balloons) {
      const { balloon, dx, string, body, number } = one;
      const flown = numberOf(picture[`balloon.${balloon}`]);
      const read = picture[`number.${balloon}`];
      const isRead = typeof read === 'number';
      if (isRead && !one.isRead) {
        one.age = 0;
        sparkle(dx, KNOT_Y + NUMBER_Y);
      }
      one.isRead = isRead;
      one.age += dt;
      const x = dx + sway(time, 3300, balloon * 0.19) * 2.4 + Math.sin(flown * 7) * 18 * flown;
      const y = KNOT_Y + (balloon % 2) * -9 + sway(time, 2700, balloon * 0.23) * 2 - flown ** 1.4 * FLIGHT;
      const alpha = flown < 0.7 ? 1 : Math.max(0, (1 - flown) / 0.3);
      const size = isCalm ? 1 : pop(Math.max(0.75, one.age / READ_MS));
      string
        .at(x, y)
        .alpha(alpha)
        .scale(1, flown > 0 ? 0.7 : (-34 - y) / 60);
      body.at(x, y).alpha(alpha).scale(size);
      number.show(isRead ? read : null, alpha).at(x, y + NUMBER_Y * size);
    }
    ticket.show(typeof picture['ticket'] === 'number' ? picture['ticket'] : null);
  };
};
