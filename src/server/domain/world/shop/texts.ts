/** Korean texts of the shop that are not in the error catalogue. */
export const shopTexts = {
  priceChanged: (price: number) => `값이 바뀌었어요. 지금은 ${price.toLocaleString('ko-KR')} 포인트예요.`,
  chosenTwice: '같은 물건을 두 번 골랐어요.',
  ownedCannotBeWished: '이미 가지고 있어서 찜하지 않아도 돼요.',
};
