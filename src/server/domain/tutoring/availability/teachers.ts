import type { ChannelMembership } from '#shared/contract/people/accounts.ts';
import { holdsAtLeast, isActiveMember, outranks, type ChannelRole } from '#shared/contract/roles.ts';
import { MOST_LISTED_TEACHERS, type ScheduleTeacher } from '#shared/contract/tutoring/schedules.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { listMemberships, listStaffOf } from '#server/domain/channels/channels/memberships.ts';
import { wornItemIdsOf } from '#server/domain/world/avatar/wornItems.ts';
import { AppError } from '#server/platform/appError.ts';
import { availabilityTexts } from './texts.ts';

type Connection = Database | Transaction;

const teaches = (roles: readonly ChannelRole[]): boolean =>
  isActiveMember(roles) && holdsAtLeast(roles, 'teacher');
/** Managers set the hours of staff below them. */
const maySet = (own: readonly ChannelRole[], teacher: readonly ChannelRole[]): boolean =>
  holdsAtLeast(own, 'manager') && outranks(own, teacher);

/** A teacher as its hours name it. */
type Named = Omit<ScheduleTeacher, 'itemIdList'>;

/**
 * The teacher of the hours: the caller, if it teaches anywhere, or a teacher of a channel that the caller is a member
 * of. Throws NOT_HAS_ROLE for the caller, MEMBER_NOT_FOUND for others.
 */
export async function findTeacher(
  db: Connection,
  { userId, teacherId }: { readonly userId: number; readonly teacherId: number },
): Promise<ScheduleTeacher> {
  const theirs = await activeMemberships(db, teacherId);
  const taught = theirs.filter(({ roleList }) => teaches(roleList));
  if (userId === teacherId) {
    const [first] = taught;
    if (!first)
      throw new AppError('NOT_HAS_ROLE', {
        message: availabilityTexts.noTeacher,
        log: `user ${userId} teaches nowhere and has no hours`,
      });
    return withOutfit(db, { userId, nickname: first.nickname, mayEdit: true });
  }
  const own = new Map(
    (await activeMemberships(db, userId)).map(({ channelId, roleList }) => [channelId, roleList]),
  );
  const shared = taught.filter(({ channelId }) => own.has(channelId));
  const [first] = shared;
  if (!first)
    throw new AppError('MEMBER_NOT_FOUND', {
      log: `user ${teacherId} teaches in no channel of user ${userId}`,
    });
  const mayEdit = shared.some(({ channelId, roleList }) => maySet(own.get(channelId) ?? [], roleList));
  return withOutfit(db, { userId: teacherId, nickname: first.nickname, mayEdit });
}

/** The same teacher, if the caller may change the hours. Throws NOT_HAS_ROLE also where the caller may only look. */
export async function findOwnTeacher(
  db: Connection,
  query: { readonly userId: number; readonly teacherId: number },
): Promise<ScheduleTeacher> {
  const teacher = await findTeacher(db, query);
  if (teacher.mayEdit) return teacher;
  throw new AppError('NOT_HAS_ROLE', {
    message: availabilityTexts.notYours,
    log: `user ${query.userId} may only see the hours of user ${query.teacherId}`,
  });
}

/** The teachers whose hours a user may see: itself first if it teaches, then the staff of its channels by name. */
export async function listTeachers(db: Connection, userId: number): Promise<ScheduleTeacher[]> {
  const own = await activeMemberships(db, userId);
  const rolesIn = new Map(own.map(({ channelId, roleList }) => [channelId, roleList]));
  const staff = await listStaffOf({ db, channelIds: [...rolesIn.keys()], most: MOST_LISTED_TEACHERS });
  const self = own.find(({ roleList }) => teaches(roleList));
  const found = new Map<number, Named>();
  if (self) found.set(userId, { userId, nickname: self.nickname, mayEdit: true });
  for (const { userId: teacherId, channelId, nickname, roles } of staff) {
    if (teacherId === userId || !teaches(roles)) continue;
    const known = found.get(teacherId);
    const mayEdit = known?.mayEdit === true || maySet(rolesIn.get(channelId) ?? [], roles);
    found.set(teacherId, { userId: teacherId, nickname: known?.nickname ?? nickname, mayEdit });
  }
  const teachers = [...found.values()];
  const looks = await wornItemIdsOf({ db, userIds: [...found.keys()] });
  return teachers.map((teacher) => ({ ...teacher, itemIdList: [...(looks.get(teacher.userId) ?? [])] }));
}

async function activeMemberships(db: Connection, userId: number): Promise<ChannelMembership[]> {
  const memberships = await listMemberships({ db, userId });
  return memberships.filter(({ roleList }) => isActiveMember(roleList));
}

async function withOutfit(db: Connection, teacher: Named): Promise<ScheduleTeacher> {
  const looks = await wornItemIdsOf({ db, userIds: [teacher.userId] });
  return { ...teacher, itemIdList: [...(looks.get(teacher.userId) ?? [])] };
}
