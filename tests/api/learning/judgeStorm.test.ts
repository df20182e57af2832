import { expect, it } from 'vitest';
import { runJudgeStorm } from '../../support/judgeStorm.ts';
import { MIXED_PROGRAMS } from '../../support/stormPrograms.ts';
import { createTestDatabase } from '../../support/testDatabase.ts';

it('judges each of 80 submissions in every language once while two servers and their workers are killed', async () => {
  const database = await createTestDatabase();
  try {
    const report = await runJudgeStorm({
      databaseUrl: database.url,
      submissions: 80,
      children: 10,
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
