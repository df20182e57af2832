import { describe, expect, it } from 'vitest';
import { MOST_SPOTS, type ZoneSpot } from '#shared/contract/rooms/snapshot/zoneBody.ts';
import { simplifyPath } from './simplifyPath.ts';

const at = (tick: number, x: number, y = 0, pose = 0): ZoneSpot => ({ tick, x, y, pose, since: 0 });

describe('a path', () => {
  it('that is straight needs no spot in between, however long it is', () => {
    expect(simplifyPath(Array.from({ length: 21 }, (_, index) => at(index * 3, index * 44)))).toEqual([]);
    expect(simplifyPath([at(0, 0)])).toEqual([]);
  });

  it('keeps the spots where it turns, or another pose begins', () => {
    expect(simplifyPath([at(0, 0), at(3, 44), at(6, 0)])).toEqual([{ ...at(3, 44), since: 0 }]);
    const path = simplifyPath([at(0, 0), at(3, 44), at(6, 88, 0, 1), at(9, 132, 0, 2), at(12, 176, 0, 2)]);
    expect(path.map(({ tick, since }) => [since, tick])).toEqual([
      [0, 3],
      [3, 6],
    ]);
  });

  it('of many turns is told with every second of its spots', () => {
    const path = simplifyPath(Array.from({ length: 41 }, (_, index) => at(index * 3, (index % 3) * 40)));
    expect(path.length).toBeGreaterThan(3);
    expect(path.length).toBeLessThanOrEqual(MOST_SPOTS);
    for (const [index, spot] of path.entries()) expect(spot.since).toBe(path[index - 1]?.tick ?? 0);
  });
});
