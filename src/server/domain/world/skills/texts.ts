import { josa } from 'es-hangul';

/** Korean texts of skills that are not in the error catalogue. */
export const skillTexts = {
  characterLevel: '내 레벨',
  levelTooLow: (level: number) => `레벨 ${level}부터 배울 수 있어요.`,
  skillTooLow: (name: string, level: number) =>
    level === 1
      ? `${josa(name, '을/를')} 먼저 배워야 해요.`
      : `${josa(name, '을/를')} 레벨 ${level}까지 먼저 올려야 해요.`,
  itemMissing: (name: string) => `${josa(name, '을/를')} 가지고 있어야 해요.`,
  alreadyLearned: '이미 배운 스킬이에요.',
  alreadyUpgraded: '방금 레벨이 올랐어요.',
  highestLevel: '이미 가장 높은 레벨이에요.',
  emoteNotLearned: '새 몸짓 스킬을 배우면 할 수 있어요.',
  learnFirst: '먼저 스킬을 배워 주세요.',
};
