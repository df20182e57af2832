import { chatTexts } from '#server/domain/people/chat/texts.ts';

/** Korean texts of the channels subject that are not in the error catalogue. */
export const channelTexts = {
  alreadyMember: (channelName: string) => `이미 ${channelName} 멤버예요.`,
  alreadyAsked: (channelName: string) => `${channelName} 가입 승인을 기다리고 있어요.`,
  notAMember: (channelName: string) => `${channelName} 멤버가 아닙니다.`,
  notOneself: '나 자신에게는 할 수 없어요.',
  notBelow: chatTexts.notBelow,
  mayNotJoin: (channelName: string) => `${channelName}에는 다시 들어갈 수 없어요. 선생님께 물어봐 주세요.`,
  nicknameTaken: '이 교실에 같은 닉네임을 쓰는 사람이 있어요. 조금 다르게 지어 주세요.',
  domainTaken: '이미 쓰고 있는 주소예요. 다른 주소를 정해 주세요.',
  tooManyChannels: (most: number) => `교실은 ${most}개까지 만들 수 있어요.`,
  tooManyMembers: (most: number) =>
    `멤버는 ${most}명까지 함께할 수 있어요. 더 초대하려면 프로 구독이 필요해요.`,
  tooManySubChannels: (most: number) => `하위 교실은 ${most}개까지 만들 수 있어요.`,
  switchedOff: {
    BOARD: '이 교실은 지금 게시판을 쓰지 않아요.',
    GROUP: '이 교실은 지금 그룹을 쓰지 않아요.',
    TEXT_MESSAGE: '이 교실은 지금 문자를 쓰지 않아요.',
    OWN_STAGE: '이 교실은 지금 무대를 나누지 않아요.',
    CLASS_INFO: '이 교실은 지금 수업 정보를 쓰지 않아요.',
  },
  schoolStays: '모두가 함께하는 곳이라 문을 닫을 수 없어요.',
  otherName: '교실 이름을 그대로 적어 주세요.',
  creatorIntroduction: '안녕하세요! 우리 교실에 온 것을 환영해요.',
};
