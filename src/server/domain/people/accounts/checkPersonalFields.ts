import type { FieldError } from '#shared/contract/errors.ts';
import { AppError } from '#server/platform/appError.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import { ageOn } from '#server/platform/ageOn.ts';
import { publicTextProblem } from '#server/domain/people/textFilter/publicText.ts';
import { nicknameProblem } from './nicknames.ts';
import { accountTexts } from './texts.ts';
import { weakPassword } from './weakPassword.ts';

const YOUNGEST = 4;
const OLDEST = 100;

export interface PersonalFields {
  readonly password?: string;
  readonly loginName?: string;
  readonly nickname?: string;
  readonly birthDate?: string;
  readonly name?: string;
  readonly introduction?: string | undefined;
}

/**
 * The checks that the contract's schemas cannot make: today's date and decency. Throws `code` with an entry per wrong
 * field.
 */
export function checkPersonalFields(
  fields: PersonalFields,
  options: { code: 'SIGNUP_VALIDATION_FAIL' | 'VALIDATION_FAIL'; now: Date; isStaff?: boolean },
): void {
  const { nickname, birthDate, name, introduction } = fields;
  const fieldErrors: FieldError[] = [];
  const nicknameMessage =
    nickname === undefined ? undefined : nicknameProblem(nickname, { isStaff: options.isStaff ?? false });
  if (nicknameMessage) fieldErrors.push({ field: 'nickname', message: nicknameMessage });
  const passwordMessage =
    fields.password === undefined ? undefined : weakPassword(fields.password, { loginName: '', ...fields });
  if (passwordMessage) fieldErrors.push({ field: 'password', message: passwordMessage });
  const birthDateMessage =
    birthDate === undefined ? undefined : wrongBirthDate(birthDate, seoulDay(options.now));
  if (birthDateMessage) fieldErrors.push({ field: 'birthDate', message: birthDateMessage });
  for (const [field, text] of Object.entries({ name, introduction })) {
    const message = text === undefined ? undefined : publicTextProblem(text);
    if (message) fieldErrors.push({ field, message });
  }
  if (fieldErrors.length === 0) return;
  const log = `refused ${fieldErrors.map(({ field }) => field).join()}`;
  throw new AppError(options.code, { fieldErrors, log });
}

function wrongBirthDate(birthDate: string, today: string): string | undefined {
  const age = ageOn(birthDate, today);
  if (age < 0) return accountTexts.birthDateAhead;
  return age < YOUNGEST || age > OLDEST ? accountTexts.birthDateOutOfRange : undefined;
}
