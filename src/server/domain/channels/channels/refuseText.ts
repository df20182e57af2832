import { publicTextProblem } from '#server/domain/people/textFilter/publicText.ts';
import { AppError } from '#server/platform/appError.ts';

/** Throws VALIDATION_FAIL naming the fields whose text hurts or gives something away. */
export function refuseHurtfulTexts(texts: Readonly<Record<string, string>>): void {
  refuseProblems(
    Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, publicTextProblem(text)])),
  );
}

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
