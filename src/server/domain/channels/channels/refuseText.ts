import { longTextProblem } from '#server/domain/people/textFilter/publicText.ts';
import { AppError } from '#server/platform/appError.ts';

/** Throws VALIDATION_FAIL naming the fields whose text hurts or discloses something. */
export async function refuseHurtfulTexts(texts: Readonly<Record<string, string>>): Promise<void> {
  const problems: Record<string, string | undefined> = {};
  for (const [field, text] of Object.entries(texts)) problems[field] = await longTextProblem(text);
  refuseProblems(problems);
}

/** «5학년 2반» is fine as the name of a channel, but tells too much about a child. */
const SCHOOL_CLASS = /[1-6]\s*학년\s*\d{1,2}\s*반/gu;

/** The words of a channel's name that the filter reads. */
export const withoutClass = (channelName: string): string => channelName.replace(SCHOOL_CLASS, ' ');

/** Throws VALIDATION_FAIL when a field has a problem, in words for its author. */
export function refuseProblems(problems: Readonly<Record<string, string | undefined>>): void {
  const fieldErrors = Object.entries(problems).flatMap(([field, message]) =>
    message === undefined ? [] : [{ field, message }],
  );
  const [first] = fieldErrors;
  if (!first) return;
  throw new AppError('VALIDATION_FAIL', {
    message: first.message,
    fieldErrors,
    log: `text of a channel with refused ${fieldErrors.map(({ field }) => field).join()}`,
  });
}
