import { z } from 'zod';
import type { ErrorEntry } from './errorEntry.ts';
import { SPEC_ERRORS } from './specErrors.ts';

/** The whole error catalogue (product spec §8, then the codes of the server). The only place of codes. */
export const ERRORS = {
  ...SPEC_ERRORS,
  GUARDIAN_CONSENT_REQUIRED: {
    status: 403,
    refusal: true,
    reaction: 'notice',
    message: '보호자의 동의를 받은 뒤에 할 수 있어요.',
  },
  FEATURE_OFF: {
    status: 503,
    reaction: 'notice',
    message: '지금은 잠시 쉬고 있어요. 나중에 다시 해 주세요.',
  },
  ACCOUNT_DISABLED: {
    status: 423,
    reaction: 'feature',
    message: '지금은 쓸 수 없는 계정이에요.',
  },
  GUARDIAN_CONSENT_NOT_NEEDED: {
    status: 409,
    reaction: 'feature',
    message: '지금은 보호자의 동의가 필요하지 않아요.',
  },
  GUARDIAN_MAIL_WAIT: {
    status: 429,
    reaction: 'feature',
    message: '메일을 방금 보냈어요. 조금 뒤에 다시 보낼 수 있어요.',
  },
  GUARDIAN_LINK_ENDED: {
    status: 410,
    reaction: 'feature',
    message: '이 링크는 이미 썼거나 시간이 지났어요.',
  },
  GUARDIAN_CODE_WAIT: {
    status: 429,
    reaction: 'feature',
    message: '번호를 방금 보냈어요. 조금 뒤에 다시 보낼 수 있어요.',
  },
  GUARDIAN_CODE_INVALID: {
    status: 400,
    reaction: 'feature',
    message: '확인 번호가 맞지 않아요.',
  },
  EMAIL_CODE_INVALID: {
    status: 400,
    reaction: 'feature',
    message: '확인 번호가 맞지 않아요.',
  },
  CREDENTIAL_LINK_ENDED: {
    status: 410,
    reaction: 'feature',
    message: '이 링크는 이미 썼거나 시간이 지났어요.',
  },
  GUARDIAN_PROOF_REQUIRED: {
    status: 409,
    reaction: 'feature',
    message: '결제하기 전에 보호자 페이지에서 휴대전화나 본인인증으로 한 번만 확인해 주세요.',
  },
  GUARDIAN_SESSION_REQUIRED: {
    status: 401,
    refusal: true,
    reaction: 'feature',
    message: '시간이 지나 보호자 페이지가 닫혔어요. 메일로 새 링크를 받아 주세요.',
  },
  LAST_CHANNEL_MASTER: {
    status: 409,
    reaction: 'feature',
    message: '혼자 대표를 맡고 있어요. 교실 설정에서 다른 선생님께 교실을 넘기거나 교실의 문을 닫아 주세요.',
  },
  CHANNEL_HAS_SUB_CHANNELS: {
    status: 409,
    reaction: 'feature',
    message: '아래에 다른 교실이 있어요. 그 교실들의 문을 먼저 닫아 주세요.',
  },
  CHANNEL_LIST_FULL: {
    status: 409,
    reaction: 'feature',
    message: '더 만들 수 없어요. 쓰지 않는 것을 지워 주세요.',
  },
  CHANNEL_FULL: {
    status: 409,
    reaction: 'notice',
    message: '이 교실은 자리가 다 찼어요. 선생님께 알려 주세요.',
  },
  IMPORT_EMPTY: {
    status: 409,
    reaction: 'feature',
    message: '들일 수 있는 줄이 없어요. 파일을 고쳐 주세요.',
  },
  HOMEWORK_REMINDED: {
    status: 409,
    reaction: 'feature',
    message: '조금 전에 알렸어요. 한 시간 뒤에 다시 알릴 수 있어요.',
  },
  HOMEWORK_NOT_OPEN: {
    status: 409,
    reaction: 'feature',
    message: '아직 시작하지 않은 숙제예요. 시작하면 학생들에게 저절로 알려요.',
  },
  HOMEWORK_CHANGED: {
    status: 409,
    reaction: 'feature',
    message: '그사이에 숙제가 다시 제출되었어요. 새로 낸 것을 보고 다시 적어 주세요.',
  },
  HOMEWORK_NOT_DONE: {
    status: 409,
    reaction: 'feature',
    message: '아직 다 하지 않았어요. 끝까지 하고 나서 내 주세요.',
  },
  HOMEWORK_CLOSED: {
    status: 409,
    reaction: 'feature',
    message: '이미 통과한 숙제예요.',
  },
  COUPON_NOT_USABLE: {
    status: 409,
    reaction: 'feature',
    message: '해당 상품에서는 사용할 수 없는 쿠폰입니다.',
  },
  PAYMENT_AMOUNT_MISMATCH: {
    status: 409,
    reaction: 'feature',
    message: '결제된 금액이 주문과 달라요. 결제한 돈은 돌려드릴게요.',
  },
  NOT_REFUNDABLE: { status: 409, reaction: 'feature', message: '환불할 수 있는 금액이 없어요.' },
  WEBHOOK_REFUSED: { status: 401, reaction: 'silent', message: '받을 수 없는 알림이에요.' },
  PRODUCT_LIMIT: {
    status: 409,
    reaction: 'feature',
    message: '한 묶음에 넣을 수 있는 상품 수를 넘었어요.',
  },
  SLOT_TAKEN: {
    status: 409,
    reaction: 'feature',
    message: '방금 다른 사람이 예약한 시간이에요. 다른 시간을 골라 주세요.',
  },
  SLOT_CLOSED: {
    status: 409,
    reaction: 'feature',
    message: '지금은 예약할 수 없는 시간이에요. 다른 시간을 골라 주세요.',
  },
  REGISTRATION_CLOSED: {
    status: 409,
    reaction: 'feature',
    message: '이 수업은 이제 바꿀 수 없어요.',
  },
  TICKET_WOULD_BE_SPENT: {
    status: 409,
    reaction: 'feature',
    message: '수업까지 24시간이 남지 않아서 수업권이 돌아오지 않아요.',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    refusal: true,
    reaction: 'notice',
    message: '조금 천천히 해 주세요. 잠시 뒤에 다시 할 수 있어요.',
  },
  CLIENT_OUTDATED: {
    status: 426,
    reaction: 'feature',
    message: '돌핀 월드가 새로워졌어요. 화면을 새로 고쳐 주세요.',
  },
  SERVICE_BUSY: { status: 503, reaction: 'notice', message: '지금 사람이 많아요. 잠시 뒤에 다시 해 주세요.' },
  UNEXPECTED: { status: 500, reaction: 'notice', message: '예기치 못한 오류가 발생했습니다.' },
  ACCOUNT_LOCKED: {
    status: 429,
    reaction: 'feature',
    message: '비밀번호를 여러 번 틀렸어요. 잠시 뒤에 다시 해 주세요.',
  },
  PASSWORD_RESET_CODE_INVALID: {
    status: 400,
    reaction: 'feature',
    message: '인증번호가 맞지 않거나 시간이 지났어요.',
  },
  QUEST_NOT_AVAILABLE: { status: 409, reaction: 'feature', message: '아직 받을 수 없는 퀘스트예요.' },
  QUEST_NOT_READY: { status: 409, reaction: 'feature', message: '아직 목표를 다 이루지 못했어요.' },
  QUEST_ALREADY_COMPLETED: { status: 409, reaction: 'feature', message: '이미 끝낸 퀘스트예요.' },
  SKILL_ACQUIRE_FAIL: { status: 409, reaction: 'feature', message: '스킬 획득에 실패했어요.' },
  SKILL_UPGRADE_FAIL: { status: 409, reaction: 'feature', message: '스킬 레벨업에 실패했어요.' },
  DAILY_PUZZLE_CLOSED: {
    status: 409,
    reaction: 'feature',
    message: '아직 오지 않은 날의 퍼즐이에요. 그날이 되면 열려요.',
  },
  OWN_STAGES_FULL: {
    status: 409,
    reaction: 'feature',
    message: '무대를 둘 자리가 없어요. 안 쓰는 무대를 버려 주세요.',
  },
  OWN_STAGE_SENT: {
    status: 409,
    reaction: 'feature',
    message: '보낸 무대는 바꿀 수 없어요. 고쳐 만들기를 눌러요.',
  },
  OWN_STAGE_NOT_PROVED: {
    status: 409,
    reaction: 'feature',
    message: '먼저 내 코드로 풀어 봐야 보낼 수 있어요.',
  },
  OWN_STAGE_LIMIT: {
    status: 429,
    reaction: 'feature',
    message: '오늘은 무대를 다 보냈어요. 내일 또 보낼 수 있어요.',
  },
  OWN_STAGE_NOT_SOLVED: {
    status: 409,
    reaction: 'feature',
    message: '무대를 풀고 나면 하트를 줄 수 있어요.',
  },
  HOME_CONFLICT: {
    status: 409,
    reaction: 'feature',
    message: '다른 창에서 방을 더 새롭게 꾸몄어요.',
  },
  HOME_CLOSED: { status: 403, reaction: 'feature', message: '지금은 방문이 닫혀 있어요.' },
  HOME_FRIENDS_ONLY: { status: 403, reaction: 'feature', message: '친구가 되면 놀러 갈 수 있어요.' },
  FURNITURE_LOCKED: { status: 409, reaction: 'feature', message: '아직 가질 수 없는 가구예요.' },
  FURNITURE_LIMIT: { status: 409, reaction: 'feature', message: '이 가구는 더 가질 수 없어요.' },
  GUESTBOOK_WRITTEN: {
    status: 409,
    reaction: 'feature',
    message: '오늘은 이미 방명록을 남겼어요. 내일 또 남겨 주세요.',
  },
  LANGUAGE_NOT_ALLOWED: {
    status: 400,
    reaction: 'silent',
    message: '이 문제에서는 쓸 수 없는 언어예요.',
  },
  STAGE_BROKEN: {
    status: 409,
    reaction: 'notice',
    message: '이 바닷길은 아직 고치는 중이에요.',
    detail: '선생님께 알려 주세요. 네 코드는 그대로 있어요.',
  },
  ALREADY_IMPORTED: {
    status: 409,
    reaction: 'feature',
    message: '이미 가져온 자료예요.',
  },
  VIDEO_CONVERTING: {
    status: 409,
    reaction: 'feature',
    message: '업로드가 완료되었습니다. 파일을 변환중이니 잠시후에 확인해주세요!',
  },
  UPLOAD_INCOMPLETE: {
    status: 409,
    reaction: 'feature',
    message: '아직 올라오지 않았거나 어긋난 조각이 있어요. 이어서 올려 주세요.',
  },
  UPLOAD_LINK_ENDED: {
    status: 410,
    reaction: 'silent',
    message: '올리는 주소의 시간이 지났어요. 이어서 올려 주세요.',
  },
  PACKAGE_REFUSED: {
    status: 400,
    reaction: 'feature',
    message: '이 파일은 가져올 수 없어요.',
  },
  MAIN_PAGE_CONFLICT: {
    status: 409,
    reaction: 'feature',
    message: '다른 창이나 다른 선생님이 메인 페이지를 더 새롭게 고쳤어요.',
  },
  TEXT_MESSAGE_LIMIT: {
    status: 429,
    reaction: 'feature',
    message: '오늘은 여기에서 문자를 더 보낼 수 없어요.',
  },
  TEXT_MESSAGE_NOT_FAILED: {
    status: 409,
    reaction: 'feature',
    message: '보내지 못한 문자만 다시 보낼 수 있어요.',
  },
  TEXT_MESSAGE_REFUSED: {
    status: 409,
    reaction: 'feature',
    message: '지금은 이 멤버에게 문자를 보낼 수 없어요.',
  },
  BATTLE_NOT_READY: {
    status: 409,
    reaction: 'feature',
    message: '아직 시작할 수 없어요. 모두 준비될 때까지 기다려 주세요.',
  },
  BATTLE_NO_PROBLEM: {
    status: 409,
    reaction: 'feature',
    message: '고른 조건에 맞는 문제가 모자라요. 조건을 바꿔 주세요.',
  },
  BATTLE_NOT_STARTED: { status: 409, reaction: 'feature', message: '아직 시작하지 않았어요.' },
  BATTLE_PAUSED: { status: 409, reaction: 'feature', message: '선생님이 잠시 멈췄어요. 곧 이어서 해요.' },
  BATTLE_ENDED: { status: 409, reaction: 'feature', message: '시간이 끝나서 더 낼 수 없어요.' },
  BATTLE_NOT_ENDED: { status: 409, reaction: 'feature', message: '대결이 끝나면 볼 수 있어요.' },
  BATTLE_UNDERWAY: { status: 409, reaction: 'feature', message: '대결 중에는 바꿀 수 없어요.' },
  SOLUTIONS_CLOSED: {
    status: 403,
    reaction: 'feature',
    message: '방장이 풀이를 나누지 않기로 한 대결이에요.',
  },
  NOT_ENROLLED_COMPETITION: {
    status: 403,
    refusal: true,
    reaction: 'feature',
    message: '먼저 대회를 신청해 주세요.',
  },
  AI_DRAFTS_OFF: {
    status: 409,
    reaction: 'feature',
    message: '이 서버에서는 AI 초안을 쓰지 않아요. 쓰려면 서버 관리자에게 부탁해 주세요.',
  },
  AI_DRAFT_LIMIT: {
    status: 429,
    reaction: 'feature',
    message: '오늘은 AI 초안을 더 부탁할 수 없어요. 내일 다시 해 주세요.',
  },
  AI_DRAFT_PERSONAL: {
    status: 400,
    reaction: 'feature',
    message: '주제에 연락처나 개인 정보가 들어 있어요. 빼고 다시 써 주세요.',
  },
  CONTENT_NOT_READY: {
    status: 409,
    reaction: 'feature',
    message: '아직 공개할 수 없어요. 빠진 것을 채우고, 숨긴 내용은 먼저 공개해 주세요.',
  },
  CONTENT_CONFLICT: {
    status: 409,
    reaction: 'feature',
    message: '다른 창이나 다른 선생님이 더 새롭게 고쳤어요.',
  },
  SCHEDULE_CONFLICT: {
    status: 409,
    reaction: 'feature',
    message: '그사이에 다른 사람이 이 시간표를 저장했어요. 둘을 보고 골라 주세요.',
  },
  POST_CONFLICT: { status: 409, reaction: 'feature', message: '다른 창에서 이 글을 더 새롭게 고쳤어요.' },
  DRAFT_CONFLICT: { status: 409, reaction: 'feature', message: '다른 창에서 더 새로운 코드를 저장했어요.' },
  CHAT_TOO_FAST: { status: 429, reaction: 'feature', message: '조금 천천히 이야기해요.' },
  CHAT_REPEATED: { status: 409, reaction: 'feature', message: '방금 한 말이에요. 다른 말을 해 볼까요?' },
  CHAT_WORDS_REFUSED: {
    status: 400,
    reaction: 'feature',
    message: '친구가 속상할 수 있는 말이에요. 고운 말로 바꿔 주세요.',
  },
  CHAT_PERSONAL_DATA: {
    status: 400,
    reaction: 'feature',
    message: '전화번호, 주소, 아이디는 나를 지키는 비밀이에요. 채팅에 쓰지 않아요.',
  },
  CHAT_HELP: {
    status: 400,
    reaction: 'feature',
    message:
      '많이 힘들었겠어요. 혼자 견디지 말고 믿는 어른에게 꼭 말해 주세요. 109에 전화하면 언제든 이야기를 들어 줘요. 이 말은 다른 친구에게 보이지 않아요.',
  },
  CHAT_MUTED: { status: 403, reaction: 'feature', message: '지금은 채팅을 잠시 쉬는 시간이에요.' },
  CHAT_OFF: { status: 403, reaction: 'feature', message: '보호자나 선생님이 채팅을 꺼 두었어요.' },
  CHAT_SAFE_PHRASES_ONLY: {
    status: 403,
    reaction: 'feature',
    message: '지금은 준비된 인사말로만 이야기할 수 있어요.',
  },
  WHISPER_OFF: { status: 403, reaction: 'feature', message: '보호자나 선생님이 귓속말을 꺼 두었어요.' },
  WHISPER_REFUSED: {
    status: 403,
    reaction: 'feature',
    message: '지금은 귓속말을 보낼 수 없어요. 서로 친구가 되면 귓속말을 할 수 있어요.',
  },
  FRIENDSHIP_REFUSED: {
    status: 403,
    reaction: 'feature',
    message: '이 친구에게는 친구 신청을 보낼 수 없어요.',
  },
  TOO_MANY_FRIENDS: { status: 409, reaction: 'feature', message: '친구를 더 늘릴 수 없어요.' },
  TOO_MANY_FRIEND_REQUESTS: {
    status: 409,
    reaction: 'feature',
    message: '대답을 기다리는 신청이 많아요. 조금 기다렸다가 다시 신청해 주세요.',
  },
  GIFT_ALREADY_SENT: {
    status: 409,
    reaction: 'feature',
    message: '오늘은 이 친구에게 선물을 보냈어요. 내일 또 보낼 수 있어요.',
  },
  NOT_A_FRIEND: { status: 403, reaction: 'feature', message: '친구에게만 갈 수 있어요.' },
  FRIEND_AWAY: { status: 409, reaction: 'feature', message: '친구가 지금은 바다에 없어요.' },
  FRIEND_IN_LESSON: {
    status: 409,
    reaction: 'feature',
    message: '친구가 수업을 듣고 있어요. 수업이 끝나면 갈 수 있어요.',
  },
  FRIEND_PLACE_FULL: {
    status: 409,
    reaction: 'feature',
    message: '친구가 있는 곳이 꽉 찼어요. 자리가 나면 알려 줄게요.',
  },
  FILE_TOO_LARGE: {
    status: 413,
    reaction: 'feature',
    message: '파일이 너무 커요. 더 작은 파일을 골라 주세요.',
  },
  FILE_TYPE_REFUSED: { status: 415, reaction: 'feature', message: '이 종류의 파일은 올릴 수 없어요.' },
  FILE_UNREADABLE: {
    status: 400,
    reaction: 'feature',
    message: '파일이 깨져 있어서 읽을 수 없어요. 다른 파일을 골라 주세요.',
  },
  PRODUCT_SOLD_OUT: {
    status: 409,
    reaction: 'feature',
    message: '행사 물건이 다 팔렸어요. 다음 행사를 기다려 주세요.',
  },
  PRODUCT_PRICE_CHANGED: {
    status: 409,
    reaction: 'feature',
    message: '값이 바뀌었어요. 새 값을 보고 다시 골라 주세요.',
  },
  COLLECTION_INCOMPLETE: {
    status: 409,
    reaction: 'silent',
    message: '아직 다 모으지 못했어요. 조금만 더 찾아봐요!',
  },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERRORS;
export const ERROR_CODES = Object.keys(ERRORS) as ErrorCode[];

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERRORS, value);
}

export function isRefusal(code: ErrorCode): boolean {
  const entry: ErrorEntry = ERRORS[code];
  return entry.refusal === true;
}

/** One wrong field of a request; `field` is the path joined by dots. */
export const fieldErrorSchema = z.object({ field: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** The body of every answer that is not a success. */
export const errorBodySchema = z.object({
  errorCode: z.string(),
  message: z.string(),
  detail: z.string().optional(),
  fieldErrors: z.array(fieldErrorSchema).optional(),
  requestId: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
