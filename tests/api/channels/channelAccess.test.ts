import { eq } from 'drizzle-orm';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { ChannelRole } from '#shared/contract/roles.ts';
import type { ROUTES } from '#shared/contract/routes.ts';
import { channelMembers, channels } from '#server/db/tables/channels/channels.ts';
import type { Call, CallerChannel } from '#server/domain/call.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, type Child } from '../../support/signUpChild.ts';

// Members, would-be and former members of a channel ask about it here, by every path there is to it.
const test = setUpApi();
const { api } = test;

type Visibility = (typeof channels.$inferSelect)['dolphinVisibleState'];
type Answer = 'ok' | ErrorCode;
interface Answers {
  readonly byDomain: Answer;
  /** Whether the list of the own channels names it. */
  readonly isListed: boolean;
  /** A route for general members, with the Channel-Id header. */
  readonly byHeader: Answer;
  /** A route for visitors, with the channel in its path. */
  readonly byPath: Answer;
  /** A verb that takes the channel from the body. */
  readonly byBody: Answer;
  readonly join: Answer;
}

const every = (code: Answer) => ({ byHeader: code, byPath: code, byBody: code });
const HIDDEN: Answers = {
  ...every('CHANNEL_NOT_FOUND'),
  byDomain: 'CHANNEL_NOT_FOUND',
  isListed: false,
  join: 'CHANNEL_NOT_FOUND',
};
const STRANGER: Answers = {
  ...every('CHANNEL_MEMBER_NOT_FOUND'),
  byDomain: 'ok',
  isListed: false,
  join: 'ok',
};
const SHUT_OUT: Answers = {
  ...every('NOT_HAS_ROLE'),
  byDomain: 'ok',
  isListed: true,
  join: 'NOT_HAS_ROLE',
};
const WAITING: Answers = { ...SHUT_OUT, join: 'DOLPHIN_DUPLICATE_RESOURCE' };
const MEMBER: Answers = {
  ...every('ok'),
  byDomain: 'ok',
  isListed: true,
  join: 'DOLPHIN_DUPLICATE_RESOURCE',
};
const VISITOR: Answers = { ...MEMBER, byHeader: 'NOT_HAS_ROLE' };

const OPEN: Readonly<Record<'stranger' | ChannelRole, Answers>> = {
  stranger: STRANGER,
  PENDING: WAITING,
  SUSPEND: SHUT_OUT,
  BEN: SHUT_OUT,
  JOIN_REJECTED: SHUT_OUT,
  VISITOR,
  USER: MEMBER,
  LECTURER: MEMBER,
  ADVANCED: MEMBER,
  ADVANCED_LECTURER: MEMBER,
  TEACHER: MEMBER,
  MANAGER: MEMBER,
  ROLE_CHANNEL_MASTER: MEMBER,
  ROLE_ADMIN: MEMBER,
  ROLE_CHANNEL_ENTERPRISE: WAITING,
};
const TABLE: Readonly<Record<Visibility, typeof OPEN>> = {
  VISIBLE: OPEN,
  ONLY_CHANNEL_VISIBLE: OPEN,
  INVISIBLE: { ...OPEN, stranger: HIDDEN, BEN: HIDDEN, JOIN_REJECTED: HIDDEN },
};

let counter = 0;
async function newChannel(dolphinVisibleState: Visibility = 'VISIBLE') {
  counter += 1;
  const [channel] = await test.server.deps.db
    .insert(channels)
    .values({ channelDomain: `access-${counter}`, channelName: `동아리 ${counter}`, dolphinVisibleState })
    .returning();
  if (!channel) throw new Error('the channel was not inserted');
  return channel;
}
const giveRoles = (channelId: number, child: Child, ...roles: ChannelRole[]) =>
  test.server.deps.db
    .insert(channelMembers)
    .values({ channelId, userId: child.user.userId, roles, nickname: '전', introduction: '전' });

const profile = { nickname: '파도반장', introduction: '파도를 좋아해요.' };
const codeOf = ({ status, error }: { status: number; error: { errorCode: string } }) =>
  status === 200 ? 'ok' : error.errorCode;

async function answersTo(child: Child, channel: typeof channels.$inferSelect) {
  const { id, channelDomain } = channel;
  const caller = { token: child.token };
  const own = await api.call('channels.listOwn', {}, caller);
  const introduction = { introduction: '안녕', channelId: id };
  return {
    byDomain: codeOf(await api.call('channels.getByDomain', { params: { channelDomain } }, caller)),
    isListed: own.body.channelList.some(({ channelId }) => channelId === id),
    byHeader: codeOf(await api.call('courses.list', {}, { ...caller, channelId: id })),
    byPath: codeOf(await api.call('channels.saveProfile', { params: { id }, body: profile }, caller)),
    byBody: codeOf(await api.call('profiles.saveIntroduction', { body: introduction }, caller)),
    join: codeOf(await api.call('channels.join', { params: { id }, body: profile }, caller)),
  };
}

it.each(['VISIBLE', 'ONLY_CHANNEL_VISIBLE', 'INVISIBLE'] as const)(
  'of a channel that is %s everybody learns the same by every path',
  async (state) => {
    const channel = await newChannel(state);
    const child = await signUpChild(test.server);
    const answers: [string, Answers | object][] = [];
    for (const who of Object.keys(TABLE[state]) as (keyof typeof OPEN)[]) {
      await test.server.deps.db.delete(channelMembers).where(eq(channelMembers.channelId, channel.id));
      if (who !== 'stranger') await giveRoles(channel.id, child, who);
      answers.push([who, await answersTo(child, channel)]);
    }
    expect(Object.fromEntries(answers)).toEqual(TABLE[state]);
  },
);

it('a ban goes before every role that was held', async () => {
  const hidden = await newChannel('INVISIBLE');
  const child = await signUpChild(test.server);
  await giveRoles(hidden.id, child, 'USER', 'BEN');
  expect(await answersTo(child, hidden)).toEqual(HIDDEN);
});

it('header and path must name one channel', async () => {
  const [club, other] = [await newChannel(), await newChannel()];
  const child = await signUpChild(test.server);
  for (const { id } of [club, other]) await giveRoles(id, child, 'USER');
  const save = (channelId: number) =>
    api.call(
      'channels.saveProfile',
      { params: { id: club.id }, body: profile },
      { token: child.token, channelId },
    );
  expect(codeOf(await save(club.id))).toBe('ok');
  expect(codeOf(await save(other.id))).toBe('CHANNEL_NOT_FOUND');
});

it('a handler has a channel where its route asks for one, and nowhere else', () => {
  expectTypeOf<Call<typeof ROUTES.courses.list>['channel']>().toEqualTypeOf<CallerChannel>();
  expectTypeOf<Call<typeof ROUTES.channels.saveProfile>['channel']>().toEqualTypeOf<CallerChannel>();
  expectTypeOf<Call<typeof ROUTES.channels.join>['channel']>().toEqualTypeOf<undefined>();
});

describe('the main page', () => {
  const PUBLIC = ['BANNER', 'WELCOME', 'LINKS'];
  const section = { isShown: true } as const;
  const sectionList = [
    { kind: 'BANNER', ...section, title: '산호 동아리', words: '어서 와요!', look: 'BEACH' },
    { kind: 'NOTICES', ...section },
    { kind: 'WELCOME', ...section, words: '함께 배워요.' },
    { kind: 'NEXT_CLASS', ...section, title: '3층', startsAt: null, note: '' },
    { kind: 'LINKS', ...section, linkList: [] },
  ] as const;
  const ALL = sectionList.map(({ kind }) => kind);

  const REFUSED: Record<
    Exclude<Visibility, 'VISIBLE'>,
    Record<'anonymous' | 'stranger' | 'BEN', ErrorCode>
  > = {
    ONLY_CHANNEL_VISIBLE: {
      anonymous: 'NEED_TO_LOGIN',
      stranger: 'CHANNEL_MEMBER_NOT_FOUND',
      BEN: 'NOT_HAS_ROLE',
    },
    INVISIBLE: { anonymous: 'NEED_TO_LOGIN', stranger: 'CHANNEL_NOT_FOUND', BEN: 'CHANNEL_NOT_FOUND' },
  };

  it.each(['VISIBLE', 'ONLY_CHANNEL_VISIBLE', 'INVISIBLE'] as const)(
    'of a channel that is %s shows everybody what it may',
    async (state) => {
      const { id } = await newChannel(state);
      const [staff, member, stranger, banned] = [
        await signUpChild(test.server),
        await signUpChild(test.server),
        await signUpChild(test.server),
        await signUpChild(test.server),
      ];
      await giveRoles(id, staff, 'TEACHER');
      await giveRoles(id, member, 'USER');
      await giveRoles(id, banned, 'BEN');
      const body = { sectionList: [...sectionList], baseVersion: 0 };
      const saved = await api.call('mainPages.save', { body }, { token: staff.token, channelId: id });
      expect(saved.status, JSON.stringify(saved.error)).toBe(200);
      const seenBy = async (token?: string) => {
        const answer = await api.call('mainPages.get', {}, { ...(token && { token }), channelId: id });
        return answer.status === 200
          ? answer.body.sectionList.map(({ kind }) => kind)
          : answer.error.errorCode;
      };
      expect(await seenBy(member.token)).toEqual(ALL);
      expect({
        anonymous: await seenBy(),
        stranger: await seenBy(stranger.token),
        BEN: await seenBy(banned.token),
      }).toEqual(state === 'VISIBLE' ? { anonymous: PUBLIC, stranger: PUBLIC, BEN: PUBLIC } : REFUSED[state]);
    },
  );
});
