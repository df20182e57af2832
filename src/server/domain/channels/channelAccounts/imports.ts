import { and, eq, lt, sql } from 'drizzle-orm';
import {
  MOST_IMPORT_COLUMNS,
  MOST_IMPORT_ROWS,
  type ImportField,
  type ImportRow,
  type MemberImport,
  type RepairedRow,
} from '#shared/contract/channels/channelAccounts.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { channelImports, type ImportTable } from '#server/db/tables/channels/channelAccounts.ts';
import type { ChannelCall, UploadedFile } from '#server/domain/call.ts';
import { writeAudit } from '#server/domain/channels/audit/writeAudit.ts';
import { assertRoomFor } from '#server/domain/channels/channels/channelPlan.ts';
import { namedMembers } from '#server/domain/channels/channels/memberRows.ts';
import { addToGroup, groupIdsByName } from '#server/domain/channels/groups/groupRows.ts';
import { giveTag, tagIdsByName } from '#server/domain/channels/tags/tagRows.ts';
import type { Deps } from '#server/domain/deps.ts';
import { addJob, type JobPayload } from '#server/domain/jobs.ts';
import { readBirthDates, takenNames } from '#server/domain/people/accounts/users.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { newId } from '#server/platform/ids.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import { addAccounts } from './addAccounts.ts';
import { readRow } from './readTable/checkRows.ts';
import { listsApart } from './readTable/listsApart.ts';
import { channelAccountTexts as texts } from './texts.ts';

type ImportRecord = typeof channelImports.$inferSelect;

/** The lifetime of a read file; its names are removed with it. */
const PREVIEW_MS = 24 * 60 * 60_000;
const ROWS_AT_ONCE = 100;

/**
 * Reads a file of new members and keeps it for `startImport`; from a workbook the chosen sheet, or else the one that
 * looks like a list. Throws FILE_UNREADABLE, FILE_TOO_LARGE.
 */
export async function previewImport({
  deps,
  userId,
  channel: { channelId },
  file,
  sheet,
}: ChannelCall & {
  readonly file: UploadedFile;
  readonly sheet?: number | undefined;
}): Promise<MemberImport> {
  const now = deps.clock.now();
  if (!Buffer.isBuffer(file.content)) throw new Error('previewImport: imports are kept in memory');
  const found = await listsApart.readList({
    content: file.content,
    isCsv: file.type === 'text/csv',
    sheet,
    thisYear: yearOf(now),
  });
  if ('unreadable' in found) throw unreadable(found.unreadable.message, found.unreadable.log);
  const {
    table,
    lines: { rows: read, skipped },
  } = found;
  if (read.length === 0) throw unreadable(texts.noRows, 'no rows below the header');
  if (read.length > MOST_IMPORT_ROWS)
    throw unreadable(texts.tooManyRows(MOST_IMPORT_ROWS), `${read.length} rows`);
  const rows = await checked(deps.db, channelId, read, now);
  const [row] = await deps.db
    .insert(channelImports)
    .values({
      id: newId(now.getTime()),
      channelId,
      actorId: userId,
      createdAt: now,
      fileName: file.name.slice(0, 100),
      rows,
      table,
      skipped,
      totalCount: rows.filter(isFine).length,
    })
    .returning();
  if (!row) throw new Error('previewImport: the insert returned no row');
  return toImport(row);
}

const yearOf = (now: Date) => Number(seoulDay(now).slice(0, 4));

/** Removes files that were read more than a day ago, started or not. */
export async function purgeImports({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const oldest = new Date(clock.now().getTime() - PREVIEW_MS);
  await db.delete(channelImports).where(lt(channelImports.createdAt, oldest));
}

const isFine = ({ errorList }: ImportRow) => errorList.length === 0;

const unreadable = (message: string, log: string) => new AppError('FILE_UNREADABLE', { message, log });

/** Rows with their faults, checked against the present channel. */
async function checked(
  db: Database | Transaction,
  channelId: number,
  rows: readonly ImportRow[],
  now: Date,
): Promise<ImportRow[]> {
  const [taken, members, groups, tags] = await Promise.all([
    takenNames({ db, loginNames: rows.map(({ loginName }) => loginName).filter(Boolean), nicknames: [] }),
    peopleNamed(db, { channelId, nicknames: rows.map(({ nickname }) => nickname) }),
    groupIdsByName(db, { channelId, names: namesOf(rows) }),
    tagIdsByName(db, { channelId, tags: rows.flatMap(({ tagList }) => tagList) }),
  ]);
  return listsApart.checkRows(rows, {
    takenLoginNames: taken,
    members,
    groupNames: new Set(groups.keys()),
    tags: new Set(tags.keys()),
    today: seoulDay(now),
  });
}

/** Members of those names, with the fields that distinguish two of one name. */
async function peopleNamed(
  db: Database | Transaction,
  query: { readonly channelId: number; readonly nicknames: readonly string[] },
): Promise<ReadonlyMap<string, { birthDate: string | null; rollNumber: string }[]>> {
  const members = await namedMembers(db, query);
  const birthDates = await readBirthDates({ db, userIds: members.map(({ userId }) => userId) });
  const people = members.map(({ userId, nickname, rollNumber }) => ({
    nickname,
    person: { rollNumber, birthDate: birthDates.get(userId) ?? null },
  }));
  return new Map(
    Array.from(
      Map.groupBy(people, ({ nickname }) => nickname),
      ([nickname, same]) => [nickname, same.map(({ person }) => person)],
    ),
  );
}

const namesOf = (rows: readonly ImportRow[]) => [
  ...new Set(rows.map(({ groupName }) => groupName).filter((name) => name !== '')),
];

function toImport(record: ImportRecord): MemberImport {
  const { id, fileName, state, rows, table, skipped, totalCount, doneCount } = record;
  return {
    importId: id,
    fileName,
    state,
    totalCount,
    doneCount,
    errorCount: rows.filter((row) => !isFine(row)).length,
    sheetName: table?.sheetList[table.sheet] ?? '',
    sheetList: [...(table?.sheetList ?? [])],
    columnList: table ? columnsOf(table) : [],
    isUnsure: table?.isUnsure ?? false,
    skippedList: skipped,
    rowList: rows,
  };
}

/** Columns with anything below their header. */
function columnsOf({ cells, headerLine, headers, fields }: ImportTable): MemberImport['columnList'] {
  const below = cells.slice(headerLine);
  return headers.flatMap((header, column) => {
    const sample = below.find((row) => (row[column] ?? '').trim() !== '')?.[column]?.trim() ?? '';
    const field = fields[column] ?? null;
    return sample === '' && field === null
      ? []
      : [{ column, header: header.slice(0, 40), sample: sample.slice(0, 40), field }];
  });
}

/** The progress of an import of the channel. Throws RESOURCE_NOT_FOUND. */
export async function getImport({
  deps,
  channel: { channelId },
  importId,
}: ChannelCall & { readonly importId: string }): Promise<MemberImport> {
  const [row] = await deps.db
    .select()
    .from(channelImports)
    .where(and(eq(channelImports.id, importId), eq(channelImports.channelId, channelId)));
  if (!row)
    throw new AppError('RESOURCE_NOT_FOUND', { log: `no import ${importId} in channel ${channelId}` });
  return toImport(row);
}

type OfImport = ChannelCall & { readonly importId: string };

/**
 * Reads a file again with the columns that staff chose. Throws RESOURCE_NOT_FOUND, VALIDATION_FAIL without a column of
 * names, DOLPHIN_DUPLICATE_RESOURCE once it was started.
 */
export function mapColumns({
  columnList,
  ...of
}: OfImport & {
  readonly columnList: readonly { readonly column: number; readonly field: ImportField | null }[];
}): Promise<MemberImport> {
  const chosen = columnList.flatMap(({ field }) => field ?? []);
  if (new Set(chosen).size < chosen.length) throw refuseColumns(texts.columnTwice);
  if (!chosen.includes('nickname')) throw refuseColumns(texts.nameColumnNeeded);
  return changeImport(of, async (record) => {
    const { table } = record;
    if (!table) throw new Error(`mapColumns: import ${record.id} has no table`);
    const fieldOf = new Map(columnList.map(({ column, field }) => [column, field]));
    const width = Math.max(table.headers.length, ...fieldOf.keys(), 0) + 1;
    const fields = Array.from(
      { length: Math.min(width, MOST_IMPORT_COLUMNS) },
      (_, column) => fieldOf.get(column) ?? null,
    );
    const next = { ...table, fields, isUnsure: false };
    const thisYear = yearOf(of.deps.clock.now());
    const place = { fields, headerLine: table.headerLine, thisYear };
    const { rows, skipped } = await listsApart.readRows(table.cells, place);
    return { rows, skipped, table: next };
  });
}

const refuseColumns = (message: string) =>
  new AppError('VALIDATION_FAIL', {
    message,
    fieldErrors: [{ field: 'columnList', message }],
    log: 'columns of an import are refused',
  });

/** Corrects a line. Throws RESOURCE_NOT_FOUND, DOLPHIN_DUPLICATE_RESOURCE once it was started. */
export function repairRow({
  line,
  repaired,
  ...of
}: OfImport & { readonly line: number; readonly repaired: RepairedRow }): Promise<MemberImport> {
  return changeImport(of, async ({ rows }) => {
    if (!rows.some((row) => row.line === line))
      throw new AppError('RESOURCE_NOT_FOUND', { log: `import ${of.importId} has no line ${line}` });
    const mended = readRow({ ...repaired, line, thisYear: yearOf(of.deps.clock.now()) });
    return { rows: rows.map((row) => (row.line === line ? mended : row)) };
  });
}

/** Changes an import that is not started, or was stopped, and checks all of its lines again. */
function changeImport(
  { deps, channel: { channelId }, importId }: OfImport,
  change: (record: ImportRecord) => Promise<Partial<Pick<ImportRecord, 'rows' | 'table' | 'skipped'>>>,
): Promise<MemberImport> {
  return transaction(deps, async (tx) => {
    const isThis = and(eq(channelImports.id, importId), eq(channelImports.channelId, channelId));
    const [record] = await tx.select().from(channelImports).where(isThis).for('update');
    if (!record)
      throw new AppError('RESOURCE_NOT_FOUND', { log: `no import ${importId} in channel ${channelId}` });
    if (record.state === 'RUNNING' || record.state === 'DONE')
      throw new AppError('DOLPHIN_DUPLICATE_RESOURCE', {
        message: texts.alreadyStarted,
        log: `import ${importId} is ${record.state}`,
      });
    const changed = await change(record);
    const rows = await checked(tx, channelId, changed.rows ?? record.rows, deps.clock.now());
    const [kept] = await tx
      .update(channelImports)
      .set({ ...changed, rows, totalCount: rows.filter(isFine).length })
      .where(isThis)
      .returning();
    if (!kept) throw new Error(`changeImport: import ${importId} is gone`);
    return toImport(kept);
  });
}

/**
 * Starts the import of the lines without an error, once. Throws RESOURCE_NOT_FOUND, DOLPHIN_DUPLICATE_RESOURCE,
 * IMPORT_EMPTY, IS_NOT_PREMIUM_CHANNEL for more members than the channel has room for.
 */
export async function startImport(input: ChannelCall & { readonly importId: string }): Promise<MemberImport> {
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
 * Makes the members of an import in one transaction, so that either all or none exist. The progress is kept in a row of
 * its own. A row that became invalid after the preview fails the whole import, and its line is reported.
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
    // A job that throws is retried, which does not help against a refusal: a full channel stays full.
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
        channelId,
        actorId,
        now,
        accounts: part.map(({ loginName, ...row }) => ({ ...row, loginName: loginName || undefined })),
      });
      const ids = made.map(({ userId }) => userId);
      await putInto(tx, { channelId, now, part, ids, groups, tags });
      await writeAudit(tx, { channelId, actorId, action: 'ACCOUNT_IMPORT', targetUserId: ids });
      // A second connection shows the progress before the transaction ends.
      await deps.db
        .update(channelImports)
        .set({ doneCount: from + part.length })
        .where(isRunning(importId));
    }
    // The names are those of members now, so the copy is dropped.
    const done = await tx
      .update(channelImports)
      .set({ state: 'DONE', rows: [], table: null, skipped: [], doneCount: good.length })
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
      channelId,
      groupId,
      now,
      userIds: idsWhere(({ groupName }) => groupName === name),
    });
  for (const [tag, tagId] of tags)
    await giveTag(tx, {
      channelId,
      tagId,
      now,
      userIds: idsWhere(({ tagList }) => tagList.includes(tag)),
    });
}
