import { josa } from 'es-hangul';
import { LONG_DATE } from '#shared/time/formats.ts';

/** Texts of the dialogs JOIN, UPDATE and ADMIN_UPDATE. Source of the messages: product spec §5, §8. */
export const profileTexts = {
  title: {
    JOIN: (channelName: string) => `${channelName} 가입`,
    UPDATE: () => '교실 프로필 수정',
    ADMIN_UPDATE: () => '멤버 프로필 수정',
  },
  lead: {
    JOIN: (channelName: string) => `${josa(channelName, '와/과')} 함께할 때 쓸 이름과 소개를 적어 주세요.`,
    UPDATE: (channelName: string) => `${channelName} 멤버들에게 보이는 모습이에요.`,
    ADMIN_UPDATE: () => '멤버의 이름과 소개를 고칠 수 있어요.',
  },
  rollNumber: '번호',
  nickname: '닉네임',
  introduction: '자기소개',
  introductionPlaceholder: '예) 함께 배우고 싶어요!',
  phoneNumber: '휴대전화',
  phoneHint: '꼭 필요한 소식만 보내요. 적지 않아도 돼요.',
  password: '지금 비밀번호',
  passwordHint: '적어 둔 번호를 바꿀 때는 비밀번호로 한 번 더 확인해요.',
  marketing: '새 수업과 행사 소식을 문자로 받을게요.',
  personalInformation: '교실이 내 연락처를 수업 안내에 쓰는 데 동의해요.',
  answered: (at: string, isGiven: boolean, version: number) =>
    `${LONG_DATE.format(new Date(at))}에 ${isGiven ? '동의했어요' : '동의하지 않았어요'} (${version}판)`,
  agree: (channelName: string) => `${channelName} 이용약관과 개인정보처리방침에 동의해요`,
  agreeRequired: (channelName: string) =>
    `${channelName || '채널'} 이용약관 및 개인정보처리방침에 동의해주세요.`,
  submit: { JOIN: '가입하기', UPDATE: '저장하기', ADMIN_UPDATE: '저장하기' },
  cancel: '취소',
  saved: '변경되었습니다.',
} as const;
