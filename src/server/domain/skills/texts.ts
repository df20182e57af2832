/** Korean texts of skills that are not in the error catalogue. */
export const skillTexts = {
  characterLevel: '내 레벨',
  levelTooLow: (level: number) => `레벨 ${level}부터 배울 수 있어요.`,
  alreadyLearned: '이미 배운 스킬이에요.',
  alreadyUpgraded: '이미 오른 레벨이에요.',
  highestLevel: '이미 가장 높은 레벨이에요.',
  learnFirst: '먼저 스킬을 배워 주세요.',
  oneByOne: '레벨은 한 단계씩 올릴 수 있어요.',
};
