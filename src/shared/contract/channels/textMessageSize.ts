import { cp949Size } from './cp949Letters.ts';

/*
 * The length of a text message. Carriers count a message in CP949, the two-byte Korean code page: one byte for a letter
 * of ASCII, two for all others.
 */

/** Most bytes of a short message. */
export const SMS_BYTES = 90;
/** Most bytes of a long one. */
export const LMS_BYTES = 2000;

export const TEXT_MESSAGE_TYPES = ['SMS', 'LMS'] as const;
export type TextMessageType = (typeof TEXT_MESSAGE_TYPES)[number];

export const TEXT_MESSAGE_PURPOSES = ['NOTICE', 'ADVERTISEMENT'] as const;
export type TextMessagePurpose = (typeof TEXT_MESSAGE_PURPOSES)[number];

/** The mark in front of every advertisement by law, and the way to refuse further ones behind it. */
const AD_MARK = '(광고)';
const AD_END = '무료 수신거부: 교실의 문자 설정에서 끄기';

/** The number of bytes in CP949; a letter outside of it counts as two. */
export function bytesOf(text: string): number {
  let bytes = 0;
  for (const letter of text) bytes += cp949Size(letter) || 2;
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

/** The limit of named letters. */
const MOST_NAMED = 5;

/** The first letters of a text outside of CP949, each once: no phone would show them. */
export function unsendableLetters(text: string): string[] {
  const found = new Set<string>();
  for (const letter of text) {
    if (found.size === MOST_NAMED) break;
    if (cp949Size(letter) === 0) found.add(letter);
  }
  return [...found];
}
