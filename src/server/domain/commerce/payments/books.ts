import type { Transaction } from '#server/db/connect.ts';
import { bookEntries, type BOOK_ACCOUNTS } from '#server/db/tables/commerce/payments.ts';

type Account = (typeof BOOK_ACCOUNTS)[number];

export interface Move {
  readonly debit: Account;
  readonly credit: Account;
  /** Won; nothing is written for 0. */
  readonly amount: number;
}

/** Writes the moves of a cause into the books; a second write of a cause is an error and throws. */
export async function book(
  tx: Transaction,
  entry: {
    readonly transactionKey: string;
    readonly paymentId: number;
    readonly at: Date;
    readonly moves: readonly Move[];
  },
): Promise<void> {
  const { transactionKey, paymentId, at: bookedAt, moves } = entry;
  const rows = moves
    .filter(({ amount }) => amount > 0)
    .map((move) => ({ ...move, transactionKey, paymentId, bookedAt }));
  if (rows.length > 0) await tx.insert(bookEntries).values(rows);
}
