import { z } from 'zod';
import {
  countSchema,
  idSchema,
  lookupText,
  nameOrNothing,
  nameText,
  timestampSchema,
  typedText,
} from '#shared/contract/fields.ts';
import { pageCountFields, pageFromOne } from '#shared/contract/paging.ts';
import { defineRoute } from '#shared/contract/route.ts';
import {
  contentVisibleStateSchema,
  CONTENT_TITLE_LENGTH,
  COURSE_LEVELS,
  COURSE_THEMES,
  ENROL_PAYMENT_TYPES,
} from './contentFields.ts';
import { CHARACTERS, lessonSchema } from './lessons.ts';

export const COURSE_ENROLL_STATES = ['NOT_ENROLLED', 'ENROLLED'] as const;
export const COURSE_CLASSES_PER_PAGE = 12;
export const MOST_CATEGORIES = 5;
export const MOST_SCHEDULES = 100;
export const MOST_INTRO_LINES = 10;
export const MOST_COST = 1_000_000;

const introLines = z.array(typedText(100, '내용을 입력해 주세요.')).max(MOST_INTRO_LINES);

/** The introduction of a course (product spec §3). */
export const introFields = {
  introUsed: z.boolean(),
  contentTitle: nameOrNothing(CONTENT_TITLE_LENGTH),
  courseStorageAchievementList: introLines,
  courseStorageSubjectList: introLines,
  courseStorageGoodPeopleList: introLines,
  prerequisiteKnowledgeList: introLines,
  closingContent: lookupText(500),
};

const categoryListSchema = z.array(z.object({ name: nameText(12, '분류 이름을 입력해 주세요.') }));

/** A course class in a list, with the caller's progress. */
export const courseClassCardSchema = z.object({
  courseClassId: idSchema,
  courseClassStorageId: idSchema,
  channelId: idSchema,
  title: z.string(),
  content: z.string(),
  character: z.enum(CHARACTERS),
  /** Null once the teacher's account is gone. */
  teacher: z.object({ userId: idSchema, nickname: z.string() }).nullable(),
  level: z.enum(COURSE_LEVELS),
  theme: z.enum(COURSE_THEMES),
  paymentType: z.enum(ENROL_PAYMENT_TYPES),
  cost: countSchema,
  /** Address of the picture of its character. */
  thumbnail: z.string(),
  categoryList: z.array(z.object({ name: z.string() })),
  enrollState: z.enum(COURSE_ENROLL_STATES),
  enrolledUserCount: countSchema,
  visibleState: contentVisibleStateSchema,
  lessonCount: countSchema,
  contentCount: countSchema,
  checkedCount: countSchema,
});
export type CourseClassCard = z.infer<typeof courseClassCardSchema>;

export const courseClassSchema = courseClassCardSchema.extend({
  channelProfile: z.object({ channelId: idSchema, channelName: z.string() }),
  ...introFields,
  /** The channel of its lessons: the channel itself, or that of the product. */
  courseChannelId: idSchema,
  version: countSchema,
});
export type CourseClass = z.infer<typeof courseClassSchema>;

/** The reason why a lesson is closed to the caller; HIDDEN while the course is withdrawn, null when it is open. */
const lockSchema = z.enum(['NOT_ENROLLED', 'IN_ORDER', 'HIDDEN']).nullable();
export type LessonLock = z.infer<typeof lockSchema>;
const curriculumLessonSchema = lessonSchema.extend({ lock: lockSchema });
export type CurriculumLesson = z.infer<typeof curriculumLessonSchema>;

export const curriculumSchema = z.object({
  lessonList: z.array(curriculumLessonSchema),
  /** The first open content that is not done; null when nothing is left. */
  next: z
    .object({ lessonId: idSchema, contentOnLessonId: idSchema, lessonTitle: z.string(), title: z.string() })
    .nullable(),
});
export type Curriculum = z.infer<typeof curriculumSchema>;

export const scheduleSchema = z.object({
  scheduleId: idSchema,
  title: z.string(),
  startsAt: timestampSchema,
  minutes: countSchema,
});
export type CourseClassSchedule = z.infer<typeof scheduleSchema>;

export const studyCountsSchema = z.object({
  lessonCount: countSchema,
  passedLessonCount: countSchema,
  contentCount: countSchema,
  checkedCount: countSchema,
});

const enrolBodySchema = z.object({
  /** The shown price: a different one asks again. */
  cost: countSchema.max(MOST_COST),
});

const scheduleListSchema = z
  .array(
    z.object({
      title: nameOrNothing(40).default(''),
      startsAt: timestampSchema,
      minutes: z.int().min(10, '10분부터 정할 수 있어요.').max(600, '600분까지 정할 수 있어요.'),
    }),
  )
  .max(MOST_SCHEDULES);
export type ScheduleInput = z.input<typeof scheduleListSchema>[number];

export const courseClassBodySchema = z
  .object({
    courseClassStorageId: z.int('코스를 골라 주세요.').positive('코스를 골라 주세요.').max(2_147_483_647),
    title: nameText(CONTENT_TITLE_LENGTH, '수업 이름을 입력해 주세요.'),
    content: typedText(1000, '소개를 입력해 주세요.'),
    character: z.enum(CHARACTERS).default('DOLPHIN'),
    level: z.enum(COURSE_LEVELS).default('BEGINNER'),
    theme: z.enum(COURSE_THEMES).default('SEA'),
    /** One of the staff of the channel; the caller for a new class, and the former teacher for a saved one. */
    teacherId: idSchema.optional(),
    paymentType: z.enum(ENROL_PAYMENT_TYPES).default('POINT'),
    cost: countSchema.max(MOST_COST, '가격이 너무 커요.').default(0),
    categoryList: categoryListSchema.max(MOST_CATEGORIES).default([]),
    visibleState: contentVisibleStateSchema.default('INVISIBLE'),
    /** All dates; the former ones stay where none are sent. */
    scheduleList: scheduleListSchema.optional(),
    ...introFields,
    /** The read version; 0 for a new one. */
    version: countSchema.default(0),
  })
  .partial({
    introUsed: true,
    contentTitle: true,
    courseStorageAchievementList: true,
    courseStorageSubjectList: true,
    courseStorageGoodPeopleList: true,
    prerequisiteKnowledgeList: true,
    closingContent: true,
  })
  .refine(({ paymentType, cost }) => (paymentType === 'FREE') === (cost === 0), {
    path: ['cost'],
    message: '가격을 입력해 주세요. 무료라면 0이어야 해요.',
  });
export type CourseClassBody = z.output<typeof courseClassBodySchema>;
export type CourseClassInput = z.input<typeof courseClassBodySchema>;

const member = { channelRole: 'generalMember' } as const;
const teacher = { channelRole: 'teacher', channelFrom: 'id' } as const;
const ofClass = z.object({ courseClassId: idSchema });
const ofStaff = z.object({ id: idSchema });
const ofStaffClass = z.object({ id: idSchema, courseClassId: idSchema });
const notThere = ['RESOURCE_NOT_FOUND'] as const;

export const courseClassRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/channel/v1/course-classes',
    access: member,
    summary: 'Course classes of the channel: those the caller is enrolled in first.',
    query: z.object({
      page: pageFromOne,
      query: lookupText(40).default(''),
      category: lookupText(12).default(''),
      enroll_state: z.enum(COURSE_ENROLL_STATES).optional(),
    }),
    response: z.object({
      courseClassList: z.array(courseClassCardSchema),
      categoryList: z.array(z.string()),
      ...pageCountFields,
    }),
  }),
  get: defineRoute({
    method: 'GET',
    path: '/channel/v1/course-classes/:courseClassId',
    access: member,
    summary: 'A course class with its introduction.',
    params: ofClass,
    response: courseClassSchema,
    errors: notThere,
  }),
  listLessons: defineRoute({
    method: 'GET',
    path: '/channel/v1/course-classes/:courseClassId/lessons',
    access: member,
    summary:
      'The curriculum of a course class: lessons with their contents, what is closed, and where to go on.',
    params: ofClass,
    response: curriculumSchema,
    errors: notThere,
  }),
  listSchedules: defineRoute({
    method: 'GET',
    path: '/channel/v1/course-classes/:courseClassId/schedules',
    access: member,
    summary: 'When a course class meets, the next date first.',
    params: ofClass,
    response: z.object({ scheduleList: z.array(scheduleSchema) }),
    errors: notThere,
  }),
  enrol: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/course-classes/:courseClassId/enrolls',
    access: member,
    summary: 'Enrol for free or for points, once; a second time changes nothing.',
    params: ofClass,
    body: enrolBodySchema,
    response: z.object({ enrollState: z.enum(COURSE_ENROLL_STATES), point: countSchema }),
    errors: ['RESOURCE_NOT_FOUND', 'NOT_ENOUGH_POINT', 'NEED_TO_PAY', 'PRODUCT_PRICE_CHANGED'],
    perMinute: 30,
  }),
  countStudies: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/course-classes/:courseClassId/enrolls/study-counts',
    access: member,
    summary: 'How much of a course class somebody has done: oneself, or for staff any member.',
    withoutPage: 'Cards of course classes and the progress of the class bring the same counts.',
    params: ofClass,
    query: z.object({ target_user_id: idSchema.optional() }),
    response: studyCountsSchema,
    errors: ['RESOURCE_NOT_FOUND', 'NOT_ENROLLED_COURSE_CLASS', 'UNAUTHORIZED_CONTENT_USER'],
  }),
  listForStaff: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/channels/:id/lms/course-classes',
    access: teacher,
    summary: 'Course classes of the channel for its staff, hidden ones as well, the newest first.',
    params: ofStaff,
    query: z.object({
      page: pageFromOne,
      query: lookupText(40).default(''),
      visible_state: contentVisibleStateSchema.optional(),
    }),
    response: z.object({ courseClassList: z.array(courseClassCardSchema), ...pageCountFields }),
  }),
  listChoices: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/channels/:id/lms/course-classes/choices',
    access: teacher,
    summary:
      'What a course class may be made of: published courses of the channel and those of the product, and who may teach it.',
    params: ofStaff,
    response: z.object({
      courseList: z.array(z.object({ courseId: idSchema, title: z.string(), seeded: z.boolean() })),
      teacherList: z.array(z.object({ userId: idSchema, nickname: z.string() })),
    }),
  }),
  create: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/channels/:id/lms/course-classes',
    access: teacher,
    summary: 'Offer a course of the channel, or of the product, as a course class.',
    params: ofStaff,
    body: courseClassBodySchema,
    response: courseClassSchema,
    status: 201,
    errors: [
      'IS_NOT_CHANNEL_CONTENT',
      'CONTENT_NOT_READY',
      'CHANNEL_MEMBER_NOT_FOUND',
      'NOT_HAS_ROLE',
      'CHANNEL_LIST_FULL',
    ],
  }),
  save: defineRoute({
    method: 'PUT',
    path: '/channel/v1/users/channels/:id/lms/course-classes/:courseClassId',
    access: teacher,
    summary: 'Change a course class that was read at `version`.',
    params: ofStaffClass,
    body: courseClassBodySchema,
    response: courseClassSchema,
    errors: [
      'RESOURCE_NOT_FOUND',
      'IS_NOT_CHANNEL_CONTENT',
      'CONTENT_NOT_READY',
      'CHANNEL_MEMBER_NOT_FOUND',
      'NOT_HAS_ROLE',
      'CONTENT_CONFLICT',
      'ALREADY_OPEN_CONTENT_ON_VISIBLE_STATE',
    ],
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/channel/v1/users/channels/:id/lms/course-classes/:courseClassId',
    access: teacher,
    summary: 'Offer it no longer. Refused while members are enrolled.',
    params: ofStaffClass,
    response: z.object({}),
    errors: ['RESOURCE_NOT_FOUND', 'ALREADY_REFERENCED_CONTENT'],
  }),
};
