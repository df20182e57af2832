/** Korean texts of the accounts subject that are not in the error catalogue. */
export const accountTexts = {
  loginNameTaken: '이미 쓰고 있는 아이디예요.',
  nicknameTaken: '이미 쓰고 있는 닉네임이에요.',
  emailTaken: '이미 쓰고 있는 이메일이에요.',
  nicknameRefused: '이 닉네임은 쓸 수 없어요. 다른 닉네임을 지어 주세요.',
  wordsRefused: '다른 사람이 불편해할 수 있는 말이 들어 있어요. 고운 말로 바꿔 주세요.',
  birthDateAhead: '태어난 날은 오늘보다 앞이어야 해요.',
  birthDateOutOfRange: '태어난 날을 다시 골라 주세요. 4살부터 100살까지 가입할 수 있어요.',
  locked: (minutes: number) => `비밀번호를 여러 번 틀려서 잠시 잠겼어요. ${minutes}분 뒤에 다시 해 주세요.`,
  oneself: '나 자신에게는 할 수 없어요.',
  notAMember: (channelName: string) => `${channelName} 멤버가 아닙니다.`,
  resetSubject: '[돌핀 월드] 비밀번호를 다시 정하는 인증번호예요',
  resetBody: (mail: { nickname: string; code: string; minutes: number; page: string }) =>
    [
      `${mail.nickname} 님, 안녕하세요. 돌핀 월드예요.`,
      '',
      '비밀번호를 다시 정하려면 아래 인증번호를 넣어 주세요.',
      '',
      `    ${mail.code}`,
      '',
      `인증번호는 ${mail.minutes}분 동안 한 번만 쓸 수 있어요.`,
      `비밀번호 다시 정하기: ${mail.page}`,
      '',
      '직접 요청하지 않았다면 이 메일을 그냥 두세요. 비밀번호는 바뀌지 않아요.',
    ].join('\n'),
};
