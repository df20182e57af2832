import { expect } from 'vitest';
import type { ChannelRole } from '#shared/contract/roles.ts';
import { channelMembers } from '#server/db/tables/channels/channels.ts';
import type { ApiTest } from './setUpApi.ts';
import { signUpChild, type Child } from './signUpChild.ts';

/** Channels made by the front door, each with an address of its own. */
export function makeChannels(test: ApiTest) {
  const { api } = test;
  let counter = 0;
  const domain = () => `coral-${(counter += 1)}`;
  const wish = (values: Record<string, unknown> = {}) => ({
    channelName: '산호 코딩반',
    channelDomain: domain(),
    joinMethod: 'IMMEDIATELY',
    dolphinVisibleState: 'VISIBLE',
    ...values,
  });
  /** A grown-up who has said who it is: what making a channel asks for. */
  async function newTeacher(): Promise<Child> {
    const someone = await signUpChild(test.server);
    const body = { name: '김바다', gender: 'NOT_SELECTED', introduction: '고래를 좋아해요!' };
    await api.call('accounts.saveExtraInfo', { body }, someone);
    return someone;
  }
  const create = (values: Record<string, unknown>, who: Child) =>
    api.call('channels.create', { body: wish(values) }, who);
  return {
    ...{ domain, wish, newTeacher, create },
    /** One with a master of its own. */
    made: async (values: Record<string, unknown> = {}) => {
      const who = await newTeacher();
      const { status, body } = await create(values, who);
      expect(status).toBe(200);
      return { who, channel: body };
    },
    giveRoles: (channelId: number, { user: { userId } }: Child, roles: ChannelRole[]) =>
      test.server.deps.db
        .insert(channelMembers)
        .values({ channelId, userId, roles, nickname: '멤버' })
        .onConflictDoUpdate({ target: [channelMembers.channelId, channelMembers.userId], set: { roles } }),
  };
}
