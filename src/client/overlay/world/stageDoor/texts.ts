import { josa } from 'es-hangul';

export const doorTexts = {
  loading: '문을 여는 중',
  /** The stages behind a door, by their numbers. */
  behind: (play: string, from: number, to: number) => `${play} ${from}~${to}`,
  stars: (count: number, most: number) => `${count} / ${most}`,
  price: (stars: number) => `별 ${stars}개`,
  after: (order: number) => `${order}번 다음`,
  needsStars: (stars: number, have: number) =>
    `안개가 껴서 들어갈 수 없어요. 별 ${stars}개를 모으면 열려요. 지금은 ${have}개예요.`,
  needsStage: (play: string, order: number, mapName: string) =>
    `아직 열리지 않은 문이에요. ${josa(mapName, '으로/로')} 가서 ${play} ${order}번을 먼저 해 봐요.`,
  stages: (play: string) => `${play} 스테이지`,
  stage: (play: string, order: number, title: string) => `${play} ${order}, ${title}`,
  states: { done: '해냄', now: '지금 할 차례', open: '열림', locked: '잠김' },
  starCount: (count: number) => `별 ${count}개`,
  locked: (order: number) => `아직 잠겨 있어요. ${order}번을 먼저 해 봐요.`,
  friends: (names: readonly string[]) => `여기까지 온 친구: ${names.join(', ')}`,
  nextGift: (stars: number, gift: string) => `별 ${stars}개: ${gift}`,
  allGifts: '별 선물을 모두 받았어요',
  gotGift: (stars: number, gift: string, point: number) =>
    `별 ${stars}개를 모았어요! 선물은 ${gift}, ${point}포인트예요.`,
  title: (name: string) => `칭호 「${name}」`,
} as const;
