import { listGroups } from '#server/domain/channels/groups/groupRows.ts';
import { groupsOfMembers, isInGroup } from '#server/domain/channels/groups/groupRows.ts';
import {
  countMemberRows,
  listMemberRows,
  type MemberRow,
} from '#server/domain/channels/channels/memberRows.ts';
import { listTags, tagsOfMembers, wearsTag } from '#server/domain/channels/tags/tagRows.ts';
import type { Connection, HomeworkRow } from './homeworkRows.ts';

/** A homework reaches no more pupils than a school has. */
const MOST_PUPILS = 2_000;

type Target = Pick<HomeworkRow, 'channelId' | 'targetType' | 'groupId' | 'tagId'>;

/** Undefined where the group or the tag is gone: then it is nobody's but theirs who have handed in. */
function filterOf({ channelId, targetType, groupId, tagId }: Target) {
  const filter = { channelId, list: 'all', isStaff: false } as const;
  if (targetType === 'ALL') return filter;
  if (targetType === 'GROUP')
    return groupId === null ? undefined : { ...filter, among: [isInGroup(groupId)] };
  return tagId === null ? undefined : { ...filter, among: [wearsTag(tagId)] };
}

/** The pupils who have to do a homework, by name; staff has none. */
export async function pupilsOf(db: Connection, target: Target): Promise<MemberRow[]> {
  const filter = filterOf(target);
  return filter ? listMemberRows(db, { ...filter, limit: MOST_PUPILS }) : [];
}

export async function countPupils(db: Connection, target: Target): Promise<number> {
  const filter = filterOf(target);
  return filter ? countMemberRows(db, filter) : 0;
}

/** Tells of homework of a channel whether a pupil has to do it. */
export async function isForPupil(
  db: Connection,
  { channelId, userId }: { readonly channelId: number; readonly userId: number },
): Promise<(target: Target) => boolean> {
  const [groups, tags] = await Promise.all([
    groupsOfMembers(db, { channelId, userIds: [userId] }),
    tagsOfMembers(db, { channelId, userIds: [userId] }),
  ]);
  const groupIds = new Set((groups.get(userId) ?? []).map(({ channelGroupId }) => channelGroupId));
  const tagIds = new Set((tags.get(userId) ?? []).map(({ tagId }) => tagId));
  return ({ targetType, groupId, tagId }) =>
    targetType === 'ALL' ||
    (targetType === 'GROUP'
      ? groupId !== null && groupIds.has(groupId)
      : tagId !== null && tagIds.has(tagId));
}

/** Names of the groups and tags of a channel. */
export async function targetNames(
  db: Connection,
  channelId: number,
): Promise<(target: Pick<HomeworkRow, 'groupId' | 'tagId'>) => string> {
  const [groups, tags] = await Promise.all([listGroups(db, { channelId }), listTags(db, { channelId })]);
  const groupNames = new Map(groups.map(({ channelGroupId, name }) => [channelGroupId, name]));
  const tagNames = new Map(tags.map(({ tagId, tag }) => [tagId, tag]));
  return ({ groupId, tagId }) =>
    groupId === null ? (tagId === null ? '' : (tagNames.get(tagId) ?? '')) : (groupNames.get(groupId) ?? '');
}
