import { AppError } from '#server/platform/appError.ts';
import { violatedConstraint } from '#server/db/violatedConstraint.ts';
import { accountTexts } from './texts.ts';

const DUPLICATES = {
  users_login_name_key: {
    code: 'DOLPHIN_DUPLICATE_RESOURCE',
    field: 'loginName',
    message: accountTexts.loginNameTaken,
  },
  users_nickname_key: {
    code: 'DOLPHIN_DUPLICATE_RESOURCE',
    field: 'nickname',
    message: accountTexts.nicknameTaken,
  },
  users_email_key: { code: 'EMAIL_DUPLICATE_MEMBER', field: 'email', message: accountTexts.emailTaken },
} as const;

/** What a taken login name, nickname or e-mail is told as; any other error comes back as it is. */
export function duplicateAsAppError(error: unknown): unknown {
  const constraint = violatedConstraint(error);
  if (constraint === undefined || !Object.hasOwn(DUPLICATES, constraint)) return error;
  const { code, field, message } = DUPLICATES[constraint as keyof typeof DUPLICATES];
  return new AppError(code, {
    message,
    fieldErrors: [{ field, message }],
    cause: error,
    log: `${field} is taken`,
  });
}
