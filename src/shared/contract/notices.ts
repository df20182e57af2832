/** Messages of the notice modal, also the values of the `message` query parameter. Source: product spec §2. */
export const NOTICE_MESSAGES = [
  'CREATED',
  'UPDATED',
  'WELCOME',
  'PENDING',
  'REQUIRED',
  'REQUIRED_GROUP',
  'NOT_MEMBER',
] as const;
export type NoticeMessage = (typeof NOTICE_MESSAGES)[number];

export function isNoticeMessage(value: unknown): value is NoticeMessage {
  return NOTICE_MESSAGES.some((message) => message === value);
}

/** Only these two celebrate (§4). */
export const CONFETTI_NOTICES: ReadonlySet<NoticeMessage> = new Set(['CREATED', 'WELCOME']);
