/** Korean words of competitions. */
export const competitionTexts = {
  alreadyOver: '이미 끝난 때예요. 끝나는 때를 다시 정해 주세요.',
  goneGroup: '없어진 그룹',
  certificateLines: (name: string, rank: number): readonly [string, string] => [
    `위 어린이는 「${name}」에서`,
    `${rank}위에 올랐기에 이 상장을 드립니다.`,
  ],
  csv: {
    rank: '등수',
    rollNumber: '번호',
    nickname: '이름',
    loginName: '아이디',
    totalPoint: '점수',
    percentageScore: '비율(%)',
    successCount: '푼 문제',
    submissionCount: '제출',
    seconds: '시간(초)',
  },
  /** The column exists where the rule adds penalties to the time. */
  penaltySeconds: '벌점(초)',
  boardFile: (name: string, format: string) => `${name}-순위표.${format}`,
};
