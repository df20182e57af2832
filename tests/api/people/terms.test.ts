import { describe, expect, it } from 'vitest';
import { TERMS_TYPES } from '#shared/contract/people/terms.ts';
import { channels } from '#server/db/tables/channels/channels.ts';
import { boardNotices } from '#server/db/tables/people/boards.ts';
import { termsVersions } from '#server/db/tables/people/terms.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;

const terms = (type: (typeof TERMS_TYPES)[number], channelId?: number) =>
  api.call('terms.get', { params: { type }, query: channelId === undefined ? {} : { channelId } }, {});

async function newChannel(visible: 'VISIBLE' | 'INVISIBLE' = 'VISIBLE'): Promise<number> {
  const [channel] = await test.server.deps.db
    .insert(channels)
    .values({
      channelDomain: `terms-${Math.random()}`,
      channelName: '산호 교실',
      dolphinVisibleState: visible,
    })
    .returning({ id: channels.id });
  return channel?.id ?? 0;
}

const addVersion = (
  version: Pick<typeof termsVersions.$inferInsert, 'channelId' | 'version' | 'effectiveAt'>,
) =>
  test.server.deps.db.insert(termsVersions).values({
    type: 'CHANNEL_SERVICE',
    sections: [{ heading: '우리 약속', body: '지각하지 않아요.' }],
    ...version,
  });

describe('terms', () => {
  it.each(TERMS_TYPES)('of type %s are there for anybody, under their title', async (type) => {
    const { body } = await terms(type);
    expect(body).toMatchObject({ type, version: type === 'PRIVACY' ? 3 : 1, channelId: null });
    expect(body.title).toBe(type.endsWith('SERVICE') ? '이용약관' : '개인정보 처리방침');
    expect(body.sectionList.length).toBeGreaterThan(2);
  });

  it('of privacy name whoever outside is told something', async () => {
    const { body } = await terms('PRIVACY');
    const said = body.sectionList.map((section) => section.body).join(' ');
    for (const name of ['포트원', '카드 회사', '나이스(NICE)', '솔라피']) expect(said).toContain(name);
  });

  it('of an unknown type are a bad request', async () => {
    const reply = await fetch(`${test.server.url}/game/v1/terms/WHATEVER`);
    expect(reply.status).toBe(400);
  });

  it('are those of the channel where it has some, in the newest version that is in force', async () => {
    const channelId = await newChannel();
    expect((await terms('CHANNEL_SERVICE', channelId)).body.channelId).toBeNull();
    const now = Date.now();
    await addVersion({ channelId, version: 1, effectiveAt: new Date(now - 2000) });
    await addVersion({ channelId, version: 2, effectiveAt: new Date(now - 1000) });
    await addVersion({ channelId, version: 3, effectiveAt: new Date(now + 86_400_000) });
    expect((await terms('CHANNEL_SERVICE', channelId)).body).toMatchObject({ channelId, version: 2 });
    expect((await terms('CHANNEL_PRIVACY', channelId)).body.channelId).toBeNull();
    expect((await terms('SERVICE', channelId)).body.channelId).toBeNull();
  });

  it('tell nothing of a channel that is hidden or not there', async () => {
    for (const channelId of [await newChannel('INVISIBLE'), 999_999])
      expect((await terms('CHANNEL_SERVICE', channelId)).error.errorCode).toBe('CHANNEL_NOT_FOUND');
  });

  it('are agreed to at sign-up and at joining, with version and time', async () => {
    const child = await signUpChild(test.server);
    const channelId = await newChannel();
    await addVersion({ channelId, version: 7, effectiveAt: new Date(0) });
    const join = { params: { id: channelId }, body: { nickname: '산호', introduction: '안녕하세요.' } };
    expect((await api.call('channels.join', join, { token: child.token })).status).toBe(200);
    expect((await api.call('channels.join', join, { token: child.token })).status).toBe(409);
    const { agreementList } = (await api.call('terms.listAgreements', {}, child)).body;
    expect(agreementList).toMatchObject([
      { type: 'SERVICE', version: 1, channelId: null },
      { type: 'PRIVACY', version: 3, channelId: null },
      { type: 'CHANNEL_SERVICE', version: 7, channelId },
      { type: 'CHANNEL_PRIVACY', version: 1, channelId },
    ]);
    for (const { agreedAt } of agreementList)
      expect(Math.abs(Date.parse(agreedAt) - Date.now())).toBeLessThan(60_000);
  });
});

describe('the board of notices', () => {
  it('is open to anybody, pinned ones first, and shows nothing before its day', async () => {
    const day = 86_400_000;
    await test.server.deps.db.insert(boardNotices).values([
      { title: '내일 소식', content: '…', publishedAt: new Date(Date.now() + day) },
      { title: '지운 소식', content: '…', publishedAt: new Date(0), removed: true },
      { title: '어제 소식', content: '본문', publishedAt: new Date(Date.now() - day) },
    ]);
    const { noticeList, totalCount } = (await api.call('boards.listNotices', { query: { page: 1 } }, {}))
      .body;
    const titles = noticeList.map(({ title }) => title);
    expect(noticeList[0]?.pinned).toBe(true);
    expect(titles[1]).toBe('어제 소식');
    expect(titles).not.toContain('내일 소식');
    expect(titles).not.toContain('지운 소식');
    expect(totalCount).toBe(noticeList.length);
    const one = await api.call('boards.getNotice', { params: { id: noticeList[1]?.noticeId ?? 0 } }, {});
    expect(one.body).toMatchObject({ title: '어제 소식', content: '본문' });
  });

  it('knows no other notice', async () => {
    const reply = await api.call('boards.getNotice', { params: { id: 2_147_483_647 } }, {});
    expect(reply.error.errorCode).toBe('RESOURCE_NOT_FOUND');
  });
});
