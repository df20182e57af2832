import { expect, it } from 'vitest';
import { miniRows } from './miniRows.ts';

const row = (userId: number, rank: number) => ({
  ...{ rank, userId, teamId: null, userIdList: [userId], totalPoint: 700 - rank * 100 },
  ...{ percentageScore: 0, successCount: 6 - rank, submissionCount: 0, durationTime: 0 },
});
const board = {
  rankList: [1, 2, 3, 4, 5, 6].map((place) => row(place * 10, place)),
  userList: [1, 2, 3, 4, 5, 6].map((place) => ({
    ...{ userId: place * 10, nickname: `아이${place}`, teamId: null },
  })),
};
const idsFor = (ownId: number) => miniRows(board, ownId).map(({ userId }) => userId);

it('shows who leads, and oneself wherever one is', () => {
  expect(idsFor(20)).toEqual([10, 20, 30, 40]);
  expect(idsFor(60)).toEqual([10, 20, 30, 60]);
  expect(idsFor(0)).toEqual([10, 20, 30, 40]);
  expect(miniRows(board, 60).at(-1)).toEqual({
    ...{ userId: 60, rank: 6, nickname: '아이6', points: 100, solved: 0 },
  });
});
