import { expect, it } from 'vitest';
import { sampleBoard, sampleEntry } from '#client/testSupport/sampleBoard.ts';
import { screenRows } from './screenRows.ts';

it('has a cell for each content: solved, wrong, secret and open', () => {
  const [first, second, third] = screenRows(
    sampleBoard([
      sampleEntry(1, { success: true, correct: 4, score: 100, durationTime: 61_000 }),
      sampleEntry(1, { competitionContentId: 2, pendingCount: 1, submissionCount: 2 }),
      sampleEntry(2, { score: 25, correct: 1, submissionCount: 3 }),
    ]),
  );
  expect(first).toMatchObject({ rank: 1, nicknames: ['친구1'], solved: 1, handedIn: 4 });
  expect(first?.cells).toEqual([{ state: 'solved', minute: 2, times: 0 }, { state: 'secret' }]);
  expect(second?.cells).toEqual([{ state: 'wrong', times: 3 }, { state: 'open' }]);
  expect(third?.cells).toEqual([{ state: 'open' }, { state: 'open' }]);
});

it('takes the rule’s penalties off the time, and of a team whoever was first', () => {
  const userList = [1, 2, 3].map((userId) => ({
    userId,
    nickname: `친구${userId}`,
    teamId: userId === 3 ? 2 : 1,
  }));
  const rows = screenRows(
    sampleBoard(
      [
        // A wrong try costs one minute in a race of ten.
        sampleEntry(1, { success: true, score: 100, submissionCount: 3, durationTime: 150_000 }),
        sampleEntry(2, { success: true, score: 100, durationTime: 200_000 }),
      ],
      { rule: 'ICPC', userList },
    ),
  );
  expect(rows.map(({ key, teamId }) => [key, teamId])).toEqual([
    ['t1', 1],
    ['t2', 2],
  ]);
  expect(rows[0]?.cells[0]).toEqual({ state: 'solved', minute: 1, times: 2 });
});
