import { combineCharacter, disassembleCompleteCharacter } from 'es-hangul';
import { NPCS } from '#shared/content/npcs.ts';
import { digitsAsLetters, foldLookAlikes } from '#server/domain/people/textFilter/foldLookAlikes.ts';
import { publicTextProblem } from '#server/domain/people/textFilter/publicText.ts';
import { accountTexts } from './texts.ts';

/** The key that two nicknames must not share: they differ by more than upper and lower case. */
export const nicknameKey = (nickname: string): string => nickname.trim().normalize('NFC').toLowerCase();

/**
 * The reason why a nickname is refused, taken or not; undefined when it is allowed. Staff may carry a name of staff.
 */
export function nicknameProblem(nickname: string, { isStaff }: { isStaff: boolean }): string | undefined {
  if (!isStaff && isReservedName(nickname)) return accountTexts.nicknameReserved;
  return publicTextProblem(nickname) === undefined ? undefined : accountTexts.nicknameRefused;
}

/** Names that stand for the operators of the world, found anywhere. */
const RESERVED_PARTS = [
  ...[
    '관리자',
    '운영자',
    '운영진',
    '운영팀',
    '매니저',
    '스태프',
    '담임',
    '조교',
    '교장',
    '교감',
    '선생',
    '쌤',
  ],
  ...['돌핀월드', '돌핀학교', '돌핀관리', '돌핀운영', '돌핀공식', '돌핀팀'],
  ...['administrator', 'moderator', 'manager', 'teacher', 'gamemaster', 'dolphinworld'],
];
/** The same, found only as the whole name. */
const RESERVED_WORDS = [
  ...[
    '시스템',
    '공지',
    '공지사항',
    '어드민',
    '돌핀',
    '알수없음',
    '지엠',
    '운영',
    '관리',
    '공식',
    '강사',
    '원장',
  ],
  ...['admin', 'mod', 'gm', 'system', 'staff', 'official', 'root', 'support', 'dolphin', 'null', 'undefined'],
  'anonymous',
];
/** Short ones, found as the whole Latin part of a name: GM민서, 민서gm. */
const RESERVED_LATIN = new Set(['gm', 'admin', 'mod', 'staff']);
/** Ordinary words that contain a part. */
const INNOCENT = /우선생각|선생일|쌤통|쌤쌤|담임금/gu;

/** The part by which a reader distinguishes names: letters and digits, in one spelling. */
export const looksLike = (name: string): string =>
  foldLookAlikes(name)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/l/gu, 'i');

/** Syllables that look or sound alike are written in one way: 썬셍님 is read as 선생님, 메니져 as 매니저. */
const SAME_INITIAL: Readonly<Record<string, string>> = { ㄲ: 'ㄱ', ㄸ: 'ㄷ', ㅃ: 'ㅂ', ㅆ: 'ㅅ', ㅉ: 'ㅈ' };
const SAME_VOWEL: Readonly<Record<string, string>> = {
  ㅔ: 'ㅐ',
  ㅒ: 'ㅐ',
  ㅖ: 'ㅐ',
  ㅑ: 'ㅏ',
  ㅕ: 'ㅓ',
  ㅛ: 'ㅗ',
  ㅠ: 'ㅜ',
};

function foldSyllable(letter: string): string {
  const parts = disassembleCompleteCharacter(letter);
  if (!parts) return letter;
  const { choseong, jungseong, jongseong } = parts;
  return combineCharacter(SAME_INITIAL[choseong] ?? choseong, SAME_VOWEL[jungseong] ?? jungseong, jongseong);
}

/** Letters only, with l, i and I as one: the visible part of a name tag. */
const seen = (name: string) =>
  Array.from(name.replace(/[^\p{L}]/gu, '').replace(/l/gu, 'i'), foldSyllable).join('');
/** 쌤 folded is a syllable of ordinary words (샘물), so it is searched unfolded. */
const [foldedParts, exactParts] = [
  RESERVED_PARTS.filter((part) => part.length > 1).map(seen),
  RESERVED_PARTS.filter((part) => part.length === 1),
];
const reservedWords = new Set(
  [...RESERVED_WORDS, ...NPCS.map((npc) => npc.name)].map((name) => seen(foldLookAlikes(name))),
);

/** Whether a name would be taken for one of the operators or NPCs of the world. */
export function isReservedName(name: string): boolean {
  const folded = foldLookAlikes(name).replace(INNOCENT, '·');
  if (exactParts.some((part) => folded.includes(part))) return true;
  const hangul = folded.replace(/[^\p{Script=Hangul}]/gu, '');
  return [folded, digitsAsLetters(folded), hangul]
    .map(seen)
    .some(
      (reading) =>
        reservedWords.has(reading) ||
        foldedParts.some((part) => reading.includes(part)) ||
        (/\p{Script=Hangul}/u.test(reading) && RESERVED_LATIN.has(reading.replace(/[^a-z]/gu, ''))),
    );
}
