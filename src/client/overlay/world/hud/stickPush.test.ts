import { expect, test } from 'vitest';
import { actionsOf, withinReach } from './stickPush.ts';

test.each([
  [{ x: 0.1, y: -0.2 }, []],
  [{ x: 0.6, y: -0.3 }, ['right']],
  [{ x: -0.9, y: 0.2 }, ['left']],
  [{ x: 0, y: -0.8 }, ['up']],
  [{ x: -0.6, y: 0.7 }, ['left', 'down']],
])('a thumb at %o asks for %j', (push, actions) => {
  expect([...actionsOf(push)]).toEqual(actions);
});

test('the stick follows as far as it reaches', () => {
  expect(withinReach({ x: 0.3, y: 0.4 })).toEqual({ x: 0.3, y: 0.4 });
  expect(withinReach({ x: 3, y: -4 })).toEqual({ x: 0.6, y: -0.8 });
});
