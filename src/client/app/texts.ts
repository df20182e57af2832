/** Words of the shell. */
export const appTexts = {
  starting: '바다로 들어가고 있어요…',
  startFailed: '서버에 닿지 못했어요.',
  startFailedHint: '인터넷을 확인하고 다시 해 보세요.',
  updated: '새 버전으로 바꿨어요. 이어서 하면 돼요!',
  signInAgain: '로그인 시간이 지났어요. 다시 로그인해 주세요.',
  contact: (channel: string, email: string) =>
    `같은 일이 또 생기면 ${channel} 채널이나 ${email}로 알려 주세요.`,
  refreshHotkeys: '새로고침을 해 보세요.\nWindows·크롬북 Ctrl + Shift + R\nMac ⌘ + Shift + R',
  dialogFailed: { title: '앗!', body: '창을 열지 못했어요.' },
  outdated: {
    title: '앗, 문제가 생겼어요',
    body: '오류가 생겼거나 지금 버전이 가장 새로운 버전이 아니에요. 미안해요! 새로고침을 해 주세요.',
    shortcuts: '새로고침 단축키',
    windows: 'Windows',
    chromebook: '크롬북',
    mac: 'Mac',
    refresh: '새로고침',
    board: '게시판 보기',
  },
  world: {
    loading: '산호 마을로 헤엄쳐 가고 있어요',
    failed: '월드를 열지 못했어요.',
    failedHint: '조금 뒤에 다시 해 보세요. 잃어버린 것은 없어요.',
    connecting: '바다로 들어가고 있어요…',
    reconnecting: '다시 이어지고 있어요…',
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
    levelReached: (level: number) => `레벨 ${level} 달성!`,
    kicked: '월드에서 나왔어요.',
    kickedHint: '다시 들어갈 수 있어요.',
    comeBack: '다시 들어가기',
    tips: [
      '방향키로 걷고, 스페이스로 뛰어올라요.',
      '친구 앞에서 ↑ 키를 누르면 이야기할 수 있어요.',
      '문제를 풀면 조개 포인트를 받아요.',
      '틀려도 괜찮아요. 어디가 다른지 알려 줄게요.',
      '코드는 저절로 저장돼요. 창이 닫혀도 안심!',
      '상점에서 산 옷은 가방에서 입을 수 있어요.',
    ],
  },
} as const;

/** Where a person answers, when the product cannot. */
export const SUPPORT_EMAIL = import.meta.env.VITE_SUPPORT_EMAIL ?? 'help@dolphin-world.example';
