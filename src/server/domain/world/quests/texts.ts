/** Korean texts of quests that are not in the error catalogue. */
export const questTexts = {
  /** Rewards that are counted. */
  counted: { POINT: '포인트', CHANNEL_POINT: '교실 포인트', USER_EXP: '경험치' },
  objectState: '바다의 변화',
  tooFarFromNpc: '친구 곁으로 가서 말을 걸어 주세요.',
  /** The entry of the reward history for points that replaced an owned item. */
  pointsInstead: (itemName: string) => `포인트 (이미 가진 ${itemName} 대신)`,
  pointsInsteadOfSkill: (skillName: string) => `포인트 (이미 배운 ${skillName} 대신)`,
};
