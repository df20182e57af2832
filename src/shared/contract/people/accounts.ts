import { z } from 'zod';
import { channelFlagSchema } from '#shared/contract/channels/channelFlags.ts';
import { FEATURES } from '#shared/contract/features.ts';
import { channelRoleSchema } from '#shared/contract/roles.ts';
import { exactText, idSchema, nameText, timestampSchema, typedText } from '#shared/contract/fields.ts';
import { phoneNumberSchema } from '#shared/contract/phone.ts';
import { defineRoute } from '#shared/contract/route.ts';

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

export const birthDateSchema = z.iso.date('태어난 날을 다시 골라 주세요.');
export const emailSchema = z
  .string()
  .max(120, '이메일 주소를 다시 확인해 주세요.')
  .trim()
  .toLowerCase()
  .regex(z.regexes.email, '이메일 주소를 다시 확인해 주세요.');
export const introductionSchema = typedText(200, '자기소개를 입력해 주세요.');

/** Plans that can be subscribed to. Source: product spec §3. */
export const ENGINEERING_PLANS = ['DOLPHIN_PRO', 'CHANNEL_PRO'] as const;
export type EngineeringPlan = (typeof ENGINEERING_PLANS)[number];

/** Days in which a requested deletion can be withdrawn. */
export const GRACE_DAYS = 7;

export const channelMembershipSchema = z.object({
  channelId: idSchema,
  channelName: z.string(),
  channelDomain: z.string(),
  nickname: z.string(),
  introduction: z.string(),
  flag: channelFlagSchema,
  roleList: z.array(channelRoleSchema),
});
export type ChannelMembership = z.infer<typeof channelMembershipSchema>;

/** A subscription that is paid for. */
const subscriptionSchema = z.object({ engCodeName: z.enum(ENGINEERING_PLANS), expiresAt: timestampSchema });
const channelGroupSchema = z.object({ channelGroupId: idSchema, name: z.string() });

/** Parts of the product that are off for a user, but for some of the user's channels. */
export const offFeatureListSchema = z
  .array(z.object({ feature: z.enum(FEATURES), onInChannelIdList: z.array(idSchema) }))
  // A process of the version before does not send it.
  .default([]);

/** The signed-in user's own state (product spec §3, «User state»), with the missing steps before playing. */
export const userStateSchema = z.object({
  userId: idSchema,
  loginName: z.string(),
  nickname: z.string(),
  name: z.string(),
  email: z.string(),
  /** The portrait, like `profileImage` of the profile. */
  portrait: z.string(),
  introduction: z.string(),
  gender: genderSchema,
  level: z.number().int(),
  verifiedState: z.enum(['UNVERIFIED', 'VERIFIED']),
  state: z.enum(['VALID', 'INVALID']),
  signupPath: z.string(),
  needsExtraInfo: z.boolean(),
  /** Staff made the account without it; until it is given the rules for the youngest hold. */
  needsBirthDate: z.boolean(),
  /** Terms have changed, and are asked for again. */
  needsTerms: z.boolean(),
  needsGuardianConsent: z.boolean(),
  needsOutfit: z.boolean(),
  /** All joined or requested channels; the fields below are those of the first joined one. */
  channelProfileList: z.array(channelMembershipSchema),
  channelProfile: z.object({ channelId: idSchema, channelName: z.string() }).nullable(),
  roleList: z.array(channelRoleSchema),
  /** Roles in the channel above it; empty without one. */
  superChannelRoleList: z.array(channelRoleSchema),
  channelNickname: z.string(),
  channelIntroduction: z.string(),
  joinedChannelGroupList: z.array(channelGroupSchema),
  subscriptionList: z.array(subscriptionSchema),
  offFeatureList: offFeatureListSchema,
  /** The time of erasure; null unless the deletion was requested. */
  eraseAt: timestampSchema.nullable(),
});
export type UserState = z.infer<typeof userStateSchema>;

/** REFUSED names are offensive, contain personal data, or imitate staff. */
export const nameStateSchema = z.enum(['FREE', 'TAKEN', 'REFUSED']);
export type NameState = z.infer<typeof nameStateSchema>;

export const signUpBodySchema = z.object({
  loginName: loginNameSchema,
  nickname: nicknameSchema,
  password: passwordSchema,
  birthDate: birthDateSchema,
  email: emailSchema.optional(),
  /** The guardian who is asked to consent for a child under 14; it may be given later. */
  guardianEmail: emailSchema.optional(),
});
export const extraInfoBodySchema = z.object({
  name: nameText(20, '이름을 입력해 주세요.'),
  /** The first mail of the account, with the password; another one is asked for by `credentials`. */
  email: emailSchema.optional(),
  password: exactText(256, '비밀번호를 다시 확인해 주세요.').optional(),
  /** The first phone of the account, with the password; another one is asked for by `credentials`. */
  phoneNumber: phoneNumberSchema.optional(),
  gender: genderSchema,
  introduction: introductionSchema.optional(),
  /** The guardian's mail, as at sign-up. */
  guardianEmail: emailSchema.optional(),
});

/** Anonymous routes are limited by address, which a whole class shares: forty children, three tries each. */
export const PER_MINUTE_OF_A_CLASS = 120;
/** The limit of public reads by a query or two of an index: three hundred children of one address, ten times each. */
export const READS_PER_MINUTE_OF_A_SCHOOL = 3000;

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
  checkAvailability: defineRoute({
    method: 'GET',
    path: '/game/v1/auth/availability',
    access: 'anyone',
    summary: 'Whether a login name or a nickname is free, taken, or not to be worn.',
    query: z.object({ loginName: loginNameSchema.optional(), nickname: nicknameSchema.optional() }),
    response: z.object({ loginName: nameStateSchema.optional(), nickname: nameStateSchema.optional() }),
    perMinute: 3 * PER_MINUTE_OF_A_CLASS,
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
    errors: ['EMAIL_DUPLICATE_MEMBER', 'LOGIN_FAIL', 'ACCOUNT_LOCKED'],
    validationError: 'SIGNUP_VALIDATION_FAIL',
  }),
  saveBirthDate: defineRoute({
    method: 'PUT',
    path: '/game/v1/users/me/birth-dates',
    access: 'signedIn',
    summary: 'Give the birth date that staff did not know; once.',
    body: z.object({ birthDate: birthDateSchema }),
    response: userStateSchema,
    errors: ['DOLPHIN_DUPLICATE_RESOURCE', 'MEMBER_NOT_FOUND'],
    perMinute: 20,
  }),
  requestDeletion: defineRoute({
    method: 'POST',
    path: '/game/v1/users/me/deletions',
    access: 'signedIn',
    summary: 'Have the own account erased after 7 days; ends every session.',
    body: z.object({ password: z.string().min(1, '비밀번호를 입력해 주세요.').max(256) }),
    response: z.object({ eraseAt: timestampSchema }),
    errors: ['LOGIN_FAIL', 'ACCOUNT_LOCKED', 'MEMBER_NOT_FOUND'],
    perMinute: 10,
  }),
  cancelDeletion: defineRoute({
    method: 'DELETE',
    path: '/game/v1/users/me/deletions',
    access: 'signedIn',
    summary: 'Take the deletion of the own account back.',
    response: userStateSchema,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  exportData: defineRoute({
    method: 'GET',
    path: '/game/v1/users/me/exports',
    access: 'signedIn',
    summary: 'Everything that is kept of the caller, as a JSON file.',
    response: 'file',
    perMinute: 3,
  }),
  listOutbox: defineRoute({
    method: 'GET',
    path: '/game/v1/dev/outbox',
    access: 'anyone',
    summary: 'Mails the sandbox has taken, newest first.',
    withoutPage: 'Developers and tests read the mail of the sandbox here.',
    response: z.object({
      mailList: z.array(
        z.object({
          id: idSchema,
          to: z.string(),
          subject: z.string(),
          body: z.string(),
          html: z.string().nullable(),
          createdAt: timestampSchema,
        }),
      ),
    }),
    developmentOnly: true,
  }),
};
