import {
  findContentRows,
  findCopies,
  findSeededSource,
  listContentRows,
  type ContentRow,
  type ContentTable,
} from '#server/db/contentRows.ts';
import type { Database, Transaction } from '#server/db/connect.ts';

/** The facts that a lesson must know of a content that it shows. */
export interface ContentFact {
  readonly contentId: number;
  readonly title: string;
  readonly visibleState: 'VISIBLE' | 'INVISIBLE';
}

export interface FactsQuery {
  readonly db: Database | Transaction;
  readonly channelId: number;
  readonly ids: readonly number[];
  /** Only what comes with the product. */
  readonly seeded?: true;
  /** Nobody may hide or delete them until the transaction is over. */
  readonly keep?: boolean;
}

export interface FactSearch {
  readonly db: Database | Transaction;
  readonly channelId: number;
  readonly search: string;
  /** Only what comes with the product, in its own order. */
  readonly seeded?: true;
  readonly except?: readonly number[];
  readonly limit: number;
  readonly offset: number;
}

/**
 * The questions that lessons and the library ask one kind of content; the subject that owns its table
 * answers.
 */
export interface ContentFacts {
  readonly find: (query: FactsQuery) => Promise<ContentFact[]>;
  readonly search: (query: FactSearch) => Promise<{ facts: ContentFact[]; totalCount: number }>;
  /** The product's content that a content is a copy of; undefined for none. */
  readonly sourceOf: (
    db: Database | Transaction,
    of: { readonly channelId: number; readonly contentId: number },
  ) => Promise<number | undefined>;
  /** Copies that a channel has of a content. */
  readonly copiesOf: (
    db: Database | Transaction,
    of: { readonly channelId: number; readonly sourceId: number },
  ) => Promise<ContentFact[]>;
}

const factOf = (row: unknown): ContentFact => {
  const { id, title, visibleState } = row as ContentRow;
  return { contentId: id, title, visibleState };
};

export const contentFactsOf = (table: ContentTable): ContentFacts => ({
  find: async ({ db, keep, ...query }) => {
    const rows = await findContentRows(db, table, { ...query, ...(keep && { lock: 'share' }) });
    return rows.map(factOf);
  },
  search: async ({ db, ...query }) => {
    const { rows, totalCount } = await listContentRows(db, table, query);
    return { facts: rows.map(factOf), totalCount };
  },
  sourceOf: (db, of) => findSeededSource(db, table, of),
  copiesOf: async (db, of) => (await findCopies(db, table, of)).map(factOf),
});
