import { and, eq, lt, sql } from 'drizzle-orm';
import {
  MOST_IMPORT_ROWS,
  type ImportRow,
  type MemberImport,
} from '#shared/contract/channels/channelAccounts.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { channelImports } from '#server/db/tables/channels/channelAccounts.ts';
import type { CallerChannel, UploadedFile } from '#server/domain/call.ts';
import { writeAudit } from '#server/domain/channels/audit/writeAudit.ts';
import { assertRoomFor } from '#server/domain/channels/channels/channelPlan.ts';
import { namedMembers } from '#server/domain/channels/channels/memberRows.ts';
import { addToGroup, groupIdsByName } from '#server/domain/channels/groups/groupRows.ts';
import { giveTag, tagIdsByName } from '#server/domain/channels/tags/tagRows.ts';
import type { Deps } from '#server/domain/deps.ts';
import { addJob, type JobPayload } from '#server/domain/jobs.ts';
import { takenNames } from '#server/domain/people/accounts/users.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { newId } from '#server/platform/ids.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import { addAccounts } from './addAccounts.ts';
import { checkRows, findColumns, readRows } from './readTable/checkRows.ts';
import { decodeText, readCsv } from './readTable/readCsv.ts';
import { readXlsx } from './readTable/readXlsx.ts';
import { UnreadableFile } from './readTable/unzip.ts';
import { channelAccountTexts as texts } from './texts.ts';

interface Staff {
  readonly deps: Deps;
  readonly userId: number;
  readonly channel: CallerChannel;
}

type ImportRecord = typeof channelImports.$inferSelect;

/** Lines above the list, and empty ones in it, are not counted as members. */
const MOST_LINES = MOST_IMPORT_ROWS * 2;
/** A file is kept so long; the names of one that nobody starts go with it. */
const PREVIEW_MS = 24 * 60 * 60_000;
const ROWS_AT_ONCE = 100;

/** Reads a file of new members and keeps it for `startImport`. Throws FILE_UNREADABLE, FILE_TOO_LARGE. */
export async function previewImport({
  deps,
  userId,
  channel: { channelId },
  file,
}: Staff & { readonly file: UploadedFile }): Promise<MemberImport> {
  const rows = await checked(deps.db, channelId, tableOf(file), deps.clock.now());
  const now = deps.clock.now();
  const [row] = await deps.db
    .insert(channelImports)
    .values({
      ...{ id: newId(now.getTime()), channelId, actorId: userId, createdAt: now },
      fileName: file.name.slice(0, 100),
      rows,
      totalCount: rows.filter(isFine).length,
    })
    .returning();
  if (!row) throw new Error('previewImport: the insert returned no row');
  return toImport(row);
}

/** Forgets files that were read longer ago than a day, started or not. */
export async function purgeImports({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const oldest = new Date(clock.now().getTime() - PREVIEW_MS);
  await db.delete(channelImports).where(lt(channelImports.createdAt, oldest));
}

const isFine = ({ errorList }: ImportRow) => errorList.length === 0;

/** The rows of a file, not checked yet. */
function tableOf(file: UploadedFile): ImportRow[] {
  if (!Buffer.isBuffer(file.content)) throw new Error('tableOf: imports are kept in memory');
  const cells = readCells(file.content, file.type);
  const found = findColumns(cells);
  if (!found) throw unreadable(texts.noHeader, 'no header row');
  const rows = readRows(cells, found);
  if (rows.length === 0) throw unreadable(texts.noRows, 'no rows below the header');
  if (rows.length > MOST_IMPORT_ROWS)
    throw unreadable(texts.tooManyRows(MOST_IMPORT_ROWS), `${rows.length} rows`);
  return rows;
}

function readCells(bytes: Buffer, type: string): string[][] {
  if (type === 'text/csv') return readCsv(decodeText(bytes), MOST_LINES);
  try {
    return readXlsx(bytes, MOST_LINES);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    throw unreadable(error.isTooLarge ? texts.unpacksTooLarge : texts.unreadable, error.message, error);
  }
}

const unreadable = (message: string, log: string, cause?: unknown) =>
  new AppError('FILE_UNREADABLE', { message, log, cause });

/** Rows with what is wrong with each, by what the channel has now. */
async function checked(
  db: Database | Transaction,
  channelId: number,
  rows: readonly ImportRow[],
  now: Date,
): Promise<ImportRow[]> {
  const [taken, members, groups, tags] = await Promise.all([
    takenNames({ db, loginNames: rows.map(({ loginName }) => loginName).filter(Boolean), nicknames: [] }),
    namedMembers(db, { channelId, nicknames: rows.map(({ nickname }) => nickname) }),
    groupIdsByName(db, { channelId, names: namesOf(rows) }),
    tagIdsByName(db, { channelId, tags: rows.flatMap(({ tagList }) => tagList) }),
  ]);
  return checkRows(rows, {
    takenLoginNames: taken,
    memberNames: members,
    groupNames: new Set(groups.keys()),
    tags: new Set(tags.keys()),
    today: seoulDay(now),
  });
}

const namesOf = (rows: readonly ImportRow[]) => [
  ...new Set(rows.map(({ groupName }) => groupName).filter((name) => name !== '')),
];

function toImport({ id, fileName, state, rows, totalCount, doneCount }: ImportRecord): MemberImport {
  return {
    ...{ importId: id, fileName, state, totalCount, doneCount },
    errorCount: rows.filter((row) => !isFine(row)).length,
    rowList: rows,
  };
}

/** How far an import of the channel is. Throws RESOURCE_NOT_FOUND. */
export async function getImport({
  deps,
  channel: { channelId },
  importId,
}: Staff & { readonly importId: string }): Promise<MemberImport> {
  const [row] = await deps.db
    .select()
    .from(channelImports)
    .where(and(eq(channelImports.id, importId), eq(channelImports.channelId, channelId)));
  if (!row)
    throw new AppError('RESOURCE_NOT_FOUND', { log: `no import ${importId} in channel ${channelId}` });
  return toImport(row);
}

/**
 * Has the lines without an error taken in, once. Throws RESOURCE_NOT_FOUND, DOLPHIN_DUPLICATE_RESOURCE, IMPORT_EMPTY,
 * IS_NOT_PREMIUM_CHANNEL where they are more than the channel has room for.
 */
export async function startImport(input: Staff & { readonly importId: string }): Promise<MemberImport> {
  const { deps, userId, channel, importId } = input;
  const known = await getImport(input);
  if (known.totalCount === 0)
    throw new AppError('IMPORT_EMPTY', { log: `import ${importId} has no good line` });
  await transaction(deps, async (tx) => {
    const [row] = await tx
      .update(channelImports)
      .set({ state: 'RUNNING', actorId: userId, doneCount: 0 })
      .where(
        and(
          eq(channelImports.id, importId),
          eq(channelImports.channelId, channel.channelId),
          sql`${channelImports.state} in ('PREVIEW', 'FAILED')`,
        ),
      )
      .returning({ id: channelImports.id });
    if (!row)
      throw new AppError('DOLPHIN_DUPLICATE_RESOURCE', {
        message: texts.alreadyStarted,
        log: `import ${importId} is ${known.state}`,
      });
    await assertRoomFor(tx, { channelId: channel.channelId, added: known.totalCount, by: 'STAFF' });
    await addJob(tx, 'channels.import', { importId });
  });
  return getImport(input);
}

/**
 * Makes the members of an import, all in one transaction: nobody is there before the last one is. How far it is stands
 * in a row of its own beside it. What has come to be wrong since the preview fails the whole, with the lines told.
 */
export async function runImport(deps: Deps, { importId }: JobPayload<'channels.import'>): Promise<void> {
  const [record] = await deps.db.select().from(channelImports).where(isRunning(importId));
  if (!record) return;
  const rows = await checked(deps.db, record.channelId, record.rows, deps.clock.now());
  const good = rows.filter(isFine);
  if (good.length < record.totalCount) {
    await stop(deps, importId, { rows, totalCount: good.length });
    return;
  }
  try {
    await takeIn(deps, record, good);
  } catch (error) {
    // A job that throws is tried again, which helps against no refusal: a channel that is full by now stays full.
    if (!(error instanceof AppError)) throw error;
    deps.log.info({ err: error, importId }, 'an import was refused');
    await stop(deps, importId, {});
  }
}

const isRunning = (importId: string) =>
  and(eq(channelImports.id, importId), eq(channelImports.state, 'RUNNING'));

async function stop(
  deps: Deps,
  importId: string,
  found: Partial<Pick<ImportRecord, 'rows' | 'totalCount'>>,
): Promise<void> {
  await deps.db
    .update(channelImports)
    .set({ ...found, state: 'FAILED', doneCount: 0 })
    .where(isRunning(importId));
}

function takeIn(
  deps: Deps,
  { id: importId, channelId, actorId }: ImportRecord,
  good: readonly ImportRow[],
): Promise<void> {
  const now = deps.clock.now();
  return transaction(deps, async (tx) => {
    const [groups, tags] = await Promise.all([
      groupIdsByName(tx, { channelId, names: namesOf(good) }),
      tagIdsByName(tx, { channelId, tags: good.flatMap(({ tagList }) => tagList) }),
    ]);
    for (let from = 0; from < good.length; from += ROWS_AT_ONCE) {
      const part = good.slice(from, from + ROWS_AT_ONCE);
      const made = await addAccounts(tx, {
        ...{ channelId, actorId, now },
        accounts: part.map(({ loginName, ...row }) => ({ ...row, loginName: loginName || undefined })),
      });
      const ids = made.map(({ userId }) => userId);
      await putInto(tx, { channelId, now, part, ids, groups, tags });
      await writeAudit(tx, { channelId, actorId, action: 'ACCOUNT_IMPORT', targetUserId: ids });
      // On another connection: what is told of the progress does not wait for the end.
      await deps.db
        .update(channelImports)
        .set({ doneCount: from + part.length })
        .where(isRunning(importId));
    }
    // The names of the file are members now; a copy of them is of no use.
    const done = await tx
      .update(channelImports)
      .set({ state: 'DONE', rows: [], doneCount: good.length })
      .where(isRunning(importId))
      .returning({ id: channelImports.id });
    if (done.length === 0) throw new Error(`runImport: import ${importId} was done by another job`);
  });
}

async function putInto(
  tx: Transaction,
  {
    channelId,
    now,
    part,
    ids,
    groups,
    tags,
  }: {
    channelId: number;
    now: Date;
    part: readonly ImportRow[];
    ids: readonly number[];
    groups: ReadonlyMap<string, number>;
    tags: ReadonlyMap<string, number>;
  },
): Promise<void> {
  const idsWhere = (fits: (row: ImportRow) => boolean) =>
    ids.filter((_id, index) => {
      const row = part[index];
      return row !== undefined && fits(row);
    });
  for (const [name, groupId] of groups)
    await addToGroup(tx, {
      ...{ channelId, groupId, now },
      userIds: idsWhere(({ groupName }) => groupName === name),
    });
  for (const [tag, tagId] of tags)
    await giveTag(tx, {
      ...{ channelId, tagId, now },
      userIds: idsWhere(({ tagList }) => tagList.includes(tag)),
    });
}
