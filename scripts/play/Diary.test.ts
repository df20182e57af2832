import { expect, it } from 'vitest';
import { Diary } from './Diary.ts';

it('tells each minute what was done in it', () => {
  const diary = new Diary();
  diary.write('walk', 50, 'to the shell');
  diary.write('code', 80, 'three blocks');
  expect(diary.lines()).toEqual([
    '  1  walk: to the shell · code: three blocks',
    '  2  code: three blocks',
    '  3  code: three blocks',
  ]);
  expect(diary.faults()).toEqual([]);
});

it('finds minutes without anything to do and long times without code', () => {
  const diary = new Diary();
  diary.write('code', 10 * 60, 'the beginning');
  diary.write('walk', 299, 'not too long');
  diary.write('code', 30, 'again');
  diary.writeIdle(130);
  diary.write('talk', 200, 'too long');
  expect(diary.faults()).toEqual(['minute 17: nothing to do', 'no code from 15:29 to 20:59']);
});
