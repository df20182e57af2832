import { AppError } from '#server/platform/appError.ts';

/*
 * Cursors of lists that are sorted by a growing id. A client only hands them back, so the sorting may change without a
 * change of the contract.
 */

/** One page out of rows that were read with `limit(size + 1)`, and the cursor of the next page. */
export function cutPage<T>(
  rows: readonly T[],
  { size, idOf }: { readonly size: number; readonly idOf: (row: T) => number },
): { readonly page: readonly T[]; readonly nextCursor: string | null } {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  const isEnd = last === undefined || rows.length <= size;
  return { page, nextCursor: isEnd ? null : writeCursor(idOf(last)) };
}

/** The id after which a page begins; undefined for the first page. Throws VALIDATION_FAIL for an invalid cursor. */
export function readCursor(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined;
  const id = Number(Buffer.from(cursor, 'base64url').toString('latin1'));
  if (Number.isInteger(id) && id > 0 && id <= MAX_ID && writeCursor(id) === cursor) return id;
  throw new AppError('VALIDATION_FAIL', { log: `Cursor ${cursor} was not written by this server.` });
}

/** The cursor of a list that is sorted by a name and then by an id. */
export const writeNameCursor = ({ name, id }: NamePlace): string =>
  Buffer.from(`${id} ${name}`, 'utf8').toString('base64url');

interface NamePlace {
  readonly name: string;
  readonly id: number;
}

/** The start of a page of such a list; undefined for the first page. Throws VALIDATION_FAIL for an invalid cursor. */
export function readNameCursor(cursor: string | undefined): NamePlace | undefined {
  if (cursor === undefined) return undefined;
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const [, digits = '', name = ''] = /^([1-9]\d{0,9}) (.+)$/su.exec(text) ?? [];
  const id = Number(digits);
  if (id > 0 && id <= MAX_ID && !name.includes('\0') && writeNameCursor({ name, id }) === cursor)
    return { name, id };
  throw new AppError('VALIDATION_FAIL', { log: `Cursor ${cursor} was not written by this server.` });
}

const MAX_ID = 2_147_483_647;

export const writeCursor = (id: number): string => Buffer.from(String(id), 'latin1').toString('base64url');
