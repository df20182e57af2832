import { z } from 'zod';

/**
 * How the client's request layer reacts to a code:
 * `silent` leaves it to the caller, `notice` opens the notice dialog, `feature` is worded by the feature itself,
 * `redirect` goes to the sign-in page.
 */
export type ErrorReaction = 'silent' | 'notice' | 'feature' | 'redirect';

export interface ErrorEntry {
  /** HTTP status of the answer. */
  readonly status: number;
  readonly reaction: ErrorReaction;
  /** Korean text; `{channel}` stands for the channel's name. */
  readonly message: string;
  /** Second line of a notice. */
  readonly detail?: string;
}

/** The whole error catalogue (product spec §8, then the codes the server adds). The only place a code is named. */
export const ERRORS = {
  EXPIRED_TOKEN: { status: 401, reaction: 'silent', message: '로그인 시간이 지났어요. 다시 연결할게요.' },
  MEMBER_NOT_FOUND: { status: 404, reaction: 'silent', message: '회원을 찾을 수 없어요.' },
  LOGIN_FAIL: { status: 401, reaction: 'silent', message: '아이디 또는 비밀번호가 맞지 않아요.' },
  VALIDATION_FAIL: { status: 400, reaction: 'silent', message: '입력한 내용을 다시 확인해 주세요.' },
  CHANNEL_NOT_FOUND: { status: 404, reaction: 'silent', message: '채널을 찾을 수 없어요.' },
  NOT_ENOUGH_POINT: { status: 409, reaction: 'silent', message: '포인트가 모자라요.' },
  RESOURCE_NOT_FOUND: { status: 404, reaction: 'silent', message: '찾는 내용이 없어요.' },
  DOLPHIN_DUPLICATE_RESOURCE: { status: 409, reaction: 'silent', message: '이미 있는 내용이에요.' },
  NEED_TO_PAY: { status: 402, reaction: 'silent', message: '결제가 필요해요.' },
  NEED_TO_LOGIN: { status: 401, reaction: 'silent', message: '로그인이 필요해요.' },
  SIGNUP_VALIDATION_FAIL: { status: 400, reaction: 'silent', message: '가입 정보를 다시 확인해 주세요.' },
  ALREADY_REFUNDED: { status: 409, reaction: 'silent', message: '이미 환불되었어요.' },
  NOT_ACCEPTED_PROBLEM: { status: 409, reaction: 'silent', message: '아직 통과하지 못한 문제예요.' },
  NOT_ACCEPTED_VIDEO: { status: 409, reaction: 'silent', message: '아직 다 보지 않은 영상이에요.' },
  ALREADY_OPEN_CONTENT_ON_VISIBLE_STATE: {
    status: 409,
    reaction: 'silent',
    message: '이미 공개된 내용이에요.',
  },
  ALREADY_REFERENCED_CONTENT: {
    status: 409,
    reaction: 'silent',
    message: '다른 곳에서 쓰고 있는 내용이에요.',
  },
  IS_NOT_PREMIUM_CHANNEL: { status: 403, reaction: 'silent', message: '프리미엄 채널에서만 쓸 수 있어요.' },
  UNAUTHORIZED_CONTENT_USER: { status: 403, reaction: 'silent', message: '이 내용을 볼 수 없어요.' },
  UNAUTHORIZED_ACCEPTED_CONTENT: { status: 403, reaction: 'silent', message: '통과한 뒤에 볼 수 있어요.' },
  PROBLEM_NOT_FOUND: { status: 404, reaction: 'silent', message: '문제를 찾을 수 없어요.' },
  NOT_ENROLLED_WORKSHEET: { status: 403, reaction: 'silent', message: '먼저 문제집을 신청해 주세요.' },
  NOT_ENROLLED_COURSE: { status: 403, reaction: 'silent', message: '먼저 코스를 신청해 주세요.' },
  NOT_ENROLLED_COURSE_CLASS: { status: 403, reaction: 'silent', message: '먼저 수업을 신청해 주세요.' },
  UNAUTHORIZED_PROBLEM_USER: { status: 403, reaction: 'silent', message: '이 문제를 풀 수 없어요.' },
  NEED_TO_CHANNEL_INFO: { status: 403, reaction: 'silent', message: '채널 정보를 먼저 입력해 주세요.' },
  CHANNEL_GROUP_UNAUTHORIZED: { status: 403, reaction: 'silent', message: '이 그룹에서는 할 수 없어요.' },
  IS_NOT_CHANNEL_CONTENT: { status: 404, reaction: 'silent', message: '이 채널의 내용이 아니에요.' },
  CHANNEL_CONTENT_UNAUTHORIZED: {
    status: 403,
    reaction: 'silent',
    message: '이 채널의 내용을 볼 수 없어요.',
  },
  AUTH_NOT_FOUND: { status: 404, reaction: 'silent', message: '로그인 정보를 찾을 수 없어요.' },
  EDUENV_UNAUTHORIZED_MEMBER: {
    status: 403,
    reaction: 'silent',
    message: '이 학습 공간에 들어갈 수 없어요.',
  },
  EMAIL_DUPLICATE_MEMBER: { status: 409, reaction: 'silent', message: '이미 쓰고 있는 이메일이에요.' },
  MULTIPLE_FIELD_ERRORS: { status: 400, reaction: 'silent', message: '입력한 내용을 다시 확인해 주세요.' },
  TOO_MANY_USER_CREATED_CHANNEL_COUNT: {
    status: 409,
    reaction: 'silent',
    message: '만들 수 있는 채널 수를 넘었어요.',
  },
  DUPLICATE_PRODUCT: { status: 409, reaction: 'silent', message: '이미 가지고 있는 물건이에요.' },
  DUPLICATE_WISH_ITEM: { status: 409, reaction: 'silent', message: '이미 찜한 물건이에요.' },
  NOT_FOUND_INVENTORY: { status: 404, reaction: 'silent', message: '가방에 없는 물건이에요.' },
  NOT_FOUND_PRODUCT: { status: 404, reaction: 'silent', message: '상점에 없는 물건이에요.' },
  CHANNEL_CODE_NOT_FOUND: { status: 404, reaction: 'silent', message: '채널 코드를 찾을 수 없어요.' },
  MISMATCH_ROOM_PASSWORD: { status: 403, reaction: 'silent', message: '방 비밀번호가 맞지 않아요.' },
  ROOM_NOT_FOUND: { status: 404, reaction: 'silent', message: '방을 찾을 수 없어요.' },
  ALREADY_ROOM_MEMBER_USER: { status: 409, reaction: 'silent', message: '이미 이 방에 있어요.' },
  NOT_ACCEPT_ROOM: { status: 403, reaction: 'silent', message: '지금은 들어갈 수 없는 방이에요.' },
  TOO_MANY_ROOM_MEMBER: { status: 409, reaction: 'silent', message: '방이 가득 찼어요.' },
  ALREADY_ANOTHER_ROOM_MEMBER_USER: { status: 409, reaction: 'silent', message: '이미 다른 방에 있어요.' },
  NOT_HAS_ROLE: { status: 403, reaction: 'silent', message: '이 일을 할 수 있는 권한이 없어요.' },
  IS_NOT_ADVANCED_CHANNEL_USER: { status: 403, reaction: 'silent', message: '채널의 학생만 할 수 있어요.' },
  USER_NICKNAME_NOT_FOUND: {
    status: 404,
    reaction: 'notice',
    message: '해당 닉네임의 유저를 찾을 수가 없어요!',
  },
  CHANNEL_GROUP_NOT_FOUND: {
    status: 404,
    reaction: 'notice',
    message: '코드에 해당하는 그룹이 존재하지 않습니다.',
  },
  ALREADY_RESET: { status: 409, reaction: 'notice', message: '이미 초기화된 문제 입니다.' },
  CHANNEL_MEMBER_NOT_FOUND: { status: 403, reaction: 'notice', message: '{channel} 멤버가 아닙니다.' },
  ALREADY_CHANNEL_GROUP_MEMBER_USER: {
    status: 409,
    reaction: 'notice',
    message: '이미 {channel} 그룹의 멤버입니다.',
  },
  TOO_MANY_REPORT_FILE: { status: 409, reaction: 'notice', message: '최대 5개까지 업로드 가능합니다.' },
  HAS_ASSIGNMENT: { status: 409, reaction: 'notice', message: '발급된 숙제가 존재합니다.' },
  HAVE_TO_RESET_SUCCESS: {
    status: 403,
    reaction: 'notice',
    message: '문제를 먼저 풀어주세요',
    detail: '정답을 맞히면 확인하실 수 있습니다.',
  },
  GUARDIAN_CONSENT_REQUIRED: {
    status: 403,
    reaction: 'notice',
    message: '보호자의 동의를 받은 뒤에 할 수 있어요.',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    reaction: 'notice',
    message: '조금 천천히 해 주세요. 잠시 뒤에 다시 할 수 있어요.',
  },
  SERVICE_BUSY: { status: 503, reaction: 'notice', message: '지금 사람이 많아요. 잠시 뒤에 다시 해 주세요.' },
  UNEXPECTED: { status: 500, reaction: 'notice', message: '예기치 못한 오류가 발생했습니다.' },
  COUPON_RESOURCE_NOT_FOUND: { status: 404, reaction: 'feature', message: '쿠폰 번호를 확인해 주세요.' },
  DOLPHIN_DUPLICATE_COUPON_RESOURCE: {
    status: 409,
    reaction: 'feature',
    message: '이미 등록된 쿠폰 번호입니다.',
  },
  ALREADY_FRIEND_USER: { status: 409, reaction: 'feature', message: '이미 친구예요.' },
  ACCOUNT_LOCKED: {
    status: 429,
    reaction: 'feature',
    message: '비밀번호를 여러 번 틀려서 잠시 잠겼어요. 잠시 뒤에 다시 해 주세요.',
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
    message: '이 친구에게는 지금 귓속말을 보낼 수 없어요.',
  },
  FRIENDSHIP_REFUSED: {
    status: 403,
    reaction: 'feature',
    message: '이 친구에게는 친구 신청을 보낼 수 없어요.',
  },
  TOO_MANY_FRIENDS: { status: 409, reaction: 'feature', message: '친구를 더 늘릴 수 없어요.' },
  INVALID_AUTH_TOKEN: { status: 401, reaction: 'redirect', message: '다시 로그인해 주세요.' },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERRORS;
export const ERROR_CODES = Object.keys(ERRORS) as ErrorCode[];

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERRORS, value);
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
