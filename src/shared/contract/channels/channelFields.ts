import { z } from 'zod';
import { phoneNumberSchema } from '#shared/contract/people/accounts.ts';
import { typedText } from '#shared/contract/fields.ts';

export const JOIN_METHODS = ['IMMEDIATELY', 'MANAGER_APPROVAL'] as const;
export const joinMethodSchema = z.enum(JOIN_METHODS);
export type JoinMethod = (typeof JOIN_METHODS)[number];

export const VISIBLE_STATES = ['VISIBLE', 'INVISIBLE', 'ONLY_CHANNEL_VISIBLE'] as const;
export const visibleStateSchema = z.enum(VISIBLE_STATES);
export type VisibleState = (typeof VISIBLE_STATES)[number];

/** What a channel is paid for: an ENTERPRISE one holds sub-channels. */
export const CHANNEL_PLANS = ['FREE', 'PRO', 'ENTERPRISE'] as const;
export type ChannelPlan = (typeof CHANNEL_PLANS)[number];

/** Parts of a channel that its staff switches on and off. */
export const CHANNEL_PLUGINS = ['BOARD', 'GROUP', 'TEXT_MESSAGE', 'CLASS_INFO'] as const;
export const pluginMapSchema = z.record(z.enum(CHANNEL_PLUGINS), z.boolean());
export type PluginMap = z.infer<typeof pluginMapSchema>;

/** Consents that a member gives or refuses; each answer is kept with its time and the version of its text. */
export const CONSENT_KINDS = ['MARKETING', 'PERSONAL_INFORMATION'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];
/** Of the texts beside the two boxes. A changed text is the next version. */
export const CONSENT_VERSIONS: Readonly<Record<ConsentKind, number>> = {
  MARKETING: 1,
  PERSONAL_INFORMATION: 1,
};

/** Words that a page, an address or a helper of the product may need; no channel is called so. */
const RESERVED_DOMAINS: ReadonlySet<string> = new Set(
  'admin administrator api app auth boards channel channels class codes create dev dolphin-world game help host join lounge mail master me members messages new official root settings signin signout signup staff static support system test undefined null www'.split(
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

export const channelNameSchema = typedText(20, '채널 이름을 입력해 주세요.').refine(
  (name) => /[\p{L}\p{N}]/u.test(name),
  '채널 이름에는 글자나 숫자가 있어야 해요.',
);

export const MOST_NICKNAME = 12;
export const MOST_INTRODUCTION = 200;

/** How somebody appears in a channel. Source: product spec §5. */
export const channelProfileBodySchema = z.object({
  nickname: typedText(MOST_NICKNAME, '닉네임을 입력해 주세요.'),
  introduction: typedText(MOST_INTRODUCTION, '자기소개를 입력해 주세요.'),
});

/** The whole member form; what is left out stays as it is. */
export const channelMemberBodySchema = channelProfileBodySchema.extend({
  /** Empty for none. */
  phoneNumber: z.union([z.literal(''), phoneNumberSchema]).optional(),
  marketingConsent: z.boolean().optional(),
  channelPersonalInformationConsent: z.boolean().optional(),
});
export type ChannelMemberBody = z.output<typeof channelMemberBodySchema>;
