import { describe, expect, it } from 'vitest';
import type { VisibleState } from '#shared/contract/channels/channelFields.ts';
import type { ChannelRole, RoleCheck } from '#shared/contract/roles.ts';
import { guardChannel } from './guardChannel.ts';

type Visitor = 'anonymous' | 'stranger' | ChannelRole;

const SIGN_IN = '/signin?redirect=%2Fchannels%2Fcoral%3Ftab%3D1';
const lounge = (message: string) => `/channels/coral/lounge?message=${message}`;

const decide = (
  dolphinVisibleState: VisibleState,
  visitor: Visitor | ChannelRole[],
  leastRole?: RoleCheck,
) => {
  const isNobody = visitor === 'anonymous' || visitor === 'stranger';
  const roleList = isNobody ? [] : Array.isArray(visitor) ? visitor : [visitor];
  return guardChannel({
    channel: { channelDomain: 'coral', dolphinVisibleState, roleList },
    isSignedIn: visitor !== 'anonymous',
    wanted: '/channels/coral?tab=1',
    leastRole,
  });
};

/** The address that each kind of visitor is sent to from the main page; null for those who see it. */
const MAIN_PAGE: Record<VisibleState, Partial<Record<Visitor, string | null>>> = {
  VISIBLE: {
    anonymous: null,
    stranger: null,
    PENDING: null,
    SUSPEND: null,
    BEN: null,
    JOIN_REJECTED: null,
    VISITOR: null,
    USER: null,
    MANAGER: null,
  },
  ONLY_CHANNEL_VISIBLE: {
    anonymous: SIGN_IN,
    stranger: lounge('NOT_MEMBER'),
    PENDING: lounge('PENDING'),
    SUSPEND: lounge('NOT_MEMBER'),
    BEN: lounge('NOT_MEMBER'),
    JOIN_REJECTED: lounge('NOT_MEMBER'),
    VISITOR: null,
    USER: null,
    MANAGER: null,
  },
  // Others than members and applicants get no such channel from the server.
  INVISIBLE: {
    anonymous: SIGN_IN,
    stranger: lounge('NOT_MEMBER'),
    PENDING: lounge('PENDING'),
    SUSPEND: lounge('NOT_MEMBER'),
    VISITOR: null,
    USER: null,
    MANAGER: null,
  },
};

describe('the guard of a channel', () => {
  it.each(Object.keys(MAIN_PAGE) as VisibleState[])(
    'decides on the main page of a channel that is %s',
    (state) => {
      const visitors = Object.keys(MAIN_PAGE[state]) as Visitor[];
      const decided = visitors.map((visitor) => [visitor, decide(state, visitor)]);
      expect(Object.fromEntries(decided)).toEqual(MAIN_PAGE[state]);
    },
  );

  it.each(Object.keys(MAIN_PAGE) as VisibleState[])(
    'keeps the pages that need a role for those who hold it, in a channel that is %s',
    (state) => {
      expect(decide(state, 'anonymous', 'visitor')).toBe(SIGN_IN);
      expect(decide(state, 'stranger', 'visitor')).toBe(lounge('NOT_MEMBER'));
      expect(decide(state, 'PENDING', 'visitor')).toBe(lounge('PENDING'));
      expect(decide(state, 'USER', 'manager')).toBe(lounge('REQUIRED'));
      expect(decide(state, 'MANAGER', 'manager')).toBeNull();
    },
  );

  it('goes by a ban before every role that was held', () => {
    expect(decide('ONLY_CHANNEL_VISIBLE', ['USER', 'BEN'])).toBe(lounge('NOT_MEMBER'));
    expect(decide('VISIBLE', ['USER', 'BEN'], 'generalMember')).toBe(lounge('NOT_MEMBER'));
  });
});
