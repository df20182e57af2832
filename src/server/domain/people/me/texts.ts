import { LONG_MOMENT } from '#shared/time/formats.ts';

export const deletionTexts = {
  requested: (mail: { nickname: string; eraseAt: Date; page: string }) => ({
    subject: '[돌핀 월드] 계정을 지우기로 했어요',
    body: [
      `${mail.nickname} 님, 안녕하세요. 돌핀 월드예요.`,
      '',
      `계정을 지워 달라는 요청을 받았어요. ${LONG_MOMENT.format(mail.eraseAt)}에 모두 지워져요.`,
      '마음이 바뀌었다면 그 전에 다시 로그인해서 「돌아올래요」를 눌러 주세요.',
      `로그인하기: ${mail.page}`,
      '',
      '직접 요청하지 않았다면 바로 로그인해서 비밀번호를 바꿔 주세요.',
    ].join('\n'),
  }),
};

/** Texts about mail and phone in the second step of signing up. */
export const contactTexts = {
  emailInSettings: '이메일은 설정의 「이메일 바꾸기」에서 바꿀 수 있어요.',
  phoneInSettings: '휴대전화 번호는 설정의 「휴대전화 번호 바꾸기」에서 바꿀 수 있어요.',
  passwordNeeded: '이메일이나 휴대전화 번호를 적으려면 지금 비밀번호를 함께 입력해 주세요.',
};
