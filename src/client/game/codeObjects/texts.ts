import { josa } from 'es-hangul';

/** Words that code objects show in the world. */
export const codeObjectWords = {
  swing: (nickname: string) => `${josa(nickname, '이/가')} 풀어 준 그물 그네`,
} as const;
