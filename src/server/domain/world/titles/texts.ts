import { josa } from 'es-hangul';
import type { Metric } from './titleAchievements.ts';

export const titleTexts = {
  notEarned: '아직 받지 못한 칭호예요. 도감에서 받는 방법을 볼 수 있어요.',
  /** The achievement of a title, in words for a child. */
  achievements: {
    problems: (least) => (least === 1 ? '첫 문제를 코드로 풀면 받아요.' : `문제 ${least}개를 풀면 받아요.`),
    stories: (least) => `이야기 ${least}개를 끝까지 마치면 받아요.`,
    townStory: () => '마을이 깨어나는 이야기를 마치면 받아요.',
    buildersStory: () => '건축가 이야기를 마치면 받아요.',
    lightsStory: () => '잃어버린 빛 이야기를 마치면 받아요.',
    raceStory: () => '큰 경주 이야기를 마치면 받아요.',
    clearedMaps: () => '한 지도에서 그날의 조개를 모두 주우면 받아요.',
    secrets: (least) => `비밀 장소 ${least}곳을 찾으면 받아요.`,
    friends: (least) => (least === 1 ? '첫 친구가 생기면 받아요.' : `친구가 ${least}명이 되면 받아요.`),
    level: (least) => `레벨 ${josa(String(least), '이/가')} 되면 받아요.`,
    skills: () => '스킬을 하나 배우면 받아요.',
    deepSkills: () => '네 번째 물길의 스킬을 배우면 받아요.',
    runs: () => '달리기 코스를 끝까지 달리면 받아요.',
    maps: (least) => `지도 ${least}곳을 모두 가 보면 받아요.`,
    npcs: (least) => `바다 이웃 ${least}명과 모두 이야기하면 받아요.`,
    quests: (least) => `퀘스트 ${least}개를 마치면 받아요.`,
    stars: (least) => `스테이지의 별을 ${least}개 모으면 받아요.`,
    milestone: (least) => `도감을 ${least}개 모으고 선물을 받으면 함께 와요.`,
  } satisfies Record<Metric, (least: number) => string>,
};
