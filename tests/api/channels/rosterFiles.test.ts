import iconv from 'iconv-lite';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ImportField, MemberImport } from '#shared/contract/channels/channelAccounts.ts';
import { makeClass } from '../../support/makeClass.ts';
import { makeWorkbook } from '../../support/makeXlsx.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, type Child } from '../../support/signUpChild.ts';

/* Lists of names as schools have them, brought into a class that was made just now. */

const test = setUpApi();
const { api } = test;
let teacher: Child;
let id: number;

beforeAll(async () => {
  teacher = await signUpChild(test.server);
});
beforeEach(async () => {
  id = await makeClass(test.server.deps, [
    { child: teacher, nickname: '담임', roles: ['ROLE_CHANNEL_MASTER'] },
  ]);
});

const staff = () => ({ token: teacher.token, channelId: id });
const preview = async (name: string, bytes: Uint8Array, query: { sheet?: number } = {}) => {
  const reply = await api.call(
    'channelAccounts.previewImport',
    { params: { id }, query, files: [{ name, bytes }] },
    staff(),
  );
  expect(reply.status, JSON.stringify(reply.error)).toBe(201);
  return reply.body;
};
const csv = (text: string) => preview('명단.csv', Buffer.from(text));
const people = ({ rowList }: MemberImport) =>
  rowList.map(({ rollNumber, nickname, birthDate, guardianPhoneNumber, errorList }) => [
    ...[rollNumber, nickname, birthDate, guardianPhoneNumber],
    ...errorList.map(({ message }) => message),
  ]);
async function take({ importId }: MemberImport): Promise<MemberImport> {
  const call = { params: { id, importId } };
  expect((await api.call('channelAccounts.startImport', call, staff())).status).toBe(202);
  for (;;) {
    const { body } = await api.call('channelAccounts.getImport', call, staff());
    if (body.state !== 'RUNNING') return body;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
const members = async () =>
  (await api.call('members.listAll', { params: { id }, query: {} }, staff())).body.memberList;

describe('a text', () => {
  const lines = '이름,생년월일\n김뷁똠,2015-03-02\n펲시,2015-03-03\n';
  it.each([
    ['CP949', iconv.encode(lines, 'cp949')],
    ['UTF-16', iconv.encode(lines, 'utf-16le', { addBOM: true })],
    ['decomposed letters', Buffer.from(lines.normalize('NFD'))],
  ])('in %s keeps every syllable', async (_name, bytes) => {
    expect(people(await preview('명단.csv', bytes))).toEqual([
      ['', '김뷁똠', '2015-03-02', ''],
      ['', '펲시', '2015-03-03', ''],
    ]);
  });

  it('that was cut in a letter has its name refused, and it is mended without sending the file again', async () => {
    const bytes = Buffer.concat([iconv.encode('이름\n김바다\n김', 'cp949'), Buffer.from([0xff, 0x0a])]);
    const read = await preview('명단.csv', bytes);
    expect([read.totalCount, read.errorCount]).toEqual([1, 1]);
    expect(people(read)[1]?.[4]).toBe('읽을 수 없는 글자가 있어요. 이름을 다시 적어 주세요.');
    const [, bad] = read.rowList;
    const mended = await api.call(
      'channelAccounts.repairRow',
      {
        params: { id, importId: read.importId, line: bad?.line ?? 0 },
        body: {
          ...{ rollNumber: '2번', nickname: ' 김섬 ', birthDate: '150302', loginName: '' },
          ...{ guardianPhoneNumber: '+82 10 1234 5678', groupName: '', tagList: '' },
        },
      },
      staff(),
    );
    expect(people(mended.body)[1]).toEqual(['2', '김섬', '2015-03-02', '010-1234-5678']);
    expect(mended.body).toMatchObject({ state: 'PREVIEW', totalCount: 2, errorCount: 0 });
    expect(await take(mended.body)).toMatchObject({
      state: 'DONE',
      doneCount: 2,
      columnList: [],
      skippedList: [],
    });
    expect((await members()).map(({ nickname, rollNumber }) => [nickname, rollNumber])).toContainEqual([
      '김섬',
      '2',
    ]);
    const late = await api.call(
      'channelAccounts.repairRow',
      {
        params: { id, importId: read.importId, line: 2 },
        body: {
          ...{ rollNumber: '', nickname: '김', birthDate: '', loginName: '' },
          ...{ guardianPhoneNumber: '', groupName: '', tagList: '' },
        },
      },
      staff(),
    );
    expect(late.error.errorCode).toBe('DOLPHIN_DUPLICATE_RESOURCE');
  });

  it('says which of its columns are not used, and takes the phone of a parent', async () => {
    const read = await csv('이름,생년월일,학부모 휴대폰,혈액형\n김바다,150302,01012345678,A\n');
    expect(read.columnList).toEqual([
      { column: 0, header: '이름', sample: '김바다', field: 'nickname' },
      { column: 1, header: '생년월일', sample: '150302', field: 'birthDate' },
      { column: 2, header: '학부모 휴대폰', sample: '01012345678', field: 'guardianPhoneNumber' },
      { column: 3, header: '혈액형', sample: 'A', field: null },
    ]);
    expect(read.isUnsure).toBe(false);
    expect(people(read)).toEqual([['', '김바다', '2015-03-02', '010-1234-5678']]);
  });

  it('has its columns said by staff where they are unsure', async () => {
    const read = await csv('이름,모 연락처,부 연락처\n김바다,010-1111-2222,010-3333-4444\n');
    expect([read.isUnsure, read.columnList[1]?.field]).toEqual([true, 'guardianPhoneNumber']);
    const map = (columnList: { column: number; field: ImportField | null }[]) =>
      api.call(
        'channelAccounts.mapColumns',
        { params: { id, importId: read.importId }, body: { columnList } },
        staff(),
      );
    const mapped = await map([
      { column: 0, field: 'nickname' },
      { column: 2, field: 'guardianPhoneNumber' },
    ]);
    expect([mapped.body.isUnsure, people(mapped.body)]).toEqual([
      false,
      [['', '김바다', '', '010-3333-4444']],
    ]);
    expect((await map([{ column: 1, field: 'guardianPhoneNumber' }])).error.message).toContain(
      '이름이 있는 열',
    );
    const twice = await map([0, 1].map((column) => ({ column, field: 'nickname' as const })));
    expect(twice.error.message).toContain('한 열에서만');
  });

  it('without names above its columns is guessed and asked about', async () => {
    const read = await csv('1,김바다,2015-03-02\n2,이섬,2015-03-03\n');
    expect([read.isUnsure, people(read)]).toEqual([
      true,
      [
        ['1', '김바다', '2015-03-02', ''],
        ['2', '이섬', '2015-03-03', ''],
      ],
    ]);
  });

  it('has one name twice, and a later one of that name and another birthday', async () => {
    await take(await csv('번호,이름,생년월일\n1,김바다,2015-03-02\n2,김바다,2015-07-07\n'));
    const later = await csv('이름,생년월일\n김바다,2014-01-01\n김바다,2015-03-02\n김바다,\n');
    expect(later.rowList.map(({ errorList }) => errorList.length)).toEqual([0, 1, 1]);
    expect(await take(later)).toMatchObject({ state: 'DONE', doneCount: 1 });
    expect((await members()).filter(({ nickname }) => nickname === '김바다')).toHaveLength(3);
  });
});

describe('a workbook', () => {
  it('of days since 1904 has the days that it shows', async () => {
    const read = await preview(
      '명단.xlsx',
      makeWorkbook(
        [
          {
            rows: [
              ['이름', '생년월일'],
              ['김바다', { day: 40_603 }],
            ],
          },
        ],
        { is1904: true },
      ),
    );
    expect(people(read)).toEqual([['', '김바다', '2015-03-02', '']]);
  });

  it('with a title, numbers, a sum and a sheet of another class is read as its teacher reads it', async () => {
    const sheets = [
      {
        name: '5-3',
        rows: [
          ['2026학년도 2학기 5학년 3반 학생 명단'],
          ['한빛초등학교', '', '', '담임: 박지현'],
          ['', '', '', '', '', ''],
          ['번호', '성명', '성별', '생년월일', '보호자 연락처', '비고'],
          [{ number: 1 }, '김민준', '남', { day: 42_005 }, { number: 1_020_003_000 }, ''],
          [{ number: 2 }, '강 서윤', '여', '150606', '010-2005-3005', '전학 예정'],
          [{ number: 3 }, '조시우 ', '남', '2015. 7. 7.', '', ''],
          ['', '합계', '3명'],
        ],
        merged: ['A1:F1', 'A2:C2', 'D2:F2'],
      },
      {
        name: '5-4',
        rows: [
          ['번호', '이름'],
          [{ number: 1 }, '다른반 학생'],
        ],
      },
    ];
    const read = await preview('명단.xlsx', makeWorkbook(sheets));
    expect(people(read)).toEqual([
      ['1', '김민준', '2015-01-01', '010-2000-3000'],
      ['2', '강 서윤', '2015-06-06', '010-2005-3005'],
      ['3', '조시우', '2015-07-07', ''],
    ]);
    expect([read.sheetName, read.sheetList]).toEqual(['5-3', ['5-3', '5-4']]);
    expect(read.skippedList).toEqual([{ line: 8, text: '합계 3명' }]);
    expect(read.columnList.filter(({ field }) => field === null).map(({ header }) => header)).toEqual([
      '성별',
      '비고',
    ]);
    const other = await preview('명단.xlsx', makeWorkbook(sheets), { sheet: 1 });
    expect([other.sheetName, people(other)]).toEqual(['5-4', [['1', '다른반 학생', '', '']]]);
  });

  it('with two merged lines of headers has the columns of both', async () => {
    const rows = [
      ['반 명렬표'],
      ['학년', '반', '번호', '인적 사항', '', '', '보호자', ''],
      ['', '', '', '성명', '성별', '생년월일', '관계', '휴대전화'],
      [{ number: 5 }, { number: 3 }, { number: 1 }, '김민준', '남', '2015.01.01.', '모', '010-2000-3000'],
    ];
    const merged = ['D2:F2', 'G2:H2', 'B2:B3', 'A2:A3', 'A1:H1', 'C2:C3'];
    const read = await preview('명렬표.xlsx', makeWorkbook([{ rows, merged }]));
    expect(people(read)).toEqual([['1', '김민준', '2015-01-01', '010-2000-3000']]);
    expect(read.columnList.at(-1)).toMatchObject({ header: '보호자 휴대전화', field: 'guardianPhoneNumber' });
  });

  it('whose list is on the second sheet, without headers on the third, is found', async () => {
    const guide = { name: '안내', rows: [['안내', '이 시트는 안내예요']] };
    const list = {
      name: '명단',
      rows: [
        ['이름', '생년월일'],
        ['김바다', '2015-03-02'],
      ],
    };
    const second = await preview('명단.xlsx', makeWorkbook([guide, list]));
    expect([second.sheetName, people(second)]).toEqual(['명단', [['', '김바다', '2015-03-02', '']]]);
    const third = await preview(
      '명단.xlsx',
      makeWorkbook([
        guide,
        { name: '빈 명단', rows: [['이름', '생년월일']] },
        { name: '명단1', rows: [['김바다', '2015-03-02']] },
      ]),
    );
    expect([third.sheetName, third.isUnsure, people(third)]).toEqual([
      '명단1',
      true,
      [['', '김바다', '2015-03-02', '']],
    ]);
  });

  it('has the group of merged cells in each of their lines', async () => {
    await api.call('groups.create', { params: { id }, body: { name: '1모둠' } }, staff());
    const rows = [
      ['모둠', '이름', '생년월일'],
      ['1모둠', '김바다', '2015-03-02'],
      ['', '이섬', '2015-03-03'],
    ];
    const read = await preview('명단.xlsx', makeWorkbook([{ rows, merged: ['A2:A3'] }]));
    expect(read.rowList.map(({ groupName, errorList }) => [groupName, errorList])).toEqual([
      ['1모둠', []],
      ['1모둠', []],
    ]);
  });
});

describe('a child whose birth date staff did not know', () => {
  async function newcomer() {
    await take(await csv('번호,이름\n7,김바다\n'));
    const member = (await members()).find(({ nickname }) => nickname === '김바다');
    const { body } = await api.call(
      'channelAccounts.resetPasswords',
      { body: { memberIdList: [member?.memberId ?? 0] } },
      staff(),
    );
    const [card] = body.cardList;
    expect(card).toMatchObject({ nickname: '김바다', rollNumber: '7' });
    const signedIn = await api.call('sessions.signIn', {
      body: { loginName: card?.loginName ?? '', password: card?.password ?? '' },
    });
    return { state: signedIn.body, token: signedIn.headers.get('access_token') ?? '' };
  }

  it('is asked at the first sign-in, and held for the youngest until then', async () => {
    const { state, token } = await newcomer();
    expect(state).toMatchObject({ needsBirthDate: true, needsGuardianConsent: true, needsExtraInfo: false });
    const tracking = await api.call('thirdParties.getTracking', {}, { token });
    expect(tracking.body.isOffered).toBe(false);
    const give = (birthDate: string) =>
      api.call('accounts.saveBirthDate', { body: { birthDate } }, { token });
    expect((await give('2090-01-01')).error.errorCode).toBe('VALIDATION_FAIL');
    expect((await give('2015-03-02')).body).toMatchObject({
      needsBirthDate: false,
      needsGuardianConsent: true,
    });
    const again = await give('1990-03-02');
    expect([again.status, again.error.errorCode]).toEqual([409, 'DOLPHIN_DUPLICATE_RESOURCE']);
  });

  it('needs no guardian once it has said that it is old enough', async () => {
    const { token } = await newcomer();
    const { body } = await api.call(
      'accounts.saveBirthDate',
      { body: { birthDate: '2008-03-02' } },
      { token },
    );
    expect(body).toMatchObject({ needsBirthDate: false, needsGuardianConsent: false });
  });

  it('comes by the form of staff as well', async () => {
    const { status, body } = await api.call(
      'channelAccounts.create',
      { body: { accountList: [{ nickname: '이섬', rollNumber: '3' }] } },
      staff(),
    );
    expect([status, body.cardList[0]?.rollNumber]).toEqual([201, '3']);
  });
});
