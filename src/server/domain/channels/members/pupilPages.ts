import type { SQL } from 'drizzle-orm';
import { PUPILS_PER_PAGE } from '#shared/contract/learning/authoring/lms.ts';
import { pageCountOf, rowsBefore } from '#shared/contract/paging.ts';
import type { Database } from '#server/db/connect.ts';
import {
  countMemberRows,
  isListed,
  listMemberRows,
  type MemberFilter,
  type MemberRow,
} from '#server/domain/channels/channels/memberRows.ts';
import { isInGroup } from '#server/domain/channels/groups/groupRows.ts';
import { wearsTag } from '#server/domain/channels/tags/tagRows.ts';

/** The pupils of a channel that a query is about. */
export interface PupilQuery {
  readonly channelId: number;
  /** A part of the nickname, in any case. */
  readonly search?: string | undefined;
  readonly groupId?: number | undefined;
  readonly tagId?: number | undefined;
}

/** Conditions on a member's id: those of a group, those with a tag. */
export const ofGroupAndTag = ({ groupId, tagId }: Pick<PupilQuery, 'groupId' | 'tagId'>) => [
  ...(groupId === undefined ? [] : [isInGroup(groupId)]),
  ...(tagId === undefined ? [] : [wearsTag(tagId)]),
];

const filterOf = ({ channelId, search = '', ...among }: PupilQuery): MemberFilter => ({
  channelId,
  list: 'all',
  search,
  isStaff: false,
  among: ofGroupAndTag(among),
});

/** SQL condition: a user is one of those pupils. */
export const isPupilOf = (query: PupilQuery): ((userId: SQL) => SQL) => isListed(filterOf(query));

/** A page of pupils by name, numbered from 1; `which` filters further. */
export async function pageOfPupils(
  db: Database,
  { page, which, ...query }: PupilQuery & { readonly page: number; readonly which?: (userId: SQL) => SQL },
): Promise<{ pupils: MemberRow[]; pageCount: number; totalCount: number }> {
  const filter = filterOf(query);
  const sought = which ? { ...filter, among: [...(filter.among ?? []), which] } : filter;
  const size = PUPILS_PER_PAGE;
  const [pupils, totalCount] = await Promise.all([
    listMemberRows(db, { ...sought, limit: size, offset: rowsBefore({ page, first: 1, size }) }),
    countMemberRows(db, sought),
  ]);
  return { pupils, totalCount, pageCount: pageCountOf(totalCount, size) };
}
