import { expect, test } from 'vitest';
import { accountTexts } from './texts.ts';
import { weakPassword } from './weakPassword.ts';

const owner = { loginName: 'coral_kid7', nickname: '산호아이', birthDate: '2015-03-09' };

test.each([
  'password',
  'Password123!',
  'qlalfqjsgh1',
  '12345678',
  '87654321',
  'qwer1234',
  'QWERTYUI',
  'asdfasdf',
  'abcd1234',
  '11111111',
  'abababab',
  'abcabcab',
  '1q2w3e4r',
  '가나다라마바사아',
  '!@#$%^&*',
  'minecraft2024',
])('%s is too common', (password) => {
  expect(weakPassword(password, owner)).toBe(accountTexts.passwordCommon);
});

test.each([
  'coral_kid7',
  'CORAL_KID7',
  'coralkid',
  'coral-kid-99',
  '산호아이1234',
  '20150309',
  '150309!!',
  'a20150309',
])('%s gives its owner away', (password) => {
  expect(weakPassword(password, owner)).toBe(accountTexts.passwordPersonal);
});

test.each([
  'dolphin-1234',
  'new-dolphin-5678',
  '산호마을의비밀번호',
  'coral_kid_swims',
  'blue whale 150309',
  'qwer1234고래',
])('%s is taken', (password) => {
  expect(weakPassword(password, owner)).toBeUndefined();
});
