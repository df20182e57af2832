/** Korean texts of the sessions subject that are not in the error catalogue. */
export const sessionTexts = {
  passwordForNumber: '번호를 바꾸려면 지금 비밀번호를 함께 입력해 주세요.',
  waitToSignIn: (seconds: number) =>
    `비밀번호를 여러 번 틀렸어요. ${seconds < 60 ? `${seconds}초` : `${Math.ceil(seconds / 60)}분`} 뒤에 다시 해 주세요.`,
  disabled: (reason: string) => `지금은 쓸 수 없는 계정이에요. 이유: ${reason}`,
  wrongPassword: '비밀번호가 맞지 않아요. 다시 적어 주세요.',
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
