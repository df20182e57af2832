import type { ChatLimiter } from '#shared/contract/people/chat.ts';

/** Words for a child about its guardian's consent. */
export const guardianTexts = {
  ask: '보호자에게 부탁하기',
  settings: {
    by: (who: readonly ChatLimiter[]) => `${who.map((one) => LIMITERS[one]).join(', ')} 정했어요.`,
  },
  dialog: {
    title: '보호자에게 부탁하기',
    why: '14살보다 어리면 보호자의 동의가 있어야 글로 이야기하고, 귓속말하고, 사진을 올리고, 결제할 수 있어요.',
    meanwhile: '둘러보기, 배우기, 퀘스트, 인사말과 몸짓은 지금도 할 수 있어요.',
    email: '보호자의 이메일',
    emailHint: '엄마, 아빠처럼 나를 돌보는 어른의 이메일이에요. 내 이메일은 안 돼요.',
    send: '부탁 메일 보내기',
    again: '다시 보내기',
    other: '다른 이메일로 보내기',
    waiting: (email: string) => `${email} 주소로 부탁 메일을 보냈어요. 보호자가 열어 볼 때까지 기다려요.`,
    waitingHint: '메일이 안 보이면 스팸함도 살펴봐 달라고 말해 봐요.',
    later: '이번에는 그대로 두기로 했어요. 다음에 다시 부탁해 봐요.',
    wait: (seconds: number) =>
      seconds < 60
        ? `${seconds}초 뒤에 다시 보낼 수 있어요.`
        : seconds < 3600
          ? `${Math.ceil(seconds / 60)}분 뒤에 다시 보낼 수 있어요.`
          : `${Math.ceil(seconds / 3600)}시간 뒤에 다시 보낼 수 있어요.`,
    tooMany: '오늘은 메일을 많이 보냈어요. 내일 다시 보낼 수 있어요.',
    proved: '보호자가 동의했어요. 이제 친구들과 이야기할 수 있어요!',
    notNeeded: '보호자의 동의 없이도 모두 할 수 있어요.',
    sent: '부탁 메일을 보냈어요!',
    failed: '보호자 소식을 불러오지 못했어요.',
    sendFailed: '메일을 보내지 못했어요. 잠시 뒤에 다시 해 주세요.',
    close: '닫기',
  },
} as const;

const LIMITERS: Readonly<Record<ChatLimiter, string>> = {
  CHANNEL: '교실에서',
  TEACHER: '선생님이',
  GUARDIAN: '보호자가',
};
