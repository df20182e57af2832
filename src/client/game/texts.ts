/** Words of the world itself; dialogs and HUD have their own. */
export const GAME_TEXTS = {
  /** Beside the name of a timed run. */
  course: '달리기',
  loading: {
    engine: '바다를 채우는 중이에요',
    map: (name: string) => `${name}에 산호를 심는 중이에요`,
    avatar: '옷을 입는 중이에요',
    line: '친구들을 부르는 중이에요',
  },
  failed: {
    engine: '이 기기에서는 월드를 그릴 수 없어요. 브라우저를 새로 바꾸거나 하드웨어 가속을 켜 보세요.',
    files: '월드의 그림을 받아 오지 못했어요. 인터넷 연결을 확인하고 다시 해 보세요.',
    map: '이 앱이 모르는 곳에 와 있어요. 새로고침하면 새 지도를 받을 수 있어요.',
  },
} as const;
