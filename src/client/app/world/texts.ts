import { josa } from 'es-hangul';

/** Texts around the running world; those of its loading belong to the shell. */
export const worldTexts = {
  failed: '월드를 열지 못했어요.',
  failedHint: '조금 뒤에 다시 해 보세요. 잃어버린 것은 없어요.',
  connecting: '바다로 들어가고 있어요…',
  reconnecting: '다시 이어지고 있어요…',
  nothingLost: '잃어버린 것은 없어요.',
  elapsed: (seconds: number) => (seconds < 60 ? `${seconds}초째` : `${Math.floor(seconds / 60)}분째`),
  resumed: '다시 이어졌어요!',
  blocked: '월드로 가는 길이 막혀 있어요.',
  blockedHint:
    '인터넷은 잘 되는데, 이 인터넷이 월드와 이어지는 길만 막고 있어요. 선생님이나 어른께 이 화면을 보여 주세요.',
  forTeachers: '선생님께',
  askForSocket: '네트워크 관리자에게 아래 주소의 웹소켓(WebSocket) 연결을 허용해 달라고 부탁해 주세요.',
  blockedMeanwhile: '길이 열리면 저절로 들어가요. 잃어버린 것은 없어요.',
  tryAgain: '다시 해 보기',
  elsewhere: '다른 창에서 놀고 있어요.',
  elsewhereHint: '여기서 이어서 하면 다른 창은 잠시 멈춰요.',
  playHere: '여기서 하기',
  titleEarned: (name: string) =>
    `새 칭호 「${name}」${josa.pick(name, '을/를')} 받았어요! 도감에서 달아 봐요.`,
  levelReached: (level: number) => `레벨 ${level} 달성!`,
  outdated: '돌핀 월드가 새로워졌어요!',
  outdatedHint: '새로 고치면 서 있던 자리에서 이어서 할 수 있어요. 잃어버린 것은 없어요.',
  reload: '새로 고치기',
  kicked: '월드에서 나왔어요.',
  kickedHint: '다시 들어갈 수 있어요.',
  comeBack: '다시 들어가기',
} as const;
