import type { Transaction } from '#server/db/connect.ts';
import { homeworks, homeworkWorks } from '#server/db/tables/learning/homeworks.ts';

type Work = Omit<typeof homeworkWorks.$inferInsert, 'homeworkId' | 'tryNumber'> & { readonly userId: number };

/**
 * Adds homework that was announced when it opened, with one try of some pupils; answers its id and those of the tries.
 * Used by the demonstration class.
 */
export async function seedHomework(
  tx: Transaction,
  homework: Omit<typeof homeworks.$inferInsert, 'createdAt' | 'toldAt'>,
  works: readonly Work[],
): Promise<{ homeworkId: number; workIds: number[] }> {
  const { opensAt } = homework;
  const [made] = await tx
    .insert(homeworks)
    .values({ ...homework, createdAt: opensAt, toldAt: opensAt })
    .returning({ id: homeworks.id });
  if (!made) throw new Error('seedHomework: the insert returned no row');
  const homeworkId = made.id;
  if (works.length === 0) return { homeworkId, workIds: [] };
  const rows = await tx
    .insert(homeworkWorks)
    .values(works.map((work) => ({ ...work, homeworkId, tryNumber: 1 })))
    .returning({ id: homeworkWorks.id });
  return { homeworkId, workIds: rows.map(({ id }) => id) };
}
