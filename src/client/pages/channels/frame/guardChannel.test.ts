import { describe, expect, it } from 'vitest';
import type { ChannelRole, RoleCheck } from '#shared/contract/roles.ts';
import { guardChannel, type ChannelRequest } from './guardChannel.ts';

const decide = (
  dolphinVisibleState: ChannelRequest['channel']['dolphinVisibleState'],
  roleList: ChannelRole[],
  leastRole?: RoleCheck,
) => guardChannel({ channel: { channelDomain: 'coral', dolphinVisibleState, roleList }, leastRole });

describe('the guard of a channel', () => {
  it('sends who is no member of a members-only channel to its lounge', () => {
    expect(decide('ONLY_CHANNEL_VISIBLE', [])).toBe('/channels/coral/lounge?message=NOT_MEMBER');
    for (const role of ['SUSPEND', 'BEN', 'JOIN_REJECTED'] as const)
      expect(decide('ONLY_CHANNEL_VISIBLE', [role])).toBe('/channels/coral/lounge?message=NOT_MEMBER');
  });

  it('lets members in, from visitors on', () => {
    for (const state of ['VISIBLE', 'INVISIBLE', 'ONLY_CHANNEL_VISIBLE'] as const)
      for (const role of ['VISITOR', 'USER', 'MANAGER'] as const) expect(decide(state, [role])).toBeNull();
  });

  it('tells who waits that it has to wait', () => {
    expect(decide('INVISIBLE', ['PENDING'])).toBe('/channels/coral/lounge?message=PENDING');
  });

  it('shows a public channel to strangers, but not the pages that need a role', () => {
    expect(decide('VISIBLE', [])).toBeNull();
    expect(decide('VISIBLE', [], 'teacher')).toBe('/channels/coral/lounge?message=NOT_MEMBER');
  });

  it('tells a member whose role does not reach', () => {
    expect(decide('VISIBLE', ['USER'], 'manager')).toBe('/channels/coral/lounge?message=REQUIRED');
    expect(decide('VISIBLE', ['USER', 'BEN'], 'generalMember')).toBe(
      '/channels/coral/lounge?message=NOT_MEMBER',
    );
  });
});
