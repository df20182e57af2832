// Pure. Small parts that the patterns of asks share, read without spaces and signs (`tightText`).

/** The kinds of data that nobody may ask a child for or give away here. */
export type Ask =
  | 'PHONE'
  | 'EMAIL'
  | 'LINK'
  | 'MESSENGER'
  | 'ADDRESS'
  | 'RESIDENT_NUMBER'
  | 'MEETING'
  | 'SCHOOL'
  | 'PICTURE'
  | 'GIFT'
  | 'PASSWORD'
  | 'SECRECY'
  | 'SEXUAL';

/** One of several. */
export const oneOf = (...parts: readonly string[]) => `(?:${parts.join('|')})`;
/** One pattern of several. */
export const any = (...patterns: readonly string[]) => new RegExp(patterns.join('|'), 'u');

/** The other child, named at the beginning of a word. */
export const YOU =
  '(?<=^|[^가-힣]|야|근데|진짜|내가|와|다)(?:너(?!무|구리|비)[는네희]?|넌|널|니(?!모|들)[가네]?|네(?!개|번|명|마리|시)가?|님은?|느그|쟤|걔)';
/** Nobody but the other child can be meant: the line begins here, or has just named it. */
export const OF_YOU =
  '(?<=^|너|너는|넌|너네|너네는|너희|니|니가|네|네가|님|님은|혹시|근데|그럼|야|진짜|지금|안녕)';
export const TELL = '알려|알랴|아려줘|가르|갈켜|갈쳐|말해|말하|불러|적어|써줘|써봐|찍어|남겨|대봐';
export const GIVE =
  '주셈|받을수|알수있|물어봐도|있으면|있을까|궁금|줘|주라|주세|주실|주면|줄래|줄수|내놔|보내|공유|교환|까$|까봐|까라|따도|좀$|ㄱ|고고|주삼|주셈|플리즈|plz';
export const WHAT = '몇번(?!째|부터)|뭐|뭔|머야|모야|무엇|어떻게돼|어케돼';
export const WISH = oneOf(TELL, GIVE, WHAT);
export const WILL_GIVE = '(?:줄게|줄께|줄테|줄까|줌$|준다|쏠게|쏜다|사줄|시켜줄|보내줄|올려줄|충전해)';
/** Words for a child's carers. */
export const PARENT = oneOf(
  '엄마아빠',
  '엄마',
  '아빠',
  '엄빠',
  '부모님?',
  '보호자',
  '어른들?',
  '가족들?',
  '할머니',
  '할아버지',
);
