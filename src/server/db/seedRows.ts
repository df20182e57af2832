import { isDeepStrictEqual } from 'node:util';
import { eq, inArray } from 'drizzle-orm';
import { boolean, integer, type AnyPgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from './connect.ts';

/** Ids below are chosen by the content; rows of staff count on from here. */
export const FIRST_STAFF_ID = 1_000_000;

/** Columns of tables with rows of the product and rows of staff. */
export const seedColumns = {
  id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: FIRST_STAFF_ID }),
  /** Content of the product; false for content of staff. */
  seeded: boolean().notNull().default(false),
  /** Shown nowhere. The row stays, because children's work refers to it. */
  removed: boolean().notNull().default(false),
};

type SeededTable = PgTable & Readonly<Record<keyof typeof seedColumns, AnyPgColumn>>;

export type SeedRow<Table extends SeededTable> = Table['$inferInsert'] & { readonly id: number };

/**
 * Updates the seeded rows of a table to `rows`: writes those that differ and marks missing ones as removed. Columns
 * that a row does not state keep their values. Rows of staff are left alone.
 */
export async function seedRows<Table extends SeededTable>(
  tx: Transaction,
  table: Table,
  rows: readonly SeedRow<Table>[],
): Promise<void> {
  const stored = new Map(
    (await tx.select().from<SeededTable>(table).where(eq(table.seeded, true))).map((row) => [row['id'], row]),
  );
  for (const row of rows) {
    const seed = { ...row, seeded: true, removed: false };
    const before = stored.get(row.id);
    stored.delete(row.id);
    if (before && Object.entries(seed).every(([name, value]) => isDeepStrictEqual(before[name], value)))
      continue;
    await tx
      .insert<SeededTable>(table)
      .values(seed)
      .onConflictDoUpdate({ target: table.id, set: seed, setWhere: eq(table.seeded, true) });
  }
  const gone = [...stored.values()].filter(({ removed }) => !removed).map(({ id }) => id);
  if (gone.length > 0)
    await tx.update<SeededTable>(table).set({ removed: true }).where(inArray(table.id, gone));
}
