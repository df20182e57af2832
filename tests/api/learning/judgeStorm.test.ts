import { expect, it } from 'vitest';
import { runJudgeStorm } from '../../support/judgeStorm.ts';
import { MIXED_PROGRAMS } from '../../support/stormPrograms.ts';
import { createTestDatabase } from '../../support/testDatabase.ts';

// All of the programs once; `npm run bench:judge` sends hundreds.
it('judges each program in every language once while two servers and their workers are killed', async () => {
  const database = await createTestDatabase();
  try {
    const report = await runJudgeStorm({
      databaseUrl: database.url,
      submissions: MIXED_PROGRAMS.length,
      children: 9,
      programs: MIXED_PROGRAMS,
    });
    expect(report.complaints).toEqual([]);
    expect(report.killed).toBeGreaterThan(0);
    expect(report.stopped).toBeGreaterThan(0);
    expect(report.workersKilled).toBeGreaterThan(0);
  } finally {
    await database.drop();
  }
}, 300_000);
