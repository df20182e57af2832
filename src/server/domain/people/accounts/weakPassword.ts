import { accountTexts } from './texts.ts';

/** The common entries of leaked lists and Korean keyboards; digits and signs around them do not help. */
const COMMON = new Set(
  `password passwd passwort pass admin administrator welcome letmein iloveyou monkey dragon football baseball
  basketball soccer master shadow superman batman pokemon minecraft roblox starwars princess sunshine computer internet
  whatever trustno login secret hello test tester sample guest default changeme samsung galaxy google naver kakao daum
  korea seoul love loveyou mylove angel happy friend school student teacher game gamer player
  qlalfqjsgh dkssud dkssudgktpdy tkfkdgo tkfkd rkskekfk dkdlel skfkd whdgk gksrnr gksrmf
  비밀번호 안녕하세요 사랑해 사랑해요 가나다라 대한민국`.split(/\s+/u),
);
/** Paths of the fingers over the keyboard that are not rows. */
const KEYBOARD_WALKS =
  /^(?:1q2w3e4r(?:5t(?:6y)?)?|q1w2e3r4(?:t5)?|1qaz2wsx(?:3edc)?|qazwsx(?:edc)?|zaq12wsx|qweasd(?:zxc)?|a1s2d3f4)$/u;
const ROWS = [
  ...['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '!@#$%^&*()'],
  ...[
    'abcdefghijklmnopqrstuvwxyz',
    '가나다라마바사아자차카타파하',
    'ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ',
    'ㅁㄴㅇㄹㅎㅗㅓㅏㅣ',
  ],
].flatMap((row) => [row, Array.from(row).reverse().join('')]);
const SHORTEST_RUN = 3;
const LONGEST_UNIT = 4;

export interface PasswordOwner {
  readonly loginName: string;
  readonly nickname?: string;
  /** `YYYY-MM-DD`. */
  readonly birthDate?: string | null;
}

/** The reason why a password is too easy to guess, in words for a child; undefined for a good one. */
export function weakPassword(password: string, owner: PasswordOwner): string | undefined {
  const typed = password.normalize('NFC').toLowerCase();
  const letters = lettersOf(typed);
  if (COMMON.has(letters) || KEYBOARD_WALKS.test(typed) || isRepeated(typed) || isOfRows(typed))
    return accountTexts.passwordCommon;
  const names = [owner.loginName, owner.nickname ?? ''].flatMap((name) => [
    name.toLowerCase(),
    lettersOf(name.toLowerCase()),
  ]);
  const isName = names.some((name) => name.length > 2 && (typed === name || letters === name));
  return isName || isBirthDate(typed, owner.birthDate) ? accountTexts.passwordPersonal : undefined;
}

const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '');

/** One to four characters, repeated. */
const isRepeated = (typed: string) =>
  Array.from({ length: LONGEST_UNIT }, (_, index) => typed.slice(0, index + 1)).some(
    (unit) => unit.repeat(Math.ceil(typed.length / unit.length)).slice(0, typed.length) === typed,
  );

/** Only runs along rows of the keyboard or the alphabet, as `qwer1234`. */
function isOfRows(typed: string): boolean {
  let rest = typed;
  while (rest.length > 0) {
    const run = ROWS.map((row) => sharedRun(row, rest)).reduce((longest, next) => Math.max(longest, next), 0);
    if (run < SHORTEST_RUN) return false;
    rest = rest.slice(run);
  }
  return true;
}

/** The number of first characters of `text` that follow each other in `row`. */
function sharedRun(row: string, text: string): number {
  const start = row.indexOf(text.charAt(0));
  if (start < 0) return 0;
  let length = 0;
  while (length < text.length && row.charAt(start + length) === text.charAt(length)) length += 1;
  return length;
}

function isBirthDate(typed: string, birthDate: string | null | undefined): boolean {
  if (!birthDate || lettersOf(typed).length >= SHORTEST_RUN) return false;
  const day = birthDate.replaceAll('-', '');
  return typed.replace(/\D/gu, '').includes(day.slice(2));
}
