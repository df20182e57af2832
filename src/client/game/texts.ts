import type { PlacePage } from '#shared/content/maps/mapTypes.ts';

/** Texts drawn in the world; dialogs and HUD have their own. */
export const GAME_TEXTS = {
  /** Shown beside the name of a time trial. */
  course: '달리기',
  places: { battles: '친구와 겨루는 곳', stages: '스테이지의 문' } satisfies Record<PlacePage, string>,
  pairGate: '둘이서 열기',
  plates: ['왼쪽 조개 발판', '오른쪽 조개 발판'],
  loading: {
    engine: '바다를 채우는 중이에요',
    map: (name: string) => `${name}에 산호를 심는 중이에요`,
    avatar: '옷을 입는 중이에요',
    room: '친구들을 부르는 중이에요',
  },
  failed: {
    engine:
      '이 기기에서는 월드를 그릴 수 없어요. 선생님이나 어른께 브라우저를 새로 바꾸거나 하드웨어 가속을 켜 달라고 부탁해 보세요.',
    files: '월드의 그림을 받아 오지 못했어요. 인터넷 연결을 확인하고 다시 해 보세요.',
    map: '아직 지도에 없는 곳에 와 있어요. 새로고침하면 새 지도를 받을 수 있어요.',
  },
} as const;
