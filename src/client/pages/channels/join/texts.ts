export const joinTexts = {
  product: '돌핀 월드',
  join: '가입하기',
  ask: '가입 신청하기',
  title: '교실 초대',
  invited: (channelName: string) => `${channelName} 교실에 초대받았어요!`,
  method: {
    IMMEDIATELY: '이름과 소개를 적으면 바로 들어갈 수 있어요.',
    MANAGER_APPROVAL: '신청하면 선생님이 확인한 뒤에 들어갈 수 있어요.',
  },
  member: '이미 이 교실의 멤버예요.',
  enter: '교실로 들어가기',
  pending: '가입 승인을 기다리고 있어요.',
  toLounge: '라운지로 가기',
  notFound: '이 코드의 교실을 찾을 수 없어요.',
  notFoundHint: '글자를 다시 확인해 주세요. 선생님이 코드를 새로 바꿨을 수도 있어요.',
  failed: '교실을 불러오지 못했어요.',
  myChannels: '내 교실',
} as const;
