import { josa } from 'es-hangul';
import type { REPORT_STATES, ReportReason } from '#shared/contract/moderation.ts';

/** Words for the people who look after the world; grown-ups, but friendly ones. */
export const staffTexts = {
  product: '돌핀 월드',
  title: '신고 살펴보기',
  back: '월드로 돌아가기',
  notStaff: '선생님만 볼 수 있는 곳이에요.',
  notStaffHint: '채널을 돌보는 선생님으로 들어오면 볼 수 있어요.',
  states: '신고 상태',
  state: {
    OPEN: '기다리는 신고',
    WARNED: '주의를 준 신고',
    MUTED: '말을 멈춘 신고',
    DISMISSED: '문제없는 신고',
  } satisfies Record<(typeof REPORT_STATES)[number], string>,
  count: (count: number) => `모두 ${count}건`,
  empty: { OPEN: '기다리는 신고가 없어요. 모두 살펴봤어요!', other: '아직 여기에 담긴 신고가 없어요.' },
  failed: '신고를 불러오지 못했어요.',
  about: (name: string) => `${name}에 대한 신고`,
  by: (name: string) => `${josa(name, '이/가')} 알려 줬어요`,
  lines: '서버가 들은 말',
  noLines: '서버가 들은 말이 없어요.',
  whisper: '귓속말',
  reasons: {
    BAD_WORDS: '나쁜 말',
    BULLYING: '괴롭힘·따돌림',
    PERSONAL_DATA: '개인정보를 물음',
    SPAM: '같은 말을 되풀이',
    BAD_NAME: '이름·소개',
    OTHER: '다른 일',
  } satisfies Record<ReportReason, string>,
  actions: {
    warn: '주의 주기',
    mute: '말 멈추기',
    dismiss: '문제없음',
    muteFor: '얼마 동안 멈출까요?',
  },
  minutes: { 10: '10분', 60: '1시간', 1440: '하루', 10080: '7일', 43200: '30일' },
  ask: {
    warn: (name: string) => `${name}에게 주의를 줄까요?`,
    mute: (name: string, time: string) => `${josa(name, '이/가')} ${time} 동안 말하지 못하게 할까요?`,
    dismiss: (name: string) => `${name}에 대한 신고를 문제없음으로 닫을까요?`,
    detail: '한 번 정하면 되돌릴 수 없고, 누가 정했는지 기록에 남아요.',
  },
  done: {
    WARN: (name: string) => `${name}에게 주의를 주었어요.`,
    MUTE: (name: string) => `${josa(name, '은/는')} 한동안 말할 수 없어요.`,
    DISMISS: () => '문제없음으로 닫았어요.',
  },
  notDone: '정하지 못했어요. 잠시 뒤에 다시 해 주세요.',
  pages: '쪽',
  page: (page: number, count: number) => `${page} / ${count}쪽`,
  previous: '앞쪽',
  next: '다음 쪽',
  chat: {
    title: '채널의 채팅',
    lead: '채널 멤버 모두에게 바로 적용돼요.',
    saved: '채널의 채팅을 바꾸었어요.',
    failed: '채팅 설정을 불러오지 못했어요.',
  },
} as const;
