/** Pure: signing up one question at a time. */
import {
  birthDateSchema,
  loginNameSchema,
  nicknameSchema,
  passwordSchema,
} from '#shared/contract/people/accounts.ts';

export const SIGN_UP_STEPS = [
  'loginName',
  'nickname',
  'password',
  'birthDate',
  'guardianEmail',
  'agreed',
] as const;
export type SignUpStep = (typeof SIGN_UP_STEPS)[number];

/** State of the address to which signing up leads. */
export interface SignUpState {
  readonly isGuardianAsked: boolean;
}

export interface SignUpAnswers {
  readonly loginName: string;
  readonly nickname: string;
  readonly password: string;
  readonly birthDate: string;
}

const CONSENT_AGE = 14;

/** Whether a guardian has to agree, by this device's clock; the server decides. */
export function isYoung(birthDate: string, now: Date): boolean {
  const [year, month, day] = birthDate.split('-').map(Number);
  if (year === undefined || month === undefined || day === undefined || Number.isNaN(year)) return false;
  return new Date(year + CONSENT_AGE, month - 1, day).getTime() > now.getTime();
}

/** The questions for somebody who was born on this day; a guardian is asked for once, and only of the youngest. */
export function stepsFor(birthDate: string, now: Date): readonly SignUpStep[] {
  return SIGN_UP_STEPS.filter((step) => step !== 'guardianEmail' || isYoung(birthDate, now));
}

const SCHEMAS = {
  loginName: loginNameSchema,
  nickname: nicknameSchema,
  password: passwordSchema,
  birthDate: birthDateSchema,
} as const;

/**
 * The question that is shown: the wanted one, but none behind a question without an answer, as after a reload. The first
 * one for a name that is no question.
 */
export function shownStep(
  steps: readonly SignUpStep[],
  wanted: string | null,
  answers: SignUpAnswers,
): SignUpStep {
  const open = steps.findIndex(
    (step) =>
      step === 'agreed' || (step !== 'guardianEmail' && !SCHEMAS[step].safeParse(answers[step]).success),
  );
  const at = steps.findIndex((step) => step === wanted);
  return steps[Math.min(Math.max(0, at), open)] ?? 'loginName';
}
