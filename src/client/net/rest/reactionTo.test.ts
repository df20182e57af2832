import { describe, expect, it } from 'vitest';
import { failedCall } from '#client/testSupport/samples.ts';
import { ERROR_CODES, ERRORS } from '#shared/contract/errors.ts';
import { userMessageOf } from './ApiError.ts';
import { reactionTo } from './reactionTo.ts';

const answered = (errorCode: string, message = '', path = '/game/v1/x') =>
  failedCall({ path, body: { errorCode, message } });

/** Product spec §8, «Handled silently (no global dialog; handled elsewhere)»: all of them. */
const SILENT = `EXPIRED_TOKEN MEMBER_NOT_FOUND LOGIN_FAIL VALIDATION_FAIL CHANNEL_NOT_FOUND NOT_ENOUGH_POINT
  RESOURCE_NOT_FOUND DOLPHIN_DUPLICATE_RESOURCE NEED_TO_PAY NEED_TO_LOGIN SIGNUP_VALIDATION_FAIL ALREADY_REFUNDED
  NOT_ACCEPTED_PROBLEM NOT_ACCEPTED_VIDEO ALREADY_OPEN_CONTENT_ON_VISIBLE_STATE ALREADY_REFERENCED_CONTENT
  IS_NOT_PREMIUM_CHANNEL UNAUTHORIZED_CONTENT_USER UNAUTHORIZED_ACCEPTED_CONTENT PROBLEM_NOT_FOUND
  NOT_ENROLLED_WORKSHEET NOT_ENROLLED_COURSE NOT_ENROLLED_COURSE_CLASS UNAUTHORIZED_PROBLEM_USER NEED_TO_CHANNEL_INFO
  CHANNEL_GROUP_UNAUTHORIZED IS_NOT_CHANNEL_CONTENT CHANNEL_CONTENT_UNAUTHORIZED AUTH_NOT_FOUND ALREADY_FRIEND_USER
  EDUENV_UNAUTHORIZED_MEMBER EMAIL_DUPLICATE_MEMBER MULTIPLE_FIELD_ERRORS TOO_MANY_USER_CREATED_CHANNEL_COUNT
  DUPLICATE_PRODUCT DUPLICATE_WISH_ITEM NOT_FOUND_INVENTORY NOT_FOUND_PRODUCT CHANNEL_CODE_NOT_FOUND
  MISMATCH_ROOM_PASSWORD ROOM_NOT_FOUND ALREADY_ROOM_MEMBER_USER DOLPHIN_DUPLICATE_COUPON_RESOURCE NOT_ACCEPT_ROOM
  TOO_MANY_ROOM_MEMBER ALREADY_ANOTHER_ROOM_MEMBER_USER NOT_HAS_ROLE IS_NOT_ADVANCED_CHANNEL_USER`.split(
  /\s+/,
);

describe('reaction to a failed call', () => {
  it.each(ERROR_CODES.filter((code) => code !== 'UNEXPECTED'))('%s reacts as the catalogue says', (code) => {
    const expected = { silent: 'ignore', feature: 'ignore', notice: 'notice', redirect: 'signIn' };
    expect(reactionTo(answered(code, ERRORS[code].message), null).kind).toBe(expected[ERRORS[code].reaction]);
  });

  it.each(SILENT)('%s is silent, as the product lists it', (code) => {
    expect(ERROR_CODES).toContain(code);
    expect(reactionTo(answered(code, '서버의 말'), null)).toEqual({ kind: 'ignore' });
  });

  it.each(['network', 'timeout'] as const)(
    'a quiet call that fails by %s says the network text',
    (failure) => {
      expect(userMessageOf(failedCall({ failure }), '저장하지 못했어요.')).toBe(
        '네트워크 연결 상태를 확인해 주세요.',
      );
      const answer = failedCall({ body: { errorCode: 'NOT_ENOUGH_POINT', message: '포인트가 모자라요.' } });
      expect(userMessageOf(answer, '저장하지 못했어요.')).toBe('포인트가 모자라요.');
      expect(userMessageOf(failedCall({ failure: 'badReply' }), '저장하지 못했어요.')).toBe(
        '저장하지 못했어요.',
      );
    },
  );

  it('puts the name of the channel into the words, or «교실» while none is known', () => {
    expect(reactionTo(answered('CHANNEL_MEMBER_NOT_FOUND'), '돌핀 학교')).toEqual({
      kind: 'notice',
      message: '돌핀 학교 멤버가 아닙니다.',
    });
    expect(reactionTo(answered('ALREADY_CHANNEL_GROUP_MEMBER_USER'), null)).toEqual({
      kind: 'notice',
      message: '이미 교실 그룹의 멤버입니다.',
    });
  });

  it.each([
    ['USER_NICKNAME_NOT_FOUND', '해당 닉네임의 유저를 찾을 수가 없어요!'],
    ['CHANNEL_GROUP_NOT_FOUND', '코드에 해당하는 그룹이 존재하지 않습니다.'],
    ['ALREADY_RESET', '이미 초기화된 문제 입니다.'],
    ['TOO_MANY_REPORT_FILE', '최대 5개까지 업로드 가능합니다.'],
    ['HAS_ASSIGNMENT', '발급된 숙제가 존재합니다.'],
  ] as const)('says of %s what the product says of it', (code, message) => {
    expect(ERRORS[code].message).toBe(message);
    expect(reactionTo(answered(code, message), null)).toMatchObject({ kind: 'notice', message });
  });

  it('keeps the second line of a notice', () => {
    expect(reactionTo(answered('HAVE_TO_RESET_SUCCESS'), null)).toEqual({
      kind: 'notice',
      message: '문제를 먼저 풀어주세요',
      detail: '정답을 맞히면 확인하실 수 있습니다.',
    });
  });

  it.each([
    ['network', { kind: 'offline' }],
    ['timeout', { kind: 'offline' }],
    ['cancelled', { kind: 'ignore' }],
    ['badReply', { kind: 'unexpected' }],
  ] as const)('%s', (failure, reaction) => {
    expect(reactionTo(failedCall({ failure }), null)).toEqual(reaction);
  });

  it.each([
    ['network', 'network'],
    ['time-out', 'timeout'],
    ['answer', 'answered'],
  ] as const)('leaves coding-executions alone: %s', (_, failure) => {
    const error = failedCall({
      failure,
      path: '/channel/v1/coding-executions',
      body: { errorCode: 'SERVICE_BUSY' },
    });
    expect(reactionTo(error, null)).toEqual({ kind: 'ignore' });
  });

  it.each([
    ['/channel/v1/videos/7/conversions', '업로드가 완료되었습니다. 파일을 변환중이니 잠시후에 확인해주세요!'],
    ['/channel/v1/users/channels/3/visiblestates', '준비 중입니다.'],
    ['/channel/v1/tutors/4/problem-drafts', '생성되었습니다. 잠시 후에 확인해주세요!'],
  ])('%s has words of its own', (path, message) => {
    expect(reactionTo(answered('UNEXPECTED', '', path), null)).toMatchObject({ kind: 'notice', message });
    expect(reactionTo(failedCall({ failure: 'timeout', path }), null)).toMatchObject({
      kind: 'notice',
      message,
    });
    expect(reactionTo(failedCall({ failure: 'network', path }), null)).toEqual({ kind: 'offline' });
  });

  it('says the words of an unknown code and whom to ask, or that nothing is known', () => {
    expect(reactionTo(answered('SOMETHING_NEW', '새로운 오류예요.'), null)).toEqual({
      kind: 'contact',
      message: '새로운 오류예요.',
    });
    expect(reactionTo(answered('SOMETHING_NEW'), null)).toEqual({ kind: 'unexpected' });
    expect(reactionTo(answered('UNEXPECTED', ERRORS.UNEXPECTED.message), null)).toEqual({
      kind: 'unexpected',
    });
    expect(reactionTo(failedCall({ status: 502 }), null)).toEqual({ kind: 'unexpected' });
  });
});
