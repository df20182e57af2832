/**
 * What a name or a short text may not contain. Short on purpose: a word stands here only if it hurts and nearly never
 * means anything else. Ordinary words that contain one are in `INNOCENT_WORDS`.
 */

/** Found anywhere in a word. */
export const REFUSED_PARTS: readonly string[] = [
  ...['시발', '씨발', '쉬발', '씌발', '쒸발', '시팔', '씨팔', '씨빨', '시빨', '쓰발', '씨8'],
  ...['병신', '븅신', '벼엉신', '지랄', '쥐랄', '지럴', '좆', '좃나', '존나', '썅', '쌍놈', '쌍년'],
  ...['개새끼', '개색기', '개색끼', '개세끼', '개쉐이', '개쌔끼', '씹새', '씹년', '씹창', '개씹'],
  ...['미친놈', '미친년', '또라이', '찐따', '느금마', '니애미', '니에미', '니미럴', '엠창', '창녀', '강간'],
  ...['섹스', '쎅스', '섹쓰', '포르노', '성폭행', '자살해', '자살각', '죽여버', '한남충', '김치녀', '일베충'],
  ...[
    'fuck',
    'fvck',
    'shit',
    'bitch',
    'nigger',
    'nigga',
    'faggot',
    'pussy',
    'penis',
    'vagina',
    'porn',
    'hentai',
  ],
  ...[
    'asshole',
    'whore',
    'hitler',
    'blowjob',
    'ssibal',
    'shibal',
    'gaesaekki',
    'byungsin',
    'tlqkf',
    'qudtls',
  ],
];

/** Found only as a whole word: inside of others they are harmless (class, title, grape, 보지마). */
export const REFUSED_WORDS: readonly string[] = [
  ...['자지', '보지', '섹', '야동', '자살', '등신', '죽어', '꺼져', '닥쳐'],
  ...[
    'ass',
    'sex',
    'sexy',
    'dick',
    'cock',
    'cunt',
    'cum',
    'anal',
    'rape',
    'rapist',
    'slut',
    'tit',
    'tits',
    'boobs',
  ],
  ...['nazi', 'kkk', 'fag', 'sibal', 'jiral', 'whssk'],
];

/** Abbreviations in loose letters, never looked for inside of syllables. ㅋㅋ, ㅎㅎ, ㄱㄱ, ㅠㅠ and the like are fine. */
export const REFUSED_INITIALS: readonly string[] = [
  'ㅅㅂ',
  'ㅆㅂ',
  'ㅄ',
  'ㅂㅅ',
  'ㅈㄹ',
  'ㅈㄴ',
  'ㄲㅈ',
  'ㅗㅗ',
  'ㄴㄱㅁ',
  'ㅁㅊㄴ',
];

/** Ordinary words that form a refused part, by themselves or together with what often follows them. */
export const INNOCENT_WORDS: readonly string[] = [
  ...[
    '시발점',
    '시발역',
    '다시',
    '역시',
    '택시',
    '접시',
    '도시',
    '표시',
    '혹시',
    '임시',
    '가시',
    '낚시',
    '잠시',
    '무시',
  ],
  ...[
    '반드시',
    '전시',
    '감시',
    '맵시',
    '몇시',
    '솜씨',
    '아저씨',
    '불씨',
    '글씨',
    '날씨',
    '말씨',
    '마음씨',
    '볍씨',
    '꽃씨',
  ],
  ...['질병', '물병', '꽃병', '유리병', '간호병', '해병', '우유병', '합창', '동창'],
  ...['생존', '공존', '보존', '의존', '현존', '자존', '기존', '오존'],
  ...['최강', '건강', '한강', '금강', '간식', '간호', '간장', '간판'],
  ...['강아지', '돼지', '가지', '반지', '휴지', '편지', '아버지'],
  ...['badminton', 'shiitake', 'popcorn'],
];

/** Names that speak for the people who run the world; nobody may wear them. Found anywhere. */
export const RESERVED_PARTS: readonly string[] = [
  ...['관리자', '운영자', '운영진', '운영팀', '돌핀선생', '돌핀월드', '돌핀학교', '돌핀관리', '돌핀운영'],
];

/** The same, found only as the whole name. */
export const RESERVED_WORDS: readonly string[] = [
  ...['시스템', '공지', '공지사항', '선생님', '교장선생님', '어드민', '스태프', '돌핀', '알수없음'],
  ...[
    'admin',
    'administrator',
    'moderator',
    'mod',
    'gm',
    'gamemaster',
    'system',
    'staff',
    'official',
    'root',
  ],
  ...['support', 'dolphin', 'dolphinworld', 'dolphinteacher', 'null', 'undefined', 'anonymous'],
];
