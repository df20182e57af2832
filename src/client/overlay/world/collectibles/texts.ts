import { josa } from 'es-hangul';

export const collectibleTexts = {
  shells: '오늘의 조개',
  secrets: '비밀 장소',
  shellsToday: (found: number, total: number) => `오늘의 조개 ${total}개 중 ${found}개`,
  secretsFound: (found: number, total: number) => `비밀 장소 ${total}곳 중 ${found}곳`,
  count: (found: number, total: number) => `${found}/${total}`,
  noneFound: '아직 찾은 곳이 없어요. 높은 곳과 구석을 살펴봐요!',

  secretNews: (name: string, point: number) =>
    `비밀 장소 「${name}」${josa.pick(name, '을/를')} 찾았어요! ${point}포인트를 받았어요.`,
} as const;
