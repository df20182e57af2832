import { josa } from 'es-hangul';
import type { EncounterKind } from '#shared/contract/learning/encounters.ts';

export const encounterTexts = {
  names: {
    BOTTLE: '떠내려온 병',
    SHOAL: '줄을 못 선 물고기 떼',
    SEAHORSE: '길 잃은 아기 해마',
    CHEST: '무늬 자물쇠 상자',
    BUBBLES: '차례 방울',
  } satisfies Record<EncounterKind, string>,
  appeared: (name: string) => `가까운 곳에 ${josa(name, '이/가')} 있어요.`,
  open: (name: string) => `${name} 살펴보기`,
  close: '그냥 지나가기',
  code: '코드',
  next: '다음에 올 것',
  gap: '빈칸',
  grid: '해마의 바다. 왼쪽 아래에서 오른쪽을 보고 출발해요.',
  cellName: (number: number) => `${number}번 칸`,
  cellPlace: (column: number, row: number) => `: 오른쪽으로 ${column}, 위로 ${row}`,
  order: '차례대로 눌러요. 마지막에 누른 것을 다시 누르면 물러요.',
  pickedAs: (place: number) => `, ${place}번째`,
  sending: '답을 보내고 있어요.',
  wrong: '이렇게 돼요. 한 번 더 골라 볼까요?',
  right: '맞았어요!',
  missed: (right: string) => `정답: ${right}. 괜찮아요, 또 만나요!`,
  playing: '그대로 해 보면',
  reward: (point: number) => `${point}포인트`,
  passing: '지나가도 괜찮아요. 또 떠내려와요.',
  forFun: '오늘 받을 것은 다 받았어요. 이제는 재미로 풀어요!',
  failed: '지금은 답을 보낼 수 없어요. 다음에 또 만나요.',
} as const;
