/** Messages of product spec §5 and §8. */
export const classInfoTexts = {
  title: { JOIN: '수업 정보 적기', UPDATE: '수업 정보 수정' },
  lead: {
    JOIN: '가입했어요! 수업에 필요한 정보를 알려 주세요.',
    UPDATE: '수업에서 쓰는 이름과 연락처를 고칠 수 있어요.',
  },
  nickname: '채널에서 사용할 이름',
  nicknameRequired: '채널에서 사용할 이름을 입력해 주세요.',
  introduction: '자기소개',
  phoneNumber: '보호자 연락처',
  phoneHint: '수업 소식을 받을 전화번호예요.',
  firstDate: '첫 수업 날짜',
  firstTime: '첫 수업 시각',
  firstRequired: '첫 수업 날짜를 골라 주세요.',
  hour: (hour: number) => `${hour < 12 ? '오전' : '오후'} ${hour % 12 === 0 ? 12 : hour % 12}시`,
  subject: '과목',
  submit: '저장하기',
  later: '나중에 적기',
  saved: '정보 입력이 완료되었습니다.',
  failed: '수업 정보를 불러오지 못했어요.',
} as const;
