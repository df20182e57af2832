import { describe, expect, it } from 'vitest';
import { checkRows, findColumns, readRows } from './checkRows.ts';
import { decodeText, readCsv } from './readCsv.ts';
import { readXlsx } from './readXlsx.ts';

const csv = (text: string) => readCsv(text, 100);

describe('text as a table', () => {
  it.each([',', ';', '\t'])('is cut at %j', (separator) => {
    expect(csv(`a${separator}b\n1${separator}2`)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('keeps what stands in quotes, line ends and doubled quotes among it', () => {
    expect(csv('"a,b","say ""hi""","two\nlines"\r\nx,,')).toEqual([
      ['a,b', 'say "hi"', 'two\nlines'],
      ['x', '', ''],
    ]);
  });

  it('ends at the most rows', () => {
    expect(readCsv('1\n2\n3\n4', 2)).toEqual([['1'], ['2']]);
  });

  it('is decoded without its byte order mark', () => {
    expect(decodeText(new TextEncoder().encode('\uFEFF이름'))).toBe('이름');
    expect(decodeText(Uint8Array.from([0xc0, 0xcc, 0xb8, 0xa7]))).toBe('이름');
  });
});

describe('lines of members', () => {
  const known = {
    takenLoginNames: new Set<string>(),
    memberNames: new Set<string>(),
    groupNames: new Set<string>(),
    tags: new Set(['방과후']),
    today: '2026-11-23',
  };
  const rowsOf = (cells: string[][]) => {
    const found = findColumns(cells);
    return found ? checkRows(readRows(cells, found), known) : undefined;
  };

  it('are found below a header that stands anywhere above, in any order', () => {
    expect(rowsOf([[''], ['생 년 월 일', '이름*'], ['20160302', '김바다']])).toMatchObject([
      { line: 3, nickname: '김바다', birthDate: '2016-03-02', errorList: [] },
    ]);
    expect(rowsOf([['김바다', '2016-03-02']])).toBeUndefined();
  });

  it.each(['2016-03-02', '2016.3.2', '2016/03/02', '2016년 3월 2일', '20160302'])('read %s as a day', (day) => {
    expect(rowsOf([['이름', '생일'], ['김', day]])?.[0]?.birthDate).toBe('2016-03-02');
  });

  it.each(['2016-13-02', '2016-02-30', '1890-01-01', '2026-11-01', '어제', ''])('%s is no birthday', (day) => {
    expect(rowsOf([['이름', '생일'], ['김', day]])?.[0]?.errorList.map(({ field }) => field)).toEqual(['birthDate']);
  });

  it('take tags apart', () => {
    expect(rowsOf([['이름', '생일', '태그'], ['김', '2016-03-02', '#방과후, 방과후']])?.[0]).toMatchObject({
      tagList: ['방과후'],
      errorList: [],
    });
  });
});

it.each([Buffer.alloc(0), Buffer.alloc(10), Buffer.from('PK\u0003\u0004 nothing'), Buffer.alloc(5_000, 0x50)])(
  'what is no workbook is unreadable and nothing else',
  (bytes) => {
    expect(() => readXlsx(bytes, 10)).toThrow(expect.objectContaining({ name: 'UnreadableFile' }));
  },
);
