/** Korean texts of the groups subject that are not in the error catalogue. */
export const groupTexts = {
  nameTaken: '같은 이름의 그룹이 이미 있어요.',
  codeTaken: '다른 그룹이 쓰고 있는 코드예요.',
  notInGroup: '이 그룹의 멤버가 아니에요.',
  alreadyIn: (channelName: string) => `이미 ${channelName} 그룹의 멤버입니다.`,
};
