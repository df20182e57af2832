import { and, eq } from 'drizzle-orm';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { auditEntries } from '#server/db/tables/people/moderation.ts';
import { channelMembers, channels } from '#server/db/tables/channels/channels.ts';
import { channelOwnerOffers } from '#server/db/tables/channels/members.ts';
import { eraseClosed } from '#server/domain/channels/channels/closedChannels.ts';
import { eraseDeletedAccounts } from '#server/domain/people/me/deleteAccount.ts';
import { grantAdmin } from '../../../scripts/support/grantAdmin.ts';
import { makeChannels } from '../../support/makeChannels.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;
const { made, newTeacher } = makeChannels(test);
const profile = { nickname: '물결', introduction: '반가워요.' };
const inDays = (days: number) => ({ now: () => new Date(Date.now() + days * 24 * 60 * 60_000) });

/** A class made just now, with a colleague who has joined it and was made a teacher by its owner. */
async function taughtClass() {
  const { who: owner, channel } = await made();
  const params = { id: channel.id };
  const colleague = await newTeacher();
  await api.call('channels.join', { params, body: profile }, colleague);
  const memberIdList = [colleague.user.userId];
  const appointed = await api.call(
    'members.appoint',
    { params, body: { memberIdList, role: 'TEACHER' } },
    { token: owner.token },
  );
  expect(appointed.status).toBe(200);
  return { owner, colleague, channel, params };
}
const as = ({ token }: Child) => ({ token });
const offer = (params: { id: number }, to: Child, isSecond = false) => ({
  params,
  body: { memberId: to.user.userId, isSecond },
});
const rolesIn = async (channelId: number, { user: { userId } }: Child) => {
  const [row] = await test.server.deps.db
    .select()
    .from(channelMembers)
    .where(and(eq(channelMembers.channelId, channelId), eq(channelMembers.userId, userId)));
  return row?.roles;
};

describe('handing a class over', () => {
  it('takes the other’s yes; then the former owner is a manager and may leave', async () => {
    const { owner, colleague, channel, params } = await taughtClass();
    expect((await api.call('members.leave', { params }, as(owner))).error.errorCode).toBe(
      'LAST_CHANNEL_MASTER',
    );
    const offered = await api.call('members.offerOwnership', offer(params, colleague), as(owner));
    expect(offered.body.offer).toMatchObject({ memberId: colleague.user.userId, isSecond: false });
    expect(await rolesIn(channel.id, colleague)).toEqual(['TEACHER']);
    const told = await api.call('notifications.list', {}, as(colleague));
    expect(told.body.notificationList[0]).toMatchObject({
      notificationType: 'MEMBERSHIP',
      subjectId: channel.id,
    });
    expect(told.body.notificationList[0]?.title).toContain('맡아 달라고');
    const accepted = await api.call('members.acceptOwnership', { params }, as(colleague));
    expect(accepted.body).toMatchObject({ ownerList: [{ memberId: colleague.user.userId }], offer: null });
    expect([await rolesIn(channel.id, owner), await rolesIn(channel.id, colleague)]).toEqual([
      ['MANAGER'],
      ['ROLE_CHANNEL_MASTER'],
    ]);
    expect((await api.call('members.acceptOwnership', { params }, as(colleague))).error.errorCode).toBe(
      'RESOURCE_NOT_FOUND',
    );
    expect((await api.call('members.leave', { params }, as(owner))).status).toBe(200);
    const audit = await test.server.deps.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(eq(auditEntries.channelId, channel.id));
    expect(audit.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['OWNER_OFFER', 'OWNER_ACCEPT', 'MEMBER_LEAVE']),
    );
  });

  it('frees the place of the class among those that its maker may have', async () => {
    const { owner, colleague, params } = await taughtClass();
    await api.call('members.offerOwnership', offer(params, colleague), as(owner));
    await api.call('members.acceptOwnership', { params }, as(colleague));
    const [row] = await test.server.deps.db.select().from(channels).where(eq(channels.id, params.id));
    expect(row?.createdBy).toBe(colleague.user.userId);
  });

  it('is refused, taken back, and over after a fortnight', async () => {
    const { owner, colleague, params } = await taughtClass();
    await api.call('members.offerOwnership', offer(params, colleague), as(owner));
    expect((await api.call('members.refuseOwnership', { params }, as(colleague))).status).toBe(200);
    const told = await api.call('notifications.list', {}, as(owner));
    expect(told.body.notificationList[0]?.title).toContain('맡지 않기로');
    await api.call('members.offerOwnership', offer(params, colleague), as(owner));
    const withdrawn = await api.call('members.withdrawOwnership', { params }, as(owner));
    expect(withdrawn.body.offer).toBeNull();
    const accept = () => api.call('members.acceptOwnership', { params }, as(colleague));
    expect((await accept()).error.errorCode).toBe('RESOURCE_NOT_FOUND');
    await api.call('members.offerOwnership', offer(params, colleague), as(owner));
    await test.server.deps.db
      .update(channelOwnerOffers)
      .set({ createdAt: inDays(-15).now() })
      .where(eq(channelOwnerOffers.channelId, params.id));
    expect((await accept()).error.errorCode).toBe('RESOURCE_NOT_FOUND');
  });

  it('is offered to staff alone, by the owner alone, and accepted by the one who was asked', async () => {
    const { owner, colleague, channel, params } = await taughtClass();
    const pupil = await signUpChild(test.server);
    await api.call('channels.join', { params, body: { ...profile, nickname: pupil.user.nickname } }, pupil);
    const toPupil = await api.call('members.offerOwnership', offer(params, pupil), as(owner));
    expect([toPupil.status, toPupil.error.errorCode]).toEqual([403, 'NOT_HAS_ROLE']);
    const toNobody = await api.call('members.offerOwnership', offer(params, await newTeacher()), as(owner));
    expect(toNobody.error.errorCode).toBe('CHANNEL_MEMBER_NOT_FOUND');
    const toOneself = await api.call('members.offerOwnership', offer(params, owner), as(owner));
    expect(toOneself.error.errorCode).toBe('NOT_HAS_ROLE');
    const byTeacher = await api.call('members.offerOwnership', offer(params, colleague), as(colleague));
    expect(byTeacher.error.errorCode).toBe('NOT_HAS_ROLE');
    await api.call('members.offerOwnership', offer(params, colleague), as(owner));
    expect((await api.call('members.acceptOwnership', { params }, as(pupil))).error.errorCode).toBe(
      'NOT_HAS_ROLE',
    );
    expect((await api.call('members.listOwners', { params }, as(pupil))).body.offer).toBeNull();
    // Dismissed meanwhile: what was asked of a teacher is not asked of a member.
    await api.call('members.dismiss', { params, body: { memberIdList: [colleague.user.userId] } }, as(owner));
    expect((await api.call('members.acceptOwnership', { params }, as(colleague))).status).toBe(403);
    expect(await rolesIn(channel.id, owner)).toEqual(['ROLE_CHANNEL_MASTER']);
  });

  it('a second owner comes beside the first, and either may step down but not both', async () => {
    const { owner, colleague, channel, params } = await taughtClass();
    await api.call('members.offerOwnership', offer(params, colleague, true), as(owner));
    const accepted = await api.call('members.acceptOwnership', { params }, as(colleague));
    expect(accepted.body.ownerList).toHaveLength(2);
    const down = await Promise.all(
      [owner, colleague].map((one) => api.call('members.stepDown', { params }, as(one))),
    );
    expect(down.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const roles = [await rolesIn(channel.id, owner), await rolesIn(channel.id, colleague)].map(String);
    expect(roles.toSorted()).toEqual(['MANAGER', 'ROLE_CHANNEL_MASTER']);
  });
});

describe('closing a class', () => {
  const close = (params: { id: number }, who: Child, channelName = '산호 코딩반') =>
    api.call('channels.close', { params, body: { channelName } }, as(who));

  it('asks for its name, and is the owner’s alone', async () => {
    const { owner, colleague, params } = await taughtClass();
    const wrong = await close(params, owner, '산호');
    expect([wrong.status, wrong.error.fieldErrors?.[0]?.field]).toEqual([400, 'channelName']);
    expect((await close(params, colleague)).error.errorCode).toBe('NOT_HAS_ROLE');
  });

  it('makes it nobody’s, tells its members, and gives all of it back within thirty days', async () => {
    const { owner, colleague, channel, params } = await taughtClass();
    const code = await api.call('channelCodes.get', {}, { token: owner.token, channelId: channel.id });
    const closed = await close(params, owner);
    expect(closed.status).toBe(200);
    expect((await close(params, owner)).error.errorCode).toBe('CHANNEL_NOT_FOUND');
    const byDomain = { params: { channelDomain: channel.channelDomain } };
    for (const who of [owner, colleague]) {
      expect((await api.call('channels.getByDomain', byDomain, as(who))).error.errorCode).toBe(
        'CHANNEL_NOT_FOUND',
      );
      const own = await api.call('channels.listOwn', {}, as(who));
      expect(own.body.channelList.map(({ channelId }) => channelId)).not.toContain(channel.id);
      const lessons = await api.call('members.listAll', { params }, as(who));
      expect(lessons.error.errorCode).toBe('CHANNEL_NOT_FOUND');
    }
    const stranger = await newTeacher();
    const byCode = await api.call(
      'channelCodes.find',
      { params: { channelCode: code.body.channelCode } },
      as(stranger),
    );
    expect(byCode.error.errorCode).toBe('CHANNEL_CODE_NOT_FOUND');
    await expect
      .poll(
        async () => (await api.call('notifications.list', {}, as(colleague))).body.notificationList[0]?.title,
      )
      .toContain('문을 닫았어요');
    const listed = await api.call('channels.listClosed', {}, as(owner));
    expect(listed.body.channelList).toMatchObject([{ channelId: channel.id }]);
    expect((await api.call('channels.reopen', { params }, as(colleague))).error.errorCode).toBe(
      'CHANNEL_NOT_FOUND',
    );
    expect((await api.call('channels.reopen', { params }, as(owner))).status).toBe(200);
    expect((await api.call('members.listAll', { params }, as(colleague))).body.memberList).toHaveLength(2);
  });

  it('counts no more among the classes of its owner, and comes back only where there is room', async () => {
    const { who: owner, channel } = await made();
    const params = { id: channel.id };
    const { create } = makeChannels(test);
    const more = async (n: number) =>
      (await create({ channelDomain: `owners-${n}-${channel.id}` }, owner)).status;
    expect([await more(1), await more(2)]).toEqual([200, 200]);
    expect(await more(3)).not.toBe(200);
    await close(params, owner);
    expect(await more(4)).toBe(200);
    const back = await api.call('channels.reopen', { params }, as(owner));
    expect(back.error.errorCode).toBe('TOO_MANY_USER_CREATED_CHANNEL_COUNT');
  });

  it('after thirty days members and words are gone and the address is free', async () => {
    const { owner, channel, params } = await taughtClass();
    await close(params, owner);
    await test.server.deps.db
      .update(channels)
      .set({ closedAt: inDays(-31).now() })
      .where(eq(channels.id, channel.id));
    expect((await api.call('channels.listClosed', {}, as(owner))).body.channelList).toEqual([]);
    await eraseClosed(test.server.deps);
    expect((await api.call('channels.reopen', { params }, as(owner))).error.errorCode).toBe(
      'CHANNEL_NOT_FOUND',
    );
    expect(await rolesIn(channel.id, owner)).toBeUndefined();
    const { create } = makeChannels(test);
    const again = await create({ channelDomain: channel.channelDomain }, owner);
    expect(again.status).toBe(200);
  });
});

describe('the account of a last owner', () => {
  async function erase(who: Child) {
    await api.call('accounts.requestDeletion', { body: { password: who.password } }, as(who));
    await eraseDeletedAccounts({ ...test.server.deps, clock: inDays(8) });
  }

  it('leaves the class to the colleague who has been there longest', async () => {
    const { owner, colleague, channel } = await taughtClass();
    await erase(owner);
    expect(await rolesIn(channel.id, colleague)).toEqual(['ROLE_CHANNEL_MASTER']);
  });

  it('closes a class that nobody else teaches', async () => {
    const { who, channel } = await made();
    await erase(who);
    const [row] = await test.server.deps.db.select().from(channels).where(eq(channels.id, channel.id));
    expect(row?.closedAt).not.toBeNull();
  });
});

describe('an administrator of the service', () => {
  async function grant(wish: { loginName: string; domain?: string; takes?: boolean }) {
    const client = new Client({ connectionString: test.server.databaseUrl });
    await client.connect();
    try {
      const { loginName, domain, takes = false } = wish;
      const channel = domain === undefined ? { id: DEFAULT_CHANNEL_ID } : { domain };
      return await grantAdmin(client, { loginName, channel, takes });
    } finally {
      await client.end();
    }
  }

  it('is not made before the server has made its tables, which is said in words', async () => {
    const url = new URL(test.server.databaseUrl);
    url.pathname = '/postgres';
    const client = new Client({ connectionString: url.href });
    await client.connect();
    try {
      const wish = { loginName: 'nobody', channel: { id: DEFAULT_CHANNEL_ID }, takes: false };
      const { said, isDone } = await grantAdmin(client, wish);
      expect([isDone, said]).toEqual([false, expect.stringContaining('Start the server once')]);
    } finally {
      await client.end();
    }
  });

  it('is made by the command, answers reports of the world, and is unmade', async () => {
    const someone = await newTeacher();
    const inSchool = { token: someone.token, channelId: DEFAULT_CHANNEL_ID };
    const list = () =>
      api.call('members.listAll', { params: { id: DEFAULT_CHANNEL_ID } }, { token: someone.token });
    expect((await list()).error.errorCode).toBe('NOT_HAS_ROLE');
    expect(await grant({ loginName: someone.loginName })).toMatchObject({ isDone: true });
    expect((await list()).status).toBe(200);
    expect((await api.call('reports.list', {}, inSchool)).status).toBe(200);
    expect(await grant({ loginName: someone.loginName, takes: true })).toMatchObject({ isDone: true });
    expect((await list()).error.errorCode).toBe('NOT_HAS_ROLE');
    expect(await grant({ loginName: someone.loginName, takes: true })).toMatchObject({ isDone: false });
  });

  it('of a class makes somebody its owner, and an owner stays one', async () => {
    const { owner, colleague, channel, params } = await taughtClass();
    const admin = await newTeacher();
    await grant({ loginName: admin.loginName, domain: channel.channelDomain });
    const body = { memberIdList: [colleague.user.userId], role: 'ROLE_CHANNEL_MASTER' };
    expect((await api.call('members.appoint', { params, body }, as(admin))).status).toBe(200);
    await grant({ loginName: owner.loginName, domain: channel.channelDomain });
    expect(await rolesIn(channel.id, owner)).toEqual(['ROLE_ADMIN', 'ROLE_CHANNEL_MASTER']);
  });

  it('is nobody who does not exist, in no class that does not', async () => {
    expect(await grant({ loginName: 'nobody_at_all' })).toMatchObject({ isDone: false });
    const someone = await newTeacher();
    expect(await grant({ loginName: someone.loginName, domain: 'nowhere' })).toMatchObject({ isDone: false });
  });
});
