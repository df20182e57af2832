import { Readable } from 'node:stream';
import { asc, eq, getTableColumns, getTableName, is, or, type Column } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/connect.ts';
import { schema } from '#server/db/schema.ts';
import { users } from '#server/db/tables/people/accounts.ts';
import type { FileAnswer } from '#server/domain/call.ts';
import type { Deps } from '#server/domain/deps.ts';

/** A user's rows of a table: those where one of `by` is its id, without the columns in `leaveOut`. */
interface ExportRule {
  readonly by: readonly string[];
  readonly leaveOut?: readonly string[];
}

/**
 * A table with a `userId` that refers to users is exported by it; these rules are exceptions. Data about the actions of
 * other children (reports, blocks, mutes) is not the user's data.
 */
const RULES: Readonly<Record<string, ExportRule>> = {
  users: { by: ['id'], leaveOut: ['passwordHash', 'nicknameKey'] },
  whispers: { by: ['senderId', 'receiverId'] },
  files: { by: ['ownerId'] },
  // The search keys are derived from the words, which are exported.
  channel_posts: { by: ['userId'], leaveOut: ['searchText', 'searchKeys', 'requestKey'] },
  code_comments: { by: ['authorId'] },
  friend_gifts: { by: ['senderId', 'receiverId'] },
  friendships: { by: ['lowUserId', 'highUserId'] },
  user_reports: { by: ['reporterId'], leaveOut: ['resolvedBy'] },
  chat_sanctions: { by: ['userId'], leaveOut: ['givenBy'] },
  home_greetings: { by: ['homeUserId', 'visitorId'] },
  home_waterings: { by: ['homeUserId', 'visitorId'] },
  guestbook_entries: { by: ['homeUserId', 'writerId'] },
  email_changes: { by: ['userId'], leaveOut: ['codeHash', 'attempts'] },
  credential_changes: { by: ['userId'], leaveOut: ['tokenHash'] },
  guardian_links: { by: ['userId'], leaveOut: ['tokenHash'] },
  // The export says that a guardian was verified for the child; the guardian's identity is not the child's data.
  identity_verifications: {
    by: ['userId'],
    leaveOut: ['requestNo', 'tokenVersionId', 'secret', 'ciHash', 'guardianSessionId'],
  },
  guardian_consents: { by: ['userId'], leaveOut: ['addressHash', 'phoneHash'] },
  // Former cases, hidden ones included, are results of the judge and no data of the user.
  submissions: { by: ['userId'], leaveOut: ['cases'] },
  submission_history: { by: ['userId'], leaveOut: ['cases', 'requestedBy'] },
  competition_reports: { by: ['userId'], leaveOut: ['writtenBy'] },
  refresh_sessions: { by: ['userId'], leaveOut: ['tokenHash'] },
  subscriptions: { by: ['userId'], leaveOut: ['billingKey'] },
  // The mail of the guardian who paid is no data of the child.
  payments: { by: ['userId'], leaveOut: ['payerEmail', 'askAt', 'toldDevelopmentAt'] },
  refunds: { by: ['byUserId'], leaveOut: ['byEmail', 'idempotencyKey', 'tries'] },
  tickets: { by: ['userId'], leaveOut: ['issuedBy'] },
  ticket_histories: { by: ['userId'], leaveOut: ['byUserId'] },
  registration_dates: { by: ['userId', 'teacherId'], leaveOut: ['cancelledBy'] },
  registration_options: { by: ['userId'], leaveOut: ['calendarKeyHash'] },
  text_messages: { by: ['receiverId'], leaveOut: ['senderId', 'gatewayTicket', 'idempotencyKey'] },
};

/** Tables that name users and are not exported, each with its reason. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  password_resets: 'holds nothing but hashes of codes that have run out within minutes',
  audit_entries: 'the record of what staff did; it belongs to the channel and outlives accounts',
  contest_similarities:
    'a hint for the host about two children; it says nothing that either of them has done wrong',
  battle_rooms: 'names the host of a moment; the rooms a user was in are exported by their members',
  channels: 'names who made it; it belongs to its members',
  competitions: 'names the staff who made it; it belongs to the channel',
  course_classes: 'names the staff who made it; it belongs to the channel',
  courses: 'names the staff who made it; it belongs to the channel',
  blocks: 'names the staff who made it; it belongs to the channel',
  videos: 'names the staff who made it; it belongs to the channel',
  video_storages: 'names the staff who made it; it belongs to the channel',
  worksheets: 'names the staff who made it; it belongs to the channel',
  documents: 'names the staff who made it; it belongs to the channel',
  meetings: 'names the staff who gave a link; it belongs to the class or the lesson',
  homeworks: 'names the staff who made it; it belongs to the channel',
  authoring_drafts: 'names the staff who made it; it belongs to the channel',
  authoring_versions: 'names the staff who saved it; it belongs to the channel',
  problems: 'names the staff who made it; it belongs to the channel',
  problem_ai_requests: 'names the staff who made it; it belongs to the channel',
  judge_jobs: 'the queue of the judge; the submissions that wait in it are exported',
  judge_usage: 'a limit that has run out within a minute',
  sandbox_mails: 'the outbox of development',
  text_message_wishes:
    'keys that keep a message from being sent twice; the messages are exported by who got them',
  channel_imports: 'the preview of a list that staff brought; it belongs to the channel and is thrown away',
  channel_role_changes:
    'what staff did, by which it can be undone; the roles a user holds are exported with its channels',
  channel_main_pages: 'names the staff who changed it last; a main page belongs to the channel',
};

const everything: readonly unknown[] = Object.values(schema);
const tables = everything.filter((table): table is PgTable => is(table, PgTable));

function ruleOf(table: PgTable): ExportRule | undefined {
  const name = getTableName(table);
  if (Object.hasOwn(NOT_EXPORTED, name)) return undefined;
  if (Object.hasOwn(RULES, name)) return RULES[name];
  const userId: Column | undefined = getTableColumns(table)['userId'];
  const refersToUsers = getTableConfig(table).foreignKeys.some((key) => {
    const { columns, foreignTable } = key.reference();
    return foreignTable === users && columns.some((column) => column === userId);
  });
  return refersToUsers ? { by: ['userId'] } : undefined;
}

/** Names of the exported tables, as in the database. */
export const exportedTables = (): string[] =>
  tables.filter((table) => ruleOf(table) !== undefined).map((table) => getTableName(table));

const ROWS_AT_ONCE = 500;

/** All stored data of a user, as one JSON file, read while it is sent. */
export async function exportUserData({ deps, userId }: { deps: Deps; userId: number }): Promise<FileAnswer> {
  const exportedAt = deps.clock.now().toISOString();
  return {
    type: 'application/json',
    content: { stream: Readable.from(writeJson(deps.db, { userId, exportedAt })) },
    downloadName: `돌핀월드-내정보-${exportedAt.slice(0, 10)}.json`,
    cacheControl: 'no-store',
  };
}

async function* writeJson(
  db: Database,
  head: { readonly userId: number; readonly exportedAt: string },
): AsyncGenerator<string> {
  yield `{\n"exportedAt": ${JSON.stringify(head.exportedAt)}`;
  for (const table of tables) {
    const rule = ruleOf(table);
    if (!rule) continue;
    yield `,\n${JSON.stringify(getTableName(table))}: [`;
    let isFirst = true;
    for await (const row of rowsOf(db, { table, rule, userId: head.userId })) {
      yield `${isFirst ? '\n' : ',\n'}${JSON.stringify(row)}`;
      isFirst = false;
    }
    yield ']';
  }
  yield '\n}\n';
}

async function* rowsOf(
  db: Database,
  { table, rule, userId }: { table: PgTable; rule: ExportRule; userId: number },
): AsyncGenerator<unknown> {
  const columns = getTableColumns(table);
  const shown = Object.fromEntries(
    Object.entries(columns).filter(([name]) => rule.leaveOut?.includes(name) !== true),
  );
  const isOfUser = or(...rule.by.map((name) => eq(columnOf(columns, table, name), userId)));
  const order = primaryKeyOf(table).map((column) => asc(column));
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const rows = await db
      .select(shown)
      .from(table)
      .where(isOfUser)
      .orderBy(...order)
      .limit(ROWS_AT_ONCE)
      .offset(offset);
    yield* rows;
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

function columnOf(columns: Readonly<Record<string, Column>>, table: PgTable, name: string): Column {
  const column = columns[name];
  if (!column)
    throw new Error(`exportUserData: table ${getTableName(table)} has no column ${name}; see RULES`);
  return column;
}

function primaryKeyOf(table: PgTable): Column[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const [composite] = primaryKeys;
  return composite ? [...composite.columns] : columns.filter(({ primary }) => primary);
}
