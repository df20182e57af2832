import type { CodeObjectProgram } from '#shared/contract/world/codeObjects.ts';
import type { codeObjectPrograms } from '#server/db/tables/world/codeObjects.ts';

/** What a program does, as whoever may see it is told; nothing of its source. */
export const programView = ({
  acts,
  durationMs,
  updatedAt,
}: Pick<typeof codeObjectPrograms.$inferSelect, 'acts' | 'durationMs' | 'updatedAt'>): CodeObjectProgram => ({
  actList: acts.map((act) => ({ ...act })),
  durationMs,
  updatedAt: updatedAt.toISOString(),
});
