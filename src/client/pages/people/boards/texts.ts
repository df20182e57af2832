import { LONG_DATE } from '#shared/time/formats.ts';

export const boardTexts = {
  title: '공지 게시판',
  product: '돌핀 월드',
  failed: '게시판을 불러오지 못했어요.',
  notFound: '이 글은 없거나 지워졌어요.',
  empty: '아직 공지가 없어요.',
  pinned: '중요',
  toWorld: '월드로 가기',
  toList: '목록으로',
  day: (at: string) => LONG_DATE.format(new Date(at)),
} as const;
