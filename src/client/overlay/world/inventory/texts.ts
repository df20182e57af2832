export const inventoryTexts = {
  title: '내 가방',
  categories: '물건의 종류',
  items: '가진 물건',
  listFailed: '가방을 열지 못했어요.',
  empty: '이 칸에는 물건이 없어요.',
  emptyHint: '상점에서 새 물건을 만나 보세요.',
  worn: '입음',
  choose: '물건을 누르면 입거나 벗을 수 있어요.',
  failed: '바꾸지 못했어요. 다시 눌러 보세요.',
  onlyExchanged: '이것은 다른 것으로 바꿀 수만 있어요.',
  pets: '바다 짝꿍',
  shop: '상점 가기',
} as const;
