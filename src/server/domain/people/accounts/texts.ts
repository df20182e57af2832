/** Korean texts of the accounts subject that are not in the error catalogue. */
export const accountTexts = {
  loginNameTaken: '이미 쓰고 있는 아이디예요.',
  nicknameTaken: '이미 쓰고 있는 닉네임이에요.',
  emailTaken: '이미 쓰고 있는 이메일이에요.',
  nicknameRefused: '이 닉네임은 쓸 수 없어요. 다른 닉네임을 지어 주세요.',
  nicknameReserved: '선생님이나 운영자처럼 보이는 닉네임은 쓸 수 없어요. 다른 닉네임을 지어 주세요.',
  passwordCommon: '너무 쉬운 비밀번호예요. 다른 사람이 맞히기 어려운 말로 정해 주세요.',
  passwordPersonal: '아이디, 닉네임, 생일은 비밀번호로 쓸 수 없어요. 나만 아는 말로 정해 주세요.',
  birthDateAhead: '태어난 날은 오늘보다 앞선 날이어야 해요.',
  birthDateOutOfRange: '태어난 날을 다시 골라 주세요. 4살부터 100살까지 가입할 수 있어요.',
  oneself: '나 자신에게는 할 수 없어요.',
};
