import { describe, expect, it } from 'vitest';
import { tableFile } from '#server/platform/tableFile.ts';
import { checkRows, readRows, type NamedPerson } from './checkRows.ts';
import { findColumns } from './findColumns.ts';
import { readCsv } from './readCsv.ts';
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

  it('is cut where the list is, not where a title above it is', () => {
    expect(csv('3학년 2반; 담임 박지현\n번호,이름,생년월일\n1,김바다,2015-03-02')[1]).toEqual([
      '번호',
      '이름',
      '생년월일',
    ]);
  });
});

describe('lines of members', () => {
  const known = {
    takenLoginNames: new Set<string>(),
    members: new Map<string, NamedPerson[]>([
      ['박하늘', [{ birthDate: '2015-03-02', rollNumber: '' }]],
      ['한별', [{ birthDate: null, rollNumber: '7' }]],
    ]),
    groupNames: new Set<string>(),
    tags: new Set(['방과후']),
    today: '2026-11-23',
  };
  const rowsOf = (cells: string[][]) => {
    const found = findColumns(cells);
    return found && checkRows(readRows(cells, { ...found, thisYear: 2026 }).rows, known);
  };

  it('are found below a header that stands anywhere above, in any order', () => {
    expect(rowsOf([[''], ['생 년 월 일', '이름*'], ['20160302', '김바다']])).toMatchObject([
      { line: 3, nickname: '김바다', birthDate: '2016-03-02', errorList: [] },
    ]);
    expect(rowsOf([['우리 반 친구들의 명단', '2016']])).toBeUndefined();
  });

  it.each([
    ...['2016-03-02', '2016.3.2', '2016/03/02', '2016년 3월 2일', '20160302', '160302', '16.03.02'],
    ...[
      '2016.03.02.',
      '2016-03-02 00:00:00',
      '2016-03-02T00:00:00Z',
      '２０１６．３．２',
      "'16. 3. 2.",
      '2016-03-02 (수)',
    ],
  ])('read %s as a day', (day) => {
    expect(
      rowsOf([
        ['이름', '생일'],
        ['김', day],
      ])?.[0]?.birthDate,
    ).toBe('2016-03-02');
  });

  it.each(['2016-13-02', '2016-02-30', '1890-01-01', '2026-11-01', '어제', '161302', '42431'])(
    '%s is no birthday',
    (day) => {
      expect(
        rowsOf([
          ['이름', '생일'],
          ['김', day],
        ])?.[0]?.errorList.map(({ field }) => field),
      ).toEqual(['birthDate']);
    },
  );

  it('need no birthday, and read one of two digits as a year that has been', () => {
    const row = (day: string) =>
      rowsOf([
        ['학생명', '생년월일'],
        ['김', day],
      ])?.[0];
    expect(row('')).toMatchObject({ birthDate: '', errorList: [] });
    expect(row('98.03.02')?.birthDate).toBe('1998-03-02');
  });

  it.each([
    ['이름', '생년월일', '학부모 휴대폰'],
    ['이름', '생일', '보호자 전화번호'],
    ['학생명', '생년월일(6자리)', '모 연락처'],
    ['성 명', '※생년월일', '비상연락처'],
    ['이름'.normalize('NFD'), '생년월일'.normalize('NFD'), '보호자연락처'.normalize('NFD')],
  ])('know %s, %s and %s', (...header) => {
    expect(rowsOf([header, ['김바다', '150302', '+82 10-1234-5678']])?.[0]).toMatchObject({
      nickname: '김바다',
      birthDate: '2015-03-02',
      guardianPhoneNumber: '010-1234-5678',
      errorList: [],
    });
  });

  it('take no phone of a pupil for that of a guardian', () => {
    const cells = [
      ['이름', '학생 휴대폰', '보호자 휴대폰'],
      ['김', '010-1111-2222', '010-3333-4444'],
    ];
    expect(findColumns(cells)?.fields).toEqual(['nickname', null, 'guardianPhoneNumber']);
    const below = [
      ['성명', '학생', '보호자'],
      ['', '휴대전화', '휴대전화'],
      ['김', '010-1111-2222', '010-3333-4444'],
    ];
    expect(findColumns(below)?.fields).toEqual(['nickname', null, 'guardianPhoneNumber']);
  });

  it('are unsure where two columns could be the same, or have no name', () => {
    expect(
      findColumns([
        ['이름', '모 연락처', '부 연락처'],
        ['김', '', ''],
      ])?.isUnsure,
    ).toBe(true);
    const guessed = findColumns([
      ['1', '김바다', '남', '2015-03-02', '01012345678'],
      ['2', '이하람', '여', '2015-03-03', '01012345679'],
    ]);
    expect(guessed).toMatchObject({
      headerLine: 0,
      isUnsure: true,
      fields: ['rollNumber', 'nickname', null, 'birthDate', 'guardianPhoneNumber'],
    });
    expect(
      findColumns([
        ['이름', '생년월일'],
        ['김', ''],
      ])?.isUnsure,
    ).toBe(false);
  });

  it('leave sums, headers of the next page and free numbers out, and say which', () => {
    const cells = [
      ['번호', '이름', '생년월일'],
      ['1', '김바다', '2015-03-02'],
      ['번호', '이름', '생년월일'],
      ['2', '', ''],
      ['', '합 계', '1명'],
      ['총 1명', '', ''],
    ];
    const found = findColumns(cells);
    if (!found) throw new Error('no columns');
    const { rows, skipped } = readRows(cells, { ...found, thisYear: 2026 });
    expect(rows.map(({ rollNumber, nickname }) => [rollNumber, nickname])).toEqual([['1', '김바다']]);
    expect(skipped).toEqual([
      { line: 3, text: '번호 이름 생년월일' },
      { line: 4, text: '2' },
      { line: 5, text: '합 계 1명' },
      { line: 6, text: '총 1명' },
    ]);
  });

  it.each([
    ['another birthday', ['박하늘', '2015-09-09', ''], []],
    ['the same birthday', ['박하늘', '2015-03-02', '9'], ['nickname']],
    ['no birthday', ['박하늘', '', ''], ['nickname']],
    ['another number', ['한별', '2015-03-02', '8'], []],
    ['the same number', ['한별', '2015-03-02', '7'], ['nickname']],
  ])('of the name of a member and %s', (_what, row, fields) => {
    expect(rowsOf([['이름', '생일', '번호'], row])?.[0]?.errorList.map(({ field }) => field)).toEqual(fields);
  });

  it('with a letter that was not read are refused', () => {
    expect(rowsOf([['이름'], ['김\uFFFDc']])?.[0]?.errorList).toMatchObject([{ field: 'nickname' }]);
  });

  it('take tags apart', () => {
    expect(
      rowsOf([
        ['이름', '생일', '태그'],
        ['김', '2016-03-02', '#방과후, 방과후'],
      ])?.[0],
    ).toMatchObject({
      tagList: ['방과후'],
      errorList: [],
    });
  });
});

it.each([
  Buffer.alloc(0),
  Buffer.alloc(10),
  Buffer.from('PK\u0003\u0004 nothing'),
  Buffer.alloc(5_000, 0x50),
])('what is no workbook is unreadable and nothing else', (bytes) => {
  expect(() => readXlsx(bytes, 10).rowsOf(0)).toThrow(expect.objectContaining({ name: 'UnreadableFile' }));
});

it.each(['"a', 'a"', '"', ',', ' '])('a megabyte of %j is read in little time', (part) => {
  const text = part.repeat(1_000_000 / part.length);
  const before = process.threadCpuUsage();
  csv(text);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(1_000);
});

it.each([
  ['봄 대회', '봄 대회'],
  ['1/2학기 [대회]?*:\\', '1 2학기  대회'],
  ["'따옴표'", '따옴표'],
  ['아주긴'.repeat(20), '아주긴'.repeat(11).slice(0, 31)],
  ['😀'.repeat(16), '😀'.repeat(15)],
  [' ', 'Sheet1'],
])('a workbook of %j is read back', async (sheet, named) => {
  const head = ['번호', '이름', '점수'];
  const rows = [
    ['7', '=1+1 <&>\u0001', 30],
    ['', '김바다', 0],
  ];
  const { content } = await tableFile({ format: 'xlsx', name: 'a.xlsx', sheet, head, rows });
  const workbook = readXlsx(Buffer.concat(await content.stream.toArray()), 10);
  expect(workbook.sheetNames).toEqual([named]);
  expect(workbook.rowsOf(0)).toEqual([head, ['7', '=1+1 <&>', '30'], ['', '김바다', '0']]);
});
