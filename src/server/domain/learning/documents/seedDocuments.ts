import type { Transaction } from '#server/db/connect.ts';
import { seedRows, type SeedRow } from '#server/db/seedRows.ts';
import { documents } from '#server/db/tables/learning/documents.ts';

export const seedDocuments = (tx: Transaction, rows: readonly SeedRow<typeof documents>[]): Promise<void> =>
  seedRows(tx, documents, rows);
