/** Korean texts of reports that are not in the error catalogue. */
export const reportTexts = {
  noPicture: '이 친구는 보여 주는 사진이 없어요.',
  nothingToRemove: '채팅은 지울 것이 없어요. 주의를 주거나 말을 멈춰 주세요.',
};
