import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { holdsAtLeast, isActiveMember } from '#shared/contract/roles.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { listMemberships } from '#server/domain/channels/channels/memberships.ts';
import { findTeacher } from '#server/domain/tutoring/availability/teachers.ts';
import { AppError } from '#server/platform/appError.ts';

interface Pair {
  readonly userId: number;
  readonly teacherId: number;
}

/**
 * The classes in which a pupil can have lessons with a teacher, before the school that everybody is in. Throws
 * MEMBER_NOT_FOUND.
 */
export async function sharedClasses(
  db: Database | Transaction,
  { userId, teacherId }: Pair,
): Promise<[number, ...number[]]> {
  if (userId !== teacherId) await findTeacher(db, { userId, teacherId });
  const [own, taught] = await Promise.all([
    listMemberships({ db, userId }),
    listMemberships({ db, userId: teacherId }),
  ]);
  const learns = new Set(
    own.flatMap(({ channelId, roleList }) =>
      isActiveMember(roleList) && holdsAtLeast(roleList, 'generalMember') ? channelId : [],
    ),
  );
  const shared = taught
    .filter(
      ({ channelId, roleList }) =>
        isActiveMember(roleList) && holdsAtLeast(roleList, 'teacher') && learns.has(channelId),
    )
    .map(({ channelId }) => channelId)
    .toSorted((a, b) => Number(a === DEFAULT_CHANNEL_ID) - Number(b === DEFAULT_CHANNEL_ID));
  const [first, ...rest] = shared;
  if (first === undefined || userId === teacherId)
    throw new AppError('MEMBER_NOT_FOUND', {
      log: `user ${userId} learns in no class in which user ${teacherId} teaches`,
    });
  return [first, ...rest];
}
