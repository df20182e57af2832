export const loungeTexts = {
  signInFirst: '먼저 로그인하면 이 교실에 들어올 수 있어요.',
  signIn: '로그인',
  member: '✓ 이 교실의 멤버예요.',
  pending: '가입 승인을 기다리고 있어요. 선생님이 확인하면 들어올 수 있어요.',
  shutOut: '지금은 이 교실에 들어갈 수 없어요. 선생님께 물어봐 주세요.',
  stranger: '아직 이 교실의 멤버가 아니에요.',
  enter: '교실로 들어가기',
  myChannels: '내 교실',
  toWorld: '월드로',
} as const;
