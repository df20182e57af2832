import type { AnimationName, Expression } from '#shared/content/avatarLayers.ts';
import type { Backdrop } from './galleryAddress.ts';

const animations: Readonly<Record<AnimationName | 'all', string>> = {
  all: '모두',
  stand: '서기',
  walk: '걷기',
  jump: '뛰기',
  fall: '떨어지기',
  dash: '돌진',
  climb: '오르기',
  sit: '앉기',
  wave: '손 흔들기',
};

const expressions: Readonly<Record<Expression | 'auto', string>> = {
  auto: '알아서',
  default: '보통',
  blink: '감은 눈',
  happy: '기쁨',
  sad: '슬픔',
  surprised: '놀람',
  wink: '윙크',
};

const backdrops: Readonly<Record<Backdrop, string>> = {
  water: '광장 바다',
  sand: '모래',
  dark: '어둠',
  checker: '바둑판',
};

/** Words of the gallery; only developers see them. */
export const galleryTexts = {
  title: '옷장',
  stage: '입은 모습',
  animation: '동작',
  expression: '표정',
  speed: '빠르기',
  scale: '그림 크기',
  zoom: '확대',
  backdrop: '배경',
  categories: '갈래',
  animations,
  expressions,
  backdrops,
  play: '움직이기',
  pause: '멈추기',
  previous: '앞 장면',
  next: '다음 장면',
  mirror: '왼쪽 보기',
  random: '아무거나 입기',
  bare: '모두 벗기',
  copy: '주소 복사',
  copied: '주소를 복사했어요',
  nothing: '없음',
  count: (count: number) => `${count}가지`,
  frame: (index: number, frames: number) => `${index + 1} / ${frames}`,
  times: (value: string) => `${value}배`,
  failed: '그림을 불러오지 못했어요. npm run sprites를 먼저 실행해 주세요.',
} as const;
