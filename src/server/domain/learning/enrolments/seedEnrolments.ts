import type { Transaction } from '#server/db/connect.ts';
import { courseClassEnrolments, worksheetEnrolments } from '#server/db/tables/learning/enrolments.ts';

/** Enrols accounts in a free course class, for the demonstration class. */
export async function seedEnrolments(
  tx: Transaction,
  of: {
    readonly courseClassId: number;
    readonly courseId: number;
    readonly userIds: readonly number[];
    readonly at: Date;
  },
): Promise<void> {
  const { courseClassId, courseId, userIds, at } = of;
  await tx
    .insert(courseClassEnrolments)
    .values(userIds.map((userId) => ({ courseClassId, courseId, userId, enrolledAt: at })));
}

/** Enrols accounts in free worksheets. */
export async function seedWorksheetEnrolments(
  tx: Transaction,
  rows: readonly { readonly worksheetId: number; readonly userId: number; readonly enrolledAt: Date }[],
): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(worksheetEnrolments)
      .values([...rows])
      .onConflictDoNothing();
}
