import { josa } from 'es-hangul';
import { LONG_MOMENT } from '#shared/time/formats.ts';

/** Korean texts of the guardians subject that are not in the error catalogue. */
export const guardianTexts = {
  sameEmail: '내 이메일이 아니라 보호자의 이메일을 적어 주세요.',
  wait: (seconds: number) => `방금 보냈어요. ${inWords(seconds)} 뒤에 다시 보낼 수 있어요.`,
  tooManyMails: (seconds: number) =>
    `오늘은 메일을 더 보낼 수 없어요. ${inWords(seconds)} 뒤에 다시 보낼 수 있어요.`,
  tooManyCodes: (seconds: number) => `번호를 여러 번 보냈어요. ${inWords(seconds)} 뒤에 다시 보낼 수 있어요.`,
  expired: '이 링크는 시간이 지났어요. 아이에게 다시 부탁해 달라고 말해 주세요.',
  pageExpired: '이 링크는 시간이 지났거나 이미 썼어요. 새 링크를 받아 주세요.',
  used: '이 링크는 이미 썼어요. 바꾸고 싶은 것이 있으면 보호자 페이지를 열어 주세요.',
  wrongCode: (left: number) => `번호가 달라요. ${left}번 더 넣어 볼 수 있어요.`,
  noTries: '번호를 여러 번 틀렸어요. 번호를 새로 받아 주세요.',
  codeOver: '번호의 시간이 지났어요. 번호를 새로 받아 주세요.',
  codeText: (code: string, minutes: number) =>
    `[돌핀 월드] 보호자 확인 번호 ${code} (${minutes}분 동안 쓸 수 있어요)`,
  needPhone: '보호자의 휴대전화 번호를 적어 주세요.',
  ownPhone: '아이의 계정에 적힌 번호예요. 보호자의 다른 번호를 쓰거나 본인인증으로 확인해 주세요.',
  phoneFull: '이 번호로는 아이를 더 허락할 수 없어요. 다른 번호를 쓰거나 본인인증으로 확인해 주세요.',
  otherSubject: (nickname: string) => `[돌핀 월드] ${josa(nickname, '이/가')} 다른 보호자에게 부탁했어요`,
  otherLines: (nickname: string) => [
    '안녕하세요. 돌핀 월드예요.',
    `전에 ${nickname}의 보호자로 답해 주신 이메일이라 알려 드려요. ${josa(nickname, '이/가')} 다른 이메일로 보호자의 허락을 부탁했어요.`,
    '그분이 허락하면 그분이 정한 대로 채팅과 결제가 켜져요.',
  ],
  otherClosing: '모르는 일이라면 아이와 이야기해 보세요. 아는 일이라면 아무것도 하지 않아도 돼요.',
  codeSubject: '[돌핀 월드] 보호자 확인 번호예요',
  codeLines: (minutes: number) => [
    '안녕하세요. 돌핀 월드예요.',
    `아래 번호를 열어 둔 페이지에 넣어 주세요. ${minutes}분 동안 쓸 수 있어요.`,
  ],
  notYou: '직접 요청하지 않았다면 이 메일을 그냥 두세요. 아무것도 바뀌지 않아요.',
  askSubject: (nickname: string) => `[돌핀 월드] ${josa(nickname, '이/가')} 보호자의 허락을 부탁했어요`,
  askLines: (nickname: string, days: number) => [
    '안녕하세요. 아이들이 바닷속 세상에서 코딩을 배우는 돌핀 월드예요.',
    `${josa(nickname, '이/가')} 친구들과 글로 이야기하고 싶다고 보호자의 허락을 부탁했어요.`,
    `아래 링크에서 무엇을 보관하는지 읽고, 어디까지 허락할지 고를 수 있어요. 링크는 ${days}일 동안 쓸 수 있어요.`,
  ],
  askButton: '읽어 보고 정하기',
  pageSubject: '[돌핀 월드] 보호자 페이지 링크예요',
  pageLines: (hours: number) => [
    '안녕하세요. 돌핀 월드예요.',
    `아래 링크로 보호자 페이지를 열 수 있어요. 링크는 ${hours}시간 동안 한 번 쓸 수 있어요.`,
  ],
  pageButton: '보호자 페이지 열기',
  deletionSubject: (nickname: string) => `[돌핀 월드] ${josa(nickname, '이/가')} 계정을 지우기로 했어요`,
  deletionLines: (nickname: string, eraseAt: Date) => [
    '안녕하세요. 돌핀 월드예요.',
    `보호자로 허락해 주신 ${josa(nickname, '이/가')} 계정을 지워 달라고 요청했어요.`,
    `${LONG_MOMENT.format(eraseAt)}에 계정과 배운 기록이 모두 지워져요.`,
    '그대로 두려면 그 전에 아이가 다시 로그인해서 「돌아올래요」를 누르면 돼요.',
  ],
  deletionClosing: '아이와 이야기한 일이라면 아무것도 하지 않아도 돼요.',
};

function inWords(seconds: number): string {
  if (seconds < 60) return `${seconds}초`;
  if (seconds < 3600) return `${Math.ceil(seconds / 60)}분`;
  return `${Math.ceil(seconds / 3600)}시간`;
}
