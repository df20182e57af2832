import type { Transaction } from '#server/db/connect.ts';
import { seedRows, type SeedRow } from '#server/db/seedRows.ts';
import { courses } from '#server/db/tables/learning/courses.ts';

export const seedCourses = (tx: Transaction, rows: readonly SeedRow<typeof courses>[]): Promise<void> =>
  seedRows(tx, courses, rows);
