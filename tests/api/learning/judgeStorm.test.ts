import { expect, it } from 'vitest';
import { runJudgeStorm } from '../../support/judgeStorm.ts';
import { JAVASCRIPT_PROGRAMS } from '../../support/stormPrograms.ts';
import { createTestDatabase } from '../../support/testDatabase.ts';

it('judges each of 200 submissions once while two servers and their workers are killed', async () => {
  const database = await createTestDatabase();
  try {
    const report = await runJudgeStorm({
      databaseUrl: database.url,
      submissions: 200,
      children: 20,
      programs: JAVASCRIPT_PROGRAMS,
    });
    expect(report.complaints).toEqual([]);
    expect(report.killed).toBeGreaterThan(0);
    expect(report.stopped).toBeGreaterThan(0);
    expect(report.workersKilled).toBeGreaterThan(0);
  } finally {
    await database.drop();
  }
}, 300_000);
