import type {
  SandboxBehaviour,
  TextMessageFailure,
  TextMessageState,
} from '#shared/contract/channels/textMessages.ts';
import type { TextMessageFilter } from '#client/net/channels/textMessages.ts';

/** Texts of the page of text messages. */
export const messagesTexts = {
  title: '문자',
  tabs: '무엇을 할까요?',
  tab: { WRITE: '보내기', HISTORY: '보낸 문자', OUTBOX: '시험 우편함' },
  left: (count: number) => `오늘 ${count.toLocaleString('ko-KR')}건 더 보낼 수 있어요.`,
  needsPlan: '문자를 보내려면 이 교실에 프로 구독이 필요해요.',
  planGives: (count: number, price: number) =>
    `프로 구독 교실은 하루에 ${count.toLocaleString('ko-KR')}건까지 보낼 수 있어요. 한 달에 ${price.toLocaleString('ko-KR')}원이에요.`,
  toPlans: '구독 보러 가기',
  askManager: '구독은 교실의 대표나 매니저가 시작할 수 있어요.',
  sandbox: '시험 모드예요. 문자는 진짜로 나가지 않고 시험 우편함에 쌓여요.',
  receivers: '받을 사람',
  failedReceivers: '멤버를 불러오지 못했어요.',
  failedHistory: '보낸 문자를 불러오지 못했어요.',
  failedOutbox: '시험 우편함을 열 수 없어요.',
  noReceivers: '찾는 멤버가 없어요.',
  noHistory: '여기에 담긴 문자가 없어요.',
  noOutbox: '아직 아무 문자도 들어오지 않았어요.',
  onlyWithNumber: '연락처가 있는 사람만 보기',
  noPhone: '등록된 연락처가 없어요.',
  optedOut: '문자 안 받음',
  consent: '광고 동의',
  sentToday: (count: number) => `오늘 ${count}건`,
  choose: (name: string) => `${name} 고르기`,
  chooseAll: '이 쪽의 모두 고르기',
  chosen: (count: number) => `${count}명 골랐어요.`,
  write: '문자 쓰기',
  clear: '모두 빼기',
  filter: '어떤 문자를 볼까요?',
  filters: { ALL: '모두', OPEN: '가는 중', DONE: '보냄', FAILED: '못 보냄' } satisfies Record<
    TextMessageFilter,
    string
  >,
  states: {
    WAITING: '기다리는 중',
    SENDING: '보내는 중',
    SENT: '보냄',
    DELIVERED: '도착함',
    FAILED: '실패',
    CANCELLED: '취소됨',
  } satisfies Record<TextMessageState, string>,
  failures: {
    BAD_NUMBER: '없는 번호',
    SENDER_REFUSED: '발송 거절',
    TEXT_REFUSED: '내용 거절',
    NOT_DELIVERED: '도착 안 함',
    NO_ANSWER: '대답 없음',
    TAKEN_BACK: '받지 않음',
  } satisfies Record<TextMessageFailure, string>,
  resent: '다시 보냄',
  view: (name: string) => `${name}에게 보낸 문자 보기`,
  open: '보기',
  behaviour: '다음 문자를 어떻게 할까요?',
  behaviours: {
    DELIVER: '잘 보내기',
    REFUSE: '번호를 거절하기',
    LOSE: '가다가 잃어버리기',
    HANG: '대답 없이 멈추기',
    GARBAGE: '엉뚱한 대답 하기',
  } satisfies Record<SandboxBehaviour, string>,
  behaviourSet: '이제부터 그렇게 해요.',
  outboxStates: { PREPARED: '준비됨', DELIVERED: '도착함', LOST: '잃어버림' } as Readonly<
    Record<string, string>
  >,
} as const;
