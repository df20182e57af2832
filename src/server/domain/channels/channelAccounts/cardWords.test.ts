import { expect, it } from 'vitest';
import { loginNameSchema, nicknameSchema, passwordSchema } from '#shared/contract/people/accounts.ts';
import { nicknameProblem } from '#server/domain/people/accounts/nicknames.ts';
import { weakPassword } from '#server/domain/people/accounts/weakPassword.ts';
import { newLoginName, newPassword, newWorldName } from './cardWords.ts';

it('what is made up may be used, every time', () => {
  for (let turn = 0; turn < 300; turn += 1) {
    const [loginName, password, nickname] = [newLoginName(), newPassword(), newWorldName()];
    expect(loginNameSchema.parse(loginName)).toBe(loginName);
    expect(passwordSchema.parse(password)).toBe(password);
    expect(weakPassword(password, { loginName, nickname, birthDate: '2015-03-02' })).toBeUndefined();
    expect(nicknameSchema.parse(nickname)).toBe(nickname);
    expect(nicknameProblem(nickname, { isStaff: false }), nickname).toBeUndefined();
  }
});

it('two passwords are hardly ever the same', () => {
  const made = new Set(Array.from({ length: 200 }, newPassword));
  expect(made.size).toBeGreaterThan(195);
});
