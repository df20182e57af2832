import { z } from 'zod';
import { isPlainName, isSeen } from './seenText.ts';

/** Fields of several subjects. Messages are shown to a child under the input. */
export const idSchema = z.coerce.number().int().positive().max(2_147_483_647);

/** An id in a message, where it is a number already. */
export const messageIdSchema = z.int().positive().max(2_147_483_647);

export const countSchema = z.int().min(0);

/** Timestamps cross the wire as ISO 8601 in UTC. */
export const timestampSchema = z.iso.datetime();

/**
 * Refuses signs that a database or a screen cannot hold: control characters except tab and line breaks, lone
 * surrogates.
 */
// oxlint-disable-next-line no-control-regex -- control characters are what this refuses
const WRITABLE = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Cs}]*$/u;
const UNWRITABLE_MESSAGE = '쓸 수 없는 글자가 있어요.';

/** Text that a person typed: no control characters, trimmed, with a visible sign, at most `max` UTF-16 units. */
export const typedText = (max: number, emptyMessage: string) =>
  z
    .string()
    .max(max * 4, `${max}자까지 쓸 수 있어요.`)
    .regex(WRITABLE, UNWRITABLE_MESSAGE)
    .trim()
    .normalize('NFC')
    .min(1, emptyMessage)
    .max(max, `${max}자까지 쓸 수 있어요.`)
    .refine((text) => text === '' || isSeen(text), emptyMessage);

/** The message for a name that looks like another one, or like none. */
export const NAME_MESSAGE = '보이지 않는 글자나 줄 바꿈은 이름에 쓸 수 없어요.';

/** Whether it is a name, or none yet. */
export const mayBeName = (text: string): boolean => text.trim() === '' || isPlainName(text);

/**
 * A name or a title, which appears in lists between others: typed text in one line, every letter of which is visible
 * and in its typed order.
 */
export const nameText = (max: number, emptyMessage: string) =>
  typedText(max, emptyMessage).refine((text) => !isSeen(text) || isPlainName(text), NAME_MESSAGE);

/** The same for something that may have no name yet. */
export const nameOrNothing = (max: number) => lookupText(max).refine(mayBeName, NAME_MESSAGE);

/** Search text: characters that cannot be stored are refused, anything else is simply not found. */
export const lookupText = (max: number) =>
  z
    .string()
    .max(max, `${max}자까지 쓸 수 있어요.`)
    .regex(WRITABLE, UNWRITABLE_MESSAGE)
    .trim()
    .normalize('NFC');

/** Whether Postgres can store a text: NUL and lone surrogates are not allowed. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

/** Text that is stored unchanged: source code, passwords. */
export const exactText = (max: number, tooLongMessage: string) =>
  z.string().max(max, tooLongMessage).refine(isStorable, UNWRITABLE_MESSAGE);

export const emptyReplySchema = z.object({});
