/** Words of the shell. */
export const appTexts = {
  tracking: {
    title: '이용 통계를 보내도 될까요?',
    about:
      '더 좋은 돌핀 월드를 만들려고 어떤 화면이 열렸는지와 오류가 난 곳만 모아요. 누구인지는 보내지 않고, 설정에서 언제든 끌 수 있어요.',
    yes: '보내도 좋아요',
    no: '보내지 않을래요',
  },
  starting: '바다로 들어가고 있어요…',
  startFailed: '돌핀 월드에 닿지 못했어요.',
  startFailedHint: '인터넷을 확인하고 다시 해 보세요.',
  updated: '새 버전으로 바꿨어요. 이어서 하면 돼요!',
  signInAgain: '로그인 시간이 지났어요. 다시 로그인해 주세요.',
  contact: (channel: string, email: string) =>
    `같은 일이 또 생기면 ${channel} 선생님이나 이메일(${email})로 알려 주세요.`,
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
  /** On the way into the world. */
  world: {
    loading: '산호 마을로 헤엄쳐 가고 있어요',
    /** The key that does what can be done here stands for `{talk}`. */
    keyTips: [
      '방향키로 걷고, 스페이스로 뛰어올라요.',
      '{talk} 키 하나면 돼요. 친구와 이야기하고, 문을 열고, 달리기를 시작해요.',
    ],
    touchTips: ['왼쪽 막대로 걷고, 오른쪽 단추로 뛰어올라요.', '친구를 톡 누르면 이야기할 수 있어요.'],
    tips: [
      '문제를 풀면 조개 포인트를 받아요.',
      '틀려도 괜찮아요. 어디가 다른지 알려 줄게요.',
      '코드는 저절로 저장돼요. 창이 닫혀도 안심!',
      '상점에서 산 옷은 가방에서 입을 수 있어요.',
    ],
  },
} as const;

/** The address at which a person answers, when the product cannot. */
export const SUPPORT_EMAIL = import.meta.env.VITE_SUPPORT_EMAIL ?? 'help@dolphin-world.example';
