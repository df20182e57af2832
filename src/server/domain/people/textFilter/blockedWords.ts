/**
 * Words that nobody shall read in the world. The list is short on purpose: a word belongs here only if it hurts and
 * nearly never means anything else. Ordinary words and sentences that contain one are in `allowedWords.ts`. Patterns
 * are matched against the readings of one word (`textVariants`): lower case, without signs, loose jamo put together.
 */

const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const VOWELS = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';
const FINALS = '-ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ';

/** Any syllable of these letters; a hyphen is no final. */
function syllable(initials: string, vowels: string, finals = '-'): string {
  const codes = Array.from(initials, (initial) =>
    Array.from(vowels, (vowel) =>
      Array.from(finals, (final) =>
        String.fromCharCode(
          0xac00 + (INITIALS.indexOf(initial) * 21 + VOWELS.indexOf(vowel)) * 28 + FINALS.indexOf(final),
        ),
      ),
    ),
  );
  return `[${codes.flat(2).join('')}]`;
}

/** Found anywhere in a word. */
export const BLOCKED_PARTS = new RegExp(
  [
    ...[
      `${syllable('ㅅㅆ', 'ㅣㅟㅢㅡㅠㅞ', '-ㅂㅅ')}[이으우]?${syllable('ㅂㅃ', 'ㅏㅑㅘ', 'ㄹ')}`,
      `${syllable('ㅅㅆ', 'ㅣㅟㅢㅡㅠ')}${syllable('ㅍ', 'ㅏㅓ', 'ㄹ')}`,
      `${syllable('ㅅㅆ', 'ㅣㅟㅠ')}벌(?!써)`,
      `${syllable('ㅆ', 'ㅣㅟㅠㅞ')}뻘`,
      `${syllable('ㅂㅃ', 'ㅕㅠㅖㅔㅓ', 'ㅇ')}${syllable('ㅅㅆ', 'ㅣㅟㅡ', 'ㄴ')}`,
      `${syllable('ㅈㅉ', 'ㅣㅟㅢㅡ')}${syllable('ㄹ', 'ㅏㅓㅗㅘ', 'ㄹ')}`,
      `${syllable('ㅈㅉ', 'ㅗㅛ', 'ㄴ')}[나내]`,
      `(?:[이저그요야씹]|미친)${syllable('ㅅㅆ', 'ㅐㅔㅞㅖㅒㅙ', '-ㄱㄲ')}${syllable('ㄱㄲㅋㅎ', 'ㅣㅑㅢㅟ')}(?![가-힣]*(?:손|발|줄|까))`,
      `[개게계객깨]이?${syllable('ㅅㅆ', 'ㅐㅔㅞㅖㅒㅙ', '-ㄱㄲ')}${syllable('ㄱㄲㅋㅎ', 'ㅣㅑㅢㅟ')}(?!손|발|줄)`,
    ],
    ...[
      '[시씨]ㅂ(?!ㅂ)',
      '[ㅅㅆ][발팔]',
      '씨이?[발팔]',
      '쓰벌',
      '쉐이키',
      '버스충',
      '똥남아',
      '씹(?![는던고어으은을지기다])',
      '십[새쌔]끼',
      '십팔[놈년새]',
    ],
    ...['[병븅븡뼝벵뵹뱡][신쉰싄씬]', '빙쉰', '빙신[아이같새]', '벼엉신', '병ㅅ', '(?<![가-힣])ㅂ신', '병딱'],
    ...['[지쥐즤]랄', '[지쥐]럴', '[좆좃좇]', '[존줜쫀][나내니]', '존ㄴ', '썅', '쌍[놈년]', '[개이저그]쌍것'],
    ...[
      '갯새끼',
      '(?:조빱|족밥|좁밥|좁빱)(?=$|[아이냐들])',
      '[개게깨][새쌔쉐섀색쌕쉑객][끼기키꺄]',
      '개세이(?!브|프)',
      '[시씨쉬쒸](?:벨(?!리|트)|블(?!링|루|록|럭|로))',
      '개[새쌔쉐섀]+이?[끼키]',
      '개색기',
      '개세[끼키]',
      '개쉐이',
      '개쉑',
      '개ㅅ[ㄲ끼]',
      '개씹',
    ],
    ...[
      '[이저그요]새[끼키](?!손|발|줄)',
      '새[끼키]야',
      '새꺄',
      '쌔끼야',
      '쉐[끼리]야',
      '시끼야',
      '미친새끼',
      '[호후]로[새자]',
    ],
    ...[
      '미친[놈년]',
      '미친ㄴ',
      '또라이',
      '똘[아]?이새',
      '찐따',
      '[빡돌닭]대가리',
      '대가리깨',
      '저능아',
      '정박아',
    ],
    ...[
      '느금',
      '느개비',
      '니애[미비]',
      '니에미',
      '니미[럴랄씨]',
      '[애에]미없',
      '애비없',
      '[엠앰엄]창',
      '[엠앰]뒤',
      '느그[애엄에]',
    ],
    ...[
      '창[녀년]',
      '화냥년',
      '갈보년',
      '걸레년',
      '[강윤]간(?!장|식|호|판|다|이|단|에)',
      '[섹쎅쌕쎾쎽][스쓰ㅅ]',
      '(?<![가-힣])색스(?=$|해|하)',
      '포르노',
      '성폭행',
      '성추행',
    ],
    ...[
      '빠구리',
      '[보자]빨러',
      '보빨',
      '잠지',
      '(?<![가-힣])[보자]댕이',
      '[보자]지(?:털|빨|박|핥|보여)',
      '젖꼭지',
      '사까시',
      '죽여버',
      '나가뒤',
      '자살[각해]',
      '나가죽',
      '뒤져라',
      '뒤질래',
    ],
    ...[
      '뒈[져질지]',
      '디져라',
      '칼빵',
      '한남충',
      '김치녀',
      '된장녀',
      '일베충',
      '틀딱',
      '급식충',
      '맘충',
      '장애[냐년새]',
      '꺼지라고',
    ],
    ...[
      '아가리(?:닥|여물|싸)',
      '닥쳐라',
      '엿먹어라',
      '엿이나먹',
      '[좆조족]까라',
      '쪽바리',
      '짱깨새',
      '깜둥이',
      '씨8',
      '10새끼',
      '18[놈새]',
    ],
    ...[
      'fuck',
      'fvck',
      'fuk(?:k|ing|u|$)',
      'phuck',
      'shit',
      'bitch',
      'biatch',
      'nigg[ae]',
      'faggot',
      'pussy',
      'penis',
      'vagina',
    ],
    ...[
      'porn',
      'hentai',
      'asshole',
      'whore',
      'hitler',
      'blowjob',
      'motherf',
      'dickhead',
      'retard',
      'jerkoff',
      'cumshot',
    ],
    ...[
      'ss?h?ibb?al',
      'sshibal',
      'gaes[ae]e?k+i',
      'by[eu]+o?ngs[hi]+n',
      'tlqkf',
      'qudtls',
      'rotorl',
      'wlfkf',
      'tprtm',
      'alcls(?:sha|sus|$)',
      '^[rR]jwu(?:$|fk)',
    ],
  ].join('|'),
  'u',
);

/** Words that are refused only as a whole word or with an ending: inside of others they are harmless. */
export const BLOCKED_WORDS = new RegExp(
  `^(?:${[
    ...[
      '씨바',
      '씨부럴',
      '쉬불',
      '시불',
      '씨불',
      '시부럴',
      '쓰바',
      '쒸바',
      '씌바',
      '씨밤바',
      '시밤바',
      '시방새',
      '씨방새',
      '쉬바',
      '씨빠',
      '시빠',
      '십팔놈',
      '등신',
      '섹',
      '섹시',
      '야동',
      '야사',
    ],
    ...[
      '닥쳐',
      '아닥',
      '려차',
      '애미',
      '에미',
      '엿먹어',
      '병맛새',
      '빙신',
      '시1바',
      '존버러지',
      '니엄마',
      '느엄마',
      '좁밥',
      '좆밥',
      '개년',
    ],
    ...[
      'ass',
      'arse',
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
    ],
    ...[
      'boobs',
      'nazi',
      'kkk',
      'fag',
      'sibal',
      'jiral',
      'whssk',
      'wtf',
      'stfu',
      'milf',
      'bastard',
      'nigro',
      'fu',
      'fck',
      'fuc',
    ],
  ].join('|')})(?:[아야이]|놈아?|년아?|새끼야?|들아?|라|럼|ing|er|s|\\d+)?$`,
  'u',
);

/** Found only when there is nothing else: in a sentence they are verbs (잠을 자지, 불이 꺼져). */
export const BLOCKED_TEXTS =
  /^(?:(?:야|너|아|내|네|니)?(?:자지|보지|섹|젖|자위|걸레|꺼져라?|뒤져|죽어라?|너나죽어|나가죽어)[야아요]?)$/u;

/** Abbreviations in loose letters, anywhere in a run of them. ㅋㅋ, ㅎㅎ, ㄱㄱ, ㅠㅠ and the like are fine. */
export const BLOCKED_INITIALS = /[ㅅㅆ]ㅂ|ㅄ|ㅂㅅ|ㅅㄲ|ㄴㄱㅁ|ㄴㅇㅁ|ㅁㅊㄴ|ㅁㅊㅅ|ㅉㄸ|ㄱㅆㄴ|ㅆㅅㄲ/u;

/** The same, but only as the whole run: ㅇㅈㄹㅇ is «agreed, really». */
export const BLOCKED_INITIAL_RUNS = /^(?:ㅇ?ㅈㄹ|ㅈㄴ|ㄲㅈ|ㄷㅊ|ㅈㄲ|ㅆㄴ|ㅗ+)$/u;

/** The endings of a word that was split in the middle (씨 발놈아); any other continuation makes two words of it. */
export const GLUED_ENDING = /^(?:$|[아야이]$|놈|년|새끼|것|럼|들|같|ㅋ|ㅎ|진짜|라$)/u;
