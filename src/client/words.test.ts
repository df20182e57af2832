import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ERRORS } from '#shared/contract/errors.ts';

const SOURCES = join(import.meta.dirname, '..');
const catalogues = (folder: string) =>
  readdirSync(join(SOURCES, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /texts\.tsx?$/iu.test(path))
    .map((path) => join(folder, path).replaceAll('\\', '/'));
const CATALOGUES = [...catalogues('client'), ...catalogues('server')];

/** One word for each thing, and the one that is said instead. */
const BANNED = [
  [/윗옷|아래옷|아랫옷|웃옷/u, '상의, 하의'],
  [/메타버스|게임 세계|바다 세계/u, '월드'],
  [/말을 숨기|숨겼어요|감추기/u, '가리기'],
  [/첫번째|두번째|세번째/u, '첫 번째'],
  [/목걸이를 (?:찼|걸었|썼|입었)/u, '목걸이를 했어요'],
  [/['"`](?:앞쪽|뒤쪽|이전 쪽|다음 쪽)['"`]/u, '이전, 다음'],
  [/명이 있어요/u, '1명 있어요'],
  [/플레이어|유저|서버에 닿지|에러|다이얼로그|리스트/u, '아이가 아는 말'],
  [/되요|돼어|안되요|할께요|줄께요|됬/u, '맞춤법'],
] as const;

/** Only staff reads these, and calls a channel a channel. */
const OF_STAFF = [
  'client/pages/people/moderation/texts.ts',
  // The part for teachers, and what one who opens a channel is told.
  'client/overlay/people/chat/texts.ts',
  'client/overlay/shell/texts.ts',
  'client/overlay/channels/textMessages/texts.ts',
  'client/pages/channels/audit/texts.ts',
  'client/pages/channels/groups/texts.ts',
  'client/pages/channels/members/texts.ts',
  'client/pages/channels/settings/texts.ts',
  'server/domain/channels/channelAccounts/texts.ts',
  'server/domain/channels/textMessages/texts.ts',
  // Whoever pays for a plan reads its name.
  'server/domain/commerce/subscriptions/texts.ts',
  'client/pages/commerce/plans/texts.ts',
];
/** Word for word in the product spec. */
const QUOTED = ['이용약관 및 개인정보처리방침에 동의해주세요.', '채널에서 사용할 이름'];
/** A developer's page. */
const OF_DEVELOPERS = ['client/app/dev/avatars/texts.ts'];

const linesOf = (path: string) =>
  readFileSync(join(SOURCES, path), 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/|\/?\*)/u.test(line));

const READ = CATALOGUES.filter((path) => !OF_DEVELOPERS.includes(path));

describe.each(READ)('%s', (path) => {
  it.each(BANNED)('says none of %s but %s', (banned) => {
    expect(linesOf(path).filter((line) => banned.test(line))).toEqual([]);
  });
});

it.each(READ.filter((path) => !OF_STAFF.includes(path)))(
  '%s calls a channel 교실, as a child does',
  (path) => {
    const lines = linesOf(path).filter((line) => !QUOTED.some((quote) => line.includes(quote)));
    expect(lines.filter((line) => line.includes('채널'))).toEqual([]);
  },
);

it('errors that a child may see call a channel 교실', () => {
  const ofStaff = ['IS_NOT_PREMIUM_CHANNEL', 'TOO_MANY_USER_CREATED_CHANNEL_COUNT'];
  const shown = Object.entries(ERRORS).filter(([code]) => !ofStaff.includes(code));
  expect(shown.filter(([, { message }]) => message.includes('채널'))).toEqual([]);
});

it('finds the catalogues, and a banned word in one', () => {
  expect(CATALOGUES.length).toBeGreaterThan(30);
  expect(BANNED.some(([banned]) => banned.test("top: '윗옷',"))).toBe(true);
});
