import { z } from 'zod';

/** Fields that several subjects share. Messages are what a child reads under the input. */
export const idSchema = z.coerce.number().int().positive().max(2_147_483_647);

/** An id in a message, where it is a number already. */
export const messageIdSchema = z.int().positive().max(2_147_483_647);

export const countSchema = z.int().min(0);

/** Timestamps cross the wire as ISO 8601 in UTC. */
export const timestampSchema = z.iso.datetime();

/** Refuses what a database or a screen cannot hold: control characters but tab and line breaks, lone surrogates. */
// oxlint-disable-next-line no-control-regex -- control characters are what this refuses
const WRITABLE = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Cs}]*$/u;
const UNWRITABLE_MESSAGE = '쓸 수 없는 글자가 있어요.';

/** Text that a person typed: no control characters, trimmed, at most `max` UTF-16 units. */
export const typedText = (max: number, emptyMessage: string) =>
  z
    .string()
    .max(max * 4, `${max}자까지 쓸 수 있어요.`)
    .regex(WRITABLE, UNWRITABLE_MESSAGE)
    .trim()
    .normalize('NFC')
    .min(1, emptyMessage)
    .max(max, `${max}자까지 쓸 수 있어요.`);

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
