import { describe, expect, test } from 'vitest';
import { isReservedName, nicknameProblem } from './nicknames.ts';
import { accountTexts } from './texts.ts';

describe('names of staff', () => {
  test.each([
    ...[
      '관리자',
      '운영자1',
      '꼬마운영진',
      '돌핀선생님',
      '돌핀선생',
      'admin',
      'Adm1n',
      'ADMlN',
      '시스템',
      '뚝딱크랩',
      'GM',
    ],
    ...[
      '선생님',
      '수학선생님',
      '썬생님',
      '선셍님',
      '선 생 님',
      '선1생2님',
      '선x생x님',
      '김선생',
      '민서쌤',
      '담임쌤',
      '조교1',
    ],
    ...[
      '매니저',
      '메니져',
      '관리쟈',
      '꽌리자',
      '운영쟈',
      '돌핀공식',
      'GM민서',
      '민서gm',
      'Manager7',
      'teacher',
    ],
  ])('%s is kept for those who run the world', (name) => {
    expect(isReservedName(name)).toBe(true);
  });

  test.each([
    ...[
      'badminton',
      '돌핀이좋아',
      '자두관리',
      '민서',
      'modern',
      '크랩',
      '쌤통',
      '우선생각해',
      '샘물',
      '새미',
      '선샤인',
    ],
    ...['bigmac', 'sigma', '마스터볼', '교실', '매미', '고양이쌤쌤', '조개껍데기', 'modest민서'],
  ])('%s is free to wear', (name) => {
    expect(isReservedName(name)).toBe(false);
  });
});

test('staff may carry a name of staff, but not one that hurts', () => {
  expect(nicknameProblem('수학선생님', { isStaff: false })).toBe(accountTexts.nicknameReserved);
  expect(nicknameProblem('수학선생님', { isStaff: true })).toBeUndefined();
  expect(nicknameProblem('병신선생', { isStaff: true })).toBe(accountTexts.nicknameRefused);
  expect(nicknameProblem('01012345678', { isStaff: false })).toBe(accountTexts.nicknameRefused);
});
