import { z } from 'zod';
import { exactText, idSchema, timestampSchema } from './fields.ts';
import { questChangeSchema } from './quests.ts';
import { defineRoute, type Access } from './route.ts';
import { verdictSchema } from './verdicts.ts';

export const LESSON_CONTENT_TYPES = ['PROBLEM', 'VIDEO', 'BLOCK', 'DOCUMENT', 'PREPARING'] as const;
export const CHARACTERS = ['DOLPHIN', 'CRAB', 'TURTLE', 'NEMO', 'SEAHORSE', 'SHARK'] as const;
export const LANGUAGES = ['JAVASCRIPT'] as const;
export const languageSchema = z.enum(LANGUAGES);

/** Longest source that is saved, run or judged, in UTF-16 units. */
export const SOURCE_LIMIT = 65_536;
/** Longest input of a run with the learner's own input. */
export const RUN_INPUT_LIMIT = 10_000;
const sourceSchema = exactText(SOURCE_LIMIT, '코드가 너무 길어요.');

const member: Access = { channelRole: 'generalMember' };

export const lessonContentSchema = z.object({
  contentOnLessonId: idSchema,
  contentType: z.enum(LESSON_CONTENT_TYPES),
  contentId: z.number().int().min(0),
  title: z.string(),
  character: z.enum(CHARACTERS),
  /** Read (documents) or accepted (problems). */
  checked: z.boolean(),
  comment: z.string(),
});
export type LessonContent = z.infer<typeof lessonContentSchema>;

export const lessonSchema = z.object({
  lessonId: idSchema,
  courseId: idSchema,
  title: z.string(),
  description: z.string(),
  contentList: z.array(lessonContentSchema),
});
export type Lesson = z.infer<typeof lessonSchema>;

export const courseSchema = z.object({
  courseId: idSchema,
  title: z.string(),
  content: z.string(),
  character: z.enum(CHARACTERS),
  level: z.string(),
  theme: z.string(),
  lessonCount: z.number().int(),
  contentCount: z.number().int(),
  checkedCount: z.number().int(),
});

export const documentSchema = z.object({
  documentId: idSchema,
  title: z.string(),
  /** Markdown; the client sanitises what it renders. */
  content: z.string(),
});

/** A case the learner may see. Hidden cases never leave the server. */
export const sampleCaseSchema = z.object({
  caseNumber: z.number().int(),
  input: z.string(),
  expected: z.string(),
});

export const problemSchema = z.object({
  problemId: idSchema,
  title: z.string(),
  /** Markdown. */
  content: z.string(),
  difficulty: z.number().int().min(1).max(5),
  languageList: z.array(languageSchema),
  starterCode: z.string(),
  timeLimitMs: z.number().int(),
  memoryLimitBytes: z.number().int(),
  sampleCaseList: z.array(sampleCaseSchema),
  hiddenCaseCount: z.number().int(),
  hintCount: z.number().int(),
  success: z.boolean(),
  submissionCount: z.number().int(),
  resetVersion: z.number().int(),
});
export type Problem = z.infer<typeof problemSchema>;

export const draftSchema = z.object({
  language: languageSchema,
  source: z.string(),
  /** Counts up with every save; 0 means nothing was saved yet. */
  version: z.number().int().min(0),
  updatedAt: timestampSchema.nullable(),
});
export type Draft = z.infer<typeof draftSchema>;

/** Result of one case. For a hidden case input, expected and output are null. */
export const caseResultSchema = z.object({
  caseNumber: z.number().int(),
  hidden: z.boolean(),
  verdict: verdictSchema,
  timeMs: z.number(),
  input: z.string().nullable(),
  expected: z.string().nullable(),
  output: z.string().nullable(),
  /** Child-level explanation of a case that was not passed. */
  explanation: z.string().nullable(),
});

export const submissionSchema = z.object({
  submissionId: idSchema,
  problemId: idSchema,
  language: languageSchema,
  source: z.string(),
  /** Null while the judge is at work. */
  verdict: verdictSchema.nullable(),
  correct: z.number().int(),
  total: z.number().int(),
  caseList: z.array(caseResultSchema),
  /** Syntax error, when there is one. */
  errorMessage: z.string().nullable(),
  errorLine: z.number().int().nullable(),
  createdAt: timestampSchema,
  /** Quests and balances that the first accepted submission changed. */
  questChange: questChangeSchema.nullable(),
});
export type Submission = z.infer<typeof submissionSchema>;

export const runResultSchema = z.object({
  verdict: verdictSchema,
  output: z.string(),
  truncated: z.boolean(),
  timeMs: z.number(),
  errorMessage: z.string().nullable(),
  errorLine: z.number().int().nullable(),
  explanation: z.string().nullable(),
});

const problemParams = z.object({ problemId: idSchema });

export const learningRoutes = {
  listCourses: defineRoute({
    method: 'GET',
    path: '/channel/v1/courses',
    access: member,
    summary: 'Courses of the channel with the caller’s progress.',
    response: z.object({ courseList: z.array(courseSchema) }),
  }),
  getCourse: defineRoute({
    method: 'GET',
    path: '/channel/v1/courses/:courseId',
    access: member,
    summary: 'A course with its lessons and contents.',
    params: z.object({ courseId: idSchema }),
    response: courseSchema.extend({ lessonList: z.array(lessonSchema) }),
    errors: ['IS_NOT_CHANNEL_CONTENT'],
  }),
  getLesson: defineRoute({
    method: 'GET',
    path: '/channel/v1/lessons/:lessonId',
    access: member,
    summary: 'A lesson with its contents.',
    params: z.object({ lessonId: idSchema }),
    response: lessonSchema,
    errors: ['IS_NOT_CHANNEL_CONTENT'],
  }),
  getDocument: defineRoute({
    method: 'GET',
    path: '/channel/v1/lessons/:lessonId/contents/:contentOnLessonId/documents',
    access: member,
    summary: 'The document behind a DOCUMENT content.',
    params: z.object({ lessonId: idSchema, contentOnLessonId: idSchema }),
    response: documentSchema,
    errors: ['IS_NOT_CHANNEL_CONTENT'],
  }),
  checkContent: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/lessons/:lessonId/contents/:contentOnLessonId/checks',
    access: member,
    summary: 'A document was read to its end; counts towards quest goals once.',
    params: z.object({ lessonId: idSchema, contentOnLessonId: idSchema }),
    response: questChangeSchema,
    errors: ['IS_NOT_CHANNEL_CONTENT', 'NOT_ACCEPTED_PROBLEM'],
  }),
  getProblem: defineRoute({
    method: 'GET',
    path: '/channel/v1/problems/:problemId',
    access: member,
    summary: 'A problem with its visible cases.',
    params: problemParams,
    response: problemSchema,
    errors: ['PROBLEM_NOT_FOUND'],
  }),
  getHint: defineRoute({
    method: 'GET',
    path: '/channel/v1/problems/:problemId/hints/:step',
    access: member,
    summary: 'One hint; steps start at 1.',
    params: z.object({ problemId: idSchema, step: z.coerce.number().int().min(1).max(20) }),
    response: z.object({ step: z.number().int(), content: z.string() }),
    errors: ['PROBLEM_NOT_FOUND', 'RESOURCE_NOT_FOUND'],
  }),
  getDraft: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/problems/:problemId/drafts',
    access: member,
    summary: 'The saved code of the caller; version 0 with the starter code when there is none.',
    params: problemParams,
    query: z.object({ language: languageSchema.default('JAVASCRIPT') }),
    response: draftSchema,
    errors: ['PROBLEM_NOT_FOUND'],
  }),
  saveDraft: defineRoute({
    method: 'PUT',
    path: '/channel/v1/users/problems/:problemId/drafts',
    access: member,
    summary:
      'Save code on top of `baseVersion`; a newer version on the server answers DRAFT_CONFLICT and keeps both.',
    params: problemParams,
    body: z.object({ language: languageSchema, source: sourceSchema, baseVersion: z.number().int().min(0) }),
    response: draftSchema,
    errors: ['PROBLEM_NOT_FOUND', 'DRAFT_CONFLICT'],
  }),
  listDraftVersions: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/problems/:problemId/drafts/versions',
    access: member,
    summary: 'Earlier saved versions, newest first, at most 50.',
    params: problemParams,
    query: z.object({ language: languageSchema.default('JAVASCRIPT') }),
    response: z.object({ versionList: z.array(draftSchema) }),
    errors: ['PROBLEM_NOT_FOUND'],
  }),
  runCode: defineRoute({
    method: 'POST',
    path: '/channel/v1/coding-executions',
    access: member,
    summary: 'Run code with the learner’s own input; nothing is stored or counted.',
    body: z.object({
      problemId: idSchema,
      language: languageSchema,
      source: sourceSchema,
      input: exactText(RUN_INPUT_LIMIT, '입력이 너무 길어요.'),
    }),
    response: runResultSchema,
    errors: ['PROBLEM_NOT_FOUND', 'SERVICE_BUSY'],
    perMinute: 30,
  }),
  submitProblem: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/problems/:problemId/submissions',
    access: member,
    summary: 'Judge code. The same clientKey answers the same submission, whatever happened in between.',
    params: problemParams,
    body: z.object({
      clientKey: z.uuid(),
      language: languageSchema,
      source: sourceSchema.min(1, '코드를 써 주세요.'),
    }),
    response: submissionSchema,
    errors: ['PROBLEM_NOT_FOUND', 'SERVICE_BUSY', 'DOLPHIN_DUPLICATE_RESOURCE'],
    perMinute: 15,
  }),
  getSubmission: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/problems/:problemId/submissions/:submissionId',
    access: member,
    summary: 'One of the caller’s submissions.',
    params: z.object({ problemId: idSchema, submissionId: idSchema }),
    response: submissionSchema,
    errors: ['RESOURCE_NOT_FOUND'],
  }),
  listSubmissions: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/problems/:problemId/submissions',
    access: member,
    summary: 'The caller’s last 20 submissions without their cases.',
    params: problemParams,
    response: z.object({
      submissionList: z.array(submissionSchema.omit({ caseList: true, questChange: true })),
    }),
    errors: ['PROBLEM_NOT_FOUND'],
  }),
};
