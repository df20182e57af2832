import { expect, it } from 'vitest';
import { stageKeys } from './commandKeys.ts';

const level = { toolbox: ['walk', 'take', 'talk', 'talkAnswer', 'repeat', 'ifSight', 'sight'] };

it('lists the commands that the blocks of a level stand for, each once, as its language writes them', () => {
  const codes = (language: 'JAVASCRIPT' | 'PYTHON') => stageKeys(level, language).map(({ code }) => code);
  expect(codes('JAVASCRIPT')).toEqual([
    'walk(1);',
    ...['take();', 'gapAhead()', 'wallAhead()', 'shellAhead()', 'shellHere()', 'friendAhead()'],
    'talk();',
  ]);
  expect(codes('PYTHON')).toContain('gap_ahead()');
});

it('says what a command does in the words of its block', () => {
  const meaningOf = (code: string) => stageKeys(level, 'PYTHON').find((key) => key.code === code)?.meaning;
  expect(meaningOf('walk(1)')).toBe('앞으로 … 칸 걷기');
  expect(meaningOf('shell_here()')).toBe('여기 조개가 있나?');
});
