import { z } from 'zod';

// The report to the error tracker, in the form of Sentry's events. All other fields of an event are dropped: messages
// and addresses hold names, ids and tokens, stacks and codes do not.

const MOST_FRAMES = 30;

const plainWord = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[\w$.<>[\] ]*$/)
    .catch('?');

const frameSchema = z.object({
  /** A file of ours, without the site or its folder; any other name is a question mark. */
  filename: z
    .string()
    .transform((name) => {
      const [path = ''] = name.split(/[?#]/, 1);
      return /(?:^|\/)((?:build|src)\/[\w./-]{1,200})$/.exec(path)?.[1] ?? '?';
    })
    .catch('?'),
  function: plainWord(100),
  lineno: z.number().int().catch(0),
  colno: z.number().int().catch(0),
});

const reportSchema = z.object({
  event_id: z
    .string()
    .regex(/^[\da-f]{32}$/)
    .optional()
    .catch(undefined),
  timestamp: z.number().optional().catch(undefined),
  level: z.enum(['error', 'fatal']).catch('error'),
  platform: z.enum(['javascript', 'node']).catch('javascript'),
  exception: z
    .object({
      values: z.array(
        z.object({
          type: plainWord(60),
          stacktrace: z.object({ frames: z.array(frameSchema) }).catch({ frames: [] }),
        }),
      ),
    })
    .catch({ values: [] }),
  tags: z
    .object({
      /** A route of the contract, with the names of its parameters instead of their values. */
      route: z
        .string()
        .regex(/^(?:GET|POST|PUT|PATCH|DELETE) [\w/:-]{1,120}$/)
        .optional()
        .catch(undefined),
      code: z
        .string()
        .regex(/^[\w-]{1,40}$/)
        .optional()
        .catch(undefined),
    })
    .catch({}),
});
export type ErrorReport = z.output<typeof reportSchema>;

/** An event of nothing but kinds of errors and places in our own code. */
export function scrubReport(event: unknown): ErrorReport {
  const report = reportSchema.parse(event);
  return {
    ...report,
    exception: {
      values: report.exception.values.map(({ type, stacktrace }) => ({
        type,
        stacktrace: { frames: stacktrace.frames.slice(-MOST_FRAMES) },
      })),
    },
  };
}
