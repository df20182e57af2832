import { expect, it } from 'vitest';
import { costAmong, costLine, playersUpTo } from './costLine.ts';

it('two points of two processes give what a process and what a player costs', () => {
  const line = costLine(2, { players: 120, used: 320 }, { players: 480, used: 1040 });
  expect(line).toEqual({ fixed: 40, perPlayer: 2 });
  expect(costAmong(line, 40)).toBe(3);
  expect(playersUpTo(line, 600)).toBe(280);
});
