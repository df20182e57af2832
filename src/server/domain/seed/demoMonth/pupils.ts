/** The demonstration class, by the names it uses there. None is a person's whole name. */
export const PUPILS = [
  ...['가람', '나래', '다온', '라온', '마루', '보라', '새봄', '아라', '이든', '초롱'],
  ...['하람', '한결', '해솔', '푸름', '윤슬', '은하', '여울', '소담', '별하', '미르'],
  ...['로운', '단비', '노을', '가온', '그린', '도담', '바름', '슬기', '온유', '하루'],
] as const;

/** The name to sign in with, once staff has issued a password. */
export const pupilLoginName = (index: number): string => `lighthouse_${String(index + 1).padStart(2, '0')}`;
