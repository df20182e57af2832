import { describe, expect, it } from 'vitest';
import { CheatLog } from './CheatLog.ts';

function listen() {
  const lines: unknown[] = [];
  return { lines, cheats: new CheatLog({ warn: (line: unknown) => void lines.push(line) }) };
}

describe('the log of cheats', () => {
  it('tells one line per kind and minute, and in the next one how many came in between', () => {
    const { lines, cheats } = listen();
    for (let now = 0; now < 60_000; now += 1000) cheats.report({ cheat: 'speed', userId: 5, mapId: 1 }, now);
    expect(lines).toEqual([{ cheat: 'speed', userId: 5, mapId: 1, suppressed: 0 }]);
    cheats.report({ cheat: 'speed', userId: 5, mapId: 2 }, 60_000);
    expect(lines[1]).toEqual({ cheat: 'speed', userId: 5, mapId: 2, suppressed: 59 });
  });

  it('keeps kinds and users apart', () => {
    const { lines, cheats } = listen();
    cheats.report({ cheat: 'speed', userId: 5 }, 0);
    cheats.report({ cheat: 'flood', userId: 5 }, 1);
    cheats.report({ cheat: 'speed', userId: 6 }, 2);
    expect(lines).toHaveLength(3);
  });

  it('forgets who has not cheated for a minute', () => {
    const { lines, cheats } = listen();
    for (let userId = 1; userId <= 3000; userId += 1) cheats.report({ cheat: 'flood', userId }, userId * 100);
    cheats.report({ cheat: 'flood', userId: 3000 }, 300_001);
    expect(lines).toHaveLength(3000);
    cheats.report({ cheat: 'flood', userId: 1 }, 300_002);
    expect(lines.at(-1)).toMatchObject({ userId: 1, suppressed: 0 });
  });
});
