import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BlockError } from './BlockError.ts';
import { compileBlocks } from './compileBlocks.ts';
import { parseProgram } from './parseProgram.ts';
import { piece, writeBlocks } from './writeBlocks.ts';

const wrapping = (block: string) => `{"blocks":{"blocks":[${block}]},"variables":[]}`;

describe('parseProgram', () => {
  it('takes an empty text for an empty program', () => {
    expect(parseProgram('')).toEqual({ main: [], spells: [], loose: [] });
    expect(parseProgram('{}')).toEqual({ main: [], spells: [], loose: [] });
  });

  it('leaves out what hangs loose', () => {
    const source = wrapping('{"type":"start","id":"s"},{"type":"jump","id":"loose"}');
    expect(parseProgram(source).main).toEqual([]);
    expect(parseProgram(source).loose).toMatchObject([{ id: 'loose' }]);
  });

  it.each([
    'print("안녕")',
    '[]',
    'null',
    '{"blocks":7}',
    wrapping('{"type":"start","id":7}'),
    wrapping('{"type":"constructor","id":"a"}'),
    wrapping('{"type":"color","id":"a","fields":{"COLOR":"__proto__"}}'),
    wrapping('{"type":"number","id":"a","fields":{"NUM":1e300}}'),
    wrapping('{"type":"number","id":"a","fields":{"NUM":"1);evil("}}'),
    wrapping('{"type":"text","id":"a","fields":{"TEXT":"\\ud800"}}'),
    wrapping('{"type":"variable","id":"a","fields":{"VAR":{"id":"__proto__"}}}'),
    wrapping('{"type":"start","id":"s","next":{"block":{"type":"number","id":"a"}}}'),
    wrapping('{"type":"repeat","id":"a","inputs":{"TIMES":{"block":{"type":"jump","id":"b"}}}}'),
    wrapping('{"type":"start","id":"s","next":'.repeat(3000)),
    '['.repeat(60_000),
    ' '.repeat(70_000) + '{}',
  ])('refuses %.60s', (source) => {
    expect(() => compileBlocks(source, 'JAVASCRIPT')).toThrow(BlockError);
  });

  it('refuses blocks too deep and too many, and takes a long program', () => {
    const nested = Array.from({ length: 60 }).reduce<ReturnType<typeof piece>>(
      (inside) => piece('repeat', 2, [inside]),
      piece('jump'),
    );
    expect(() => parseProgram(writeBlocks([nested]))).toThrow(BlockError);
    const long = (count: number) => writeBlocks(Array.from({ length: count }, () => piece('jump')));
    expect(parseProgram(long(900)).main).toHaveLength(900);
    expect(() => parseProgram(long(1100))).toThrow(BlockError);
  });

  it('answers any JSON with a program or a BlockError', () => {
    fc.assert(
      fc.property(fc.json(), (source) => {
        try {
          parseProgram(source);
        } catch (error) {
          expect(error).toBeInstanceOf(BlockError);
        }
      }),
    );
  });
});
