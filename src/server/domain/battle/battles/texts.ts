import { josa } from 'es-hangul';

/** Words of battle rooms. */
export const battleTexts = {
  roomOf: (nickname: string) => `${nickname}의 대결방`.slice(0, 30),
  quickRoom: '빠른 대결',
  capacityTooSmall: (players: number) => `지금 ${josa(`${players}명`, '이/가')} 있어서 더 줄일 수 없어요.`,
  teamCountTooSmall: '쓰고 있는 팀이 있어서 팀을 더 줄일 수 없어요.',
};
