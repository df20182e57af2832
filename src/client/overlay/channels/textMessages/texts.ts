import { josa } from 'es-hangul';
import type {
  SkipReason,
  TextMessageFailure,
  TextMessageState,
} from '#shared/contract/channels/textMessages.ts';
import type { TextMessagePurpose, TextMessageType } from '#shared/contract/channels/textMessageSize.ts';

/** Texts of the dialog that sends text messages and shows what was sent. */
export const textMessageTexts = {
  publish: '문자 발송',
  view: '발송 내역 확인',
  of: (place: number, count: number) => `${count}명 중 ${place}번째`,
  nickname: '닉네임',
  phoneNumber: '연락처',
  noPhone: '등록된 연락처가 없어요.',
  content: '내용',
  empty: '내용을 입력해 주세요.',
  unsendable: (letters: readonly string[]) => `문자로 보낼 수 없는 글자가 있어요: ${letters.join(' ')}`,
  tooLong: (most: number) => `${most.toLocaleString('ko-KR')}바이트까지 보낼 수 있어요.`,
  size: (type: TextMessageType, bytes: number, most: number) =>
    `${type} · ${bytes.toLocaleString('ko-KR')} / ${most.toLocaleString('ko-KR')}바이트`,
  sizeHint: '교실 이름까지 합한 길이예요.',
  asSent: '이렇게 도착해요',
  purpose: '어떤 문자인가요?',
  purposes: { NOTICE: '알림', ADVERTISEMENT: '광고' } satisfies Record<TextMessagePurpose, string>,
  advertisementHint:
    '광고는 받기로 동의한 사람에게만, 아침 8시부터 밤 9시까지만 가요. 밤에 보내면 아침까지 기다려요.',
  toAll: (count: number) => `남은 ${count}명에게도 같은 문자를 보내요.`,
  ask: '정말 문자를 발송하시겠습니까?',
  send: '보내기',
  skip: '건너뛰기',
  close: '닫기',
  resend: '다시 보내기',
  sent: (count: number) => `문자 ${count}건을 보내기 시작했어요.`,
  skipped: (names: string, reason: string) => `${josa(names, '은/는')} 받지 않아요: ${reason}`,
  notSent: '문자를 보내지 못했어요. 잠시 뒤에 다시 해 주세요.',
  resending: '문자를 다시 보내기 시작했어요.',
  failed: '발송 내역을 불러오지 못했어요.',
  state: '상태',
  states: {
    WAITING: '기다리는 중',
    SENDING: '보내는 중',
    SENT: '보냄',
    DELIVERED: '도착함',
    FAILED: '실패',
    CANCELLED: '취소됨',
  } satisfies Record<TextMessageState, string>,
  failures: {
    BAD_NUMBER: '없는 번호이거나 문자를 받을 수 없는 번호예요.',
    SENDER_REFUSED: '문자 회사에서 이 교실의 발송을 받아 주지 않았어요. 관리자에게 알려 주세요.',
    TEXT_REFUSED: '문자 회사에서 이 내용을 받아 주지 않았어요.',
    NOT_DELIVERED: '보냈지만 휴대전화에 도착하지 않았어요.',
    NO_ANSWER: '문자 회사에서 대답이 없었어요.',
    TAKEN_BACK: '그사이 받지 않기로 했거나 교실을 떠났어요.',
  } satisfies Record<TextMessageFailure, string>,
  reasons: {
    NO_PHONE: '등록된 연락처가 없어요.',
    BAD_PHONE: '휴대전화 번호가 아니에요.',
    OPTED_OUT: '문자를 받지 않기로 했어요.',
    NO_CONSENT: '광고를 받는 데 동의하지 않았어요.',
    DAILY_LIMIT: '오늘 받을 수 있는 문자를 모두 받았어요.',
  } satisfies Record<SkipReason, string>,
  scheduled: (when: string) => `${when}에 보내요.`,
  resent: '이미 다시 보낸 문자예요.',
  sender: '보낸 사람',
  time: '쓴 때',
} as const;
