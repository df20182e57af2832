/** An amount of money, as it is written for a person. */
export const wonText = (won: number): string => `${won.toLocaleString('ko-KR')}원`;
