import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { RoomSettings, RoomView } from '#shared/contract/battle/battles.ts';
import { ROOM_CODE } from '#shared/contract/battle/contestKeys.ts';
import type { Tier } from '#shared/content/tiers.ts';
import type { Transaction } from '#server/db/connect.ts';
import { battleRooms } from '#server/db/tables/battle/battles.ts';
import { violatedConstraint } from '#server/db/violatedConstraint.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '#server/domain/deps.ts';
import { readUser } from '#server/domain/people/accounts/users.ts';
import { needsGuardianConsent } from '#server/domain/people/consent/guardianConsent.ts';
import { hashPassword } from '#server/domain/people/sessions/passwordHash.ts';
import { publicTextProblem } from '#server/domain/people/textFilter/publicText.ts';
import { transaction } from '#server/domain/transaction.ts';
import { assertEnoughProblems } from './drawProblems.ts';
import { leaveFinishedRoom, putIn } from './membership.ts';
import { readRoom, viewRoom } from './rooms.ts';
import { battleTexts } from './texts.ts';

/** Without I, O, 0 and 1, which are confused. */
const CODE_SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 6;
const MOST_DRAWS = 5;

function drawCode(): string {
  for (;;) {
    const code = Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('');
    if (ROOM_CODE.test(code)) return code;
  }
}

export interface NewRoom {
  readonly deps: Deps;
  /** The host. */
  readonly userId: number;
  readonly channelId: number;
  readonly settings: RoomSettings;
  readonly password?: string | undefined;
  /** Staff hold it for a class and do not play. */
  readonly isClass?: boolean;
}

/** Opens a room. Throws ALREADY_ANOTHER_ROOM_MEMBER_USER, BATTLE_NO_PROBLEM, VALIDATION_FAIL. */
export async function createRoom(input: NewRoom): Promise<RoomView> {
  const { deps, userId, channelId, password, isClass = false } = input;
  await assertEnoughProblems(deps.db, channelId, input.settings);
  if (!isClass) await leaveFinishedRoom(deps, userId);
  // Staff may name its class, which a child may not tell.
  const name = isClass ? input.settings.name : await shownName(deps, userId, input.settings.name);
  const settings = { ...input.settings, name };
  const passwordHash = password === undefined ? null : await hashPassword(deps.config, password);
  const roomId = await untilCodeIsFree(() =>
    transaction(deps, (tx) =>
      insertRoom(tx, { channelId, settings, passwordHash, isClass, hostId: userId, now: deps.clock.now() }),
    ),
  );
  return viewRoom(deps.db, await readRoom(deps.db, roomId));
}

interface RoomValues {
  readonly channelId: number;
  readonly settings: RoomSettings;
  readonly hostId: number;
  readonly now: Date;
  readonly passwordHash?: string | null;
  readonly isClass?: boolean;
  /** The tier of a quick match. */
  readonly quickTier?: Tier;
}

/** Inserts a room and puts its host in, unless it belongs to a class. Answers its id. */
export async function insertRoom(
  tx: Transaction,
  { now, quickTier, isClass = false, ...values }: RoomValues,
): Promise<number> {
  const isQuick = quickTier !== undefined;
  const [room] = await tx
    .insert(battleRooms)
    .values({
      ...values,
      isClass,
      isQuick,
      tier: quickTier ?? null,
      code: drawCode(),
      createdAt: now,
      activeAt: now,
    })
    .returning({ id: battleRooms.id });
  if (!room) throw new Error('insertRoom: no row came back');
  const teamId = values.settings.mode === 'TEAM' ? 1 : null;
  if (!isClass)
    await putIn(tx, { roomId: room.id, userId: values.hostId, role: 'PLAYER', teamId, joinedAt: now });
  return room.id;
}

/** Runs a transaction that inserts a room once more where an open room has drawn the same code. */
export async function untilCodeIsFree<T>(insert: () => Promise<T>): Promise<T> {
  for (let draw = 1; ; draw += 1) {
    try {
      return await insert();
    } catch (error) {
      if (violatedConstraint(error) !== 'battle_rooms_open_code' || draw === MOST_DRAWS) throw error;
    }
  }
}

/**
 * The name passes the text filter because all can read it; a child that may not talk yet cannot choose it. Throws
 * VALIDATION_FAIL.
 */
export async function shownName(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  name: string,
): Promise<string> {
  const user = await readUser({ db, userId });
  if (needsGuardianConsent(user, clock.now())) return battleTexts.roomOf(user.nickname);
  const message = publicTextProblem(name);
  if (message === undefined) return name;
  throw new AppError('VALIDATION_FAIL', {
    message,
    fieldErrors: [{ field: 'name', message }],
    log: `user ${userId} names a room badly`,
  });
}

/** Called by the battle room while users are connected, so that a room in use is not closed. */
export async function recordActivity(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  roomId: number,
): Promise<void> {
  await db.update(battleRooms).set({ activeAt: clock.now() }).where(eq(battleRooms.id, roomId));
}
