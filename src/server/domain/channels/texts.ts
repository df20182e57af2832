/** Korean texts of the channels subject that are not in the error catalogue. */
export const channelTexts = {
  alreadyMember: (channelName: string) => `이미 ${channelName} 멤버예요.`,
  alreadyAsked: (channelName: string) => `${channelName} 가입 승인을 기다리고 있어요.`,
  notAMember: (channelName: string) => `${channelName} 멤버가 아닙니다.`,
  mayNotJoin: (channelName: string) =>
    `${channelName}에는 다시 들어갈 수 없어요. 채널 선생님께 물어봐 주세요.`,
  /** Stands for the name of a channel that cannot be named. */
  someChannel: '채널',
  wordsRefused: '다른 사람이 불편해할 수 있는 말이 들어 있어요. 고운 말로 바꿔 주세요.',
};
