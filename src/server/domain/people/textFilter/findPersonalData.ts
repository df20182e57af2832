import { foldLookAlikes } from './foldLookAlikes.ts';
import type { Ask } from './askParts.ts';

/** Digits as they are read out. */
const SPOKEN_DIGITS: Readonly<Record<string, string>> = {
  공: '0',
  영: '0',
  빵: '0',
  일: '1',
  하나: '1',
  이: '2',
  둘: '2',
  삼: '3',
  사: '4',
  오: '5',
  육: '6',
  륙: '6',
  칠: '7',
  팔: '8',
  구: '9',
  o: '0',
  l: '1',
  ㅇ: '0',
};
const SPOKEN_PHONE =
  /(?:0|공|영|o|ㅇ)[\s.-]*(?:1|일|l|하나)[\s.-]*(?:0|공|영|o|ㅇ|[16789]|육|칠|팔|구)(?:(?:[\s.,~_-]|에(?=[\s\d공영빵일이삼사오육륙칠팔구])|다시|대시)*(?:\d|[공영빵일이삼사오육륙칠팔구ol])){7,8}(?![가-힣\d])/gu;

const PHONE = /(?<!\d)(?:\+?82[\s-]*)?0?1[016789][\s.\-)~_/]*\d{3,4}[\s.\-~_/]*\d{4}(?!\d)/gu;
const LANDLINE = /(?<!\d)0\d{1,2}[\s.\-)]+\d{3,4}[\s.-]+\d{4}(?!\d)/gu;
const HALF_PHONE = /(?:번호|전번|폰번|전화|연락처|연락)\D{0,6}\d{3,4}[\s-]?\d{4}/u;

const EMAIL =
  /[\p{L}\d._+-]{2}\s?(?:@|골뱅이|\(at\)|\[at\]| at )\s?[a-z\d-]+\s?(?:\.|닷|점)\s?(?:com|net|org|co|kr|컴)/iu;
const MAIL_HOST =
  /[a-z\d._-]{3}\s?(?:@|골뱅이)\s?(?:naver|gmail|daum|hanmail|kakao|nate|네이버|지메일|다음|한메일)|(?:naver|gmail|hanmail|kakao|네이버|지메일|한메일)\s?(?:메일\s?)?(?:@|골뱅이)\s?[a-z\d._-]{3}/iu;
const LINK =
  /닷\s?(?:컴|넷|지지|케이알|gg|com|net|kr|me|tv)(?![a-z])|점\s?(?:com|컴|net)(?![a-z])(?!\s?이\s?뭐)|https?:|www\s?\.|(?:youtu\.be|discord\.gg|t\.me|bit\.ly|open\.kakao)|(?<![\w.])[a-z\d][a-z\d-]+\.(?:com|net|org|kr|co\.kr|gg|tv|xyz|shop|online)(?![a-z\d(_]|\s?=)/iu;

const MESSENGER =
  '카톡|카카오톡|카카오|라인|텔레그램|텔레|디스코드|디코|인스타(?:그램)?|인별|스냅챗?|페북|페메|틱톡|위챗';
/** The name of a messenger with something that can only be an account, or a wish for one. */
const MESSENGER_ID = new RegExp(
  `(?:${MESSENGER})\\s?(?:아이디|id|친추|계정|주소)?[^가-힣\\n]{0,4}(?:@\\s?[a-z\\d._]{3,}|(?=[a-z\\d._]*[\\d_])(?=[a-z\\d._]*[a-z])[a-z\\d._]{4,}|[a-z\\d._]{2,}#\\d{4})`,
  'iu',
);
const MESSENGER_NAMED = new RegExp(
  `(?:${MESSENGER})\\s?(?:아이디|id|계정)\\s?(?:은|는|이|가|:|=)?\\s?[a-z][a-z\\d._]{3,}`,
  'iu',
);

const ADDRESS = [
  /\d\s?동\s?\d+\s?호/u,
  /[가-힣]{1,6}(?:시|군|구)\s?[가-힣\d]{1,8}(?:동|읍|면|로|길)\s?\d+/u,
  /[가-힣]{2,8}(?:로|길)\s?\d+(?:번?길)?\s\d+(?!\s?(?:분|초|시|명|개|점|번|칸|마리|등|살))/u,
];
const RESIDENT_NUMBER = /(?<!\d)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\s?-\s?[1-4]\d{6}(?!\d)/u;

/** The kind of personal data that a line gives away or asks for, or null. Numbers in code and scores are none. */
export function findPersonalData(text: string): Ask | null {
  const plain = text
    .replace(/(?<=\d)[ㅋㅎㅠ]+(?=\d)/gu, ' ')
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase();
  const folded = foldLookAlikes(plain);
  if (RESIDENT_NUMBER.test(plain)) return 'RESIDENT_NUMBER';
  if (EMAIL.test(plain) || MAIL_HOST.test(plain)) return 'EMAIL';
  if (hasPhone(plain)) return 'PHONE';
  if (LINK.test(plain)) return 'LINK';
  if ([MESSENGER_ID, MESSENGER_NAMED].some((pattern) => pattern.test(plain))) return 'MESSENGER';
  return ADDRESS.some((pattern) => pattern.test(folded)) ? 'ADDRESS' : null;
}

function hasPhone(plain: string): boolean {
  if (HALF_PHONE.test(plain)) return true;
  const spoken = (plain.match(SPOKEN_PHONE) ?? []).map((found) =>
    found.replace(/[가-힣olㅇ]/gu, (letter) => SPOKEN_DIGITS[letter] ?? letter),
  );
  return [...(plain.match(PHONE) ?? []), ...(plain.match(LANDLINE) ?? []), ...spoken].some(isNumber);
}

/** Whether a run of digits holds the number of a mobile telephone. */
export const isPhoneNumber = (digits: string): boolean =>
  (digits.match(/01[016789]\d{7,8}/gu) ?? []).some(isNumber);

/** Nothing but noughts and ones is a number of a computer. */
const isNumber = (found: string) => /[2-9]/u.test(found.replace(/\D/gu, '').slice(3));
