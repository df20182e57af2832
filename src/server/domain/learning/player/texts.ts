/** Korean texts of the player that are not in the error catalogue. */
export const playerTexts = {
  planEnded: '구독이 끝나서 지금은 들어갈 수 없어요. 공부한 내용은 그대로 있어요.',
};
