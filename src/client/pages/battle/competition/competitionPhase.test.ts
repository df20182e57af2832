import { expect, it } from 'vitest';
import { sampleBoard } from '#client/testSupport/sampleBoard.ts';
import type { Competition } from '#shared/contract/battle/competitions.ts';
import type { ContestClock } from '#shared/contract/battle/scoreboards.ts';
import { groupCompetitions, phaseOf } from './competitionPhase.ts';
import { battleTexts } from '../texts.ts';
import { competitionTexts } from './texts.ts';

const { clock } = sampleBoard();
const at = (time: string) => Date.parse(`2026-03-02T${time}.000Z`);

it('stands where the server’s clock says, whatever the state of the last answer', () => {
  expect(phaseOf(clock, at('00:00:00') - 1)).toBe('COMING');
  expect(phaseOf(clock, at('00:00:00'))).toBe('RUNNING');
  expect(phaseOf(clock, at('00:09:59'))).toBe('RUNNING');
  expect(phaseOf(clock, at('00:10:00'))).toBe('JUDGING');
  expect(phaseOf({ ...clock, state: 'ENDED' }, at('00:05:00'))).toBe('ENDED');
});

const competition = (competitionId: number, part: Partial<ContestClock>): Competition => ({
  ...{
    competitionId,
    roomCode: null,
    channelId: 1,
    name: '대회',
    content: '',
    rule: 'ICPC',
    ruleTextList: [],
  },
  ...{
    limitTime: 10,
    startDate: clock.startsAt,
    endDate: clock.endsAt,
    enrollRole: 'generalMember',
    groupList: [],
  },
  ...{
    enrollState: 'NOT_ENROLLED',
    enrolledUserCount: 0,
    contentCount: 1,
    pointList: [100],
    freezeMinutes: 0,
  },
  clock: { ...clock, ...part },
});

it('lists what runs, what comes and what is over under headings of their own', () => {
  const later = { startsAt: '2026-03-02T05:00:00.000Z', endsAt: '2026-03-02T06:00:00.000Z' };
  const earlier = { startsAt: '2026-03-01T05:00:00.000Z', endsAt: '2026-03-01T06:00:00.000Z' };
  const groups = groupCompetitions(
    [
      competition(1, {}),
      competition(2, later),
      competition(3, { ...earlier, state: 'ENDED' }),
      competition(4, { ...earlier, state: 'JUDGING' }),
    ],
    at('00:05:00'),
  );
  expect(
    groups.map(({ group, competitions }) => [group, competitions.map((one) => one.competitionId)]),
  ).toEqual([
    ['RUNNING', [1]],
    ['COMING', [2]],
    ['ENDED', [3, 4]],
  ]);
});

it('says what is left, the coarser the more it is, and times in Seoul', () => {
  expect(battleTexts.until(9_100)).toBe('0:10');
  expect(battleTexts.until(754_000)).toBe('12:34');
  expect(battleTexts.until(3_723_000)).toBe('1:02:03');
  expect(battleTexts.until(26 * 3_600_000)).toBe('1일 2시간');
  expect(battleTexts.until(-5)).toBe('0:00');
  expect(competitionTexts.at('2026-03-01T15:30:00.000Z')).toContain('3월 2일');
});
