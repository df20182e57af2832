import { eq } from 'drizzle-orm';
import { beforeAll } from 'vitest';
import type { ChannelRole } from '#shared/contract/roles.ts';
import { channelMembers } from '#server/db/tables/channels/channels.ts';
import { answerOf } from './battles.ts';
import { setUpApi } from './setUpApi.ts';
import { signUpDressedChild, type Child } from './signUpChild.ts';

/** A server whose judge is ready, and children for it. The clock may be moved ahead without anybody being signed out. */
export function setUpBattles() {
  const test = setUpApi({ settings: { ACCESS_TOKEN_MINUTES: '1440' } });
  const { api } = test;
  beforeAll(async () => {
    await test.server.deps.judge.ready();
  });
  const newChild = () => signUpDressedChild(test.server);
  const children = (count: number) => Promise.all(Array.from({ length: count }, newChild));
  return {
    test,
    api,
    newChild,
    children,
    pair: async () => (await children(2)) as [Child, Child],
    staff: async (role: ChannelRole = 'TEACHER'): Promise<Child> => {
      const child = await newChild();
      await test.server.deps.db
        .update(channelMembers)
        .set({ roles: [role] })
        .where(eq(channelMembers.userId, child.user.userId));
      return child;
    },
    leave: (child: Child, code: string) => answerOf(api.call('battles.leave', { params: { code } }, child)),
    /** The scoreboard as this child may see it. */
    board: async (child: Child, key: string) =>
      (await api.call('competitions.getScoreboard', { params: { key } }, child)).body,
    roomOf: async (child: Child, code: string) =>
      (await api.call('battles.get', { params: { code } }, child)).body,
  };
}
