import { expect, test } from 'vitest';
import { isReservedName } from './isReservedName.ts';

test.each([
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
])('%s is kept for those who run the world', (name) => {
  expect(isReservedName(name)).toBe(true);
});

test.each(['badminton', '돌핀이좋아', '자두관리', '민서', 'modern', '크랩'])('%s is free to wear', (name) => {
  expect(isReservedName(name)).toBe(false);
});
