import { expect, it } from 'vitest';
import { competitionTexts } from '../texts.ts';
import { checkForm, freshForm, movedContent, withContent, type CompetitionForm } from './competitionForm.ts';

const texts = competitionTexts.staff.form;
const NOW = Date.parse('2026-03-01T15:03:20.000Z');
const problem = { problemId: 7, title: '바다에 인사하기', kind: 'CODE' as const, difficulty: 1 };
const filled = (part: Partial<CompetitionForm> = {}): CompetitionForm => ({
  ...freshForm(NOW),
  contents: withContent([], problem),
  name: '봄 대회',
  ...part,
});

it('begins at a round time of Seoul, over midnight as well', () => {
  expect(freshForm(NOW)).toMatchObject({ start: '2026-03-02T00:20', end: '2026-03-02T02:20' });
});

it('sends what stands in it', () => {
  expect(checkForm(filled({ rule: 'IOI', freezeMinutes: '0' })).input).toEqual({
    ...{ name: '봄 대회', content: '', rule: 'IOI', limitTime: 60, freezeMinutes: 0 },
    startDate: '2026-03-01T15:20:00.000Z',
    endDate: '2026-03-01T17:20:00.000Z',
    ...{ enrollRole: 'generalMember', groupIdList: [], shareSolutions: true },
    contentList: [{ problemId: 7, points: 100 }],
  });
});

it('keeps the seconds of times that were not touched', () => {
  const before = { startDate: '2026-03-01T15:20:41.000Z', endDate: '2026-03-01T17:20:00.000Z' };
  expect(checkForm(filled(), before).input?.startDate).toBe(before.startDate);
  expect(checkForm(filled({ start: '2026-03-02T00:30' }), before).input?.startDate).toBe(
    '2026-03-01T15:30:00.000Z',
  );
});

it('says under each field what is wrong', () => {
  const wrong = (part: Partial<CompetitionForm>) => checkForm(filled(part)).errors;
  expect(wrong({ name: ' ', contents: [] })).toEqual({
    name: texts.nameMissing,
    contents: texts.contentsMissing,
  });
  expect(wrong({ start: '' })).toEqual({ start: texts.whenMissing });
  expect(wrong({ end: '2026-03-02T00:20' })).toEqual({ end: texts.whenWrong });
  expect(wrong({ limitTime: '0', freezeMinutes: '0' })).toEqual({ limitTime: texts.limitWrong });
  expect(wrong({ limitTime: '1.5', freezeMinutes: '0' })).toEqual({ limitTime: texts.limitWrong });
  expect(wrong({ limitTime: '10', freezeMinutes: '10' })).toEqual({ freezeMinutes: texts.freezeTooLong });
  expect(wrong({ freezeMinutes: '241' })).toEqual({ freezeMinutes: texts.freezeWrong });
  expect(wrong({ contents: [{ ...problem, points: '1001' }] })).toEqual({ contents: texts.pointsWrong });
});

it('takes a content once, and moves it up and down', () => {
  const contents = withContent(filled().contents, problem);
  expect(contents).toHaveLength(1);
  const two = withContent(contents, { ...problem, problemId: 8 });
  expect(movedContent(two, 1, -1).map(({ problemId }) => problemId)).toEqual([8, 7]);
  expect(movedContent(two, 1, 1)).toBe(two);
});
