import { z } from 'zod';
import type { DeviceOutcome } from '#shared/code/devices.ts';
import {
  ENDINGS,
  MAX_CALLERS,
  MAX_OUTPUT_BYTES,
  MAX_ERROR_MESSAGE_LENGTH,
  MAX_ERROR_NAME_LENGTH,
  MAX_ERROR_OUTPUT_BYTES,
  TRACE_LIMITS,
} from '#shared/code/protocol.ts';
import type { RunReply, RunRequest } from '#shared/code/protocol.ts';

/** Text that the database and the browser can store: no NUL, no half characters. */
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

const traceSchema = z
  .array(
    z.object({
      line: z.int().min(1).max(10_000_000),
      variables: z
        .array(
          z.object({ name: safeText(TRACE_LIMITS.nameLength), value: safeText(TRACE_LIMITS.valueLength) }),
        )
        .max(TRACE_LIMITS.variables),
      outputLength: z.int().min(0),
      step: z.int().min(0),
    }),
  )
  .max(TRACE_LIMITS.entries);

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
        callers: z.array(z.int().min(1).max(10_000_000)).max(MAX_CALLERS).optional(),
      })
      .transform(({ line, callers, ...error }) => ({
        ...error,
        ...(line !== undefined && { line }),
        ...(callers && { callers }),
      }))
      .optional(),
    outcome: z.custom<DeviceOutcome>().optional(),
    trace: traceSchema.optional(),
    traceCut: z.boolean().optional(),
  })
  .transform(({ error, outcome, trace, ...reply }) => ({
    ...reply,
    ...(error && { error }),
    ...(outcome !== undefined && { outcome }),
    ...(trace && { trace }),
  }));

/** Throws on anything but an answer to this request: only code that escaped the interpreter sends it. */
export function parseReply(message: unknown, request: RunRequest): RunReply {
  const reply = replySchema.parse(message);
  if (reply.id !== request.id)
    throw new Error(`The worker answered request ${reply.id} when ${request.id} was asked.`);
  if (Buffer.byteLength(reply.output, 'utf8') > request.outputBytes) {
    throw new Error(`The worker sent more than the ${request.outputBytes} bytes of output it may.`);
  }
  return reply;
}
