import { expect, it } from 'vitest';
import { EMPTY_OFFER, formOf, inputOf, offerProblems, problemsOf } from './offerForm.ts';

it('sends lists without empty lines, and no price of what is free', () => {
  const form = { ...EMPTY_OFFER, goals: ' 하나 \n\n둘', categories: '블록, ,파이썬', cost: '500' };
  expect(inputOf(form, 3)).toMatchObject({
    courseStorageAchievementList: ['하나', '둘'],
    categoryList: [{ name: '블록' }, { name: '파이썬' }],
    cost: 0,
    introUsed: true,
    version: 3,
  });
});

it('keeps the hours of Seoul, whatever the clock of the device says', () => {
  const dates = [
    { at: '2027-01-05T16:00', title: '첫날', minutes: '50' },
    { at: '', title: '', minutes: '50' },
  ];
  const sent = inputOf({ ...EMPTY_OFFER, dates }, 0).scheduleList;
  expect(sent).toEqual([{ title: '첫날', startsAt: '2027-01-05T07:00:00.000Z', minutes: 50 }]);
});

it('sends again what was read', () => {
  const input = {
    ...inputOf(EMPTY_OFFER, 4),
    ...{
      courseClassStorageId: 3,
      title: '바다',
      content: '소개',
      contentTitle: '바다의 말',
      introUsed: true,
    },
    ...{
      courseStorageAchievementList: ['하나'],
      courseStorageSubjectList: [],
      courseStorageGoodPeopleList: [],
    },
    ...{
      prerequisiteKnowledgeList: [],
      closingContent: '끝',
      teacherId: 9,
      visibleState: 'VISIBLE' as const,
    },
    scheduleList: [{ title: '첫날', startsAt: '2027-01-05T07:00:00.000Z', minutes: 50 }],
  };
  const { scheduleList, teacherId, ...fields } = input;
  const stored = {
    ...{
      courseClassId: 7,
      channelId: 1,
      teacher: { userId: teacherId, nickname: '고래' },
      thumbnail: '/npc/dolphin/@1x/bust.webp',
    },
    ...{ enrollState: 'NOT_ENROLLED' as const, enrolledUserCount: 0, lessonCount: 1, contentCount: 1 },
    ...{ checkedCount: 0, channelProfile: { channelId: 1, channelName: '반' }, courseChannelId: 1 },
    ...{ character: 'DOLPHIN' as const, level: 'BEGINNER' as const, theme: 'SEA' as const },
    ...{ paymentType: 'FREE' as const, cost: 0, categoryList: [], version: 4 },
  };
  const dates = scheduleList.map((date, index) => ({ ...date, scheduleId: index + 1 }));
  expect(inputOf(formOf({ ...fields, ...stored }, dates), 4)).toEqual(input);
});

it('names every field of a new offer that is missing, and none of one that is whole', () => {
  expect(problemsOf({ ...EMPTY_OFFER, paymentType: 'POINT' })).toEqual({
    courseId: '코스를 골라 주세요.',
    title: '수업 이름을 입력해 주세요.',
    content: '소개를 입력해 주세요.',
    cost: '가격을 입력해 주세요. 무료라면 0이어야 해요.',
  });
  const dates = [{ at: '2027-01-05T16:00', title: '', minutes: '5' }];
  expect(problemsOf({ ...EMPTY_OFFER, courseId: 3, title: '바다', content: '소개', dates })).toEqual({
    dates: '10분부터 정할 수 있어요.',
  });
  expect(problemsOf({ ...EMPTY_OFFER, courseId: 3, title: '바다', content: '소개' })).toEqual({});
});

it('puts what the server refuses to the field where it was typed', () => {
  const errors = [{ field: 'scheduleList.0.startsAt', message: '날짜를 다시 골라 주세요.' }];
  expect(offerProblems(errors)).toEqual({ dates: '날짜를 다시 골라 주세요.' });
});
