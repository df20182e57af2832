/** Korean texts of the terms subject that are not in the error catalogue. */
export const termsTexts = {
  changedMeanwhile: '그사이에 약관이 바뀌었어요. 새로 읽고 다시 눌러 주세요.',
  pastDay: '오늘이나 그 뒤의 날을 골라 주세요.',
};
