/** Korean texts of equipment and looks that are not in the error catalogue. */
export const avatarTexts = {
  wrongCategory: '이 물건은 여기에 입을 수 없어요.',
  permanent: '피부, 얼굴, 머리는 벗을 수 없어요. 다른 것으로 바꿔 보세요.',
  chosenTwice: '같은 종류는 하나만 골라 주세요.',
  incomplete: '피부, 얼굴, 머리를 하나씩 골라 주세요.',
  notForStart: '처음에는 피부, 얼굴, 머리, 옷, 신발만 고를 수 있어요.',
  cannotCombine: '한벌옷은 상의나 하의와 함께 입을 수 없어요.',
  outfitChosenBefore: '모습은 이미 골랐어요. 가방에서 갈아입을 수 있어요.',
};
