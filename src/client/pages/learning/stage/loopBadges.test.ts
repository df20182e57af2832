import { expect, it } from 'vitest';
import { compileBlocks } from '#shared/blocks/compileBlocks.ts';
import { piece, writeBlocks } from '#shared/blocks/writeBlocks.ts';
import { loopBadges } from './loopBadges.ts';

it('tells the turns of the repetitions around a line, the innermost first', () => {
  const inner = piece('repeat', 3, [piece('jump')]);
  const source = writeBlocks([piece('repeat', 2, [piece('walk', 1), inner]), piece('take')]);
  const { code, blockOfLine } = compileBlocks(source, 'JAVASCRIPT');
  const lineOf = (words: string) => code.split('\n').findIndex((line) => line.includes(words)) + 1;
  const variables = [
    { name: 'j', value: '2' },
    { name: 'i', value: '0' },
  ];
  const outer = blockOfLine[lineOf('i < 2') - 1];
  expect(outer).toBeTruthy();
  expect(loopBadges(code, lineOf('jump'), blockOfLine, variables)).toEqual([
    { blockId: blockOfLine[lineOf('j < 3') - 1], text: '3 / 3' },
    { blockId: outer, text: '1 / 2' },
  ]);
  expect(loopBadges(code, lineOf('walk'), blockOfLine, variables)).toEqual([
    { blockId: outer, text: '1 / 2' },
  ]);
  expect(loopBadges(code, lineOf('take'), blockOfLine, variables)).toEqual([]);
});
