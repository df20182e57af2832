import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach } from 'vitest';
import type { ChannelRole } from '#shared/contract/roles.ts';
import { channelMembers } from '#server/db/tables/channels/channels.ts';
import { makeClass } from './makeClass.ts';
import { setUpApi } from './setUpApi.ts';
import { signUpChild, type Child } from './signUpChild.ts';

const ROLES = {
  admin: 'ROLE_ADMIN',
  master: 'ROLE_CHANNEL_MASTER',
  manager: 'MANAGER',
  teacher: 'TEACHER',
  pupil: 'ADVANCED',
  user: 'USER',
  waiting: 'PENDING',
} as const satisfies Record<string, ChannelRole>;
export type Name = keyof typeof ROLES;
export const NAMES = Object.keys(ROLES) as Name[];

/** A channel with one member of each kind, made anew for every test of a file, and somebody who is nobody in it. */
export function setUpMembers() {
  const test = setUpApi();
  const { api } = test;
  const people = {} as Record<Name, Child>;
  const room = { id: 0, stranger: undefined as Child | undefined };
  beforeAll(async () => {
    const made = await Promise.all(
      NAMES.map(async (name) => [name, await signUpChild(test.server)] as const),
    );
    Object.assign(people, Object.fromEntries(made));
    room.stranger = await signUpChild(test.server);
  });
  beforeEach(async () => {
    room.id = await makeClass(
      test.server.deps,
      NAMES.map((name) => ({ child: people[name], nickname: `${name}님`, roles: [ROLES[name]] })),
    );
  });
  const idOf = (name: Name) => people[name].user.userId;
  return {
    ...{ test, api, people, idOf },
    /** The channel of the running test. */
    channelId: () => room.id,
    strangerId: () => room.stranger?.user.userId ?? 0,
    as: (name: Name) => ({ token: people[name].token }),
    inHeader: (name: Name) => ({ token: people[name].token, channelId: room.id }),
    rolesOf: async (name: Name) => {
      const rows = await test.server.deps.db
        .select()
        .from(channelMembers)
        .where(eq(channelMembers.channelId, room.id));
      return rows.find(({ userId }) => userId === idOf(name))?.roles;
    },
    many: (...names: Name[]) => ({ memberIdList: names.map(idOf) }),
    one: (name: Name) => ({ params: { id: room.id, memberId: idOf(name) } }),
  };
}
