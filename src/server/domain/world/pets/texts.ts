import { josa } from 'es-hangul';

export const petTexts = {
  levelMissing: (name: string, level: number) => `레벨 ${level}부터 ${josa(name, '이/가')} 함께 다녀요.`,
  shellsMissing: (name: string) => `${josa(name, '은/는')} 아직 알 속에 있어요. 바다 퍼즐의 조개로 깨어나요.`,
  planMissing: (name: string) => `${josa(name, '은/는')} 돌핀 프로에서 함께 다닐 수 있어요.`,
} as const;
