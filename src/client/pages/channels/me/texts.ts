export const meTexts = {
  title: '내 정보',
  profile: '교실 프로필',
  edit: '고치기',
  nickname: '닉네임',
  introduction: '자기소개',
  phoneNumber: '휴대전화',
  none: '적지 않았어요.',
  consents: '동의한 것',
  failed: '내 정보를 불러오지 못했어요.',
  notJoined: '이 교실에 가입하지 않고 둘러보고 있어요.',
  notJoinedHint: '위 교실의 관리자로 보고 있어요. 가입하면 매니저로 함께할 수 있어요.',
  join: '가입하기',
  classInfo: '수업 정보',
  noClassInfo: '아직 수업 정보를 적지 않았어요.',
  writeClassInfo: '수업 정보 적기',
  parentPhone: '보호자 연락처',
  firstClass: '첫 수업',
  subject: '과목',
  firstClassAt: (at: string) => MOMENT.format(new Date(at)),
} as const;

const MOMENT = new Intl.DateTimeFormat('ko-KR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Seoul',
});
