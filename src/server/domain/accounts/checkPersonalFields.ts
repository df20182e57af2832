import type { FieldError } from '#shared/contract/errors.ts';
import { AppError } from '#server/platform/appError.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import { ageOn } from './ageOn.ts';
import { hasRefusedWords } from '../words/hasRefusedWords.ts';
import { isReservedName } from './isReservedName.ts';
import { accountTexts } from './texts.ts';

const YOUNGEST = 4;
const OLDEST = 100;

/** Whether a nickname may be worn at all, free or not. */
export const isDecentNickname = (nickname: string): boolean =>
  !hasRefusedWords(nickname) && !isReservedName(nickname);

export interface PersonalFields {
  readonly nickname?: string;
  readonly birthDate?: string;
  readonly name?: string;
  readonly introduction?: string;
}

/** What the contract's schemas cannot know: today's date and decency. Throws `code` with an entry per wrong field. */
export function checkPersonalFields(
  fields: PersonalFields,
  options: { code: 'SIGNUP_VALIDATION_FAIL' | 'VALIDATION_FAIL'; now: Date },
): void {
  const { nickname, birthDate, name, introduction } = fields;
  const fieldErrors: FieldError[] = [];
  if (nickname !== undefined && !isDecentNickname(nickname)) {
    fieldErrors.push({ field: 'nickname', message: accountTexts.nicknameRefused });
  }
  const birthDateMessage =
    birthDate === undefined ? undefined : wrongBirthDate(birthDate, seoulDay(options.now));
  if (birthDateMessage) fieldErrors.push({ field: 'birthDate', message: birthDateMessage });
  for (const [field, text] of Object.entries({ name, introduction })) {
    if (text !== undefined && hasRefusedWords(text))
      fieldErrors.push({ field, message: accountTexts.wordsRefused });
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
