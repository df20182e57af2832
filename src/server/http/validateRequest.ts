import type { z } from 'zod';
import type { ErrorCode, FieldError } from '#shared/contract/errors.ts';
import type { RouteSpec } from '#shared/contract/route.ts';
import { AppError } from '#server/platform/appError.ts';

export interface RequestParts {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

const PARTS = ['params', 'query', 'body'] as const;

/** The request in the shapes its route declares, or the route's validation error with one entry per wrong field. */
export function validateRequest(route: RouteSpec, request: RequestParts): RequestParts {
  const parsed: Record<string, unknown> = {};
  const fieldErrors: FieldError[] = [];
  for (const part of PARTS) {
    const schema = route[part];
    if (!schema) continue;
    const result = schema.safeParse(part === 'body' ? (request.body ?? {}) : request[part]);
    if (result.success) parsed[part] = result.data;
    else fieldErrors.push(...result.error.issues.map((issue) => toFieldError(part, issue)));
  }
  if (fieldErrors.length > 0) {
    throw new AppError(codeOf(route, fieldErrors), {
      fieldErrors,
      log: `${route.method} ${route.path}: ${fieldErrors.map((e) => `${e.field}: ${e.message}`).join('; ')}`,
    });
  }
  return { params: parsed['params'], query: parsed['query'], body: parsed['body'] };
}

function codeOf({ validationError, isForm }: RouteSpec, fieldErrors: readonly FieldError[]): ErrorCode {
  const fields = new Set(fieldErrors.map(({ field }) => field));
  if (isForm && fields.size > 1) return 'MULTIPLE_FIELD_ERRORS';
  return validationError ?? 'VALIDATION_FAIL';
}

const HANGUL = /[가-힣]/;

/** Zod's own messages are for developers; a child gets the schema's Korean text or a general one. */
function toFieldError(part: (typeof PARTS)[number], issue: z.core.$ZodIssue): FieldError {
  return {
    field: issue.path.length > 0 ? issue.path.map(String).join('.') : part,
    message: HANGUL.test(issue.message) ? issue.message : '이 값을 다시 확인해 주세요.',
  };
}
