/** Korean texts of the identity subject that are not in the error catalogue. Source of `notDone`: product spec §8. */
export const identityTexts = {
  notDone: '본인인증이 완료되지 않았습니다. 다시 시도해 주세요.',
  manyChildren: '한 사람이 허락할 수 있는 아이의 수를 넘었어요. 다른 보호자가 확인해 주세요.',
  unreachable: '지금은 본인인증 창을 열 수 없어요. 잠시 뒤에 다시 해 주세요.',
};
