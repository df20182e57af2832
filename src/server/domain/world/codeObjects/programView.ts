import type { CodeObjectProgram } from '#shared/contract/world/codeObjects.ts';
import type { codeObjectPrograms } from '#server/db/tables/world/codeObjects.ts';

/** The effect of a program without its source, as others may see it. */
export const programView = ({
  acts,
  durationMs,
  updatedAt,
}: Pick<typeof codeObjectPrograms.$inferSelect, 'acts' | 'durationMs' | 'updatedAt'>): CodeObjectProgram => ({
  actList: acts.map((act) => ({ ...act })),
  durationMs,
  updatedAt: updatedAt.toISOString(),
});
