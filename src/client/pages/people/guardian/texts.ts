import { josa } from 'es-hangul';
import type { ChatLimiter, ChatMode } from '#shared/contract/people/chat.ts';

/** Texts for guardians: plain words, polite, nothing hurried. */
export const guardianPageTexts = {
  product: '돌핀 월드',
  title: '보호자 확인',
  pageTitle: '보호자 페이지',
  wish: (name: string) => `${josa(name, '이/가')} 친구들과 글로 이야기하고 싶어 해요.`,
  level: (level: number) => `레벨 ${level}`,
  newWish: '새 부탁 1',
  intro:
    '돌핀 월드는 아이들이 바닷속 세상에서 코딩을 배우는 곳이에요. 둘러보기와 배우기는 동의 없이도 할 수 있어요. 아래 것은 보호자가 동의한 뒤에만 켜져요.',
  opens: ['친구와 글로 이야기하기', '귓속말', '사진과 글 올리기', '돈으로 결제하기'],
  chat: {
    title: '친구와 이야기',
    wished: '아이의 부탁',
    modes: { SAFE_PHRASES: '인사말만', FREE: '거른 채팅', OFF: '끄기' } satisfies Record<ChatMode, string>,
    about: {
      SAFE_PHRASES: '미리 준비한 인사말과 몸짓으로만 이야기해요.',
      FREE: '직접 글을 써요. 나쁜 말과 전화번호, 주소는 걸러요. 선생님이 신고를 살펴봐요.',
      OFF: '글과 인사말을 모두 꺼요. 몸짓만 할 수 있어요.',
    } satisfies Record<ChatMode, string>,
    whisper: '귓속말은 친구끼리만',
    whisperAbout: '서로 친구가 된 아이, 그리고 교실 선생님과만 할 수 있어요.',
  },
  code: {
    title: '메일로 온 확인 번호',
    label: '확인 번호 여섯 자리',
    send: '확인 번호 받기',
    again: '다시 보내기',
    againIn: (seconds: number) => `${seconds}초 뒤에 다시 보내기`,
    sentTo: (email: string) => `${josa(email, '으로/로')} 보냈어요`,
    lead: (email: string) => `버튼을 누르면 ${josa(email, '으로/로')} 번호를 보내요.`,
    left: (clock: string) => `남은 시간 ${clock}`,
    over: '번호의 시간이 지났어요. 다시 보내기를 눌러 주세요.',
  },
  identity: {
    title: '휴대전화 본인인증',
    lead: '메일로 온 번호 대신 본인인증으로 바로 확인할 수 있어요. 19살 이상인 보호자인지만 확인하고, 이름과 번호는 보관하지 않아요.',
    start: '본인인증으로 확인하기',
    done: '본인인증이 완료되었습니다.',
    or: '또는',
  },
  kept: {
    title: '돌핀 월드가 보관하는 것',
    rows: [
      ['닉네임, 이름, 태어난 날', '탈퇴할 때까지'],
      ['푼 문제와 쓴 코드', '탈퇴할 때까지'],
      ['귓속말', '30일'],
      ['함께하는 채팅', '저장하지 않음'],
      ['신고된 글', '처리할 때까지'],
      ['보호자의 이름과 이메일, 동의 기록', '아이가 탈퇴할 때까지'],
      ['본인인증을 한 때와 같은 사람인지 아는 암호값', '아이가 탈퇴할 때까지'],
    ],
  },
  who: {
    title: '동의하는 분',
    name: '보호자 이름',
    isGuardian: (name: string) => `나는 ${name}의 법정대리인(보호자)이고, 위 내용을 읽고 동의해요.`,
  },
  submit: '이렇게 허락하기',
  missingSend: '번호를 받거나 본인인증을 해 주세요',
  missingDigits: (count: number) => `번호 ${COUNTS[count] ?? count} 자리 남음`,
  missingName: '이름을 적어 주세요',
  missingTick: '보호자 확인에 표시해 주세요',
  deny: '지금 그대로 두기',
  denied: '그대로 두었어요',
  deniedBody: '아이에게는 「다음에」라고만 전해요. 마음이 바뀌면 같은 링크로 다시 정할 수 있어요.',
  done: '고마워요!',
  doneBody: (name: string) => `이제 ${josa(name, '이/가')} 정하신 대로 친구들과 이야기할 수 있어요.`,
  toPage: '보호자 페이지 보기',
  failed: '보내지 못했어요. 잠시 뒤에 다시 해 주세요.',
  loadFailed: '페이지를 불러오지 못했어요.',
  linkEnded: '이 링크는 쓸 수 없어요',
  linkUnknown: '링크를 찾을 수 없어요. 메일의 링크를 다시 눌러 주세요.',
  getLink: {
    title: '보호자 페이지 열기',
    lead: '동의할 때 쓴 이메일을 적어 주세요. 페이지를 여는 링크를 보내 드려요.',
    email: '이메일',
    send: '링크 받기',
    sent: '동의한 기록이 있는 이메일이라면 곧 링크가 도착해요. 스팸함도 살펴봐 주세요.',
  },
  enter: { button: '보호자 페이지 열기', lead: '확인 번호를 넣으면 30분 동안 페이지가 열려요.' },
  page: {
    children: '아이 고르기',
    since: (day: string) => `${day}부터 허락 중`,
    empty: '지금 허락한 아이가 없어요',
    emptyHint: '14살이 된 아이는 스스로 정하므로 여기에 보이지 않아요.',
    saved: '바로 적용했어요.',
    holds: (who: readonly ChatLimiter[], mode: ChatMode) =>
      `지금은 ${who.map((one) => LIMITERS[one]).join(', ')} 더 좁게 정해서 「${MODE_NAMES[mode]}」예요.`,
    whisperHolds: (who: readonly ChatLimiter[]) =>
      `지금은 ${who.map((one) => LIMITERS[one]).join(', ')} 귓속말을 꺼 두었어요.`,
    summary: '이렇게 지내요',
    summaryHint: '친구와 나눈 이야기는 여기에도 보이지 않아요.',
    days: '지난 7일 동안 배운 날',
    documents: '읽은 글',
    problems: '푼 문제',
    quests: '끝낸 퀘스트',
    friends: '친구',
    unitDays: (count: number) => `${count}일`,
    units: (count: number) => `${count}개`,
    people: (count: number) => `${count}명`,
    withdraw: '허락 모두 거두기',
    withdrawAsk: (name: string) => `${name}에 대한 허락을 모두 거둘까요?`,
    withdrawBody:
      '글로 하는 채팅과 귓속말, 사진과 글 올리기, 결제가 바로 꺼져요. 배운 것과 퀘스트, 가진 물건은 그대로 남고, 인사말과 몸짓은 계속 할 수 있어요. 동의와 철회 기록은 아이가 탈퇴할 때까지 보관해요.',
    withdrawConfirm: '모두 거두기',
    keep: '그만두기',
    withdrawn: '허락을 모두 거두었어요.',
    close: '나가기',
    closed: '페이지를 닫았어요.',
    over: '시간이 지나 페이지가 닫혔어요. 새 링크를 받아 주세요.',
  },
} as const;

const COUNTS = ['', '한', '두', '세', '네', '다섯', '여섯'];
const MODE_NAMES = guardianPageTexts.chat.modes;
const LIMITERS: Readonly<Record<ChatLimiter, string>> = {
  CHANNEL: '교실에서',
  TEACHER: '선생님이',
  GUARDIAN: '보호자가',
};
