import type { MapKey } from '#shared/content/maps/mapTypes.ts';
import type { ShellKind } from '#shared/content/collectibles.ts';

export const collectionTexts = {
  alreadyClaimed: '이 선물은 벌써 받았어요.',
  shells: {
    scallop: '부채조개',
    conch: '소라',
    pearl: '진주조개',
  } satisfies Record<ShellKind, string>,
  /** The words for the shells of a map. */
  shellMaps: {
    plaza: '산호',
    beach: '모래',
    kelp: '다시마',
    cave: '수정',
    arena: '보물',
    sky: '구름',
  } satisfies Record<MapKey, string>,
  shellText: {
    scallop: '부채처럼 활짝 펼쳐진 조개예요.',
    conch: '귀에 대면 바닷소리가 들린대요.',
    pearl: '지도마다 하루에 하나뿐인 귀한 조개예요.',
  } satisfies Record<ShellKind, string>,
  shellHint: (map: string) => `${map}의 바닥과 높은 곳을 살펴봐요.`,
  itemHint: {
    shop: (price: number) => `상점에서 ${price.toLocaleString('ko')}포인트에 만날 수 있어요.`,
    gift: (npc: string) => `${npc}의 부탁을 들어주면 선물로 받아요.`,
    giftOrShop: (npc: string, price: number) =>
      `${npc}의 부탁을 들어주면 선물로 받아요. 상점에서는 ${price.toLocaleString('ko')}포인트예요.`,
    look: '처음 모습을 고를 때 만날 수 있어요.',
  },
  mapText: (secrets: number) => `비밀 장소가 ${secrets}곳 숨어 있는 곳이에요.`,
  mapHint: '문과 아치를 지나면 새 바다가 나와요.',
  npcText: (role: string) => `${role} 일을 하는 바다 이웃이에요.`,
  npcHint: (map: string) => `${map}에 사는 이웃이에요. 다가가서 인사해 봐요.`,
  certificateHint: '이야기 하나를 끝까지 마치면 받아요.',
  personText: '함께 바다를 누비는 친구예요.',
} as const;
