import { inArray, sql, type SQL } from 'drizzle-orm';
import { hasJoinedGroup, isInGroup, listGroups } from '#server/domain/channels/groups/groupRows.ts';
import {
  countMemberRows,
  hasJoinedChannel,
  listMemberRows,
  readMemberRows,
  type InChannelAfter,
  type MemberRow,
} from '#server/domain/channels/channels/memberRows.ts';
import { listTags, wasTagged, wearsTag } from '#server/domain/channels/tags/tagRows.ts';
import type { Connection, HomeworkRow } from './homeworkRows.ts';
import { homeworkTexts } from './texts.ts';

/** A homework reaches no more pupils than a school has. */
const MOST_PUPILS = 2_000;

type Target = Pick<HomeworkRow, 'channelId' | 'targetType' | 'groupId' | 'tagId' | 'userIds'>;

/** Undefined where the group or the tag is gone: then only pupils with work are left. */
function filterOf({ channelId, targetType, groupId, tagId, userIds }: Target) {
  const filter = { channelId, list: 'all', isStaff: false } as const;
  if (targetType === 'ALL') return filter;
  if (targetType === 'MEMBERS') return { ...filter, among: [(userId: SQL) => inArray(userId, userIds)] };
  if (targetType === 'GROUP')
    return groupId === null ? undefined : { ...filter, among: [isInGroup(groupId)] };
  return tagId === null ? undefined : { ...filter, among: [wearsTag(tagId)] };
}

/** The pupils that a homework is for, by name; staff has none. */
export async function pupilsOf(db: Connection, target: Target): Promise<MemberRow[]> {
  const filter = filterOf(target);
  return filter ? listMemberRows(db, { ...filter, limit: MOST_PUPILS }) : [];
}

export async function countPupils(db: Connection, target: Target): Promise<number> {
  const filter = filterOf(target);
  return filter ? countMemberRows(db, filter) : 0;
}

/** The pupils that homework of a channel reached after `after`, by name. */
export async function newcomersOf(db: Connection, of: InChannelAfter): Promise<number[]> {
  const isNew = [hasJoinedChannel(of), hasJoinedGroup(of), wasTagged(of)];
  const rows = await listMemberRows(db, {
    channelId: of.channelId,
    list: 'all',
    isStaff: false,
    limit: MOST_PUPILS,
    among: [
      (userId) =>
        sql`(${sql.join(
          isNew.map((condition) => condition(userId)),
          sql` or `,
        )})`,
    ],
  });
  return rows.map(({ userId }) => userId);
}

/** Names of the targets of homework: the group, the tag, or the first pupils. */
export async function targetNames(
  db: Connection,
  channelId: number,
  rows: readonly Pick<HomeworkRow, 'userIds'>[],
): Promise<(target: Pick<HomeworkRow, 'groupId' | 'tagId' | 'userIds'>) => string> {
  const userIds = [...new Set(rows.flatMap((row) => row.userIds))];
  const [groups, tags, members] = await Promise.all([
    listGroups(db, { channelId }),
    listTags(db, { channelId }),
    userIds.length === 0 ? [] : readMemberRows(db, { channelId, userIds }),
  ]);
  const nicknames = new Map(members.map(({ userId, nickname }) => [userId, nickname]));
  const groupNames = new Map(groups.map(({ channelGroupId, name }) => [channelGroupId, name]));
  const tagNames = new Map(tags.map(({ tagId, tag }) => [tagId, tag]));
  return ({ groupId, tagId, userIds: named }) => {
    if (groupId !== null) return groupNames.get(groupId) ?? '';
    if (tagId !== null) return tagNames.get(tagId) ?? '';
    return homeworkTexts.pupils(named.flatMap((userId) => nicknames.get(userId) ?? []));
  };
}
