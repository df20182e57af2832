/** An amount of money in words for a person. */
export const wonText = (won: number): string => `${won.toLocaleString('ko-KR')}원`;
