import type { AI_REQUEST_STATES } from '#shared/contract/learning/problemAi.ts';

const LEVEL_WORDS = ['아주 쉬움', '쉬움', '보통', '어려움', '아주 어려움'];

/** Texts of drafts by a model. */
export const aiTexts = {
  open: 'AI로 초안 만들기',
  title: 'AI로 문제 초안 만들기',
  lead: '주제를 쓰면 AI가 문제, 테스트, 힌트와 모범 답의 초안을 만들어요. 초안은 학생에게 보이지 않으며, 살펴보고 고친 다음 직접 공개해요.',
  topic: '주제',
  topicHint: '학생의 이름이나 연락처는 쓰지 마세요. 여기에 쓴 것만 AI에게 전해져요.',
  level: '난이도',
  levelOf: (level: number) => LEVEL_WORDS[level - 1] ?? '',
  language: '언어',
  caseCount: '테스트 수',
  ask: '초안 만들기',
  help: '어떻게 만드나요?',
  leftToday: (left: number) => `오늘 ${left}번 더 만들 수 있어요.`,
  notAsked: '부탁하지 못했어요. 다시 시도해 주세요.',
  failed: '지난 초안을 불러오지 못했어요.',
  needsPlan: 'AI 초안은 프로 구독 교실에서 쓸 수 있어요.',
  toPlans: '구독 보러 가기',
  askManager: '구독은 교실의 대표나 매니저가 시작할 수 있어요.',
  off: '이 서버에서는 AI 초안을 쓰지 않아요.',
  offHint: '서버 설정의 AI_DRAFTS를 켜면 쓸 수 있어요. 서버를 돌보는 사람에게 알려 주세요.',
  requests: '지난 초안',
  openDraft: '초안 열기',
  openDraftOf: (topic: string) => `${topic} 초안 열기`,
  states: { WAITING: '만드는 중', DONE: '지운 초안', FAILED: '못 만듦' } satisfies Record<
    (typeof AI_REQUEST_STATES)[number],
    string
  >,
} as const;
