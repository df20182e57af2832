/** Korean texts of the text filter. */
export const textFilterTexts = {
  hurtful: '다른 사람이 불편해할 수 있는 말이 들어 있어요. 고운 말로 바꿔 주세요.',
  asks: '전화번호, 주소, 아이디는 나를 지키는 비밀이에요. 여기에 적지 않아요.',
  help: '많이 힘들었겠어요. 혼자 견디지 말고 믿는 어른에게 꼭 말해 주세요. 109에 전화하면 언제든 이야기를 들어 줘요.',
} as const;
