import { describe, expect, it } from 'vitest';
import { failedCall } from '#client/testSupport/samples.ts';
import { ERROR_CODES, ERRORS } from '#shared/contract/errors.ts';
import { reactionTo } from './reactionTo.ts';

const answered = (errorCode: string, message = '', path = '/game/v1/x') =>
  failedCall({ path, body: { errorCode, message } });

/** Handled by a prompt of their own instead of in silence. */
const PROMPTS: Readonly<Record<string, string>> = {
  NEED_TO_CHANNEL_INFO: 'signUpRequired',
  IS_NOT_PREMIUM_CHANNEL: 'premiumRequired',
};

describe('reaction to a failed call', () => {
  it.each(ERROR_CODES.filter((code) => code !== 'UNEXPECTED'))('%s reacts as the catalogue says', (code) => {
    const expected = { silent: 'ignore', feature: 'ignore', notice: 'notice', redirect: 'signIn' };
    expect(reactionTo(answered(code, ERRORS[code].message), null).kind).toBe(
      PROMPTS[code] ?? expected[ERRORS[code].reaction],
    );
  });

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
