import process from 'node:process';
import { runJudgeStorm } from '../../../tests/support/judgeStorm.ts';
import { MIXED_AND_HOSTILE_PROGRAMS } from '../../../tests/support/stormPrograms.ts';
import { createTestDatabase } from '../../../tests/support/testDatabase.ts';
import { startTestDatabases } from '../../../tests/support/testDatabaseServer.ts';
import { machine } from './machine.ts';

/** A quiet machine with two cores needs half of it. */
const WITHIN_MS = 30 * 60_000;

/** Ends with 1 when a submission was lost, judged twice or rewarded twice, or when it takes too long. */
export async function benchKills({
  submissions,
  children,
}: {
  submissions: number;
  children: number;
}): Promise<void> {
  const databases = await startTestDatabases();
  try {
    const { url } = await createTestDatabase();
    const report = await runJudgeStorm({
      databaseUrl: url,
      submissions,
      children,
      programs: MIXED_AND_HOSTILE_PROGRAMS,
      withinMs: WITHIN_MS,
    });
    const { complaints, seconds, ...counts } = report;
    console.log(`${machine()}; ${submissions} submissions of ${children} children, two servers`);
    console.table({ ...counts, seconds: seconds.toFixed(0), complaints: complaints.length });
    for (const complaint of complaints) console.error(complaint);
    process.exitCode = complaints.length > 0 ? 1 : 0;
  } finally {
    await databases.stop();
  }
}
