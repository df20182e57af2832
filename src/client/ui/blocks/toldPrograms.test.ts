import { expect, it } from 'vitest';
import { ToldPrograms } from './toldPrograms.ts';

it('knows a program that comes back late, when the workspace is already further', () => {
  const programs = new ToldPrograms();
  programs.tell('one');
  programs.tell('two');
  expect(programs.isBack('one', 'two')).toBe(true);
  expect(programs.isBack('two', 'two')).toBe(true);
});

it('takes a program from elsewhere for new, also one that was told long ago', () => {
  const programs = new ToldPrograms();
  programs.tell('one');
  programs.tell('two');
  expect(programs.isBack('two', 'two')).toBe(true);
  expect(programs.isBack('one', 'two')).toBe(false);
  programs.tell('three');
  expect(programs.isBack('sample', 'three')).toBe(false);
  expect(programs.isBack('three', 'sample')).toBe(false);
});
