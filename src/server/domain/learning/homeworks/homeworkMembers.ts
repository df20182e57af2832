import { and, eq } from 'drizzle-orm';
import type { HomeworkMember, HomeworkWork } from '#shared/contract/learning/homeworks.ts';
import { homeworkWorks } from '#server/db/tables/learning/homeworks.ts';
import { readMemberRows } from '#server/domain/channels/channels/memberRows.ts';
import type { Deps } from '#server/domain/deps.ts';
import { wornItemIdsOf } from '#server/domain/world/avatar/wornItems.ts';
import { workDone } from './homeworkContents.ts';
import { pupilsOf } from './homeworkPupils.ts';
import { reachOf } from './homeworkReach.ts';
import { describeWorks, findHomework, lastWorks, listWorks, noHomework } from './homeworkRows.ts';
import { describeHomeworks } from './listHomeworks.ts';

interface OfHomework {
  readonly deps: Deps;
  readonly channelId: number;
  readonly homeworkId: number;
}

/** A homework with all pupils who have to do it or have handed in, by name. */
export async function getHomework({ deps, ...of }: OfHomework) {
  const { db } = deps;
  const row = await findHomework(db, of);
  const [homework] = await describeHomeworks(db, of.channelId, [row]);
  if (!homework) throw noHomework(`homework ${of.homeworkId} has just gone`);
  const [pupils, works] = await Promise.all([pupilsOf(db, row), lastWorks(db, { homeworkIds: [row.id] })]);
  const asked = new Set(pupils.map(({ userId }) => userId));
  const others = works.flatMap(({ userId }) => (asked.has(userId) ? [] : userId));
  // A former member of the group keeps the work that was handed in; a former member of the channel is not shown.
  const former = await readMemberRows(db, { channelId: of.channelId, userIds: others });
  const members = [...pupils, ...former.filter(({ standing }) => standing === 'MEMBER')];
  const userIds = members.map(({ userId }) => userId);
  const reach = await reachOf(db, { channelId: of.channelId, userIds });
  const [worn, { doneOf }, described] = await Promise.all([
    wornItemIdsOf({ db, userIds }),
    workDone({ db, homeworks: [row], userIds }),
    describeWorks(
      db,
      works.map((work) => ({ work, homework: row })),
      reach,
    ),
  ]);
  const workOf = new Map(works.map(({ userId }, index) => [userId, described[index]]));
  const memberList: HomeworkMember[] = members.map(({ userId, nickname }) => ({
    memberId: userId,
    nickname,
    itemIdList: [...(worn.get(userId) ?? [])],
    ...doneOf(row, userId),
    wasDueBeforeJoining: reach.wasDueBefore(row, userId),
    work: workOf.get(userId) ?? null,
  }));
  return { ...homework, memberList };
}

/** All tries of a member, the last one first. Throws RESOURCE_NOT_FOUND without one. */
export async function getWorks({
  deps,
  memberId,
  ...of
}: OfHomework & { readonly memberId: number }): Promise<HomeworkWork[]> {
  const [homework, reach] = await Promise.all([
    findHomework(deps.db, of),
    reachOf(deps.db, { channelId: of.channelId, userIds: [memberId] }),
  ]);
  const works = await listWorks(
    deps.db,
    and(eq(homeworkWorks.homeworkId, of.homeworkId), eq(homeworkWorks.userId, memberId)),
  );
  if (works.length === 0) throw noHomework(`user ${memberId} has not handed in ${of.homeworkId}`);
  return describeWorks(
    deps.db,
    works.map((work) => ({ work, homework })),
    reach,
  );
}
