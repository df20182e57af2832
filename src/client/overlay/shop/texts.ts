import { josa } from 'es-hangul';

/** Words of the shop. */
export const shopTexts = {
  title: '꾸미기 상점',
  categories: '물건의 종류',
  products: '물건',
  listFailed: '물건을 불러오지 못했어요.',
  empty: '이 칸에는 물건이 없어요.',
  owned: '보유 중',
  rarity: { COMMON: '', RARE: '귀한 물건', EPIC: '아주 귀한 물건' },
  choose: '마음에 드는 것을 골라 입어 보세요!',
  buy: (name: string, price: number) => `${name} ${price.toLocaleString('ko-KR')} 포인트로 사기`,
  buying: '사고 있어요',
  short: (missing: number) => `${missing.toLocaleString('ko-KR')} 포인트가 더 있어야 해요`,
  shortHint: '퀘스트를 끝내면 포인트를 받을 수 있어요.',
  wear: '바로 입기',
  wearing: '입고 있어요',
  worn: '지금 입고 있어요',
  bought: (name: string) => `${josa(name, '을/를')} 샀어요!`,
  wornNow: (name: string) => `${josa(name, '을/를')} 입었어요!`,
  buyFailed: '사지 못했어요. 포인트는 그대로예요.',
  wearFailed: '입지 못했어요. 다시 눌러 보세요.',
  point: '가진 포인트',
  previous: '앞쪽',
  next: '뒤쪽',
  page: (page: number, pages: number) => `${page} / ${pages}쪽`,
} as const;
