import type { Deps } from '../deps.ts';
import { isActiveMember } from './isActiveMember.ts';
import { listMemberships } from './listMemberships.ts';

/** The channels that have a say in what a user does: those it is an active member of. */
export async function activeChannelIds(input: {
  deps: Pick<Deps, 'db'>;
  userId: number;
}): Promise<readonly number[]> {
  const memberships = await listMemberships({ db: input.deps.db, userId: input.userId });
  return memberships.filter(({ roleList }) => isActiveMember(roleList)).map(({ channelId }) => channelId);
}
