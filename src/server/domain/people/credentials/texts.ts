import { UNDO_DAYS } from '#shared/contract/people/credentials.ts';

/** Korean texts of changed passwords, mails and phones that are not in the error catalogue. */
export const credentialTexts = {
  samePassword: '지금 비밀번호와 다른 비밀번호를 정해 주세요.',
  sameEmail: '지금 쓰고 있는 이메일이에요.',
  samePhone: '지금 쓰고 있는 휴대전화 번호예요.',
  codeText: (code: string, minutes: number) =>
    `[돌핀 월드] 확인 번호 ${code} (${minutes}분). 직접 요청하지 않았다면 무시해 주세요.`,
  phoneChangedText:
    '[돌핀 월드] 계정의 휴대전화 번호가 바뀌었어요. 내가 바꾸지 않았다면 비밀번호를 바꿔 주세요.',
  guardianEmail: '보호자의 이메일이 아니라 내 이메일을 적어 주세요.',
  waitForCode: '확인 번호를 여러 번 보냈어요. 한 시간 뒤에 다시 해 주세요.',
  wrongCode: (left: number) => `번호가 달라요. ${left}번 더 넣어 볼 수 있어요.`,
  noTries: '번호를 여러 번 틀렸어요. 번호를 새로 받아 주세요.',
  codeOver: '번호의 시간이 지났어요. 번호를 새로 받아 주세요.',
  codeSubject: '[돌핀 월드] 새 이메일을 확인해 주세요',
  codeLines: (nickname: string, minutes: number) => [
    `${nickname} 님, 안녕하세요. 돌핀 월드예요.`,
    `이 이메일을 계정에 쓰려면 아래 번호를 설정 화면에 넣어 주세요. ${minutes}분 동안 쓸 수 있어요.`,
  ],
  codeClosing: '직접 요청하지 않았다면 이 메일을 그냥 두세요. 아무것도 바뀌지 않아요.',
  changed: {
    EMAIL: {
      subject: '[돌핀 월드] 계정의 이메일이 바뀌었어요',
      lines: (nickname: string) => [
        `${nickname} 님, 안녕하세요. 돌핀 월드예요.`,
        '계정의 이메일이 다른 주소로 바뀌었어요. 직접 바꿨다면 아무것도 하지 않아도 돼요.',
        `내가 바꾸지 않았다면 ${UNDO_DAYS}일 안에 아래 버튼을 눌러 되돌려 주세요. 모든 기기에서 로그아웃되고, 새 비밀번호를 정할 수 있어요.`,
      ],
    },
    PHONE: {
      subject: '[돌핀 월드] 계정의 휴대전화 번호가 바뀌었어요',
      lines: (nickname: string) => [
        `${nickname} 님, 안녕하세요. 돌핀 월드예요.`,
        '계정의 휴대전화 번호가 바뀌었어요. 직접 바꿨다면 아무것도 하지 않아도 돼요.',
        `내가 바꾸지 않았다면 ${UNDO_DAYS}일 안에 아래 버튼을 눌러 되돌려 주세요. 모든 기기에서 로그아웃되고, 새 비밀번호를 정할 수 있어요.`,
      ],
    },
    PASSWORD: {
      subject: '[돌핀 월드] 계정의 비밀번호가 바뀌었어요',
      lines: (nickname: string) => [
        `${nickname} 님, 안녕하세요. 돌핀 월드예요.`,
        '계정의 비밀번호가 바뀌었어요. 직접 바꿨다면 아무것도 하지 않아도 돼요.',
        `내가 바꾸지 않았다면 ${UNDO_DAYS}일 안에 아래 버튼을 눌러 새 비밀번호를 정해 주세요. 모든 기기에서 로그아웃돼요.`,
      ],
    },
  },
  undoButton: '내가 바꾸지 않았어요',
  undoClosing: '이 링크는 다른 사람에게 보여 주지 마세요.',
};
