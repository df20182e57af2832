import { expect, it } from 'vitest';
import { HOLD_TICKS, PairGateWatch } from './PairGateWatch.ts';

const plate = (x: number) => ({ x, y: 0, w: 80, h: 100 });
const gate = { id: 1, name: '보물', x: 200, y: 0, w: 80, h: 100, plates: [plate(0), plate(400)] } as const;
const at = (userId: number, x: number) => ({ userId, state: { x, y: 100 } });
const LEFT = at(7, 40);
const RIGHT = at(9, 440);

it('opens once both plates have been held together for long enough', () => {
  const watch = new PairGateWatch(gate);
  expect(watch.look(0, [LEFT]).hasChanged).toBe(true);
  expect(watch.look(500, [LEFT]).opened).toBe(null);
  expect(watch.look(510, [LEFT, RIGHT]).opened).toBe(null);
  expect(watch.look(510 + HOLD_TICKS - 1, [LEFT, RIGHT]).opened).toBe(null);
  expect(watch.look(510 + HOLD_TICKS, [LEFT, RIGHT]).opened).toEqual([[7], [9]]);
  expect(watch.state).toEqual({ gateId: 1, plates: [true, true], isOpen: true });
});

it('starts anew when one steps off meanwhile', () => {
  const watch = new PairGateWatch(gate);
  watch.look(0, [LEFT, RIGHT]);
  watch.look(HOLD_TICKS - 10, [LEFT]);
  expect(watch.look(HOLD_TICKS, [LEFT, RIGHT]).opened).toBe(null);
  expect(watch.look(HOLD_TICKS * 2, [LEFT, RIGHT]).opened).not.toBe(null);
});

it('opens again only after somebody has stepped off', () => {
  const watch = new PairGateWatch(gate);
  watch.look(0, [LEFT, RIGHT]);
  watch.look(HOLD_TICKS, [LEFT, RIGHT]);
  expect(watch.look(HOLD_TICKS * 20, [LEFT, RIGHT]).opened).toBe(null);
  expect(watch.state.isOpen).toBe(false);
  watch.look(HOLD_TICKS * 20 + 1, [RIGHT]);
  watch.look(HOLD_TICKS * 20 + 2, [LEFT, RIGHT]);
  expect(watch.look(HOLD_TICKS * 21 + 2, [LEFT, RIGHT]).opened).not.toBe(null);
});

it('is not opened by one body, or two on one plate', () => {
  const watch = new PairGateWatch(gate);
  for (const tick of [0, HOLD_TICKS, HOLD_TICKS * 2])
    expect(watch.look(tick, [LEFT, at(9, 60)]).opened).toBe(null);
});
