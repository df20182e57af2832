import { beforeAll, expect, it } from 'vitest';
import { makeChannels } from '../../support/makeChannels.ts';
import { lines, makeBoards, newKey } from '../../support/makeBoards.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { made, newTeacher, create, domain } = makeChannels(test);
let teacher: Child;
let id = 0;

const introduction = '안녕하세요!';
const join = (nickname: string, who: Child) =>
  test.api.call('channels.join', { params: { id }, body: { nickname, introduction } }, who);
const save = (nickname: string, who: Child) =>
  test.api.call(
    'channels.saveProfile',
    { params: { id }, body: { nickname, introduction } },
    { token: who.token, channelId: id },
  );
const nicknameErrorOf = (reply: { status: number; error: { fieldErrors?: readonly { field: string }[] } }) =>
  [reply.status, reply.error.fieldErrors?.[0]?.field] as const;

beforeAll(async () => {
  const own = await made();
  teacher = own.who;
  id = own.channel.id;
});

it('of staff is worn by staff of the class alone, and by nobody else who looks the same', async () => {
  expect((await save('박선생님', teacher)).status).toBe(200);
  const child = await signUpChild(test.server);
  for (const nickname of [
    '박선생님',
    '박 선생님',
    '박선셍님',
    teacher.user.nickname,
    `${teacher.user.nickname} `,
  ])
    expect(nicknameErrorOf(await join(nickname, child)), nickname).toEqual([400, 'nickname']);
  expect((await save('나비', teacher)).status).toBe(200);
  for (const nickname of ['나비', '나 비', '나.비'])
    expect(nicknameErrorOf(await join(nickname, child)), nickname).toEqual([400, 'nickname']);
  expect((await join('나비친구', child)).status).toBe(200);
});

it('of a classmate is not taken; the own one stays', async () => {
  const [one, other] = [await signUpChild(test.server), await signUpChild(test.server)];
  expect((await join('Coral', one)).status).toBe(200);
  for (const nickname of ['Coral', 'coral', 'CoraI', 'c o r a l', 'Сoral'])
    expect(nicknameErrorOf(await join(nickname, other)), nickname).toEqual([400, 'nickname']);
  expect((await join(other.user.nickname, other)).status).toBe(200);
  expect((await save('Coral', one)).status).toBe(200);
  expect(nicknameErrorOf(await save('Coral', other))).toEqual([400, 'nickname']);
  expect((await save('조개2', other)).status).toBe(200);
  expect((await save('조개1', one)).status).toBe(200);
});

it('that many choose at once is worn by one of them', async () => {
  const children = await Promise.all(Array.from({ length: 6 }, () => signUpChild(test.server)));
  const alike = ['Manta', 'manta', 'Man ta', 'MANTA', 'Manta', 'm.anta'];
  const joined = await Promise.all(children.map((child, index) => join(alike[index] ?? '', child)));
  expect(joined.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const reply of joined)
    if (reply.status !== 200) expect(nicknameErrorOf(reply)).toEqual([400, 'nickname']);
  const others = children.filter((_, index) => joined[index]?.status === 400);
  for (const [index, child] of others.entries())
    expect((await join(`파도${index}호`, child)).status).toBe(200);
  const saved = await Promise.all(others.map((child) => save('해파리왕', child)));
  expect(saved.filter(({ status }) => status === 200)).toHaveLength(1);
});

it.each(['\u3164', '\u115f\u1160', 'a\u200bb', '\u202eabc', '김\n바다'])('is never %j', async (nickname) => {
  const child = await signUpChild(test.server);
  expect(nicknameErrorOf(await join(nickname, child))).toEqual([400, 'nickname']);
});

it('of a class, a group or a tag is taken once, however many choose it at once', async () => {
  const staff = { token: teacher.token, channelId: id };
  const times = <Reply>(call: () => Promise<Reply>) => Promise.all(Array.from({ length: 5 }, call));
  const makers = await Promise.all(Array.from({ length: 3 }, newTeacher));
  const address = domain();
  const answers = [
    await Promise.all(makers.map((who) => create({ channelDomain: address }, who))),
    await times(() =>
      test.api.call('groups.create', { params: { id }, body: { name: '고래반', colour: 'SEA' } }, staff),
    ),
    await times(() => test.api.call('tags.create', { params: { id }, body: { tag: '새싹' } }, staff)),
  ];
  for (const replies of answers) {
    expect(replies.filter(({ status }) => status < 300)).toHaveLength(1);
    for (const { status, error } of replies)
      if (status >= 300) expect([status, error.errorCode]).toEqual([409, 'DOLPHIN_DUPLICATE_RESOURCE']);
  }
});

it('two of one name that staff made keep it when they change something else', async () => {
  const staff = { token: teacher.token, channelId: id };
  const accountList = ['2015-03-02', '2015-04-02'].map((birthDate) => ({ nickname: '김바다', birthDate }));
  const cards = await test.api.call(
    'channelAccounts.create',
    { params: { id }, body: { accountList } },
    staff,
  );
  expect(cards.status).toBe(201);
  const [card] = cards.body.cardList;
  const { loginName = '', password = '' } = card ?? {};
  const session = await test.api.call('sessions.signIn', { body: { loginName, password } });
  const own = { token: session.headers.get('access_token') ?? '', channelId: id };
  const reply = await test.api.call(
    'channels.saveProfile',
    { params: { id }, body: { nickname: '김바다', introduction: '반가워!' } },
    own,
  );
  expect(reply.status).toBe(200);
});

it('a title of nothing, and a post in which nothing is seen, are not taken', async () => {
  const room = await makeBoards(test);
  const { boardId } = await room.makeBoard();
  for (const part of [
    { title: '\u3164' },
    { title: 'a\u200bb' },
    { title: '안\n녕' },
    { content: lines('\u3164', '\u200b') },
  ])
    expect((await room.post(room.child, boardId, { ...part, requestKey: newKey() })).status).toBe(400);
});
