import { z } from 'zod';
import { CHANNEL_PLUGINS } from './channelPlugins.ts';
import { optionalPhoneSchema } from '#shared/contract/phone.ts';
import { exactText, lookupText, nameOrNothing, nameText, typedText } from '#shared/contract/fields.ts';

export const JOIN_METHODS = ['IMMEDIATELY', 'MANAGER_APPROVAL'] as const;
export const joinMethodSchema = z.enum(JOIN_METHODS);

export const VISIBLE_STATES = ['VISIBLE', 'INVISIBLE', 'ONLY_CHANNEL_VISIBLE'] as const;
export const visibleStateSchema = z.enum(VISIBLE_STATES);
export type VisibleState = (typeof VISIBLE_STATES)[number];

/**
 * The plan of a channel: PRO by a subscription, ENTERPRISE by a contract (`planBenefits` lists the benefits of each).
 */
export const CHANNEL_PLANS = ['FREE', 'PRO', 'ENTERPRISE'] as const;
export type ChannelPlan = (typeof CHANNEL_PLANS)[number];

export const pluginMapSchema = z.record(z.enum(CHANNEL_PLUGINS), z.boolean());
export type PluginMap = z.infer<typeof pluginMapSchema>;

/** Consents that a member gives or refuses; each answer is stored with its time and the version of its text. */
export const CONSENT_KINDS = ['MARKETING', 'PERSONAL_INFORMATION'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];
/** The versions of the texts beside the two boxes. A changed text is the next version. */
export const CONSENT_VERSIONS: Readonly<Record<ConsentKind, number>> = {
  MARKETING: 1,
  PERSONAL_INFORMATION: 1,
};

/** Words that a page, an address or a helper of the product may need; no channel may have such a name. */
const RESERVED_DOMAINS: ReadonlySet<string> = new Set(
  'admin administrator api app auth boards channel channels class codes create dev dolphin-world game help host infos join lounge mail master me members messages new official root settings signin signout signup staff static sub-channels support system test undefined null www'.split(
    ' ',
  ),
);

/** Part of an address: lower case letters, digits and single hyphens between them. */
export const channelDomainSchema = z
  .string()
  .max(120, '주소는 3~30자로 정해 주세요.')
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, '주소에는 영어 소문자, 숫자, 가운데 줄(-)만 쓸 수 있어요.')
  .min(3, '주소는 3~30자로 정해 주세요.')
  .max(30, '주소는 3~30자로 정해 주세요.')
  .refine((domain) => !/^\d+$/.test(domain), '주소에는 영어 글자가 하나는 있어야 해요.')
  .refine((domain) => !domain.startsWith('xn--'), '이 주소는 쓸 수 없어요.')
  .refine((domain) => !RESERVED_DOMAINS.has(domain), '이 주소는 쓸 수 없어요. 다른 주소를 정해 주세요.');

export const channelNameSchema = nameText(20, '교실 이름을 입력해 주세요.').refine(
  (name) => /[\p{L}\p{N}]/u.test(name),
  '교실 이름에는 글자나 숫자가 있어야 해요.',
);

export const MOST_NICKNAME = 12;
export const MOST_INTRODUCTION = 200;

/** A user's profile in a channel. Source: product spec §5. */
export const channelProfileBodySchema = z.object({
  nickname: nameText(MOST_NICKNAME, '닉네임을 입력해 주세요.'),
  introduction: typedText(MOST_INTRODUCTION, '자기소개를 입력해 주세요.'),
});

export const MOST_ROLL_NUMBER = 10;
/** The number of a pupil in a class, as the school gives it; empty for none. */
export const rollNumberSchema = lookupText(MOST_ROLL_NUMBER);

/** The fields that staff may change. */
export const memberProfileBodySchema = channelProfileBodySchema.extend({
  /** Left out, it stays as it is. */
  rollNumber: rollNumberSchema.optional(),
});

export type MemberProfileBody = z.output<typeof memberProfileBodySchema>;

/** The whole member form; fields that are left out stay. */
export const channelMemberBodySchema = channelProfileBodySchema.extend({
  /** Empty for none. */
  phoneNumber: optionalPhoneSchema.optional(),
  marketingConsent: z.boolean().optional(),
  channelPersonalInformationConsent: z.boolean().optional(),
});
export type ChannelMemberBody = z.output<typeof channelMemberBodySchema>;
/** The password that confirms the replacement of a contact. */
export const confirmingPasswordSchema = exactText(256, '비밀번호를 다시 확인해 주세요.').optional();
export const ownMemberBodySchema = channelMemberBodySchema.extend({ password: confirmingPasswordSchema });
export type OwnMemberBody = z.output<typeof ownMemberBodySchema>;

/** Channels that one account may have made; those below an enterprise channel are counted there. */
export const MOST_CREATED_CHANNELS = 3;
export const MOST_SUB_CHANNELS = 100;

const webAddress = z
  .string()
  .max(200, '주소가 너무 길어요.')
  .trim()
  .regex(/^(?:https?:\/\/[^\s\p{Cc}"'<>\\]+)?$/u, 'http:// 또는 https:// 로 시작하는 주소를 적어 주세요.');

export const CHANNEL_LINKS = ['homepage', 'blog', 'video'] as const;
/** Addresses of the channel elsewhere; empty for none. */
export const channelLinkSchema = z.object({ homepage: webAddress, blog: webAddress, video: webAddress });
export type ChannelLink = z.infer<typeof channelLinkSchema>;
export const NO_LINKS: ChannelLink = { homepage: '', blog: '', video: '' };

export const BUSINESS_FIELDS = [
  'companyName',
  'representative',
  'registrationNumber',
  'address',
  'phone',
] as const;
/** The legal details of a business; empty for a class of a school. */
export const businessInfoSchema = z.object({
  companyName: nameOrNothing(60),
  representative: nameOrNothing(30),
  registrationNumber: z
    .string()
    .max(20, '사업자 등록 번호를 다시 확인해 주세요.')
    .trim()
    .regex(/^(?:\d{3}-?\d{2}-?\d{5})?$/, '사업자 등록 번호를 다시 확인해 주세요.'),
  address: lookupText(120),
  phone: lookupText(20),
});
export type BusinessInfo = z.infer<typeof businessInfoSchema>;
export const NO_BUSINESS: BusinessInfo = {
  companyName: '',
  representative: '',
  registrationNumber: '',
  address: '',
  phone: '',
};
/** The switches of a new channel: only classes of an academy ask for class info. */
export const FIRST_PLUGINS: PluginMap = {
  BOARD: true,
  GROUP: true,
  TEXT_MESSAGE: true,
  OWN_STAGE: true,
  CLASS_INFO: false,
};

/** A word or a number that leads into a channel, short enough for a blackboard. */
export const channelCodeSchema = z
  .string()
  .max(48, '코드는 4~12자로 정해 주세요.')
  .trim()
  .normalize('NFC')
  .toUpperCase()
  .regex(/^[가-힣A-Z0-9]{4,12}$/, '코드는 한글, 영어, 숫자로 4~12자까지 정할 수 있어요.');
