import type { SkipReason } from '#shared/contract/channels/textMessages.ts';
import { LMS_BYTES } from '#shared/contract/channels/textMessageSize.ts';

/** Korean texts of text messages that are not in the error catalogue. */
export const textMessageTexts = {
  tooLong: `문자는 모두 합해 ${LMS_BYTES.toLocaleString('ko-KR')}바이트까지 보낼 수 있어요.`,
  unsendable: (letters: readonly string[]) => `문자로 보낼 수 없는 글자가 있어요: ${letters.join(' ')}`,
  limit: (left: number) => `오늘 이 교실에서 보낼 수 있는 문자가 ${left}건 남았어요.`,
  otherWish: '이미 보낸 문자예요. 창을 닫고 새로 써 주세요.',
  refused: {
    NO_PHONE: '등록된 연락처가 없어요.',
    BAD_PHONE: '문자를 받을 수 있는 휴대전화 번호가 아니에요.',
    OPTED_OUT: '이 멤버는 문자를 받지 않기로 했어요.',
    NO_CONSENT: '이 멤버는 광고 문자를 받는 데 동의하지 않았어요.',
    DAILY_LIMIT: '이 멤버는 오늘 받을 수 있는 문자를 모두 받았어요.',
  } satisfies Record<SkipReason, string>,
};
