import { z } from 'zod';
import {
  countSchema,
  idSchema,
  lookupText,
  nameOrNothing,
  nameText,
  timestampSchema,
} from '#shared/contract/fields.ts';
import { defineRoute } from '#shared/contract/route.ts';

export const MOST_LINKS = 8;
export const BANNER_LOOKS = ['BEACH', 'CORAL', 'DEEP', 'SUNSET'] as const;

/** An address of another site; one that imitates another by a user name in it is refused. */
const linkSchema = z.object({
  label: nameText(30, '이름을 입력해 주세요.'),
  url: z
    .url({ protocol: /^https$/, error: 'https로 시작하는 주소를 입력해 주세요.' })
    .max(300, '300자까지 쓸 수 있어요.')
    .refine((url) => !/^https:\/\/[^/?#]*@/i.test(url), 'https로 시작하는 주소를 입력해 주세요.'),
});

const common = { isShown: z.boolean() };
/** The parts of a main page, each at most once. Those without fields show data of the channel. */
export const mainPageSectionSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('BANNER'),
    ...common,
    title: nameText(30, '배너 제목을 입력해 주세요.'),
    words: lookupText(60),
    look: z.enum(BANNER_LOOKS),
  }),
  z.object({ kind: z.literal('WELCOME'), ...common, words: lookupText(600) }),
  z.object({
    kind: z.literal('NEXT_CLASS'),
    ...common,
    title: nameOrNothing(40),
    startsAt: timestampSchema.nullable(),
    note: lookupText(120),
  }),
  z.object({ kind: z.literal('NOTICES'), ...common }),
  z.object({ kind: z.literal('HOMEWORK'), ...common }),
  z.object({ kind: z.literal('RECENT_POSTS'), ...common }),
  z.object({ kind: z.literal('ONLINE'), ...common }),
  z.object({ kind: z.literal('COURSES'), ...common }),
  z.object({ kind: z.literal('WORKSHEETS'), ...common }),
  z.object({ kind: z.literal('LINKS'), ...common, linkList: z.array(linkSchema).max(MOST_LINKS) }),
  z.object({ kind: z.literal('STATISTICS'), ...common }),
]);
export type MainPageSection = z.infer<typeof mainPageSectionSchema>;
export type SectionKind = MainPageSection['kind'];
export const SECTION_KINDS = mainPageSectionSchema.options.map((option) => option.shape.kind.value);

/**
 * The sections of a public channel that a visitor sees: none of them names a child or a time at which a class meets.
 */
export const PUBLIC_SECTIONS: readonly SectionKind[] = ['BANNER', 'WELCOME', 'LINKS'];

const sectionListSchema = z
  .array(mainPageSectionSchema)
  .max(SECTION_KINDS.length)
  .refine(
    (sections) => new Set(sections.map(({ kind }) => kind)).size === sections.length,
    '같은 칸을 두 번 둘 수 없어요.',
  );

const ownMainPageSchema = z.object({
  sectionList: z.array(mainPageSectionSchema),
  /** 0 until it is saved. */
  version: countSchema,
  updatedAt: timestampSchema.nullable(),
  updatedBy: z.string(),
});
export type OwnMainPage = z.infer<typeof ownMainPageSchema>;

const mainPageSchema = z.object({
  channelId: idSchema,
  channelName: z.string(),
  /** Counted to `MOST_COUNTED_MEMBERS`. */
  memberCount: countSchema,
  sectionList: z.array(mainPageSectionSchema),
});
export type MainPage = z.infer<typeof mainPageSchema>;
export const MOST_COUNTED_MEMBERS = 1000;

export const mainPageRoutes = {
  get: defineRoute({
    method: 'GET',
    path: '/channel/v1/channels/mainpages',
    access: { channelRole: 'visitor', isPublic: true },
    summary: 'The main page of the channel: the sections that the caller is shown, in their order.',
    response: mainPageSchema,
  }),
  getOwn: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/channels/mainpages',
    access: { channelRole: 'teacher' },
    summary: 'All sections of the main page, for who edits it.',
    response: ownMainPageSchema,
  }),
  save: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/channels/mainpages',
    access: { channelRole: 'teacher' },
    summary: 'Save the main page on top of the version that was edited.',
    body: z.object({ sectionList: sectionListSchema, baseVersion: countSchema }),
    response: ownMainPageSchema,
    errors: ['MAIN_PAGE_CONFLICT'],
  }),
};
