import { describe, expect, test } from 'vitest';
import { hasBlockedWords } from './hasBlockedWords.ts';

describe('words that hurt are found however they are dressed up', () => {
  test.each([
    ...[
      '시발',
      '돌핀시발',
      '시1발',
      '시.발',
      '시 발',
      'ㅅㅣㅂㅏㄹ',
      '씨ㅂㅏㄹ',
      '시바ㄹ',
      '시이이이발시발',
      '씨8',
      '시~~발',
    ],
    ...['병신', 'ㅂㅕㅇ신', '개새끼야', 'ㅅㅂ', 'ㅄ', 'ㅋㅋㅅㅂㅋㅋ', '야동', '나는 찐따', '자살각'],
    ...[
      'FUCK',
      'fuuuuck',
      'f u c k',
      'fμck you fuck',
      'sh1t',
      'b17ch',
      'ＦＵＣＫ',
      'fucк',
      'ass',
      'sex69',
      'tlqkf',
    ],
  ])('%s', (text) => {
    expect(hasBlockedWords(text)).toBe(true);
  });
});

describe('ordinary words are left alone', () => {
  test.each([
    ...['ㅋㅋ', 'ㅋㅋㅋㅋ', 'ㅎㅎ', 'ㄱㄱ', 'ㅠㅠ', 'ㅇㅇ', 'ㄷㄷ'],
    ...[
      '다시발표',
      '다시 발표할게요',
      '시발점',
      '역시팔꿈치',
      '가시발톱',
      '택시발견',
      '시바견',
      '옷바구니',
      '도시바람',
      '모시바람',
    ],
    ...[
      '질병신고',
      '물병신발',
      '생존나라',
      '공존나무',
      '강가나무',
      '건강간식',
      '최강간장',
      '한강간다',
      '조지',
      '조절왕',
      '이사보지마',
    ],
    ...[
      '자지마세요',
      '보지못한',
      '혼자살기',
      '새끼고양이',
      '바보온달',
      '아저씨바지',
      '동창녀석',
      '땅따먹기',
      '껌씹는곰',
      '어둠의기사',
    ],
    ...[
      'class',
      'classic',
      'title',
      'grape',
      'Essex',
      'document',
      'analysis',
      'peacock',
      'Scunthorpe',
      'badminton',
      'Niger',
    ],
    ...[
      '민준',
      '서연이',
      '코딩왕123',
      'Dolphin7',
      '바다거북',
      '고래상어99',
      'shiitake',
      '안녕하세요. 저는 코딩을 좋아해요!',
    ],
  ])('%s', (text) => {
    expect(hasBlockedWords(text)).toBe(false);
  });
});
