import type { LmsTab } from '#shared/contract/learning/authoring/kinds.ts';
import type { LibraryKind } from '#shared/contract/learning/authoring/lmsMaterials.ts';
import type { Language } from '#shared/contract/learning/problems.ts';

/** Addresses of the pages: written once, used by links, redirects and routes. */
export const paths = {
  world: '/',
  signIn: '/signin',
  auth: '/auth',
  signUp: '/signup',
  /** Chooses an outfit before there is an account. */
  tryOut: '/try',
  /** The first map for a guest. */
  trySea: '/try/sea',
  extraInfo: '/signup/dolphin',
  birthDate: '/signup/birth-date',
  newTerms: '/signup/terms',
  signOut: '/signout',
  findPassword: '/find-password',
  guardian: '/guardian',
  identityClosed: '/identity/closed',
  lounge: '/lounge',
  look: '/look',
  tutoringHours: '/tutoring/hours',
  /** The administrator of the service. */
  admin: '/admin',
  adminUsers: '/admin/users',
  adminUser: (userId: number) => `/admin/users/${userId}`,
  adminChannels: '/admin/channels',
  adminReports: '/admin/reports',
  adminPayments: '/admin/payments',
  adminJobs: '/admin/jobs',
  adminNotices: '/admin/notices',
  adminSwitches: '/admin/features',
  adminTerms: '/admin/terms',
  adminLog: '/admin/log',
  notices: '/boards/notices',
  notice: (noticeId: number) => `/boards/notices/${noticeId}`,
  home: (userId: number | 'me') => `/homes/${userId}`,
  /** Rooms of all classes that one is in. */
  battles: '/battles',
  /** A class's rooms. */
  channelBattles: (channelDomain: string) => `/channels/${channelDomain}/battles`,
  /** A room by its code. */
  battle: (channelDomain: string, code: string) => `/channels/${channelDomain}/battles/${code}`,
  /** A room's board for the projector. */
  battleScreen: (channelDomain: string, code: string) => `/channels/${channelDomain}/battles/${code}/screen`,
  /** A room by its code alone, as it is told to others: leads to the class whose it is. */
  battleCode: (code: string) => `/battles/${code}`,
  /** A race that is over, raced once more alone. */
  practice: (channelDomain: string, practiceId: number) =>
    `/channels/${channelDomain}/practices/${practiceId}`,
  /** Competitions of all classes that one is in. */
  competitions: '/competitions',
  channelCompetitions: (channelDomain: string) => `/channels/${channelDomain}/competitions`,
  competition: (channelDomain: string, competitionId: number) =>
    `/channels/${channelDomain}/competitions/${competitionId}`,
  /** One content of a competition, to be solved. */
  competitionContent: (channelDomain: string, competitionId: number, competitionContentId: number) =>
    `/channels/${channelDomain}/competitions/${competitionId}/contents/${competitionContentId}`,
  /** The board of a competition for the projector. */
  competitionScreen: (channelDomain: string, competitionId: number) =>
    `/channels/${channelDomain}/competitions/${competitionId}/screen`,
  /** A competition whose class is not known: leads to the class whose it is. */
  competitionId: (competitionId: number) => `/competitions/${competitionId}`,
  staffCompetitions: (channelDomain: string) => `/channels/${channelDomain}/competitions/staff`,
  newCompetition: (channelDomain: string) => `/channels/${channelDomain}/competitions/staff/new`,
  staffCompetition: (channelDomain: string, competitionId: number) =>
    `/channels/${channelDomain}/competitions/staff/${competitionId}`,
  /** The stages of a class, which its staff has made. */
  channelStages: (channelDomain: string) => `/channels/${channelDomain}/stages`,
  classStage: (channelDomain: string, problemId: number, language?: Language) =>
    `/channels/${channelDomain}/stages/${problemId}${language === undefined ? '' : `?language=${language}`}`,
  staffStages: (channelDomain: string) => `/channels/${channelDomain}/stages/staff`,
  staffStage: (channelDomain: string, draftId: number) =>
    `/channels/${channelDomain}/stages/staff/${draftId}`,
  /** Asks for the class where several can be meant. */
  anyStaffStages: '/staff/stages',
  anyReports: '/staff/reports',
  /** The road of the stages that come with the product. */
  stages: '/stages',
  /** With the tab of `language` open first. */
  stage: (problemId: number, language?: Language) =>
    `/stages/${problemId}${language === undefined ? '' : `?language=${language}`}`,
  /** The puzzle of today. */
  puzzles: '/puzzles',
  /** That of an earlier day `YYYY-MM-DD`. */
  puzzle: (day: string) => `/puzzles/${day}`,
  /** Stages of friends, of classes and of one's own. */
  ownStages: '/own-stages',
  ownStage: (stageId: number) => `/own-stages/${stageId}`,
  ownStageEdit: (stageId: number) => `/own-stages/${stageId}/edit`,
  lesson: (lessonId: number) => `/lessons/${lessonId}`,
  content: (lessonId: number, contentOnLessonId: number) =>
    `/lessons/${lessonId}/contents/${contentOnLessonId}`,
  /** Teachers' comments on the own code; leads on to the problem. */
  codeComments: (problemId: number) => `/problems/${problemId}/comments`,
  /** Lessons with a teacher: one's own, and those one gives. */
  tutoring: '/tutoring',
  tutoringLessons: '/tutoring/lessons',
  /** Tickets for lessons; a guardian's address names the child in `learner`. */
  purchaseProduct: '/purchase/product',
  /** How a payment went. */
  purchaseResult: '/purchase/result',
  purchaseHistories: '/purchase/histories',
  purchasePlans: '/purchase/plans',
  purchasePoints: '/purchase/points',
  channelCreate: '/channel/create',
  myChannels: '/channels',
  /** The page behind a channel's code on a card or its picture. */
  channelCode: (code: string) => `/join/${encodeURIComponent(code)}`,
  channel: (channelDomain: string) => `/channels/${channelDomain}`,
  channelLounge: (channelDomain: string) => `/channels/${channelDomain}/lounge`,
  channelMembers: (channelDomain: string) => `/channels/${channelDomain}/members`,
  channelImport: (channelDomain: string) => `/channels/${channelDomain}/members/import`,
  channelAudit: (channelDomain: string) => `/channels/${channelDomain}/members/audit`,
  /** The materials that staff teaches with; a tab, or one thing of it. */
  channelLms: (channelDomain: string) => `/channels/${channelDomain}/lms`,
  channelLmsTab: (channelDomain: string, tab: LmsTab) => `/channels/${channelDomain}/lms/${tab}`,
  channelLmsItem: (channelDomain: string, tab: LmsTab, id: number | 'new') =>
    `/channels/${channelDomain}/lms/${tab}/${id}`,
  /** The product's library, from which staff copies; `kind` is what is looked for first. */
  channelLibrary: (channelDomain: string, kind: LibraryKind) =>
    `/channels/${channelDomain}/lms/shelf/${kind}`,
  /** The work of pupils at a problem. */
  channelProblemWorks: (channelDomain: string, problemId: number) =>
    `/channels/${channelDomain}/lms/problem-works/${problemId}`,
  channelPackages: (channelDomain: string) => `/channels/${channelDomain}/lms/packages`,
  channelGroups: (channelDomain: string) => `/channels/${channelDomain}/groups`,
  channelBoards: (channelDomain: string) => `/channels/${channelDomain}/boards`,
  channelBoard: (channelDomain: string, boardId: number) => `/channels/${channelDomain}/boards/${boardId}`,
  channelBoardSettings: (channelDomain: string) => `/channels/${channelDomain}/boards/settings`,
  channelWrite: (channelDomain: string, boardId: number) =>
    `/channels/${channelDomain}/boards/${boardId}/write`,
  channelPostEdit: (channelDomain: string, postId: number) =>
    `/channels/${channelDomain}/posts/${postId}/edit`,
  /** Below it are the posts. */
  channelPosts: (channelDomain: string) => `/channels/${channelDomain}/posts`,
  channelPost: (channelDomain: string, postId: number) => `/channels/${channelDomain}/posts/${postId}`,
  /** The products of a channel, and its coupons. */
  channelProducts: (channelDomain: string) => `/channels/${channelDomain}/products`,
  channelTickets: (channelDomain: string) => `/channels/${channelDomain}/tickets`,
  channelSettings: (channelDomain: string) => `/channels/${channelDomain}/settings`,
  channelMessages: (channelDomain: string) => `/channels/${channelDomain}/messages`,
  channelMainEdit: (channelDomain: string) => `/channels/${channelDomain}/edit`,
  channelModeration: (channelDomain: string) => `/channels/${channelDomain}/moderation`,
  channelClass: (channelDomain: string) => `/channels/${channelDomain}/class`,
  channelCourses: (channelDomain: string) => `/channels/${channelDomain}/courses`,
  channelCourse: (channelDomain: string, courseClassId: number) =>
    `/channels/${channelDomain}/courses/${courseClassId}`,
  /** A course class as its staff offers it; `new` begins one. */
  channelCourseEdit: (channelDomain: string, courseClassId: number | 'new') =>
    `/channels/${channelDomain}/courses/${courseClassId}/edit`,
  /** Below it are the worksheets. */
  channelWorksheets: (channelDomain: string) => `/channels/${channelDomain}/worksheets`,
  channelWorksheet: (channelDomain: string, worksheetId: number) =>
    `/channels/${channelDomain}/worksheets/${worksheetId}`,
  /** A lesson, or a content of it, below the channel whose own it is; null for what is learned at the school. */
  lessonOf: (
    channelDomain: string | null,
    { lessonId, contentOnLessonId }: { readonly lessonId: number; readonly contentOnLessonId: number | null },
  ) => {
    const content = contentOnLessonId === null ? '' : `/contents/${contentOnLessonId}`;
    return `${channelDomain === null ? '' : `/channels/${channelDomain}`}/lessons/${lessonId}${content}`;
  },
  /** A lesson of the channel's own courses. */
  channelLesson: (channelDomain: string, lessonId: number) =>
    `/channels/${channelDomain}/lessons/${lessonId}`,
  /** A content of the channel's own lessons. */
  channelContent: (channelDomain: string, lessonId: number, contentOnLessonId: number) =>
    `/channels/${channelDomain}/lessons/${lessonId}/contents/${contentOnLessonId}`,
  channelProgress: (channelDomain: string) => `/channels/${channelDomain}/progress`,
  channelMemberCode: (channelDomain: string, memberId: number, problemId: number) =>
    `/channels/${channelDomain}/progress/members/${memberId}/problems/${problemId}`,
  channelMemberReport: (channelDomain: string, memberId: number) =>
    `/channels/${channelDomain}/progress/members/${memberId}`,
  /** Below it is each homework as staff sees it. */
  channelGivenHomework: (channelDomain: string) => `/channels/${channelDomain}/progress/homework`,
  /** One of them with the work of a member open. */
  channelGivenWork: (channelDomain: string, homeworkId: number, memberId: number) =>
    `/channels/${channelDomain}/progress/homework/${homeworkId}?member=${memberId}`,
  channelMistakes: (channelDomain: string) => `/channels/${channelDomain}/progress/mistakes`,
  channelHomework: (channelDomain: string) => `/channels/${channelDomain}/homework`,
  channelOwnHomework: (channelDomain: string, homeworkId: number) =>
    `/channels/${channelDomain}/homework/${homeworkId}`,
  /** The own learning. */
  channelOwnReport: (channelDomain: string) => `/channels/${channelDomain}/homework/report`,
  /** How one appears in the channel oneself. */
  channelMe: (channelDomain: string) => `/channels/${channelDomain}/me`,
} as const;

/** A stage that a door of the world leads to: its way back is the world. */
export const stageBehindDoor = (problemId: number): string => `${paths.stage(problemId)}?from=door`;

/** The link to the former mail, which takes a change of mail or password back. */
export const UNDO_CHANGE_PATTERN = '/account/undo/:token';
export const GUARDIAN_LINK_PATTERN = '/guardian/:token';
/** The window of the sandbox of identities. */
export const IDENTITY_SANDBOX_PATTERN = '/identity/sandbox/:requestNo';
/** The window of the sandbox of payments. */
export const PAYMENT_SANDBOX_PATTERN = '/payments/sandbox/:merchantUid';

/** Patterns of the pages that carry ids. */
export const HOME_PATTERN = '/homes/:userId';
export const STAGE_PATTERN = '/stages/:problemId';
export const PUZZLE_PATTERN = '/puzzles/:day';
export const OWN_STAGE_PATTERN = '/own-stages/:stageId';
export const OWN_STAGE_EDIT_PATTERN = '/own-stages/:stageId/edit';
export const CODE_COMMENTS_PATTERN = '/problems/:problemId/comments';
export const LESSON_PATTERN = '/lessons/:lessonId';
/** `ServiceRoutes` has the pages below it. */
export const ADMIN_PATTERN = '/admin/*';
export const NOTICE_PATTERN = '/boards/notices/:noticeId';
export const CONTENT_PATTERN = '/lessons/:lessonId/contents/:contentOnLessonId';
/** All pages of a channel; `ChannelRoutes` has those below it. */
export const CHANNEL_PATTERN = '/channels/:channelDomain/*';
export const CHANNEL_CODE_PATTERN = '/join/:channelCode';
