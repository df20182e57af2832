import { paths } from '#client/ui/routing/paths.ts';
import { dayInSeoul } from '#shared/time/seoulTime.ts';
import { FIRST_DOCUMENT, FIRST_STAGE } from './ofProduct.ts';
import {
  CHILDREN_UNDER_14,
  EACH_KIND,
  GUARDIANS,
  MANAGERS,
  MEMBERS,
  SHUT_OUT,
  TALKERS,
  type Persona,
} from '../personas.ts';
import type { Town } from '../town/makeTown.ts';
import type { PageDoor, Refusal } from './doorTypes.ts';

const VISITOR: readonly Persona[] = ['visitor'];
const OVER_14 = EACH_KIND.filter((one) => !(CHILDREN_UNDER_14 as readonly Persona[]).includes(one));
const SIGN_IN: Refusal = { who: VISITOR, says: '들어가기' };
const NOT_YET = '아직 이 교실의 멤버가 아니에요';
const STAFF_ONLY = '지금 멤버 등급으로는 이 내용을 볼 수 없어요|선생님만|이 수업은 지금 볼 수 없어요';
/** Refusals for somebody who is not in the class, at each of its pages. */
const OUTSIDE: readonly Refusal[] = [
  SIGN_IN,
  { who: ['adult'], says: NOT_YET },
  { who: ['waiting'], says: '가입 승인을 기다리고 있어요' },
  {
    who: ['suspended', 'rejected'],
    says: '지금은 이 교실에 들어갈 수 없어요|아직 이 교실의 멤버가 아니에요',
  },
];
const FOR_STAFF: readonly Refusal[] = [...OUTSIDE, { who: ['pupil'], says: STAFF_ONLY }];
const FOR_MANAGERS: readonly Refusal[] = [...OUTSIDE, { who: ['pupil', 'teacher'], says: STAFF_ONLY }];

const forPlayers = (
  at: string | ((town: Town) => string),
  shows: string,
  rest: Partial<PageDoor> = {},
): PageDoor => ({
  at: typeof at === 'string' ? () => at : at,
  ...{ shows, opens: EACH_KIND, refused: [SIGN_IN] },
  ...rest,
});
const forMembers = (
  at: (domain: string, town: Town) => string,
  shows: string,
  rest: Partial<PageDoor> = {},
): PageDoor => ({
  at: (town) => at(town.channelDomain, town),
  ...{ shows, opens: ['pupil', 'muted', ...TEACHING], refused: OUTSIDE },
  ...rest,
});
const forStaff = (at: (domain: string, town: Town) => string, shows: string): PageDoor =>
  forMembers(at, shows, { opens: TEACHING, refused: FOR_STAFF });
const forManagers = (at: (domain: string, town: Town) => string, shows: string): PageDoor =>
  forMembers(at, shows, { opens: MANAGERS, refused: FOR_MANAGERS });

/** A stage of a child that nobody has sent. */
const NO_STAGE = 999_999_999;

const OF_CLASS = '/channels/:channelDomain';
/**
 * Personas for pages where one meets others: all that talk by rules of their own, and one of each other
 * kind.
 */
const WHO_TALKS: readonly Persona[] = ['child', ...TALKERS, 'phone', 'pupil', 'master', 'adult'];
/** Managers may do all that teachers may, and more: the pages of both are opened as one of each end. */
const TEACHING: readonly Persona[] = ['master', 'teacher'];

/** An address that leads on to a page below a class. */
const leadsOn = (
  at: (town: Town) => string,
  leadsTo: string,
  shows: string,
  opens: readonly Persona[] = ['pupil', 'master'],
): PageDoor => ({ at, leadsTo, shows, opens, refused: [SIGN_IN], allows: ['POST 403 NOT_ACCEPT_ROOM'] });

/** The administrator of the service is made on the machine of the server, by no form: `npm run admin`. */
const forAdministrators = (at: string): PageDoor => ({
  ...{ at: () => at, shows: '서비스 관리 메뉴', opens: [] },
  refused: [SIGN_IN, { who: ['pupil', 'master'], says: '돌핀 월드 관리자만 볼 수 있어요' }],
});

/** Every page of the product by its pattern in the router; a page without a row here fails the convention. */
export const PAGE_DOORS: Readonly<Record<string, PageDoor>> = {
  '/': forPlayers(paths.world, '메뉴|조작 방법|더보기', { opens: WHO_TALKS }),
  '/admin': forAdministrators(paths.admin),
  '/admin/users/:userId': forAdministrators(paths.adminUser(1)),
  '/admin/channels': forAdministrators(paths.adminChannels),
  '/admin/reports': forAdministrators(paths.adminReports),
  '/admin/payments': forAdministrators(paths.adminPayments),
  '/admin/jobs': forAdministrators(paths.adminJobs),
  '/admin/notices': forAdministrators(paths.adminNotices),
  '/admin/features': forAdministrators(paths.adminSwitches),
  '/admin/terms': forAdministrators(paths.adminTerms),
  '/admin/log': forAdministrators(paths.adminLog),
  '/signin': { at: () => paths.signIn, shows: '들어가기', opens: VISITOR },
  '/auth': { at: () => paths.auth, leadsTo: '^/signin', shows: '들어가기', opens: VISITOR },
  '/signup': { at: () => paths.signUp, shows: '다음', opens: VISITOR },
  '/try': { at: () => paths.tryOut, shows: '이 모습으로 시작', opens: VISITOR },
  '/try/sea': { at: () => paths.trySea, leadsTo: '^/try$', shows: '이 모습으로 시작', opens: VISITOR },
  '/signup/dolphin': { at: () => paths.extraInfo, shows: '들어가기', leadsTo: '^/signin', opens: VISITOR },
  '/signout': {
    at: () => paths.signOut,
    shows: '들어가기|다시 만나|로그인',
    leadsTo: '^/sign',
    opens: ['adult'],
    isLast: true,
  },
  '/signup/birth-date': {
    at: () => paths.birthDate,
    leadsTo: '^/signin',
    shows: '들어가기',
    opens: VISITOR,
  },
  '/signup/terms': { at: () => paths.newTerms, leadsTo: '^/signin', shows: '들어가기', opens: VISITOR },
  '/account/undo/:token': {
    at: () => `/account/undo/${'a'.repeat(43)}`,
    shows: '링크|되돌',
    opens: [],
    refused: [{ who: VISITOR, says: '링크' }],
    allows: ['POST 404 RESOURCE_NOT_FOUND', 'GET 404 RESOURCE_NOT_FOUND'],
  },
  '/find-password': { at: () => paths.findPassword, shows: '비밀번호', opens: VISITOR },
  '/lounge': forPlayers(paths.lounge, '월드로 가기', { refused: [] }),
  '/look': forPlayers(paths.look, '메뉴|조작 방법|더보기', { leadsTo: '^/$', opens: ['child'] }),
  '/homes/:userId': forPlayers(paths.home('me'), '꾸미기', { opens: WHO_TALKS }),
  '/stages': forPlayers(paths.stages, '별을 찾는 바닷길'),
  '/stages/:problemId': forPlayers(paths.stage(FIRST_STAGE), '시작'),
  '/puzzles': forPlayers(paths.puzzles, '실행'),
  '/puzzles/:day': forPlayers(paths.puzzle(dayInSeoul(new Date())), '실행'),
  '/own-stages': forPlayers(paths.ownStages, '새 무대 만들기'),
  '/own-stages/:stageId': forPlayers(paths.ownStage(NO_STAGE), '이 무대를 찾을 수 없어요', {
    isNowhere: true,
    allows: ['GET 404 RESOURCE_NOT_FOUND'],
  }),
  '/own-stages/:stageId/edit': forPlayers(paths.ownStageEdit(NO_STAGE), '이 무대를 찾을 수 없어요', {
    isNowhere: true,
    allows: ['GET 404 RESOURCE_NOT_FOUND'],
  }),
  '/lessons/:lessonId': forPlayers(paths.lesson(1), '안녕, 바다야'),
  '/lessons/:lessonId/contents/:contentOnLessonId': forPlayers(
    paths.content(1, FIRST_DOCUMENT),
    '안녕, 바다야',
  ),
  '/channel/create': forPlayers(paths.channelCreate, '공개 범위'),
  '/channels': forPlayers(paths.myChannels, '코드로 들어가기', {
    opens: [...EACH_KIND, 'suspended', 'rejected', 'teacher'],
  }),
  '/join/:channelCode': forPlayers(({ channelCode }) => paths.channelCode(channelCode), '해마 코딩반'),
  '/identity/closed': { at: () => paths.identityClosed, shows: '창', opens: VISITOR },
  '/identity/sandbox/:requestNo': {
    at: () => '/identity/sandbox/none',
    shows: '생년월일|태어난 날',
    opens: VISITOR,
  },
  '/battles': forPlayers(paths.battles, '바로 겨루기', { opens: [...EACH_KIND, 'muted', 'teacher'] }),
  '/competitions': forPlayers(paths.competitions, '대회'),
  // Addresses that name no class lead to the class whose they are, or ask which is meant.
  '/battles/:key': leadsOn(({ battleCode }) => `/battles/${battleCode}`, '/battles/\\w+$', '우리 반 배틀'),
  '/battles/:key/screen': {
    ...leadsOn(
      ({ battleCode }) => `/battles/${battleCode}/screen`,
      '/battles/\\w+/screen$',
      '우리 반 배틀',
      TEACHING,
    ),
    isScreen: true,
  },
  '/practices/:practiceId': leadsOn(
    ({ practiceId }) => `/practices/${practiceId}`,
    '/practices/\\d+$',
    '연습',
    ['pupil'],
  ),
  '/competitions/:competitionId': leadsOn(
    ({ competitionId }) => `/competitions/${competitionId}`,
    '/competitions/\\d+$',
    '우리 반 대회',
  ),
  '/competitions/:competitionId/contents/:competitionContentId': leadsOn(
    ({ competitionId, competitionContentId }) =>
      `/competitions/${competitionId}/contents/${competitionContentId}`,
    '/contents/\\d+$',
    '제출',
    ['pupil'],
  ),
  '/competitions/:competitionId/screen': {
    ...leadsOn(
      ({ competitionId }) => `/competitions/${competitionId}/screen`,
      '/competitions/\\d+/screen$',
      '우리 반 대회',
      TEACHING,
    ),
    isScreen: true,
  },
  '/staff/competitions': leadsOn(() => '/staff/competitions', '/competitions/staff$', '새 대회 만들기', [
    'master',
  ]),
  '/staff/competitions/new': leadsOn(() => '/staff/competitions/new', '/staff/new$', '대회 만들기', [
    'master',
  ]),
  '/staff/competitions/:competitionId': leadsOn(
    ({ competitionId }) => `/staff/competitions/${competitionId}`,
    '/competitions/staff/\\d+$',
    '우리 반 대회',
    TEACHING,
  ),
  '/staff/stages': leadsOn(() => paths.anyStaffStages, '/stages/staff$', '새로 만들기', ['master']),
  '/staff/stages/:draftId': leadsOn(
    ({ stageDraftId }) => `/staff/stages/${stageDraftId}`,
    '/stages/staff/\\d+$',
    '스테이지',
    TEACHING,
  ),
  '/staff/reports': leadsOn(() => paths.anyReports, '/moderation$', '신고', ['master']),
  '/tutoring/hours': {
    at: () => paths.tutoringHours,
    shows: '시간표',
    // A pupil looks at the hours of its teachers.
    opens: ['tutor', 'pupil', ...TEACHING],
    refused: [SIGN_IN, { who: ['adult'], says: '아직 선생님이 없어요' }],
  },
  '/boards/notices': forPlayers(paths.notices, '공지', { opens: [...EACH_KIND, 'visitor'], refused: [] }),
  '/boards/notices/:noticeId': { at: () => paths.notice(1), shows: '공지', opens: ['adult', 'visitor'] },
  '/tutoring': forPlayers(paths.tutoring, '1:1 수업'),
  '/tutoring/lessons': {
    at: () => paths.tutoringLessons,
    shows: '내가 하는 수업',
    opens: ['tutor', ...TEACHING],
    refused: [SIGN_IN, { who: ['pupil', 'adult'], says: '선생님이 하는 수업을 보는 곳' }],
  },
  '/guardian': {
    at: () => paths.guardian,
    shows: '조개',
    opens: ['guardian', 'twoChildren'],
    refused: [
      { who: ['withdrawn'], says: '.' },
      { who: ['visitor', 'adult'], says: '메일|이메일' },
    ],
  },
  '/guardian/:token': {
    at: ({ guardianToken }) => `/guardian/${guardianToken}`,
    shows: '번호|확인',
    opens: ['visitor', ...GUARDIANS],
  },
  '/purchase/product': {
    at: () => `${paths.purchaseProduct}?hash_key=whale-hours`,
    ...{ shows: '몇 번 배울까요', opens: OVER_14 },
    refused: [SIGN_IN, { who: CHILDREN_UNDER_14, says: '보호자' }],
  },
  '/purchase/result': {
    at: ({ paidUid }) => `${paths.purchaseResult}?merchant_uid=${paidUid}`,
    shows: '결제가 끝났어요',
    opens: ['buyer'],
    refused: [SIGN_IN],
  },
  '/purchase/histories': forPlayers(paths.purchaseHistories, '결제'),
  '/purchase/plans': forPlayers(paths.purchasePlans, '돌핀 프로'),
  '/purchase/points': {
    ...{ at: () => paths.purchasePoints, shows: '얼마나 충전할까요', opens: OVER_14 },
    refused: [SIGN_IN, { who: CHILDREN_UNDER_14, says: '14살부터 충전할 수 있어요' }],
  },
  '/payments/sandbox/:merchantUid': {
    at: ({ openUid }) => `/payments/sandbox/${openUid}`,
    shows: '결제',
    opens: ['buyer', 'visitor'],
  },
  '/problems/:problemId/comments': forPlayers(
    ({ problemId }) => `/problems/${problemId}/comments`,
    '선생님의 댓글',
  ),
  '/*': {
    at: () => '/no-such-page',
    shows: '길을 잃었어요',
    opens: ['child', 'adult'],
    isNowhere: true,
    refused: [SIGN_IN],
  },

  [OF_CLASS]: {
    ...forMembers(paths.channel, '해마 코딩반'),
    opens: [...MEMBERS, 'adult', 'visitor', ...SHUT_OUT],
    refused: [],
  },
  [`${OF_CLASS}/lounge`]: {
    at: ({ channelDomain }) => paths.channelLounge(channelDomain),
    shows: '해마 코딩반',
    opens: [...MEMBERS, 'adult', 'visitor', ...SHUT_OUT],
  },
  [`${OF_CLASS}/lessons/:lessonId`]: forMembers(
    (domain, { lessonId }) => paths.channelLesson(domain, lessonId),
    '바닷속 인사',
  ),
  [`${OF_CLASS}/lessons/:lessonId/contents/:contentOnLessonId`]: forMembers(
    (domain, { lessonId, contentOnLessonId }) => paths.channelContent(domain, lessonId, contentOnLessonId),
    '안녕, 바다',
  ),
  [`${OF_CLASS}/battles`]: forMembers(paths.channelBattles, '우리 반 배틀'),
  [`${OF_CLASS}/battles/:key`]: forMembers(
    (domain, { battleCode }) => paths.battle(domain, battleCode),
    '우리 반 배틀',
    // Its room is for those who have come in.
    { allows: ['POST 403 NOT_ACCEPT_ROOM'] },
  ),
  [`${OF_CLASS}/battles/:key/screen`]: {
    ...forMembers((domain, { battleCode }) => paths.battleScreen(domain, battleCode), '우리 반 배틀'),
    isScreen: true,
    opens: TEACHING,
  },
  [`${OF_CLASS}/practices/:practiceId`]: {
    ...forMembers((domain, { practiceId }) => paths.practice(domain, practiceId), '연습'),
    opens: ['pupil'],
  },
  [`${OF_CLASS}/competitions`]: forMembers(paths.channelCompetitions, '우리 반 대회'),
  [`${OF_CLASS}/competitions/:competitionId`]: forMembers(
    (domain, { competitionId }) => paths.competition(domain, competitionId),
    '우리 반 대회',
  ),
  [`${OF_CLASS}/competitions/:competitionId/contents/:competitionContentId`]: {
    ...forMembers(
      (domain, { competitionId, competitionContentId }) =>
        paths.competitionContent(domain, competitionId, competitionContentId),
      '제출',
    ),
    opens: ['pupil'],
  },
  [`${OF_CLASS}/competitions/:competitionId/screen`]: {
    ...forMembers(
      (domain, { competitionId }) => paths.competitionScreen(domain, competitionId),
      '우리 반 대회',
    ),
    isScreen: true,
    opens: TEACHING,
  },
  [`${OF_CLASS}/competitions/staff`]: {
    ...forMembers(paths.staffCompetitions, '새 대회 만들기'),
    opens: TEACHING,
  },
  [`${OF_CLASS}/competitions/staff/new`]: {
    ...forMembers(paths.newCompetition, '대회 만들기'),
    opens: TEACHING,
  },
  [`${OF_CLASS}/competitions/staff/:competitionId`]: {
    ...forMembers(
      (domain, { competitionId }) => paths.staffCompetition(domain, competitionId),
      '우리 반 대회',
    ),
    opens: TEACHING,
  },
  [`${OF_CLASS}/stages`]: forMembers(paths.channelStages, '스테이지'),
  [`${OF_CLASS}/stages/:problemId`]: forMembers((domain) => paths.classStage(domain, FIRST_STAGE), '시작'),
  [`${OF_CLASS}/stages/staff`]: forStaff(paths.staffStages, '새로 만들기'),
  [`${OF_CLASS}/stages/staff/:draftId`]: forStaff(
    (domain, { stageDraftId }) => paths.staffStage(domain, stageDraftId),
    '스테이지',
  ),
  [`${OF_CLASS}/me`]: forMembers(paths.channelMe, '교실 프로필'),
  [`${OF_CLASS}/courses`]: forMembers(paths.channelCourses, '배우기'),
  [`${OF_CLASS}/courses/:courseClassId`]: forMembers(
    (domain, { courseClassId }) => paths.channelCourse(domain, courseClassId),
    '수업 순서',
  ),
  [`${OF_CLASS}/worksheets/:worksheetId`]: forMembers(
    (domain, { worksheetId }) => paths.channelWorksheet(domain, worksheetId),
    '되풀이 연습',
  ),
  [`${OF_CLASS}/boards`]: forMembers(paths.channelBoards, '글쓰기'),
  [`${OF_CLASS}/boards/settings`]: {
    ...forStaff(paths.channelBoardSettings, '새 게시판'),
    refused: [...OUTSIDE, { who: ['pupil'], says: '선생님만 볼 수 있는 페이지예요' }],
  },
  [`${OF_CLASS}/boards/:boardId`]: forMembers(
    (domain, { boardId }) => paths.channelBoard(domain, boardId),
    '우리 반 이야기',
  ),
  [`${OF_CLASS}/boards/:boardId/write`]: forMembers(
    (domain, { boardId }) => paths.channelWrite(domain, boardId),
    '글 올리기',
  ),
  [`${OF_CLASS}/posts/:postId`]: forMembers(
    (domain, { postId }) => paths.channelPost(domain, postId),
    '질문이 있어요',
  ),
  [`${OF_CLASS}/posts/:postId/edit`]: {
    ...forMembers((domain, { postId }) => paths.channelPostEdit(domain, postId), '고친 글 올리기'),
    opens: ['pupil'],
    refused: OUTSIDE,
  },
  [`${OF_CLASS}/homework`]: { ...forMembers(paths.channelHomework, '숙제'), leadsTo: '/homework$' },
  [`${OF_CLASS}/homework/report`]: forMembers(paths.channelOwnReport, '4주 동안 배운 날'),
  [`${OF_CLASS}/homework/:homeworkId`]: {
    ...forMembers((domain, { homeworkId }) => paths.channelOwnHomework(domain, homeworkId), '인사 읽기'),
    opens: ['pupil'],
    refused: OUTSIDE,
  },
  [`${OF_CLASS}/edit`]: {
    ...forStaff(paths.channelMainEdit, '저장하기'),
    // The main page of a class that everybody may see is public, and so is what says who may change it.
    refused: [{ who: ['visitor', 'adult', ...SHUT_OUT, 'pupil'], says: '선생님만 꾸밀 수 있는 곳이에요' }],
  },
  [`${OF_CLASS}/class`]: forStaff(paths.channelClass, '해마학생'),
  [`${OF_CLASS}/messages`]: forStaff(paths.channelMessages, '문자'),
  [`${OF_CLASS}/moderation`]: forManagers(paths.channelModeration, '신고'),
  [`${OF_CLASS}/settings`]: forManagers(paths.channelSettings, '쓰는 기능'),
  [`${OF_CLASS}/members`]: forStaff(paths.channelMembers, '해마학생'),
  [`${OF_CLASS}/members/import`]: forStaff(paths.channelImport, '파일'),
  [`${OF_CLASS}/members/audit`]: {
    ...forManagers(paths.channelAudit, '3년 동안'),
    refused: [
      ...OUTSIDE,
      { who: ['pupil'], says: STAFF_ONLY },
      { who: ['teacher'], says: '기록은 교실의 대표나 매니저만 볼 수 있어요' },
    ],
  },
  [`${OF_CLASS}/groups`]: forStaff(paths.channelGroups, '그룹'),
  [`${OF_CLASS}/courses/:courseClassId/edit`]: forStaff(
    (domain, { courseClassId }) => paths.channelCourseEdit(domain, courseClassId),
    '저장',
  ),
  [`${OF_CLASS}/lms`]: { ...forStaff(paths.channelLms, '수업 자료'), leadsTo: '/lms/courses$' },
  [`${OF_CLASS}/lms/courses`]: forStaff((domain) => paths.channelLmsTab(domain, 'courses'), '바닷속 인사'),
  [`${OF_CLASS}/lms/courses/:contentId`]: forStaff(
    (domain, { courseId }) => paths.channelLmsItem(domain, 'courses', courseId),
    '손잡이를 끌거나',
  ),
  [`${OF_CLASS}/lms/worksheets`]: forStaff(
    (domain) => paths.channelLmsTab(domain, 'worksheets'),
    '되풀이 연습',
  ),
  [`${OF_CLASS}/lms/worksheets/:contentId`]: forStaff(
    (domain, { worksheetId }) => paths.channelLmsItem(domain, 'worksheets', worksheetId),
    '챕터',
  ),
  [`${OF_CLASS}/lms/documents`]: forStaff(
    (domain) => paths.channelLmsTab(domain, 'documents'),
    '바닷속 인사',
  ),
  [`${OF_CLASS}/lms/documents/:contentId`]: forStaff(
    (domain, { documentId }) => paths.channelLmsItem(domain, 'documents', documentId),
    '안녕, 바다',
  ),
  [`${OF_CLASS}/lms/videos`]: forStaff((domain) => paths.channelLmsTab(domain, 'videos'), '파도 영상'),
  [`${OF_CLASS}/lms/videos/:contentId`]: forStaff(
    (domain, { videoId }) => paths.channelLmsItem(domain, 'videos', videoId),
    '자막',
  ),
  [`${OF_CLASS}/lms/blocks`]: forStaff((domain) => paths.channelLmsTab(domain, 'blocks'), '무늬'),
  [`${OF_CLASS}/lms/blocks/:contentId`]: forStaff(
    (domain, { blockId }) => paths.channelLmsItem(domain, 'blocks', blockId),
    '블록',
  ),
  [`${OF_CLASS}/lms/problems`]: forStaff((domain) => paths.channelLmsTab(domain, 'problems'), '문제'),
  [`${OF_CLASS}/lms/problems/:contentId`]: forStaff(
    (domain, { problemDraftId }) => paths.channelLmsItem(domain, 'problems', problemDraftId),
    '문제 목록',
  ),
  [`${OF_CLASS}/lms/problem-works/:problemId`]: forStaff(
    (domain, { problemId }) => paths.channelProblemWorks(domain, problemId),
    '.',
  ),
  [`${OF_CLASS}/lms/packages`]: forStaff(paths.channelPackages, '파일'),
  [`${OF_CLASS}/lms/shelf/:kind`]: forStaff(
    (domain) => paths.channelLibrary(domain, 'COURSE'),
    '돌핀 월드 자료',
  ),
  [`${OF_CLASS}/lms/*`]: {
    ...forStaff((domain) => `${paths.channelLms(domain)}/no-such-page`, '이 페이지는 없어요'),
    isNowhere: true,
    opens: ['master'],
    refused: [],
  },
  [`${OF_CLASS}/progress`]: forStaff(paths.channelProgress, '진도'),
  [`${OF_CLASS}/progress/members/:memberId`]: forStaff(
    (domain, town) => paths.channelMemberReport(domain, pupilOf(town)),
    '4주 동안 배운 날',
  ),
  [`${OF_CLASS}/progress/members/:memberId/problems/:problemId`]: forStaff(
    (domain, town) => paths.channelMemberCode(domain, pupilOf(town), town.problemId),
    '해마학생',
  ),
  [`${OF_CLASS}/progress/mistakes`]: forStaff(paths.channelMistakes, '자주 틀린 곳'),
  [`${OF_CLASS}/progress/homework`]: forStaff(paths.channelGivenHomework, '인사 읽기'),
  [`${OF_CLASS}/progress/homework/:homeworkId`]: forStaff(
    (domain, { homeworkId }) => `${paths.channelGivenHomework(domain)}/${homeworkId}`,
    '인사 읽기',
  ),
  [`${OF_CLASS}/tickets`]: forManagers(paths.channelTickets, '수업권'),
  [`${OF_CLASS}/products`]: forManagers(paths.channelProducts, '상품'),
  [`${OF_CLASS}/*`]: {
    ...forMembers((domain) => `${paths.channel(domain)}/no-such-page`, '이 페이지는 없어요'),
    isNowhere: true,
    opens: ['pupil', 'master'],
    refused: [],
  },
};

function pupilOf({ accounts }: Town): number {
  return accounts.pupil?.userId ?? 0;
}
