import { problemIdOf } from '#shared/content/lessonIds.ts';
import { ERROR_CODES, isRefusal, type ErrorCode } from '#shared/contract/errors.ts';
import { CHANNEL_ROLES, type ChannelRole } from '#shared/contract/roles.ts';
import type { Routes, Subject } from '#shared/contract/routes.ts';
import type { RequestParts } from '../../support/apiClient.ts';

/** `anonymous` has no token, `stranger` is signed in and no member of the channel, the others hold just that role. */
export type Caller = 'anonymous' | 'stranger' | ChannelRole;
export type Expectation = 'allowed' | ErrorCode;
export type Row = Readonly<Record<Caller, Expectation>>;

/** Codes that mean «not you»; any other answer shows that the caller was let in. */
const REFUSALS: readonly string[] = ERROR_CODES.filter((errorCode) => isRefusal(errorCode));

/** Judges an answer by its row's expectation: a refusal counts as one even when the row allows the call. */
export function judgeAnswer(
  { status, errorCode }: { readonly status: number; readonly errorCode: string },
  expected: Expectation,
): Expectation {
  if (status < 400) return 'allowed';
  return errorCode === expected || REFUSALS.includes(errorCode) ? (errorCode as ErrorCode) : 'allowed';
}

/**
 * The callers of each route of a subject, written by hand on purpose: they are compared with the server's
 * answers, not with the contract. The request is well-formed and names things that exist, so that it passes
 * validation.
 */
export type SubjectRows<S extends Subject> = {
  readonly [N in keyof Routes[S]]: { readonly row: Row; readonly request: RequestParts };
};

export const everyRole = (expectation: Expectation) =>
  Object.fromEntries(CHANNEL_ROLES.map((role) => [role, expectation])) as Record<ChannelRole, Expectation>;

/** No sign-in is asked for. */
export const OPEN: Row = { anonymous: 'allowed', stranger: 'allowed', ...everyRole('allowed') };
/** Everybody who is signed in, with any role or none in a channel. */
export const SIGNED_IN: Row = { ...OPEN, anonymous: 'NEED_TO_LOGIN' };
/** Guardians alone, by a cookie of their own; no account opens it. */
export const GUARDIANS: Row = {
  anonymous: 'GUARDIAN_SESSION_REQUIRED',
  stranger: 'GUARDIAN_SESSION_REQUIRED',
  ...everyRole('GUARDIAN_SESSION_REQUIRED'),
};
/** General members of the channel and everybody above them (product spec §6). */
export const GENERAL_MEMBERS: Row = {
  anonymous: 'NEED_TO_LOGIN',
  stranger: 'CHANNEL_MEMBER_NOT_FOUND',
  ROLE_ADMIN: 'allowed',
  ROLE_CHANNEL_MASTER: 'allowed',
  MANAGER: 'allowed',
  TEACHER: 'allowed',
  ADVANCED_LECTURER: 'allowed',
  ADVANCED: 'allowed',
  LECTURER: 'allowed',
  USER: 'allowed',
  VISITOR: 'NOT_HAS_ROLE',
  PENDING: 'NOT_HAS_ROLE',
  SUSPEND: 'NOT_HAS_ROLE',
  BEN: 'NOT_HAS_ROLE',
  JOIN_REJECTED: 'NOT_HAS_ROLE',
  ROLE_CHANNEL_ENTERPRISE: 'NOT_HAS_ROLE',
};
/** Every member of the channel. */
export const VISITORS: Row = { ...GENERAL_MEMBERS, VISITOR: 'allowed' };
/** Teachers and everybody above them. */
export const TEACHERS: Row = {
  ...GENERAL_MEMBERS,
  ADVANCED_LECTURER: 'NOT_HAS_ROLE',
  ADVANCED: 'NOT_HAS_ROLE',
  LECTURER: 'NOT_HAS_ROLE',
  USER: 'NOT_HAS_ROLE',
};
/** Managers and everybody above them. */
export const MANAGERS: Row = { ...TEACHERS, TEACHER: 'NOT_HAS_ROLE' };

/**
 * A caller who passes the door is told that the one it means is no member: a refusal, too, so it stands in
 * the row.
 */
export const meansNobody = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([role, expectation]) => [
      role,
      expectation === 'allowed' ? 'CHANNEL_MEMBER_NOT_FOUND' : expectation,
    ]),
  ) as Row;

/** The problem and the code that several subjects ask about. */
export const problem = { problemId: problemIdOf(1, 0) };
export const code = { language: 'JAVASCRIPT', source: 'print(1);' };
