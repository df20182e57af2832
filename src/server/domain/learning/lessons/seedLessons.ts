import type { Transaction } from '#server/db/connect.ts';
import { seedRows, type SeedRow } from '#server/db/seedRows.ts';
import { lessonContents, lessons } from '#server/db/tables/learning/lessons.ts';

/** Called when their courses exist. */
export async function seedLessons(
  tx: Transaction,
  seed: {
    readonly lessons: readonly SeedRow<typeof lessons>[];
    readonly contents: readonly SeedRow<typeof lessonContents>[];
  },
): Promise<void> {
  await seedRows(tx, lessons, seed.lessons);
  await seedRows(tx, lessonContents, seed.contents);
}
