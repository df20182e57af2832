import { beforeEach, describe, expect, it } from 'vitest';
import { readOpenSlots } from '#server/domain/tutoring/availability/readOpenSlots.ts';
import { makeClass } from '../../support/makeClass.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;

let teacher: Child;
let manager: Child;
let pupil: Child;
let stranger: Child;

beforeEach(async () => {
  [teacher, manager, pupil, stranger] = await Promise.all([
    signUpChild(test.server),
    signUpChild(test.server),
    signUpChild(test.server),
    signUpChild(test.server),
  ]);
  await makeClass(test.server.deps, [
    { child: teacher, nickname: '산호선생님', roles: ['TEACHER'] },
    { child: manager, nickname: '등대지기', roles: ['MANAGER'] },
    { child: pupil, nickname: '별이' },
  ]);
});

const idOf = ({ user }: Child) => user.userId;
const month = '2026-11';
const get = (by: Child, target_user_id?: number, year_month = month) =>
  api.call(
    'schedules.get',
    { query: { year_month, ...(target_user_id !== undefined && { target_user_id }) } },
    by,
  );
const row = (startDayOfTheWeek: string, from: number, to: number) => ({
  ...{ startDayOfTheWeek, startTime: from * 60, endTime: to * 60 },
});
const on = (startDate: string, hour: number, scheduleDateState = 'ENABLED') => ({
  ...{ startDate, startTime: hour * 60, endTime: (hour + 1) * 60, scheduleDateState },
});
const saveDays = (by: Child, userScheduleDateList: unknown, rest: Record<string, unknown> = {}) =>
  api.call('schedules.saveDays', { body: { userScheduleDateList, ...rest } }, by);
const saveDates = (by: Child, userScheduleDateList: unknown, rest: Record<string, unknown> = {}) =>
  api.call('schedules.saveDates', { body: { yearMonth: month, userScheduleDateList, ...rest } }, by);
/** The stored slots, one line each. */
const shown = async (by: Child, target?: number, of = month) =>
  (await get(by, target, of)).body.userScheduleDateList.map(
    (one) =>
      `${one.startDate ?? one.startDayOfTheWeek} ${one.startTime / 60}-${one.endTime / 60} ${one.scheduleDateState}`,
  );

describe('a schedule', () => {
  it('has the hours of every week and of a month, a slot each, and a profile', async () => {
    expect((await saveDays(teacher, [row('MONDAY', 14, 16), row('SUNDAY', 23, 24)])).status).toBe(200);
    await saveDates(teacher, [on('2026-11-23', 14, 'DISABLED'), on('2026-11-24', 0)]);
    expect(await shown(teacher)).toEqual([
      '2026-11-23 14-15 DISABLED',
      '2026-11-24 0-1 ENABLED',
      'MONDAY 14-15 ENABLED',
      'MONDAY 15-16 ENABLED',
      'SUNDAY 23-24 ENABLED',
    ]);
    expect((await get(teacher)).body.profile).toMatchObject({
      userId: idOf(teacher),
      nickname: '산호선생님',
      mayEdit: true,
    });
    const slots = await readOpenSlots(test.server.deps.db, {
      teacherId: idOf(teacher),
      from: new Date('2026-11-22T00:00:00Z'),
      to: new Date('2026-11-29T00:00:00Z'),
    });
    expect(slots.map((at) => at.toISOString())).toEqual([
      '2026-11-22T14:00:00.000Z',
      '2026-11-23T06:00:00.000Z',
      '2026-11-23T15:00:00.000Z',
    ]);
  });

  it('is saved month by month, and the week apart from them', async () => {
    await saveDays(teacher, [row('FRIDAY', 10, 11)]);
    await saveDates(teacher, [on('2026-11-30', 9)]);
    await saveDates(teacher, [on('2026-12-01', 9)], { yearMonth: '2026-12' });
    await saveDates(teacher, [on('2026-11-02', 9)]);
    await saveDays(teacher, []);
    expect(await shown(teacher)).toEqual(['2026-11-02 9-10 ENABLED']);
    expect(await shown(teacher, undefined, '2026-12')).toEqual(['2026-12-01 9-10 ENABLED']);
  });

  it('shows what somebody else has saved meanwhile, and lets one choose', async () => {
    const first = (await get(teacher)).body;
    const theirs = await saveDates(manager, [on('2026-11-24', 9)], { targetUserId: idOf(teacher) });
    expect(theirs.body.dateVersion).not.toBe(first.dateVersion);
    const stale = await saveDates(teacher, [on('2026-11-25', 9)], { version: first.dateVersion });
    expect([stale.status, stale.error.errorCode]).toEqual([409, 'SCHEDULE_CONFLICT']);
    expect(await shown(teacher)).toEqual(['2026-11-24 9-10 ENABLED']);
    // The same change again is no conflict; the week has a version of its own.
    const same = await saveDates(teacher, [on('2026-11-24', 9)], { version: first.dateVersion });
    expect(same.status).toBe(200);
    expect((await saveDays(teacher, [row('FRIDAY', 10, 11)], { version: first.dayVersion })).status).toBe(
      200,
    );
    const chosen = await saveDates(teacher, [on('2026-11-25', 9)], { version: same.body.dateVersion });
    expect(chosen.status).toBe(200);
  });

  it('takes one of two who save at once', async () => {
    const { dayVersion } = (await get(teacher)).body;
    const both = await Promise.all([
      saveDays(teacher, [row('FRIDAY', 10, 11)], { version: dayVersion }),
      saveDays(manager, [row('MONDAY', 10, 11)], { version: dayVersion, targetUserId: idOf(teacher) }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await shown(teacher)).toHaveLength(1);
  });
});

describe('who', () => {
  it('may change it: oneself and managers above, while pupils look on', async () => {
    const target = { targetUserId: idOf(teacher) };
    expect((await saveDays(manager, [row('MONDAY', 9, 10)], target)).status).toBe(200);
    expect(await shown(pupil, idOf(teacher))).toEqual(['MONDAY 9-10 ENABLED']);
    expect((await get(pupil, idOf(teacher))).body.profile.mayEdit).toBe(false);
    const refused = await saveDays(pupil, [], target);
    expect([refused.status, refused.error.errorCode]).toEqual([403, 'NOT_HAS_ROLE']);
    expect(refused.error.message).toBe('이 선생님의 시간표는 볼 수만 있어요.');
    const upwards = await saveDates(teacher, [], { targetUserId: idOf(manager) });
    expect(upwards.error.errorCode).toBe('NOT_HAS_ROLE');
    expect(await shown(teacher)).toEqual(['MONDAY 9-10 ENABLED']);
  });

  it('does not teach has none, and teachers of others are nobody', async () => {
    expect((await get(pupil)).error.message).toBe('수업을 맡은 선생님만 시간표를 가질 수 있어요.');
    for (const target of [idOf(pupil), 2_147_483_647])
      expect((await get(teacher, target)).error.errorCode).toBe('MEMBER_NOT_FOUND');
    expect((await get(stranger, idOf(teacher))).error.errorCode).toBe('MEMBER_NOT_FOUND');
    const foreign = await saveDates(stranger, [], { targetUserId: idOf(teacher) });
    expect(foreign.error.errorCode).toBe('MEMBER_NOT_FOUND');
  });

  it('is listed: oneself first, then the staff of the own channels', async () => {
    const named = async (by: Child) =>
      (await api.call('schedules.listTeachers', {}, by)).body.teacherList.map(
        ({ nickname, mayEdit }) => `${nickname} ${mayEdit}`,
      );
    expect(await named(teacher)).toEqual(['산호선생님 true', '등대지기 false']);
    expect(await named(manager)).toEqual(['등대지기 true', '산호선생님 true']);
    expect(await named(pupil)).toEqual(['등대지기 false', '산호선생님 false']);
    expect(await named(stranger)).toEqual([]);
  });
});

describe('bad input', () => {
  it.each([
    ['25:00', [{ ...on('2026-11-24', 9), endTime: 25 * 60 }], '시간은 0시부터 24시까지 고를 수 있어요.'],
    ['half an hour', [{ ...on('2026-11-24', 9), endTime: 570 }], '시간은 한 시간 단위로 골라 주세요.'],
    [
      'an end before its beginning',
      [{ ...on('2026-11-24', 9), endTime: 480 }],
      '끝나는 시간은 시작하는 시간보다 늦어야 해요.',
    ],
    [
      'the same hour twice',
      [on('2026-11-24', 9), { ...on('2026-11-24', 8), endTime: 600 }],
      '겹치는 시간이 있어요. 한 칸은 한 번만 넣어 주세요.',
    ],
    ['a day that there is not', [on('2026-11-31', 9)], '없는 날짜예요. 날짜를 다시 골라 주세요.'],
    ['a day of another month', [on('2026-12-01', 9)], '고른 달의 날짜만 저장할 수 있어요.'],
    ['the reference week', [on('1900-01-07', 9)], '고른 달의 날짜만 저장할 수 있어요.'],
    ['a state that there is not', [on('2026-11-24', 9, 'OPEN')], '열지 쉴지 다시 골라 주세요.'],
    [
      'more than a month holds',
      Array.from({ length: 745 }, () => on('2026-11-24', 9)),
      '한 달에 들어가는 칸보다 많아요.',
    ],
  ])('refuses %s of a date', async (_, rows, message) => {
    const { status, error } = await saveDates(teacher, rows);
    expect([status, error.errorCode]).toEqual([400, 'VALIDATION_FAIL']);
    expect(JSON.stringify(error)).toContain(message);
    expect(await shown(teacher)).toEqual([]);
  });

  it.each([
    ['a weekday that there is not', [row('SOMEDAY', 9, 10)], '요일을 다시 골라 주세요.'],
    [
      'a shut hour of every week',
      [{ ...row('MONDAY', 9, 10), scheduleDateState: 'DISABLED' }],
      '매주 반복에는 여는 시간만 둘 수 있어요.',
    ],
    [
      'hours that overlap',
      [row('MONDAY', 9, 12), row('MONDAY', 11, 13)],
      '겹치는 시간이 있어요. 한 칸은 한 번만 넣어 주세요.',
    ],
    ['a fraction of a minute', [row('MONDAY', 9.001, 10)], '시간은 한 시간 단위로 골라 주세요.'],
    [
      'more than a week holds',
      Array.from({ length: 169 }, () => row('MONDAY', 9, 10)),
      '한 주에 들어가는 칸보다 많아요.',
    ],
  ])('refuses %s', async (_, rows, message) => {
    const { status, error } = await saveDays(teacher, rows);
    expect([status, error.errorCode]).toEqual([400, 'VALIDATION_FAIL']);
    expect(JSON.stringify(error)).toContain(message);
  });

  it.each(['2026-13', '2026-00', '1900-01', '2026-1', 'November'])('knows no month %s', async (of) => {
    const { status, error } = await get(teacher, undefined, of);
    expect(status).toBe(400);
    expect(JSON.stringify(error)).toContain('없는 달이에요. 달을 다시 골라 주세요.');
    expect((await saveDates(teacher, [], { yearMonth: of })).status).toBe(400);
  });
});
