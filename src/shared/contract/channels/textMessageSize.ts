/*
 * How long a text message is. Carriers count a message in the two-byte Korean encoding: one byte for a letter of ASCII,
 * two for everything else.
 */

/** Most bytes of a short message. */
export const SMS_BYTES = 90;
/** Most bytes of a long one. */
export const LMS_BYTES = 2000;

export const TEXT_MESSAGE_TYPES = ['SMS', 'LMS'] as const;
export type TextMessageType = (typeof TEXT_MESSAGE_TYPES)[number];

export const TEXT_MESSAGE_PURPOSES = ['NOTICE', 'ADVERTISEMENT'] as const;
export type TextMessagePurpose = (typeof TEXT_MESSAGE_PURPOSES)[number];

/** What stands in front of every advertisement by law, and how to get no more behind it. */
const AD_MARK = '(광고)';
const AD_END = '무료 수신거부: 교실의 문자 설정에서 끄기';

export function bytesOf(text: string): number {
  let bytes = 0;
  for (const letter of text) bytes += (letter.codePointAt(0) ?? 0) < 0x80 ? 1 : 2;
  return bytes;
}

/** The text as it reaches the phone. */
export function textAsSent(message: {
  readonly channelName: string;
  readonly content: string;
  readonly purpose: TextMessagePurpose;
}): string {
  const { channelName, content, purpose } = message;
  return purpose === 'ADVERTISEMENT'
    ? `${AD_MARK} ${channelName}\n${content}\n${AD_END}`
    : `[${channelName}] ${content}`;
}

export const typeOf = (text: string): TextMessageType => (bytesOf(text) <= SMS_BYTES ? 'SMS' : 'LMS');

/** Letters beyond the basic plane, pictures above all, have no place in the encoding of the carriers. */
export const hasUnsendableLetters = (text: string): boolean =>
  /\p{Extended_Pictographic}|[\u{10000}-\u{10ffff}]/u.test(text);
