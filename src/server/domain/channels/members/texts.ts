import { josa } from 'es-hangul';

/** Korean texts of the members subject that are not in the error catalogue. */
export const memberTexts = {
  mayNotGrant: '나보다 낮은 역할만 줄 수 있어요.',
  alreadyAnswered: '다른 선생님이 이미 처리했어요.',
  alreadyUndone: '이미 되돌렸거나 그 사이에 바뀌었어요.',
  notStaff: '스태프가 아니에요.',
  alreadySuspended: '이미 활동이 멈춰 있어요.',
  alreadyBanned: '이미 내보낸 멤버예요.',
  notSuspended: '활동이 멈춰 있지 않아요.',
  notBanned: '내보낸 멤버가 아니에요.',
  alreadyAsked: '이미 신청했어요. 선생님이 볼 때까지 기다려 주세요.',
  mayNotLeave: '모두가 함께하는 곳이라 나갈 수 없어요.',
  approved: (channelName: string) => ({
    title: `${channelName} 가입 완료!`,
    content: `${josa(channelName, '와/과')} 함께하게 되었어요. 들어가서 인사해 볼까요?`,
  }),
  rejected: (channelName: string) => ({
    title: `${channelName} 가입 신청`,
    content: '이번에는 함께하지 못하게 되었어요. 궁금한 것은 선생님께 물어봐 주세요.',
  }),
};
