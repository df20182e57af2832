import { beforeEach, describe, expect, it } from 'vitest';
import { SECTION_KINDS, type MainPageSection } from '#shared/contract/channels/mainPages.ts';
import { makeClass } from '../../support/makeClass.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;

let channelId: number;
let teacher: Child;
let pupil: Child;

beforeEach(async () => {
  [teacher, pupil] = [await signUpChild(test.server), await signUpChild(test.server)];
  channelId = await makeClass(test.server.deps, [
    { child: teacher, nickname: '산호선생님', roles: ['TEACHER'] },
    { child: pupil, nickname: '별이' },
  ]);
});

const as = (child: Child) => ({ token: child.token, channelId });
const own = async () => (await api.call('mainPages.getOwn', {}, as(teacher))).body;
const shown = async () => (await api.call('mainPages.get', {}, as(pupil))).body;
const save = (sectionList: readonly unknown[], baseVersion: number, by = teacher) =>
  api.call('mainPages.save', { body: { sectionList, baseVersion } }, as(by));
const links = (url: string) => [{ kind: 'LINKS', isShown: true, linkList: [{ label: '도서관', url }] }];
const welcome = (words: string): MainPageSection => ({ kind: 'WELCOME', isShown: true, words });

describe('a main page', () => {
  it('is the usual one until staff arranges it, and then shows what is shown in its order', async () => {
    const first = await own();
    expect(first.version).toBe(0);
    expect(first.sectionList.map(({ kind }) => kind).toSorted()).toEqual([...SECTION_KINDS].toSorted());
    expect((await shown()).memberCount).toBe(2);

    const arranged = [welcome('어서 와요!'), ...first.sectionList.filter(({ kind }) => kind !== 'WELCOME')];
    const saved = await save(arranged, 0);
    expect(saved.body).toMatchObject({ version: 1, updatedBy: teacher.user.nickname });
    const page = await shown();
    expect(page.sectionList[0]).toEqual(welcome('어서 와요!'));
    expect(page.sectionList.every(({ isShown }) => isShown)).toBe(true);
  });

  it('keeps what somebody else has saved meanwhile; the same again is no conflict', async () => {
    expect((await save([welcome('하나')], 0)).body.version).toBe(1);
    expect((await save([welcome('하나')], 0)).body.version).toBe(1);
    const stale = await save([welcome('둘')], 0);
    expect([stale.status, stale.error.errorCode]).toEqual([409, 'MAIN_PAGE_CONFLICT']);
    const both = await Promise.all([save([welcome('셋')], 1), save([welcome('넷')], 1)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await own()).version).toBe(2);
  });

  it('is arranged by staff alone, each of its own channel', async () => {
    expect((await save([welcome('나도')], 0, pupil)).error.errorCode).toBe('NOT_HAS_ROLE');
    const stranger = await signUpChild(test.server);
    expect((await save([welcome('나도')], 0, stranger)).error.errorCode).toBe('CHANNEL_MEMBER_NOT_FOUND');
  });

  it.each([
    ['twice the same section', [welcome('하나'), welcome('둘')]],
    ['a section that there is not', [{ kind: 'HTML', isShown: true, html: '<script>' }]],
    ['a link to a script', links('javascript:alert(1)')],
    ['a link without encryption', links('http://example.com')],
    ['a link that pretends', links('https://dolphin.example@evil.example/')],
    [
      'too many links',
      [
        {
          kind: 'LINKS',
          isShown: true,
          linkList: Array.from({ length: 9 }, () => links('https://a.example')),
        },
      ],
    ],
    ['words without an end', [welcome('가'.repeat(700))]],
    ['hurtful words', [welcome('이 병신아')]],
    ['no list', 'sections'],
  ])('refuses %s', async (_, sections) => {
    const { status, error } = await save(sections as unknown[], 0);
    expect([status, error.errorCode]).toEqual([400, 'VALIDATION_FAIL']);
    expect((await own()).version).toBe(0);
  });
});

describe('statistics', () => {
  const params = () => ({ id: channelId });

  it('count the days without a gap, the last one today', async () => {
    const { dayList } = (
      await api.call('statistics.getDaily', { params: params(), query: { days: 14 } }, as(pupil))
    ).body;
    expect(dayList).toHaveLength(14);
    expect(dayList.at(-1)).toMatchObject({ joinedCount: 2, submissionCount: 0 });
    const again = (
      await api.call('statistics.getDaily', { params: params(), query: { days: 14 } }, as(pupil))
    ).body;
    expect(again.dayList).toEqual(dayList);
  });

  it('recommend the courses of the school to a class without any', async () => {
    const { courseList } = (await api.call('statistics.recommendCourses', { params: params() }, as(pupil)))
      .body;
    expect(courseList.length).toBeGreaterThan(0);
    expect(courseList[0]?.nextLesson).not.toBeNull();
    expect(
      (await api.call('statistics.recommendWorksheets', { params: params() }, as(pupil))).body.worksheetList,
    ).toEqual([]);
  });

  it('say who is here, and who hides from whom', async () => {
    const { presence } = test.server.deps;
    presence.showLessons(pupil.user.userId, 'room', 1);
    const here = async () => (await api.call('statistics.listHere', { params: params() }, as(teacher))).body;
    expect(await here()).toMatchObject({
      totalCount: 1,
      memberList: [{ nickname: '별이', isInLesson: true }],
    });
    await api.call('moderation.block', { params: { id: pupil.user.userId } }, as(teacher));
    expect((await here()).totalCount).toBe(0);
    presence.showLessons(pupil.user.userId, 'room', 0);
  });

  it('name what waits for staff to staff alone', async () => {
    const kinds = async (child: Child) =>
      (
        await api.call('statistics.listNotifications', { params: params() }, as(child))
      ).body.notificationList.map(({ kind }) => kind);
    expect(await kinds(teacher)).toEqual(['NEW_MEMBERS']);
    expect(await kinds(pupil)).toEqual([]);
  });
});
