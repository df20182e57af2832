import { z } from 'zod';

/*
 * Paging of lists. Product spec §3 and §9 say which list numbers its pages from 0 or from 1 and how a reply names its
 * counts; lists that grow while they are read continue from a cursor instead.
 */

const MOST_PAGES = 10_000;
const pageFrom = (first: 0 | 1) => z.coerce.number().int().min(first).max(MOST_PAGES).default(first);
const countField = z.number().int().min(0);

/** Page number of NPCs, the reward history and the skills of a world. */
export const pageFromZero = pageFrom(0);
/** Page number of everything else: products, inventory, friends, reports, quests, notifications. */
export const pageFromOne = pageFrom(1);

/** Page sizes to choose from. */
export const PAGE_SIZES = [20, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];
export const pageSizeField = (usual: PageSize) =>
  z.enum(['20', '50', '100']).default(`${usual}`).transform(Number);

/** Counts of a reply, spread into its schema. */
export const totalCountFields = { totalCount: countField };
export const pageCountFields = { pageCount: countField, totalCount: countField };
export const friendPageFields = { itemsPerPage: countField, total: countField, currentPage: countField };

export interface PageOfRows {
  readonly page: number;
  readonly first: 0 | 1;
  readonly size: number;
}

export const pageCountOf = (totalCount: number, size: number): number => Math.ceil(totalCount / size);

export const rowsBefore = ({ page, first, size }: PageOfRows): number => (page - first) * size;

/** One page of rows in memory. */
export const sliceOfPage = <T>(rows: readonly T[], of: PageOfRows): T[] =>
  rows.slice(rowsBefore(of), rowsBefore(of) + of.size);

/** Position in a list that is read by cursor: the `nextCursor` of the previous reply, opaque to clients. */
export const cursorField = z
  .string()
  .max(200)
  .regex(/^[\w-]+$/, '목록을 처음부터 다시 불러와 주세요.');
/** Null at the end of the list. */
export const cursorFields = { nextCursor: cursorField.nullable() };
