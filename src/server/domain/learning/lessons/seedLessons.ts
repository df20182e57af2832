import { inArray } from 'drizzle-orm';
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

/** Ids that no content of a lesson has had until now. */
export async function unknownContents(tx: Transaction, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const known = await tx
    .select({ id: lessonContents.id })
    .from(lessonContents)
    .where(inArray(lessonContents.id, [...ids]));
  const knownIds = new Set(known.map(({ id }) => id));
  return new Set(ids.filter((id) => !knownIds.has(id)));
}
