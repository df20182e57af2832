import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { users } from '#server/db/tables/accounts.ts';

/** Notes that the first look was chosen; false when it was before. */
export async function markLookChosen(request: {
  tx: Transaction;
  userId: number;
  at: Date;
}): Promise<boolean> {
  const marked = await request.tx
    .update(users)
    .set({ lookChosenAt: request.at })
    .where(and(eq(users.id, request.userId), isNull(users.lookChosenAt)))
    .returning({ id: users.id });
  return marked.length > 0;
}
