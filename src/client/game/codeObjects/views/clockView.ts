import type { CreateView } from '../CodeObjectView.ts';
import { numberOf } from '../CodeObjectView.ts';
import { NumberSign } from '../NumberSign.ts';

const FACE_Y = -142;
const SKY_Y = -44;
const PLATE = { dx: 0, dy: -7, digits: 13 } as const;
const HOUR = Math.PI / 6;
const MINUTE = Math.PI / 30;
const DAY = { from: 6, to: 18 } as const;

/** A clock of crystal with day and night under its face, and the minutes of its sand glass on a plate. */
export const clockView: CreateView = ({ pieces }) => {
  pieces.add('clock/case');
  const sky = pieces.add('clock/night', 0, SKY_Y);
  const hourHand = pieces.add('clock/hour', 0, FACE_Y);
  const minuteHand = pieces.add('clock/minute', 0, FACE_Y);
  pieces.add('clock/pearl', 0, FACE_Y);
  pieces.add('clock/plate', PLATE.dx, PLATE.dy);
  const minutes = new NumberSign({
    pieces,
    digits: 'clock/digit-',
    most: 4,
    spacing: 10,
    dx: PLATE.dx + PLATE.digits,
    dy: PLATE.dy,
  });
  return ({ picture }) => {
    const [hour, minute] = [numberOf(picture['hour']), numberOf(picture['minute'])];
    hourHand.turn((hour + minute / 60) * HOUR);
    minuteHand.turn(minute * MINUTE);
    sky.frame(hour >= DAY.from && hour < DAY.to ? 'clock/day' : 'clock/night');
    minutes.show(typeof picture['minutes'] === 'number' ? picture['minutes'] : null);
  };
};
