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

/** Word for word in the product spec. */
const QUOTED = [
  '이용약관 및 개인정보처리방침에 동의해주세요.',
  '채널에서 사용할 이름',
  '예기치 못한 오류가 발생했습니다.',
  '오류가 발생하였습니다.',
  '업로드가 완료되었습니다.',
  '비공개 기능이 곧 업데이트 될 예정입니다.',
  '준비 중입니다.',
  '생성되었습니다.',
  '변경되었습니다.',
  '저장되었습니다!',
  '정보 입력이 완료되었습니다.',
  '본인인증이 완료되었습니다.',
  '본인인증이 완료되지 않았습니다.',
  '결제가 완료되지 않았습니다.',
  '최대 5개까지 업로드 가능합니다.',
  '쿠폰입니다.',
  '사용 가능한 쿠폰이 없습니다.',
  '이미 등록된 쿠폰 번호입니다.',
  '멤버가 아닙니다.',
  '그룹의 멤버입니다.',
  '정말 문자를 발송하시겠습니까?',
];
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

/** The video channel of a class on the web, and the formal words of a certificate. */
const OTHER_MEANING = ['영상 채널', '상장을 드립니다'];
const ownLines = (path: string) =>
  linesOf(path).filter((line) => ![...QUOTED, ...OTHER_MEANING].some((quote) => line.includes(quote)));

it.each(READ)('%s calls a channel 교실 and a pupil 학생', (path) => {
  expect(ownLines(path).filter((line) => /채널|수강생/u.test(line))).toEqual([]);
});

it.each(READ)('%s speaks in 해요체', (path) => {
  // A friend of the sea may tell a tale («…답니다»).
  expect(ownLines(path).filter((line) => /(?<![답랍])니다|니까\?|십시오/u.test(line))).toEqual([]);
});

it('errors call a channel 교실', () => {
  expect(Object.values(ERRORS).filter(({ message }) => message.includes('채널'))).toEqual([]);
});

it('finds the catalogues, and a banned word in one', () => {
  expect(CATALOGUES.length).toBeGreaterThan(30);
  expect(BANNED.some(([banned]) => banned.test("top: '윗옷',"))).toBe(true);
});
