import type { Transaction } from '#server/db/connect.ts';
import { homeworks, homeworkWorks } from '#server/db/tables/learning/homeworks.ts';

type Work = Omit<typeof homeworkWorks.$inferInsert, 'homeworkId' | 'tryNumber'> & { readonly userId: number };

/**
 * Gives homework that a class was told of when it opened, with one try of some pupils; answers the ids of the tries.
 * For the demonstration class.
 */
export async function seedHomework(
  tx: Transaction,
  homework: Omit<typeof homeworks.$inferInsert, 'createdAt' | 'toldAt'>,
  works: readonly Work[],
): Promise<number[]> {
  const { opensAt } = homework;
  const [made] = await tx
    .insert(homeworks)
    .values({ ...homework, createdAt: opensAt, toldAt: opensAt })
    .returning({ id: homeworks.id });
  if (!made) throw new Error('seedHomework: the insert returned no row');
  if (works.length === 0) return [];
  const rows = await tx
    .insert(homeworkWorks)
    .values(works.map((work) => ({ ...work, homeworkId: made.id, tryNumber: 1 })))
    .returning({ id: homeworkWorks.id });
  return rows.map(({ id }) => id);
}
