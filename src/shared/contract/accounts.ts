import { z } from 'zod';
import { channelRoleSchema } from './roles.ts';
import { emptyReplySchema, exactText, idSchema, lookupText, timestampSchema, typedText } from './fields.ts';
import { defineRoute } from './route.ts';

export const GENDERS = ['NOT_SELECTED', 'FEMALE', 'MALE', 'OTHER'] as const;
export const genderSchema = z.enum(GENDERS);

export const loginNameSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9_]{4,20}$/, '아이디는 영어 소문자, 숫자, 밑줄로 4~20자까지 쓸 수 있어요.');

/** Whole Hangul syllables, Latin letters and digits: no lone jamo, no emoji, no spaces. */
export const nicknameSchema = z
  .string()
  .max(48, '닉네임은 2~12자로 지어 주세요.')
  .trim()
  .normalize('NFC')
  .regex(/^[가-힣A-Za-z0-9]{2,12}$/, '닉네임은 한글, 영어, 숫자로 2~12자까지 지을 수 있어요.');

export const passwordSchema = exactText(64, '비밀번호는 64자까지 쓸 수 있어요.').min(
  8,
  '비밀번호는 8자 이상으로 정해 주세요.',
);
/** What somebody claims as a login name: a wrong one is not found rather than refused. */
const claimedLoginNameSchema = lookupText(64).toLowerCase();

export const birthDateSchema = z.iso.date('태어난 날을 다시 골라 주세요.');
export const emailSchema = z
  .string()
  .max(120, '이메일 주소를 다시 확인해 주세요.')
  .trim()
  .toLowerCase()
  .regex(z.regexes.email, '이메일 주소를 다시 확인해 주세요.');
export const phoneNumberSchema = z
  .string()
  .trim()
  .regex(/^01[016789]-?\d{3,4}-?\d{4}$/, '휴대전화 번호를 다시 확인해 주세요.');
export const introductionSchema = typedText(200, '자기소개를 입력해 주세요.');

export const channelMembershipSchema = z.object({
  channelId: idSchema,
  channelName: z.string(),
  channelDomain: z.string(),
  nickname: z.string(),
  introduction: z.string(),
  roleList: z.array(channelRoleSchema),
});
export type ChannelMembership = z.infer<typeof channelMembershipSchema>;

/** The signed-in user's own state (product spec §3, «User state»), with what still stands between it and playing. */
export const userStateSchema = z.object({
  userId: idSchema,
  loginName: z.string(),
  nickname: z.string(),
  name: z.string(),
  email: z.string(),
  portrait: z.string(),
  introduction: z.string(),
  gender: genderSchema,
  level: z.number().int(),
  verifiedState: z.enum(['UNVERIFIED', 'VERIFIED']),
  state: z.enum(['VALID', 'INVALID']),
  signupPath: z.string(),
  needsExtraInfo: z.boolean(),
  needsGuardianConsent: z.boolean(),
  needsLook: z.boolean(),
  channelProfileList: z.array(channelMembershipSchema),
});
export type UserState = z.infer<typeof userStateSchema>;

export const profileSchema = z.object({
  userId: idSchema,
  nickname: z.string(),
  level: z.number().int(),
  profileImage: z.string(),
  introduction: z.string(),
  gender: genderSchema,
  channelProfile: z.object({ channelId: idSchema, channelName: z.string() }).nullable(),
  equippedUserItemList: z.array(z.object({ itemId: idSchema, itemCategory: z.string() })),
});
export type Profile = z.infer<typeof profileSchema>;

export const signUpBodySchema = z.object({
  loginName: loginNameSchema,
  nickname: nicknameSchema,
  password: passwordSchema,
  birthDate: birthDateSchema,
  email: emailSchema.optional(),
});
export const extraInfoBodySchema = z.object({
  name: typedText(20, '이름을 입력해 주세요.'),
  email: emailSchema.optional(),
  phoneNumber: phoneNumberSchema.optional(),
  gender: genderSchema,
  introduction: introductionSchema,
});

/** Anonymous routes are counted by address, and a whole class shares one: forty children, three tries each. */
const PER_MINUTE_OF_A_CLASS = 120;

export const accountRoutes = {
  signUp: defineRoute({
    method: 'POST',
    path: '/game/v1/auth/signup',
    access: 'anyone',
    summary: 'Open an account; the tokens come in the access_token and refresh_id headers.',
    body: signUpBodySchema,
    response: userStateSchema,
    errors: ['DOLPHIN_DUPLICATE_RESOURCE', 'EMAIL_DUPLICATE_MEMBER'],
    validationError: 'SIGNUP_VALIDATION_FAIL',
    perMinute: PER_MINUTE_OF_A_CLASS,
  }),
  signIn: defineRoute({
    method: 'POST',
    path: '/game/v1/auth/signin',
    access: 'anyone',
    summary: 'Sign in; the tokens come in the access_token and refresh_id headers.',
    body: z.object({ loginName: claimedLoginNameSchema, password: z.string().max(256) }),
    response: userStateSchema,
    errors: ['LOGIN_FAIL', 'ACCOUNT_LOCKED'],
    perMinute: PER_MINUTE_OF_A_CLASS,
  }),
  signOut: defineRoute({
    method: 'POST',
    path: '/game/v1/auth/signout',
    access: 'signedIn',
    summary: 'End this session everywhere it was refreshed.',
    response: emptyReplySchema,
  }),
  refreshTokens: defineRoute({
    method: 'POST',
    path: '/game/v1/tokens/refresh',
    access: 'anyone',
    summary: 'Trade a refresh id for new tokens, which come in the access_token and refresh_id headers.',
    body: z.object({ refreshId: z.string().min(1).max(512) }),
    response: emptyReplySchema,
    errors: ['INVALID_AUTH_TOKEN'],
    perMinute: 3 * PER_MINUTE_OF_A_CLASS,
  }),
  checkAvailability: defineRoute({
    method: 'GET',
    path: '/game/v1/auth/availability',
    access: 'anyone',
    summary: 'Whether a login name or a nickname is free.',
    query: z.object({ loginName: loginNameSchema.optional(), nickname: nicknameSchema.optional() }),
    response: z.object({ loginName: z.boolean().optional(), nickname: z.boolean().optional() }),
    perMinute: 3 * PER_MINUTE_OF_A_CLASS,
  }),
  requestPasswordReset: defineRoute({
    method: 'POST',
    path: '/game/v1/auth/password-resets',
    access: 'anyone',
    summary: 'Mail a reset code. Answers the same whether the account exists or not.',
    body: z.object({ loginName: claimedLoginNameSchema, email: emailSchema }),
    response: emptyReplySchema,
    perMinute: 10,
  }),
  completePasswordReset: defineRoute({
    method: 'PUT',
    path: '/game/v1/auth/password-resets',
    access: 'anyone',
    summary: 'Set a new password with the mailed code; ends every session of the account.',
    body: z.object({
      loginName: claimedLoginNameSchema,
      code: z.string().trim().max(32),
      newPassword: passwordSchema,
    }),
    response: emptyReplySchema,
    errors: ['PASSWORD_RESET_CODE_INVALID'],
    perMinute: 10,
  }),
  getMe: defineRoute({
    method: 'GET',
    path: '/game/v1/users/me',
    access: 'signedIn',
    summary: 'The own user state.',
    response: userStateSchema,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  saveExtraInfo: defineRoute({
    method: 'POST',
    path: '/game/v1/users/privates/infos',
    access: 'signedIn',
    summary: 'The extra-information step of signing up.',
    body: extraInfoBodySchema,
    response: userStateSchema,
    errors: ['EMAIL_DUPLICATE_MEMBER'],
    validationError: 'SIGNUP_VALIDATION_FAIL',
  }),
  getOwnPhone: defineRoute({
    method: 'GET',
    path: '/game/v1/users/privates/infos/phones',
    access: 'signedIn',
    summary: 'The own phone number, empty when none is stored.',
    response: z.object({ phoneNumber: z.string() }),
  }),
  getMyProfile: defineRoute({
    method: 'GET',
    path: '/game/v1/users/profiles',
    access: 'signedIn',
    summary: 'The own public profile.',
    response: profileSchema,
  }),
  saveIntroduction: defineRoute({
    method: 'POST',
    path: '/game/v1/users/profiles',
    access: 'signedIn',
    summary: 'Change the own introduction.',
    body: z.object({ introduction: introductionSchema, channelId: idSchema.optional() }),
    response: profileSchema,
    errors: ['CHANNEL_MEMBER_NOT_FOUND', 'MEMBER_NOT_FOUND'],
  }),
  saveGender: defineRoute({
    method: 'POST',
    path: '/game/v1/users/profiles/genders',
    access: 'signedIn',
    summary: 'Change the own gender.',
    body: z.object({ gender: genderSchema }),
    response: profileSchema,
  }),
  getProfile: defineRoute({
    method: 'GET',
    path: '/game/v1/users/:id/profiles',
    access: 'signedIn',
    summary: "Another user's public profile.",
    params: z.object({ id: idSchema }),
    response: profileSchema,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  getProfileByNickname: defineRoute({
    method: 'GET',
    path: '/game/v1/users/nicknames/:nickname/profiles',
    access: 'signedIn',
    summary: 'A public profile by nickname.',
    params: z.object({ nickname: lookupText(60) }),
    response: profileSchema,
    errors: ['USER_NICKNAME_NOT_FOUND'],
  }),
  getMusicState: defineRoute({
    method: 'GET',
    path: '/game/v1/users/musicstates',
    access: 'signedIn',
    summary: 'Whether the music plays.',
    response: z.object({ musicOn: z.boolean() }),
  }),
  saveMusicState: defineRoute({
    method: 'PUT',
    path: '/game/v1/users/musicstates',
    access: 'signedIn',
    summary: 'Turn the music on or off.',
    body: z.object({ musicOn: z.boolean() }),
    response: z.object({ musicOn: z.boolean() }),
  }),
  listOutbox: defineRoute({
    method: 'GET',
    path: '/game/v1/dev/outbox',
    access: 'anyone',
    summary: 'Mails the sandbox has taken, newest first.',
    response: z.object({
      mailList: z.array(
        z.object({
          id: idSchema,
          to: z.string(),
          subject: z.string(),
          body: z.string(),
          createdAt: timestampSchema,
        }),
      ),
    }),
    developmentOnly: true,
  }),
};
