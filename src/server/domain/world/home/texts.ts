import { josa } from 'es-hangul';
import { furnitureByKey, type FurnitureKey } from '#shared/content/furniture.ts';
import { questById } from '#server/domain/world/quests/questDefinitions.ts';
import type { FurnitureAchievement } from './furnitureDefinitions.ts';

const nameOf = (key: FurnitureKey) => furnitureByKey(key)?.name ?? key;

/** Korean texts of homes that are not in the error catalogue. */
export const homeTexts = {
  tooMany: '가구는 40개까지 놓을 수 있어요.',
  outside: (key: FurnitureKey) => `${josa(nameOf(key), '을/를')} 방 안에 놓아 주세요.`,
  overlap: (key: FurnitureKey, other: FurnitureKey) =>
    `${josa(nameOf(key), '이/가')} ${josa(nameOf(other), '와/과')} 겹쳐요.`,
  notOwned: (key: FurnitureKey) => `${josa(nameOf(key), '이/가')} 모자라요. 가진 만큼만 놓을 수 있어요.`,
  oneself: '내 방이에요. 친구 방에 놀러 가 보세요.',
  limit: (key: FurnitureKey, most: number) => `${josa(nameOf(key), '은/는')} ${most}개까지 가질 수 있어요.`,
  locked: (key: FurnitureKey, achievement: FurnitureAchievement) =>
    `${josa(nameOf(key), '은/는')} 살 수 없어요. ${achievementText(achievement)}`,
};

/** The condition of a piece, in a sentence. */
export function achievementText(achievement: FurnitureAchievement): string {
  switch (achievement.kind) {
    case 'LEVEL':
      return `레벨 ${achievement.level}부터 받아요.`;
    case 'QUEST':
      return `「${questById(achievement.questId)?.title ?? ''}」 퀘스트를 끝내면 받아요.`;
    case 'QUEST_COUNT':
      return `퀘스트를 ${achievement.count}개 끝내면 받아요.`;
    case 'SHELLS':
      return `조개를 모두 ${achievement.count}개 모으면 받아요.`;
    case 'SECRETS':
      return `비밀 장소를 ${achievement.count}곳 찾으면 받아요.`;
    case 'STARS':
      return `스테이지의 별을 ${achievement.count}개 모으면 받아요.`;
    case 'TIME_TRIAL':
      return '달리기 시합을 한 번 끝까지 달리면 받아요.';
  }
}

/** The same, short enough for a card. */
export function shortAchievementText(achievement: FurnitureAchievement): string {
  switch (achievement.kind) {
    case 'LEVEL':
      return `Lv.${achievement.level}부터`;
    case 'QUEST':
      return '퀘스트';
    case 'QUEST_COUNT':
      return `퀘스트 ${achievement.count}개`;
    case 'SHELLS':
      return `조개 ${achievement.count}개`;
    case 'SECRETS':
      return `비밀 ${achievement.count}곳`;
    case 'STARS':
      return `별 ${achievement.count}개`;
    case 'TIME_TRIAL':
      return '달리기 완주';
  }
}
