import { and, asc, count, desc, eq, inArray, notInArray, sql, type SQL } from 'drizzle-orm';
import { alias, integer, pgTable, text, type AnyPgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { ContentVisibleState } from '#shared/contract/learning/contentFields.ts';
import type { Database, Transaction } from './connect.ts';
import { contentColumns } from './contentColumns.ts';
import { seedColumns } from './seedRows.ts';

/** Statements that serve the tables of all contents. */
const shape = pgTable('contents', {
  ...seedColumns,
  ...contentColumns,
  channelId: integer().notNull(),
  title: text().notNull(),
});
type Shape = typeof shape;
export type ContentRow = Shape['$inferSelect'];
export type ContentTable = PgTable & Readonly<Record<keyof ContentRow, AnyPgColumn>>;
type Connection = Database | Transaction;

const asShape = (table: ContentTable) => table as unknown as Shape;

export interface ContentListQuery {
  readonly channelId: number;
  readonly search: string;
  readonly visibleState?: ContentVisibleState | undefined;
  /** Content of the product alone, in its own order. */
  readonly seeded?: true;
  readonly except?: readonly number[];
  readonly limit: number;
  readonly offset: number;
}

/** Contents of a channel filtered by title, the last changed first, and their count. */
export async function listContentRows<Table extends ContentTable>(
  db: Connection,
  table: Table,
  { channelId, search, visibleState, seeded, except = [], limit, offset }: ContentListQuery,
): Promise<{ rows: Table['$inferSelect'][]; totalCount: number }> {
  const content = asShape(table);
  const wanted = and(
    eq(content.channelId, channelId),
    eq(content.removed, false),
    search === '' ? undefined : sql`strpos(lower(${content.title}), ${search.toLowerCase()}) > 0`,
    visibleState && eq(content.visibleState, visibleState),
    seeded && eq(content.seeded, true),
    except.length > 0 ? notInArray(content.id, [...except]) : undefined,
  );
  const order = seeded ? [asc(content.id)] : [desc(content.updatedAt), desc(content.id)];
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(content)
      .where(wanted)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
    db.select({ count: count() }).from(content).where(wanted),
  ]);
  return { rows: rows as Table['$inferSelect'][], totalCount: total?.count ?? 0 };
}

/** Contents of a channel by their ids; `lock` keeps them for the transaction. */
export async function findContentRows<Table extends ContentTable>(
  db: Connection,
  table: Table,
  query: {
    readonly channelId: number;
    readonly ids: readonly number[];
    readonly lock?: 'update' | 'share';
    /** Content of the product alone. */
    readonly seeded?: true;
  },
): Promise<Table['$inferSelect'][]> {
  if (query.ids.length === 0) return [];
  const content = asShape(table);
  const wanted = db
    .select()
    .from(content)
    .where(
      and(
        inArray(content.id, [...query.ids]),
        eq(content.channelId, query.channelId),
        eq(content.removed, false),
        query.seeded && eq(content.seeded, true),
      ),
    )
    .orderBy(content.id);
  return (await (query.lock ? wanted.for(query.lock) : wanted)) as Table['$inferSelect'][];
}

/** The content of the product that one of a channel is a copy of; undefined for none, and once it is gone. */
export async function findSeededSource(
  db: Connection,
  table: ContentTable,
  { channelId, contentId }: { readonly channelId: number; readonly contentId: number },
): Promise<number | undefined> {
  const content = asShape(table);
  const source = alias(content, 'source');
  const [row] = await db
    .select({ id: source.id })
    .from(content)
    .innerJoin(
      source,
      and(eq(source.id, content.sourceId), eq(source.seeded, true), eq(source.removed, false)),
    )
    .where(and(eq(content.id, contentId), eq(content.channelId, channelId)));
  return row?.id;
}

/** The copies that a channel has of a content, the oldest first. */
export async function findCopies(
  db: Connection,
  table: ContentTable,
  query: { readonly channelId: number; readonly sourceId: number },
): Promise<ContentRow[]> {
  const content = asShape(table);
  return db
    .select()
    .from(content)
    .where(
      and(
        eq(content.channelId, query.channelId),
        eq(content.sourceId, query.sourceId),
        eq(content.removed, false),
      ),
    )
    .orderBy(content.id);
}

/** Writes a new content; answers its id. */
export async function addContentRow(
  tx: Transaction,
  table: ContentTable,
  columns: Readonly<Record<string, unknown>>,
): Promise<number> {
  const [row] = await tx
    .insert(asShape(table))
    .values(columns as unknown as Shape['$inferInsert'])
    .returning({ id: asShape(table).id });
  if (!row) throw new Error(`a content of channel ${String(columns['channelId'])} was not written`);
  return row.id;
}

/** Writes a change of a content as its next version. */
export async function changeContentRow(
  tx: Transaction,
  table: ContentTable,
  { id, at, change }: { readonly id: number; readonly at: Date; readonly change: Record<string, unknown> },
): Promise<void> {
  const content = asShape(table);
  const next: SQL = sql`${content.version} + 1`;
  await tx
    .update(content)
    .set({ ...change, version: next, updatedAt: at } as unknown as Partial<Shape['$inferInsert']>)
    .where(eq(content.id, id));
}

/** The number of contents that staff of a channel has made. */
export async function countOwnRows(tx: Transaction, table: ContentTable, channelId: number): Promise<number> {
  const content = asShape(table);
  return tx.$count(
    content,
    and(eq(content.channelId, channelId), eq(content.seeded, false), eq(content.removed, false)),
  );
}
