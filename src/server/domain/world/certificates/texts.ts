/** Korean texts printed on a certificate. */
export const certificateTexts = {
  /** Number of a certificate, by the year of its day. */
  number: (year: string, id: number) => `제 ${year}-${String(id).padStart(6, '0')} 호`,
  to: (nickname: string) => `이름  ${nickname}`,
  date: (year: string, month: number, day: number) => `${year}년 ${month}월 ${day}일`,
  issuer: '돌핀 코딩 월드 · 돌핀 선생님',
};
