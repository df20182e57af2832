import { and, asc, eq, getTableColumns, gt, inArray, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';
import { prepared } from '#server/db/prepared.ts';
import { users } from '#server/db/tables/people/accounts.ts';
import { violatedConstraint } from '#server/db/violatedConstraint.ts';
import type { EventOf } from '#server/domain/events.ts';
import { AppError } from '#server/platform/appError.ts';
import { nicknameKey } from './nicknames.ts';
import { accountTexts } from './texts.ts';

type Connection = Database | Transaction;
interface OneUser {
  readonly db: Connection;
  readonly userId: number;
}

const { passwordHash: _passwordHash, ...columns } = getTableColumns(users);
/** An account without its password: for its owner and for checks, never for others. */
export type User = Omit<typeof users.$inferSelect, 'passwordHash'>;

const userById = prepared((db) =>
  db
    .select(columns)
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('user_by_id'),
);

/** Throws MEMBER_NOT_FOUND. */
export async function readUser({ db, userId }: OneUser): Promise<User> {
  const [user] = await userById(db).execute({ userId });
  return user ?? gone(userId);
}

export async function userExists({ db, userId }: OneUser): Promise<boolean> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.id, userId));
  return user !== undefined;
}

/** Whether a user has still to choose its first outfit. Throws MEMBER_NOT_FOUND. */
export const needsOutfit = async (query: OneUser): Promise<boolean> =>
  (await readUser(query)).lookChosenAt === null;

export async function markOutfitChosen(
  tx: Transaction,
  { userId, at }: EventOf<'outfit.chosen'>,
): Promise<void> {
  await changeUser({ db: tx, userId, change: { lookChosenAt: at } });
}

const publicColumns = {
  userId: users.id,
  nickname: users.nickname,
  portrait: users.portrait,
  introduction: users.introduction,
  gender: users.gender,
};

/** The public fields of a user, column by column; undefined where there is no such user. */
export async function findPublicUser(
  query: { readonly db: Connection } & ({ readonly userId: number } | { readonly nickname: string }),
) {
  const [user] = await query.db
    .select(publicColumns)
    .from(users)
    .where(
      'userId' in query ? eq(users.id, query.userId) : eq(users.nicknameKey, nicknameKey(query.nickname)),
    );
  return user;
}

/** The same of several users; missing ones are left out. */
export function listPublicUsers(query: { readonly db: Connection; readonly userIds: readonly number[] }) {
  return query.db
    .select(publicColumns)
    .from(users)
    .where(inArray(users.id, [...query.userIds]));
}

/** The next accounts in the order of their ids, which are not erased before the transaction ends. */
export async function listUserIds(
  tx: Transaction,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<number[]> {
  const rows = await tx
    .select({ userId: users.id })
    .from(users)
    .where(gt(users.id, after))
    .orderBy(asc(users.id))
    .limit(limit)
    .for('key share');
  return rows.map(({ userId }) => userId);
}

/** The names of the users among these that exist. */
export function listNames(query: { readonly db: Connection; readonly userIds: readonly number[] }) {
  return query.db
    .select({ userId: users.id, nickname: users.nickname })
    .from(users)
    .where(inArray(users.id, [...query.userIds]));
}

/** Names to sign in with: for the staff of a user's channel. */
export function listLoginNames(query: { readonly db: Connection; readonly userIds: readonly number[] }) {
  return query.db
    .select({ userId: users.id, loginName: users.loginName })
    .from(users)
    .where(inArray(users.id, [...query.userIds]));
}

/** Birth dates by user id; null where it is not known yet. */
export async function readBirthDates({
  db,
  userIds,
}: {
  readonly db: Connection;
  readonly userIds: readonly number[];
}): Promise<ReadonlyMap<number, string | null>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ userId: users.id, birthDate: users.birthDate })
    .from(users)
    .where(inArray(users.id, [...userIds]));
  return new Map(rows.map(({ userId, birthDate }) => [userId, birthDate]));
}

/** The names among these that are taken. */
export async function takenNames(query: {
  readonly db: Connection;
  readonly loginNames: readonly string[];
  readonly nicknames: readonly string[];
}): Promise<ReadonlySet<string>> {
  const rows = await query.db
    .select({ loginName: users.loginName, nickname: users.nickname })
    .from(users)
    .where(
      or(
        inArray(users.loginName, [...query.loginNames]),
        inArray(users.nicknameKey, query.nicknames.map(nicknameKey)),
      ),
    );
  return new Set(rows.flatMap(({ loginName, nickname }) => [loginName, nickname]));
}

/** The account of a sign-in, with its password's hash. */
export async function findCredentials({ db, loginName }: { db: Connection; loginName: string }) {
  const [user] = await db.select().from(users).where(eq(users.loginName, loginName));
  return user;
}

/**
 * Locks the account, found by id or by a subquery for it. Columns that must not change while sessions do, above all the
 * password, are read from the returned row.
 */
export async function lockUser(tx: Transaction, userId: number | SQL) {
  const [user] = await tx
    .select({ userId: users.id, passwordHash: users.passwordHash, portrait: users.portrait })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return user;
}

/** Returns the id. Throws DOLPHIN_DUPLICATE_RESOURCE (login name, nickname) or EMAIL_DUPLICATE_MEMBER. */
export async function addUser(
  tx: Transaction,
  user: Omit<typeof users.$inferInsert, 'nicknameKey'>,
): Promise<number> {
  try {
    const [created] = await tx
      .insert(users)
      .values({ ...user, nicknameKey: nicknameKey(user.nickname) })
      .returning({ id: users.id });
    if (!created) throw new Error('addUser: the insert returned no row');
    return created.id;
  } catch (error) {
    throw duplicateAsAppError(error);
  }
}

/** Several at once, in the same order. Throws as `addUser`. */
export async function addUsers(
  tx: Transaction,
  rows: readonly Omit<typeof users.$inferInsert, 'nicknameKey'>[],
): Promise<number[]> {
  try {
    const created = await tx
      .insert(users)
      .values(rows.map((user) => ({ ...user, nicknameKey: nicknameKey(user.nickname) })))
      .returning({ id: users.id, loginName: users.loginName });
    const ids = new Map(created.map(({ id, loginName }) => [loginName, id]));
    return rows.flatMap(({ loginName }) => ids.get(loginName) ?? []);
  } catch (error) {
    throw duplicateAsAppError(error);
  }
}

type Change = Partial<
  Pick<
    typeof users.$inferInsert,
    | 'passwordHash'
    | 'guardianConsent'
    | 'gender'
    | 'introduction'
    | 'portrait'
    | 'lookChosenAt'
    | 'musicOn'
    | 'deletionRequestedAt'
    | 'verifiedState'
    | 'disabledAt'
    | 'disabledReason'
  >
>;

/** Fields that are left out stay. Throws MEMBER_NOT_FOUND. */
export async function changeUser({ db, userId, change }: OneUser & { readonly change: Change }) {
  const changed = await db.update(users).set(change).where(eq(users.id, userId)).returning({ id: users.id });
  if (changed.length === 0) gone(userId);
}

/** Saves a birth date that was not known; false where it was. No guardian decides for a user who is old enough. */
export async function giveBirthDate({
  db,
  userId,
  birthDate,
  isOldEnough,
}: OneUser & { readonly birthDate: string; readonly isOldEnough: boolean }): Promise<boolean> {
  const given = await db
    .update(users)
    .set({ birthDate, ...(isOldEnough && { guardianConsent: 'NOT_NEEDED' }) })
    .where(and(eq(users.id, userId), isNull(users.birthDate)))
    .returning({ id: users.id });
  return given.length > 0;
}

/** Gives an account another, unused name. */
export async function renameUser(
  tx: Transaction,
  { userId, nickname }: { readonly userId: number; readonly nickname: string },
): Promise<void> {
  try {
    await tx
      .update(users)
      .set({ nickname, nicknameKey: nicknameKey(nickname) })
      .where(eq(users.id, userId));
  } catch (error) {
    throw duplicateAsAppError(error);
  }
}

export async function emailIsTaken({ db, email }: { readonly db: Connection; readonly email: string }) {
  return (await db.$count(users, eq(users.email, email))) > 0;
}

/** Throws EMAIL_DUPLICATE_MEMBER. */
export async function saveEmail(
  tx: Transaction,
  { userId, email }: { readonly userId: number; readonly email: string },
): Promise<void> {
  try {
    await tx.update(users).set({ email }).where(eq(users.id, userId));
  } catch (error) {
    throw duplicateAsAppError(error);
  }
}

/** Digits alone; empty for none. */
export async function savePhone(
  tx: Transaction,
  { userId, phoneNumber }: { readonly userId: number; readonly phoneNumber: string },
): Promise<void> {
  await tx.update(users).set({ phoneNumber }).where(eq(users.id, userId));
}

/** Saves a mail that its owner has proven to read. Another account that has taken it loses it. */
export async function takeEmailBack(
  tx: Transaction,
  { userId, email }: { readonly userId: number; readonly email: string },
): Promise<void> {
  await tx
    .update(users)
    .set({ email: null })
    .where(and(eq(users.email, email), ne(users.id, userId)));
  await saveEmail(tx, { userId, email });
}

/** Accounts whose period between request and deletion is over. */
export async function listUsersToErase(query: {
  readonly db: Connection;
  readonly requestedBefore: Date;
}): Promise<number[]> {
  const rows = await query.db
    .select({ userId: users.id })
    .from(users)
    .where(lte(users.deletionRequestedAt, query.requestedBefore));
  return rows.map(({ userId }) => userId);
}

/** Removes an account with all its data; false when the deletion was withdrawn. */
export async function eraseUser(input: {
  readonly tx: Transaction;
  readonly userId: number;
  readonly requestedBefore: Date;
}): Promise<boolean> {
  const erased = await input.tx
    .delete(users)
    .where(and(eq(users.id, input.userId), lte(users.deletionRequestedAt, input.requestedBefore)))
    .returning({ id: users.id });
  return erased.length > 0;
}

function gone(userId: number): never {
  throw new AppError('MEMBER_NOT_FOUND', { log: `no user ${userId}` });
}

const DUPLICATES = {
  users_login_name_key: {
    code: 'DOLPHIN_DUPLICATE_RESOURCE',
    field: 'loginName',
    message: accountTexts.loginNameTaken,
  },
  users_nickname_key: {
    code: 'DOLPHIN_DUPLICATE_RESOURCE',
    field: 'nickname',
    message: accountTexts.nicknameTaken,
  },
  users_email_key: { code: 'EMAIL_DUPLICATE_MEMBER', field: 'email', message: accountTexts.emailTaken },
} as const;

/** The error code of a taken login name, nickname or e-mail; any other error comes back as it is. */
export function duplicateAsAppError(error: unknown): unknown {
  const constraint = violatedConstraint(error);
  if (constraint === undefined || !Object.hasOwn(DUPLICATES, constraint)) return error;
  const { code, field, message } = DUPLICATES[constraint as keyof typeof DUPLICATES];
  return new AppError(code, {
    message,
    fieldErrors: [{ field, message }],
    cause: error,
    log: `${field} is taken`,
  });
}
