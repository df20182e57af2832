import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MemberImport, SignInCard } from '#shared/contract/channels/channelAccounts.ts';
import { makeClass } from '../../support/makeClass.ts';
import { makeXlsx } from '../../support/makeXlsx.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;
let teacher: Child;
let manager: Child;
let pupil: Child;
let id: number;

beforeAll(async () => {
  [teacher, manager, pupil] = (await Promise.all([1, 2, 3].map(() => signUpChild(test.server)))) as [
    Child,
    Child,
    Child,
  ];
});
beforeEach(async () => {
  id = await makeClass(test.server.deps, [
    { child: teacher, nickname: '선생님', roles: ['TEACHER'] },
    { child: manager, nickname: '매니저', roles: ['MANAGER'] },
    { child: pupil, nickname: '학생', roles: ['ADVANCED'] },
  ]);
});
const staff = () => ({ token: teacher.token, channelId: id });
const signIn = ({ loginName, password }: Pick<SignInCard, 'loginName' | 'password'>) =>
  api.call('sessions.signIn', { body: { loginName, password } });
const create = (accountList: readonly Record<string, string>[]) =>
  api.call('channelAccounts.create', { body: { accountList } }, staff());
const bada = { nickname: '김바다', birthDate: '2016-03-02', guardianPhoneNumber: '010-1234-5678' };

describe('an account that a teacher makes', () => {
  it('signs in with the password of its card, is a pupil of the class and waits for a guardian', async () => {
    const { status, body } = await create([bada, { nickname: '이하람', birthDate: '2010-05-05' }]);
    expect([status, body.cardList.map(({ nickname }) => nickname)]).toEqual([201, ['김바다', '이하람']]);
    const [card] = body.cardList;
    if (!card) throw new Error('no card');
    const signedIn = await signIn(card);
    expect(signedIn.status).toBe(200);
    const me = await api.call('accounts.getMe', {}, { token: signedIn.headers.get('access_token') ?? '' });
    expect(me.body).toMatchObject({ needsGuardianConsent: true, needsExtraInfo: false });
    expect(me.body.nickname, 'the world does not learn the real name').not.toContain('바다');
    expect(me.body.channelProfileList).toContainEqual(
      expect.objectContaining({ channelId: id, nickname: '김바다', roleList: ['ADVANCED'] }),
    );
    const { body: list } = await api.call('channelAccounts.list', {}, staff());
    expect(list.accountList).toHaveLength(2);
    expect(JSON.stringify(list)).not.toContain(card.password);
    const { body: log } = await api.call('channelAudit.list', { params: { id } }, { token: manager.token });
    expect(log.auditLogList.map(({ action }) => action)).toEqual(['ACCOUNT_CREATE', 'ACCOUNT_CREATE']);
    expect(JSON.stringify(log)).not.toContain(card.password);
    const members = await api.call(
      'members.listAll',
      { params: { id }, query: { query: '김바다' } },
      staff(),
    );
    expect(members.body.memberList).toMatchObject([{ phoneNumber: '010-••••-5678', isChannelAccount: true }]);
  });

  it('is made with all others or not at all', async () => {
    const reply = await create([bada, { ...bada, nickname: '둘', loginName: teacher.loginName }]);
    expect([reply.status, reply.error.errorCode]).toEqual([409, 'DOLPHIN_DUPLICATE_RESOURCE']);
    expect((await api.call('channelAccounts.list', {}, staff())).body.accountList).toEqual([]);
    expect((await create([{ ...bada, nickname: '담임선생님' }])).error.errorCode).toBe('VALIDATION_FAIL');
    expect((await create([{ ...bada, birthDate: '2090-01-01' }])).error.errorCode).toBe('VALIDATION_FAIL');
    expect((await create([])).error.errorCode).toBe('VALIDATION_FAIL');
    expect((await create(Array.from({ length: 61 }, () => bada))).error.errorCode).toBe('VALIDATION_FAIL');
  });

  it('gets a new password with a new card; the old one and its sessions end', async () => {
    const { body } = await create([bada]);
    const [card] = body.cardList;
    if (!card) throw new Error('no card');
    const before = await signIn(card);
    const reset = await api.call(
      'channelAccounts.resetPasswords',
      { body: { memberIdList: [card.memberId] } },
      staff(),
    );
    const [next] = reset.body.cardList;
    if (!next) throw new Error('no card');
    expect([next.loginName, next.password === card.password]).toEqual([card.loginName, false]);
    expect((await signIn(card)).error.errorCode).toBe('LOGIN_FAIL');
    expect((await signIn(next)).status).toBe(200);
    const stale = await api.call('sessions.refreshTokens', {
      body: { refreshId: before.headers.get('refresh_id') ?? '' },
    });
    expect(stale.status).toBeGreaterThanOrEqual(400);
  });

  it('is the only kind whose password a class may set', async () => {
    const reset = (memberIdList: number[], who = staff()) =>
      api.call('channelAccounts.resetPasswords', { body: { memberIdList } }, who);
    const joined = await reset([pupil.user.userId]);
    expect([joined.status, joined.error.errorCode]).toEqual([403, 'NOT_HAS_ROLE']);
    expect((await reset([manager.user.userId])).error.errorCode).toBe('NOT_HAS_ROLE');
    expect((await reset([teacher.user.userId])).error.errorCode).toBe('NOT_HAS_ROLE');
    const [card] = (await create([bada])).body.cardList;
    const other = await makeClass(test.server.deps, [{ child: teacher, nickname: '선', roles: ['MANAGER'] }]);
    const elsewhere = await reset([card?.memberId ?? 0], { token: teacher.token, channelId: other });
    expect(elsewhere.error.errorCode).toBe('CHANNEL_MEMBER_NOT_FOUND');
  });
});

const bytes = (text: string) => new TextEncoder().encode(text);
const preview = (name: string, content: Uint8Array) =>
  api.call('channelAccounts.previewImport', { params: { id }, files: [{ name, bytes: content }] }, staff());
const start = (importId: string) =>
  api.call('channelAccounts.startImport', { params: { id, importId } }, staff());
async function untilEnded(importId: string): Promise<MemberImport> {
  for (;;) {
    const { body } = await api.call('channelAccounts.getImport', { params: { id, importId } }, staff());
    if (body.state !== 'RUNNING') return body;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
const HEADER = '이름,생년월일,아이디,보호자 전화,그룹,태그';

describe('a file of members', () => {
  it('with a byte order mark and semicolons is read with an error for each line that has one', async () => {
    await api.call(
      'groups.create',
      { params: { id }, body: { name: '해파리 조' } },
      { token: teacher.token },
    );
    const { status, body } = await preview(
      '명단.csv',
      bytes(
        [
          `\uFEFF${HEADER.replaceAll(',', ';')}`,
          '김바다;2016-03-02;;010-1234-5678;해파리 조;',
          '"이;하람";2016.3.4;;;;',
          ';2016-03-02;;;;',
          '김바다;2016-03-02;;;;',
          '학생;2016-03-02;;;;',
          `최지우;어제;${teacher.loginName};123;없는 조;없는 태그`,
          '',
        ].join('\r\n'),
      ),
    );
    expect([status, body.state, body.totalCount, body.errorCount]).toEqual([201, 'PREVIEW', 3, 3]);
    expect(body.rowList.map(({ line, errorList }) => [line, errorList.map(({ field }) => field)])).toEqual([
      [2, []],
      [3, []],
      [4, ['nickname']],
      [5, ['nickname']],
      // Row 6 has the name of a member, but another day of birth.
      [6, []],
      [7, ['birthDate', 'loginName', 'guardianPhoneNumber', 'groupName', 'tagList']],
    ]);
    expect(body.rowList[1]).toMatchObject({ nickname: '이;하람', birthDate: '2016-03-04' });
    const before = await api.call('members.count', { params: { id } }, staff());
    expect(before.body.all, 'nobody is made by looking').toBe(3);
    const replies = await Promise.all([start(body.importId), start(body.importId)]);
    expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([202, 409]);
    const done = await untilEnded(body.importId);
    expect(done).toMatchObject({ state: 'DONE', totalCount: 3, doneCount: 3, rowList: [] });
    const { body: list } = await api.call(
      'members.listAll',
      { params: { id }, query: { query: '김바다' } },
      staff(),
    );
    expect(list.memberList).toMatchObject([
      {
        nickname: '김바다',
        groupList: [{ name: '해파리 조' }],
        phoneNumber: '010-••••-5678',
        roleList: ['ADVANCED'],
      },
    ]);
    const [made] = list.memberList;
    const reset = await api.call(
      'channelAccounts.resetPasswords',
      { body: { memberIdList: [made?.memberId ?? 0] } },
      staff(),
    );
    expect((await signIn(reset.body.cardList[0] ?? { loginName: '', password: '' })).status).toBe(200);
    expect((await start(body.importId)).error.errorCode).toBe('DOLPHIN_DUPLICATE_RESOURCE');
  });

  it('of Korean Excel in its own code page is read, too', async () => {
    // 이름,생년월일 / 김,… in CP949.
    const header = Buffer.from([
      0xc0, 0xcc, 0xb8, 0xa7, 0x2c, 0xbb, 0xfd, 0xb3, 0xe2, 0xbf, 0xf9, 0xc0, 0xcf,
    ]);
    const row = Buffer.concat([Buffer.from('\n'), Buffer.from([0xb1, 0xe8]), Buffer.from(',20160302\n')]);
    const { body } = await preview('명단.csv', Buffer.concat([header, row]));
    expect(body.rowList).toMatchObject([{ nickname: '김', birthDate: '2016-03-02', errorList: [] }]);
  });

  it('as a workbook is read with its days', async () => {
    const { status, body } = await preview(
      '명단.xlsx',
      makeXlsx([
        ['이름', '생년월일', '보호자 전화'],
        ['김&바다', { day: 42_431 }, '1012345678'],
      ]),
    );
    expect(status).toBe(201);
    expect(body.rowList).toMatchObject([
      { nickname: '김&바다', birthDate: '2016-03-02', guardianPhoneNumber: '010-1234-5678' },
    ]);
  });

  it('that unpacks to very much is refused, whatever it says of its size', async () => {
    const bomb = makeXlsx([['이름', '생년월일']], {
      'xl/worksheets/sheet1.xml': Buffer.alloc(64 * 1024 * 1024, 0x20),
    });
    expect(bomb.length).toBeLessThan(2 * 1024 * 1024);
    const { status, error } = await preview('명단.xlsx', bomb);
    expect([status, error.errorCode]).toEqual([400, 'FILE_UNREADABLE']);
    expect(error.message).toContain('압축');
  });

  it.each([
    [
      'a program with another name',
      '명단.xlsx',
      Buffer.from('MZ\u0090\0\u0003\0\0\0\u0004\0\0\0', 'latin1'),
      415,
    ],
    [
      'an ELF program',
      '명단.csv',
      Buffer.from('\u007fELF\u0002\u0001\u0001\0\0\0\0\0\0\0\0\0', 'latin1'),
      415,
    ],
    ['bytes of nothing', '명단.csv', Buffer.from([0, 1, 2, 3, 4, 5]), 415],
    ['a shell script', '명단.csv', Buffer.from('#!/bin/sh\nrm -rf /\n'), 400],
    ['an HTML page', '명단.csv', Buffer.from('<html><script>alert(1)</script></html>'), 400],
    ['a header alone', '명단.csv', Buffer.from(`${HEADER}\n`), 400],
    ['no header', '명단.csv', Buffer.from('우리 반 친구들,2016\n'), 400],
    ['a cut workbook', '명단.xlsx', makeXlsx([['이름', '생년월일']]).subarray(0, 400), 400],
    [
      'a workbook of nothing but openings',
      '명단.xlsx',
      makeXlsx([['이름', '생년월일']], {
        'xl/worksheets/sheet1.xml': '<row><c><v>'.repeat(500_000),
        'xl/sharedStrings.xml': '<si><rPh><t>'.repeat(500_000),
      }),
      400,
    ],
    ['too many lines', '명단.csv', Buffer.from(`${HEADER}\n${'김,2016-03-02\n'.repeat(1_001)}`), 400],
    ['3 MB', '명단.csv', Buffer.alloc(3 * 1024 * 1024, 0x41), 413],
  ] as const)('%s is refused', async (_label, name, content, status) => {
    const reply = await preview(name, content);
    expect(reply.status, JSON.stringify(reply.error)).toBe(status);
    expect(['FILE_TYPE_REFUSED', 'FILE_UNREADABLE', 'FILE_TOO_LARGE']).toContain(reply.error.errorCode);
  });

  it('whose lines have come to be wrong is not imported by half', async () => {
    const { body } = await preview(
      '명단.csv',
      bytes(`${HEADER}\n하나,2016-03-02,samename1,,,\n둘,2016-03-02,,,,\n`),
    );
    await signUpChild(test.server, { loginName: 'samename1' });
    await start(body.importId);
    const ended = await untilEnded(body.importId);
    expect(ended).toMatchObject({ state: 'FAILED', errorCount: 1, totalCount: 1, doneCount: 0 });
    expect((await api.call('members.count', { params: { id } }, staff())).body.all).toBe(3);
  });

  it('of another channel is none here', async () => {
    const { body } = await preview('명단.csv', bytes(`${HEADER}\n하나,2016-03-02,,,,\n`));
    const other = await makeClass(test.server.deps, [{ child: teacher, nickname: '선', roles: ['TEACHER'] }]);
    const reply = await api.call(
      'channelAccounts.startImport',
      { params: { id: other, importId: body.importId } },
      { token: teacher.token },
    );
    expect([reply.status, reply.error.errorCode]).toEqual([404, 'RESOURCE_NOT_FOUND']);
  });

  // How long it takes is measured by `npm run bench:channels`.
  it('of a thousand lines is taken in whole', async () => {
    const lines = Array.from(
      { length: 1_000 },
      (_, index) => `학생${index},2015-03-02,,0101234${String(index).padStart(4, '0')},,`,
    );
    const { body } = await preview('명단.csv', bytes(`${HEADER}\n${lines.join('\n')}`));
    expect([body.totalCount, body.errorCount]).toEqual([1_000, 0]);
    await start(body.importId);
    expect(await untilEnded(body.importId)).toMatchObject({ state: 'DONE', doneCount: 1_000 });
    expect((await api.call('members.count', { params: { id } }, staff())).body.all).toBe(1_003);
  }, 30_000);
});
