/** Texts of the code objects beside which one stands in the world. */
export const codeObjectTexts = {
  whose: (object: string) => `${object}, 누구의 코드로 움직일까요?`,
  own: '내 코드',
  unavailable: '코드 편집기를 열지 못했어요. 잠시 뒤에 다시 해 보세요.',
} as const;
