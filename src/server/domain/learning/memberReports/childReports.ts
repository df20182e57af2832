import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import type { MemberReport } from '#shared/contract/learning/memberReports.ts';
import { isActiveMember } from '#shared/contract/roles.ts';
import type { CallingGuardian } from '#server/domain/call.ts';
import { listMemberships } from '#server/domain/channels/channels/memberships.ts';
import type { Deps } from '#server/domain/deps.ts';
import { assertOwnChild } from '#server/domain/people/guardians/guardedChildren.ts';
import { describeMember } from './memberReport.ts';

/** A limit above the number of classes of any child. */
const MOST_REPORTS = 10;

/**
 * The reports of a guardian's child, one for each of its classes; that of the school for a child in none. Throws
 * MEMBER_NOT_FOUND for a child of others.
 */
export async function listChildReports(of: {
  readonly deps: Deps;
  readonly guardian: CallingGuardian;
  readonly childId: number;
}): Promise<MemberReport[]> {
  const { deps, childId } = of;
  await assertOwnChild(of);
  const active = (await listMemberships({ db: deps.db, userId: childId })).filter(({ roleList }) =>
    isActiveMember(roleList),
  );
  const classes = active.filter(({ channelId }) => channelId !== DEFAULT_CHANNEL_ID);
  const reports: MemberReport[] = [];
  for (const { channelId, channelName, roleList } of (classes.length > 0 ? classes : active).slice(
    0,
    MOST_REPORTS,
  ))
    reports.push(
      await describeMember({
        deps,
        memberId: childId,
        channel: { channelId, channelName, roles: roleList },
      }),
    );
  return reports;
}
