import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ERROR_CODES } from '#shared/contract/errors.ts';
import { SPEC_ERRORS } from '#shared/contract/specErrors.ts';
import { projectRoot } from '#server/platform/projectRoot.ts';

/** Every code of the product spec's §8, and one place of `src/server` in which it is raised. */
const RAISED_IN = {
  EXPIRED_TOKEN: 'domain/people/sessions/accessToken.ts',
  MEMBER_NOT_FOUND: 'domain/people/accounts/users.ts',
  LOGIN_FAIL: 'domain/people/sessions/signIn.ts',
  VALIDATION_FAIL: 'http/validateRequest.ts',
  CHANNEL_NOT_FOUND: 'domain/access/authorise.ts',
  NOT_ENOUGH_POINT: 'domain/world/economy/charge.ts',
  RESOURCE_NOT_FOUND: 'http/errorHandler.ts',
  DOLPHIN_DUPLICATE_RESOURCE: 'domain/channels/channels/createChannel.ts',
  NEED_TO_PAY: 'domain/tutoring/tickets/useTicket.ts',
  NEED_TO_LOGIN: 'domain/access/authorise.ts',
  SIGNUP_VALIDATION_FAIL: 'domain/people/me/signUp.ts',
  ALREADY_REFUNDED: 'domain/commerce/payments/refundPayment.ts',
  NOT_ACCEPTED_PROBLEM: 'domain/learning/player/lessonGate.ts',
  NOT_ACCEPTED_VIDEO: 'domain/learning/player/lessonGate.ts',
  ALREADY_OPEN_CONTENT_ON_VISIBLE_STATE: 'domain/learning/authoring/materials/lessonHolders.ts',
  ALREADY_REFERENCED_CONTENT: 'domain/learning/lessons/saveLessons.ts',
  IS_NOT_PREMIUM_CHANNEL: 'domain/channels/channels/channelPlan.ts',
  UNAUTHORIZED_CONTENT_USER: 'domain/learning/courseClasses/enrolInClass.ts',
  UNAUTHORIZED_ACCEPTED_CONTENT: 'domain/learning/player/lessonGate.ts',
  PROBLEM_NOT_FOUND: 'domain/learning/problems/findProblem.ts',
  NOT_ENROLLED_WORKSHEET: 'domain/learning/player/lessonGate.ts',
  NOT_ENROLLED_COURSE: 'domain/learning/player/lessonGate.ts',
  NOT_ENROLLED_COURSE_CLASS: 'domain/tutoring/meetings/classMeetings.ts',
  UNAUTHORIZED_PROBLEM_USER: 'domain/learning/classProgress/problemWorks.ts',
  NEED_TO_CHANNEL_INFO: 'domain/access/requirements.ts',
  CHANNEL_GROUP_UNAUTHORIZED: 'domain/channels/boards/boardAccess.ts',
  IS_NOT_CHANNEL_CONTENT: 'domain/learning/player/routes.ts',
  CHANNEL_CONTENT_UNAUTHORIZED: 'domain/channels/boards/boardAccess.ts',
  AUTH_NOT_FOUND: 'domain/people/identity/spendGuardianProof.ts',
  ALREADY_FRIEND_USER: 'domain/people/friends/requestFriendship.ts',
  EDUENV_UNAUTHORIZED_MEMBER: 'domain/learning/player/lessonGate.ts',
  EMAIL_DUPLICATE_MEMBER: 'domain/people/accounts/users.ts',
  MULTIPLE_FIELD_ERRORS: 'http/validateRequest.ts',
  TOO_MANY_USER_CREATED_CHANNEL_COUNT: 'domain/channels/channels/createChannel.ts',
  DUPLICATE_PRODUCT: 'domain/world/shop/purchase.ts',
  DUPLICATE_WISH_ITEM: 'domain/world/shop/wishes.ts',
  NOT_FOUND_INVENTORY: 'domain/world/avatar/equipItem.ts',
  NOT_FOUND_PRODUCT: 'domain/commerce/products/productRows.ts',
  CHANNEL_CODE_NOT_FOUND: 'domain/channels/channelCodes/channelCodes.ts',
  MISMATCH_ROOM_PASSWORD: 'domain/battle/battles/joinRoom.ts',
  ROOM_NOT_FOUND: 'domain/battle/battles/rooms.ts',
  ALREADY_ROOM_MEMBER_USER: 'domain/battle/battles/joinRoom.ts',
  DOLPHIN_DUPLICATE_COUPON_RESOURCE: 'domain/commerce/coupons/receiveCoupon.ts',
  NOT_ACCEPT_ROOM: 'domain/battle/battles/joinRoom.ts',
  TOO_MANY_ROOM_MEMBER: 'domain/battle/battles/joinRoom.ts',
  ALREADY_ANOTHER_ROOM_MEMBER_USER: 'domain/battle/battles/membership.ts',
  NOT_HAS_ROLE: 'domain/channels/channels/assertMember.ts',
  IS_NOT_ADVANCED_CHANNEL_USER: 'domain/battle/competitions/takePart.ts',
  USER_NICKNAME_NOT_FOUND: 'domain/people/profiles/getProfile.ts',
  CHANNEL_GROUP_NOT_FOUND: 'domain/channels/groups/groupRows.ts',
  ALREADY_RESET: 'domain/learning/submissions/resetProblem.ts',
  CHANNEL_MEMBER_NOT_FOUND: 'domain/channels/channels/assertMembers.ts',
  ALREADY_CHANNEL_GROUP_MEMBER_USER: 'domain/channels/groups/editGroups.ts',
  TOO_MANY_REPORT_FILE: 'domain/channels/posts/postFiles.ts',
  HAS_ASSIGNMENT: 'domain/learning/homeworks/protectAssigned.ts',
  HAVE_TO_RESET_SUCCESS: 'domain/learning/submissions/submissionQueries.ts',
  INVALID_AUTH_TOKEN: 'domain/people/sessions/accessToken.ts',
  COUPON_RESOURCE_NOT_FOUND: 'domain/commerce/coupons/receiveCoupon.ts',
} as const satisfies Record<keyof typeof SPEC_ERRORS, string>;

const codeOf = (path: string) =>
  readFileSync(join(projectRoot, path), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
const filesOf = (pattern: string, exclude: string[] = []) =>
  globSync(pattern, { cwd: projectRoot, exclude }).map(codeOf);
const server = join('src', 'server');

/** Code that answers requests: neither the description of the API nor tests raise anything. */
const sources = filesOf(`${server}/**/*.ts`, ['**/*.test.ts', '**/openApi.ts']);
const tests = filesOf('tests/{api,rooms}/**/*.ts');

/** A raised code is a value: code that compares with it, or names it in a type, raises nothing. */
const isRaised = (code: string, source: string) =>
  new RegExp(String.raw`(?<![!=]==\s*|case\s+|(?<!\|)\|\s*)'${code}'(?!\s*\|(?!\|)|\s*[!=]==)`).test(source);
/** Nobody is sent a code of code that is never run: a test of the whole server has received it. */
const isReceived = (code: string) => tests.some((source) => source.includes(`'${code}'`));

it.each(Object.entries(RAISED_IN))('%s is raised in %s', (code, path) => {
  expect(isRaised(code, codeOf(join(server, path)))).toBe(true);
});

it('no code of the spec is one that no test has received', () => {
  expect(Object.keys(SPEC_ERRORS).filter((code) => !isReceived(code))).toEqual([]);
});

it('no code of the catalogue is raised nowhere', () => {
  expect(ERROR_CODES.filter((code) => !sources.some((source) => isRaised(code, source)))).toEqual([]);
});

it.each([
  ["throw new AppError('NOT_FOUND', { log })", true],
  ["return isMet ? undefined : 'NOT_FOUND';", true],
  ["const code = given || 'NOT_FOUND';", true],
  ["if (error.code === 'NOT_FOUND') return;", false],
  ["if ('NOT_FOUND' !== code) return;", false],
  ["switch (code) { case 'NOT_FOUND': break; }", false],
  ["const wrong = (code: 'OTHER' | 'NOT_FOUND') => code;", false],
  ["const wrong = (code: 'NOT_FOUND' | 'OTHER') => code;", false],
])('takes %s for raising it: %s', (source, expected) => {
  expect(isRaised('NOT_FOUND', source)).toBe(expected);
});
