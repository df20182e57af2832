import { and, count, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { ownStageTitle } from '#shared/content/ownStageNames.ts';
import type { OwnStage } from '#shared/contract/learning/ownStages.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { ownStagePlays, ownStages } from '#server/db/tables/learning/ownStages.ts';
import { listMemberships } from '#server/domain/channels/channels/memberships.ts';
import { listNames } from '#server/domain/people/accounts/users.ts';
import { blockedAround } from '#server/domain/people/moderation/blockedAround.ts';
import type { UserCall } from '#server/domain/call.ts';
import { AppError } from '#server/platform/appError.ts';

export type OwnStageRow = typeof ownStages.$inferSelect;
type Connection = Database | Transaction;

export const titleOf = ({ firstWord, secondWord }: Pick<OwnStageRow, 'firstWord' | 'secondWord'>): string =>
  ownStageTitle({ first: firstWord, second: secondWord });

/** A stage of its maker. Throws RESOURCE_NOT_FOUND for any other user. */
export async function findOwnStage(
  db: Connection,
  { userId, stageId, lock = false }: { userId: number; stageId: number; lock?: boolean },
): Promise<OwnStageRow> {
  const query = db
    .select()
    .from(ownStages)
    .where(and(eq(ownStages.id, stageId), eq(ownStages.userId, userId), isNull(ownStages.removedAt)));
  const [row] = await (lock ? query.for('update') : query);
  if (!row) throw new AppError('RESOURCE_NOT_FOUND', { log: `no stage ${stageId} of user ${userId}` });
  return row;
}

/** Throws OWN_STAGE_SENT for a stage that others see. */
export function assertUnsent({ id, sentAt }: OwnStageRow): void {
  if (sentAt !== null) throw new AppError('OWN_STAGE_SENT', { log: `stage ${id} was sent` });
}

interface StageCounts {
  readonly playCount: number;
  readonly solveCount: number;
  readonly heartCount: number;
}
const NO_COUNTS: StageCounts = { playCount: 0, solveCount: 0, heartCount: 0 };

/** The numbers of plays, solutions and hearts of stages. */
export async function countsOf(
  db: Connection,
  stageIds: readonly number[],
): Promise<(stageId: number) => StageCounts> {
  const rows =
    stageIds.length === 0
      ? []
      : await db
          .select({
            stageId: ownStagePlays.stageId,
            playCount: count(),
            solveCount: count(ownStagePlays.solvedAt),
            heartCount: count(ownStagePlays.heartedAt),
          })
          .from(ownStagePlays)
          .where(inArray(ownStagePlays.stageId, [...stageIds]))
          .groupBy(ownStagePlays.stageId);
  const counts = new Map(rows.map(({ stageId, ...found }) => [stageId, found]));
  return (stageId) => counts.get(stageId) ?? NO_COUNTS;
}

/** The first stages of chains with the names of their makers; without those that are hidden or parted by a block. */
export async function rootsOf(
  { deps, userId }: UserCall,
  rows: readonly OwnStageRow[],
): Promise<(rootId: number | null) => OwnStage['root']> {
  const rootIds = [...new Set(rows.flatMap(({ rootId }) => rootId ?? []))];
  if (rootIds.length === 0) return () => null;
  const [roots, blocked] = await Promise.all([
    deps.db
      .select()
      .from(ownStages)
      .where(
        and(
          inArray(ownStages.id, rootIds),
          isNotNull(ownStages.sentAt),
          isNull(ownStages.hiddenAt),
          isNull(ownStages.removedAt),
        ),
      ),
    blockedAround({ deps, userId }),
  ]);
  const names = await listNames({ db: deps.db, userIds: roots.map((root) => root.userId) });
  const nicknames = new Map(names.map((user) => [user.userId, user.nickname]));
  const known = new Map(
    roots.flatMap((root) => {
      const nickname = nicknames.get(root.userId);
      return nickname === undefined || blocked.has(root.userId)
        ? []
        : [[root.id, { title: titleOf(root), nickname }] as const];
    }),
  );
  return (rootId) => (rootId === null ? null : (known.get(rootId) ?? null));
}

/** Stages as their maker sees them. */
export async function ownReplies(call: UserCall, rows: readonly OwnStageRow[]): Promise<OwnStage[]> {
  const { deps, userId } = call;
  const [countOf, rootOf, memberships] = await Promise.all([
    countsOf(
      deps.db,
      rows.map(({ id }) => id),
    ),
    rootsOf(call, rows),
    rows.some(({ channelId }) => channelId !== null) ? listMemberships({ db: deps.db, userId }) : [],
  ]);
  const classNames = new Map(memberships.map(({ channelId, channelName }) => [channelId, channelName]));
  return rows.map((row) => ({
    stageId: row.id,
    title: titleOf(row),
    board: row.board,
    name: { first: row.firstWord, second: row.secondWord },
    programs: row.programs,
    version: row.version,
    proof: row.proof,
    isRemix: row.isRemix,
    root: rootOf(row.rootId),
    sentAt: row.sentAt?.toISOString() ?? null,
    toFriends: row.toFriends,
    className: row.channelId === null ? null : (classNames.get(row.channelId) ?? null),
    isHidden: row.hiddenAt !== null,
    ...countOf(row.id),
  }));
}

export async function ownReply(call: UserCall, row: OwnStageRow): Promise<OwnStage> {
  const [reply] = await ownReplies(call, [row]);
  if (!reply) throw new Error(`ownReply: stage ${row.id} has no reply`);
  return reply;
}

/** All stages of a user, the latest first. */
export const listOwnRows = (db: Connection, userId: number): Promise<OwnStageRow[]> =>
  db
    .select()
    .from(ownStages)
    .where(and(eq(ownStages.userId, userId), isNull(ownStages.removedAt)))
    .orderBy(desc(ownStages.updatedAt), desc(ownStages.id));
