/** Korean texts of quests that are not in the error catalogue. */
export const questTexts = {
  point: '포인트',
  exp: '경험치',
  /** Row of the reward history for points given because the item was owned already. */
  pointsInstead: (itemName: string) => `포인트 (이미 가진 ${itemName} 대신)`,
};
