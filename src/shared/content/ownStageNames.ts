/** The words of which children compose the names of their stages. A stored name holds indices: words are only added at the end. */
export const FIRST_WORDS = [
  '반짝이는',
  '용감한',
  '졸린',
  '신나는',
  '숨은',
  '무지개',
  '달빛',
  '별빛',
  '폭신한',
  '구불구불',
  '두근두근',
  '꼬불꼬불',
  '바람 부는',
  '물방울',
  '산호',
  '햇살',
  '조용한',
  '커다란',
  '조그만',
  '마지막',
  '잠자는',
  '춤추는',
  '노래하는',
  '비 오는',
] as const;

export const SECOND_WORDS = [
  '바닷길',
  '조개밭',
  '동굴',
  '징검다리',
  '섬',
  '등대',
  '미로',
  '정원',
  '모험',
  '보물길',
  '파도',
  '언덕',
  '모래성',
  '놀이터',
  '계단',
  '마을',
  '숲',
  '수수께끼',
  '산책',
  '나들이',
  '탐험',
  '여행',
  '구름길',
  '연못',
] as const;

/** Indices into the two lists. */
export interface OwnStageName {
  readonly first: number;
  readonly second: number;
}

export const ownStageTitle = ({ first, second }: OwnStageName): string =>
  `${FIRST_WORDS[first] ?? ''} ${SECOND_WORDS[second] ?? ''}`.trim();
