import { z } from 'zod';
import {
  ENDINGS,
  MAX_OUTPUT_BYTES,
  MAX_ERROR_MESSAGE_LENGTH,
  MAX_ERROR_NAME_LENGTH,
  MAX_ERROR_OUTPUT_BYTES,
} from './worker/protocol.ts';
import type { RunReply, RunRequest } from './worker/protocol.ts';

/** What the database and the browser can carry: no NUL, no half characters. */
const safeText = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .transform((text) => text.toWellFormed().replaceAll('\0', '\uFFFD'));

const helloSchema = z.object({
  hello: z.literal('judge-worker'),
  filesDenied: z.literal(true),
  childrenDenied: z.literal(true),
  threadsDenied: z.literal(true),
  environmentEmpty: z.literal(true),
});

/** Throws unless the worker proved that it is confined. */
export function parseHello(message: unknown): void {
  const hello = helloSchema.safeParse(message);
  if (!hello.success) throw new Error(`The judge's worker is not confined: ${z.prettifyError(hello.error)}`);
}

// Built once: making a schema costs more than using it.
const replySchema = z
  .object({
    id: z.int(),
    ending: z.enum(ENDINGS),
    timeMs: z.number().min(0).max(86_400_000),
    output: safeText(MAX_OUTPUT_BYTES),
    errorOutput: safeText(MAX_ERROR_OUTPUT_BYTES),
    truncated: z.boolean(),
    error: z
      .object({
        name: safeText(MAX_ERROR_NAME_LENGTH),
        message: safeText(MAX_ERROR_MESSAGE_LENGTH),
        line: z.int().min(1).max(10_000_000).optional(),
      })
      .transform(({ line, ...error }) => ({ ...error, ...(line !== undefined && { line }) }))
      .optional(),
  })
  .transform(({ error, ...reply }) => ({ ...reply, ...(error && { error }) }));

/** Throws on anything but an answer to this very request: whoever broke out of the interpreter wrote it. */
export function parseReply(message: unknown, request: RunRequest): RunReply {
  const reply = replySchema.parse(message);
  if (reply.id !== request.id)
    throw new Error(`The worker answered request ${reply.id} when ${request.id} was asked.`);
  if (Buffer.byteLength(reply.output, 'utf8') > request.outputBytes) {
    throw new Error(`The worker sent more than the ${request.outputBytes} bytes of output it may.`);
  }
  return reply;
}
