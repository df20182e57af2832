import { expect, it } from 'vitest';
import { CODE_OBJECT_KINDS } from '#shared/simulation/codeObjects/codeObjectTypes.ts';
import { commandKeys, commandNames } from './commandNames.ts';

it('names every command in both spellings', () => {
  const names = commandNames('crab');
  expect(names).toContain('crab.turnRight');
  expect(names).toContain('crab.turn_right');
  expect(names.filter((name) => name === 'wait')).toHaveLength(1);
});

it('writes a key as its language does, with the first values of its block', () => {
  const key = (language: 'JAVASCRIPT' | 'PYTHON', name: string) =>
    commandKeys('crab', language).find(({ code }) => code.startsWith(name));
  expect(key('JAVASCRIPT', 'crab.walk')).toEqual({ code: 'crab.walk(1);', meaning: '앞으로 … 칸 걷기' });
  expect(key('PYTHON', 'crab.turn_right')).toEqual({ code: 'crab.turn_right()', meaning: '오른쪽으로 돌기' });
});

it.each(CODE_OBJECT_KINDS)('has keys for %s, and one to wait', (kind) => {
  const codes = commandKeys(kind, 'PYTHON').map(({ code }) => code);
  expect(codes.length).toBeGreaterThan(1);
  expect(codes).toContain('wait(1)');
});
