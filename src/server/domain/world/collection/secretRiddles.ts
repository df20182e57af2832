import type { MapKey } from '#shared/content/maps/mapTypes.ts';

/** A riddle for every secret spot, by its number on the map: where it is without saying so. */
export const SECRET_RIDDLES: Readonly<Record<MapKey, readonly string[]>> = {
  plaza: ['광장 왼쪽 끝, 지붕보다 높은 곳에서 누가 낮잠을 잘까요?', '오른쪽 높은 다락에 불빛이 새어 나와요.'],
  beach: ['왼쪽 높은 곳, 파도가 자주 가려 주는 난간이 있어요.', '갈매기들은 오른쪽 어디에 앉아 멀리 볼까요?'],
  kelp: [
    '왼쪽 큰 잎사귀를 들추면 누가 살고 있어요.',
    '오른쪽 위, 해마가 물건을 모아 두는 방이에요.',
    '숲에서 하늘과 가장 가까운 곳은 어디일까요?',
  ],
  cave: [
    '오른쪽 깊은 곳에서 수정이 두근두근 뛰어요.',
    '왼쪽 위 구멍에 말을 걸면 대답이 돌아와요.',
    '호수는 겉보다 바닥이 더 반짝여요.',
  ],
  arena: ['선장은 오른쪽 갑판 아래에 무엇을 숨겼을까요?'],
  sky: ['왼쪽 가장 높은 구름 위에 별이 심겨 있어요.'],
};
