import type { Page } from '@playwright/test';
import { paths } from '#client/ui/routing/paths.ts';
import { STAGE_OF_SCENE } from './fillStages.ts';
import { clearDialogs } from './openScene.ts';
import type { PageScene } from './sceneTypes.ts';
import { setStore } from './setStore.ts';

/** No pages: addresses that others begin with. */
type Prefix = 'channelPosts' | 'channelWorksheets' | 'adminUsers';
/** One page in further moments of its life. */
type Moment =
  | 'battleGone'
  | 'battleRace'
  | 'battleFrozen'
  | 'battlePodium'
  | 'competitionFrozen'
  | 'competitionScreenFrozen'
  | 'channelOpenLesson'
  | 'channelVersions'
  | 'codeObject'
  | 'tryCode'
  | 'signUpNickname'
  | 'signUpPassword'
  | 'signUpBirthDate'
  | 'signUpGuardian'
  | 'signUpAgreed'
  | 'signUpWhose';
type PageName =
  | Moment
  | Exclude<
      keyof typeof paths,
      | 'auth'
      | 'signOut'
      | 'codeComments'
      | 'notice'
      | 'puzzle'
      | 'look'
      | 'birthDate'
      | 'newTerms'
      | 'identityClosed'
      | 'staffStage'
      | 'lessonOf'
      | 'channelGivenWork'
      | 'practice'
      | 'battleCode'
      | 'competitionId'
      | 'classStage'
      | 'anyStaffStages'
      | 'anyReports'
      | Prefix
    >;

/** The class of the demo accounts, whose master the teacher is. */
const CLASS = 'coding-lighthouse';
/** The channel that everybody joins; the battles of the scenes are its. */
const SCHOOL = 'dolphin';

/** Every page; those that only lead on, or are seen once in a life, are left out. */
export const PAGE_SCENES: { readonly [N in PageName]: PageScene } = {
  world: { path: () => paths.world, shows: '진행 중 퀘스트' },
  codeObject: { path: () => paths.world, shows: '진행 중 퀘스트', act: drivesFountain },
  signIn: { path: () => paths.signIn, shows: '들어가기', viewer: 'nobody' },
  signUp: { path: () => paths.signUp, shows: '다음', viewer: 'nobody' },
  signUpNickname: atSignUp(1),
  signUpPassword: atSignUp(2),
  signUpBirthDate: atSignUp(3),
  signUpGuardian: atSignUp(4),
  signUpAgreed: atSignUp(5),
  signUpWhose: {
    ...{ path: () => paths.tryOut, shows: '이 모습으로 시작', viewer: 'nobody' },
    act: async (page) => {
      await goesToSea(page);
      await page.getByRole('link', { name: '가입하기' }).click();
      await page.getByRole('button', { name: '네, 이어서 할래요' }).waitFor();
    },
  },
  tryOut: { path: () => paths.tryOut, shows: '이 모습으로 시작', viewer: 'nobody' },
  trySea: {
    ...{ path: () => paths.tryOut, shows: '이 모습으로 시작', viewer: 'nobody' },
    act: goesToSea,
  },
  tryCode: {
    ...{ path: () => paths.tryOut, shows: '이 모습으로 시작', viewer: 'nobody' },
    act: async (page) => {
      await goesToSea(page);
      await page.keyboard.down('ArrowRight');
      await page.getByRole('button', { name: '조개 길로 가기' }).waitFor();
      await page.keyboard.up('ArrowRight');
      await page.getByRole('button', { name: '조개 길로 가기' }).click();
      await page.getByRole('button', { name: '코드로 움직이기' }).click({ timeout: 60_000 });
      await page.locator('.blocklyFlyout .meWalk').first().waitFor();
    },
  },
  findPassword: { path: () => paths.findPassword, shows: '비밀번호', viewer: 'nobody' },
  guardian: { path: () => paths.guardian, shows: '하람이', viewer: 'guardian' },
  extraInfo: { path: () => paths.extraInfo, shows: '자기소개', viewer: 'newcomer' },
  lounge: { path: () => paths.lounge, shows: '월드로 가기' },
  tutoringHours: { path: () => paths.tutoringHours, shows: '고치는 시간표', viewer: 'teacher' },
  staffStages: { path: () => paths.staffStages(SCHOOL), shows: '새로 만들기', viewer: 'teacher' },
  notices: { path: () => paths.notices, shows: '공지' },
  home: { path: () => paths.home('me'), shows: '꾸미기' },
  battles: { path: () => paths.battles, shows: '바로 겨루기' },
  battle: { path: ({ battles }) => paths.battle(SCHOOL, battles.waiting), shows: '함께 겨룰 친구들' },
  battleGone: { path: () => paths.battle(SCHOOL, 'ZZZZZZ'), shows: '이 방은 이제 없어요.' },
  battleRace: {
    path: ({ battles }) => paths.battle(SCHOOL, battles.racing),
    shows: '제출하기',
    viewer: 'young',
  },
  battleFrozen: {
    path: ({ battles }) => paths.battle(SCHOOL, battles.frozen),
    shows: '비밀',
    viewer: 'teacher',
  },
  battlePodium: {
    path: ({ battles }) => paths.battle(SCHOOL, battles.over),
    shows: '코드 배틀 결과',
    viewer: 'pupil',
  },
  battleScreen: {
    path: ({ battles }) => paths.battleScreen(SCHOOL, battles.racing),
    shows: '푼 문제',
    viewer: 'teacher',
  },
  competitions: { path: () => paths.competitions, shows: '봄 코딩 대회' },
  competition: { path: ({ competitionId }) => paths.competition(SCHOOL, competitionId), shows: '상장 보기' },
  competitionContent: {
    path: ({ competitionId, competitionContentId }) =>
      paths.competitionContent(SCHOOL, competitionId, competitionContentId),
    shows: '연습이에요. 순위는 바뀌지 않아요.',
  },
  competitionScreen: {
    path: ({ competitionId }) => paths.competitionScreen(SCHOOL, competitionId),
    shows: '푼 문제',
    viewer: 'teacher',
  },
  competitionFrozen: {
    path: ({ frozenCompetitionId }) => paths.competition(SCHOOL, frozenCompetitionId),
    shows: '얼음 바다 대회',
  },
  competitionScreenFrozen: {
    path: ({ frozenCompetitionId }) => paths.competitionScreen(SCHOOL, frozenCompetitionId),
    shows: '푼 문제',
    viewer: 'teacher',
  },
  staffCompetitions: {
    path: () => paths.staffCompetitions(SCHOOL),
    shows: '새 대회 만들기',
    viewer: 'teacher',
  },
  newCompetition: { path: () => paths.newCompetition(SCHOOL), shows: '대회 만들기', viewer: 'teacher' },
  staffCompetition: {
    path: ({ competitionId }) => paths.staffCompetition(SCHOOL, competitionId),
    shows: 'CSV 내려받기',
    viewer: 'teacher',
  },
  stages: { path: () => paths.stages, shows: '별을 찾는 바닷길' },
  stage: { path: () => paths.stage(STAGE_OF_SCENE), shows: '시작', act: takesSteps },
  puzzles: { path: () => paths.puzzles, shows: '실행' },
  ownStages: { path: () => paths.ownStages, shows: '새 무대 만들기' },
  ownStage: { path: ({ ownStages }) => paths.ownStage(ownStages.ofFriend), shows: '고쳐 만들기' },
  ownStageEdit: { path: ({ ownStages }) => paths.ownStageEdit(ownStages.begun), shows: '풀어 보기' },
  channelCreate: { path: () => paths.channelCreate, shows: '공개 범위' },
  myChannels: { path: () => paths.myChannels, shows: '코드로 들어가기' },
  channelCode: { path: () => paths.channelCode('등대7777'), shows: '가입 신청하기' },
  channelLounge: { path: () => paths.channelLounge(CLASS), shows: '가입 신청하기' },
  channel: { path: () => paths.channel(CLASS), shows: '지금 있는 친구', viewer: 'teacher' },
  channelBattles: { path: () => paths.channelBattles(CLASS), shows: '바로 겨루기', viewer: 'teacher' },
  channelCompetitions: { path: () => paths.channelCompetitions(CLASS), shows: '대회', viewer: 'teacher' },
  channelStages: { path: () => paths.channelStages(CLASS), shows: '스테이지', viewer: 'teacher' },
  channelMainEdit: { path: () => paths.channelMainEdit(CLASS), shows: '저장하기', viewer: 'teacher' },
  channelClass: { path: () => paths.channelClass(CLASS), shows: '파도', viewer: 'teacher' },
  channelOpenLesson: {
    path: () => paths.channelClass(CLASS),
    shows: '파도',
    viewer: 'teacher',
    act: async (page) => {
      await page.getByRole('button', { name: '모두에게 레슨 열기' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: / 열기$/ })
        .first()
        .waitFor();
    },
  },
  channelMembers: { path: () => paths.channelMembers(CLASS), shows: '파도', viewer: 'teacher' },
  channelImport: { path: () => paths.channelImport(CLASS), shows: /파일/, viewer: 'teacher' },
  channelAudit: { path: () => paths.channelAudit(CLASS), shows: '그룹 만들기', viewer: 'teacher' },
  channelGroups: { path: () => paths.channelGroups(CLASS), shows: '고래 조', viewer: 'teacher' },
  channelBoards: { path: () => paths.channelBoards(CLASS), shows: '글쓰기', viewer: 'teacher' },
  channelBoardSettings: {
    path: () => paths.channelBoardSettings(CLASS),
    shows: '새 게시판',
    viewer: 'teacher',
  },
  channelBoard: {
    path: ({ classBoardId }) => paths.channelBoard(CLASS, classBoardId),
    shows: '글쓰기',
    viewer: 'teacher',
  },
  channelPost: {
    path: ({ classPostId }) => paths.channelPost(CLASS, classPostId),
    shows: '댓글 쓰기',
    viewer: 'pupil',
  },
  channelWrite: {
    path: ({ classBoardId }) => paths.channelWrite(CLASS, classBoardId),
    shows: '글 올리기',
    viewer: 'teacher',
  },
  channelPostEdit: {
    path: ({ noticeId }) => paths.channelPostEdit(CLASS, noticeId),
    shows: '고친 글 올리기',
    viewer: 'teacher',
  },
  channelCourses: { path: () => paths.channelCourses(CLASS), shows: '배우기', viewer: 'pupil' },
  channelCourse: {
    path: ({ courseClassId }) => paths.channelCourse(CLASS, courseClassId),
    shows: '수업 순서',
    viewer: 'pupil',
  },
  channelCourseEdit: {
    path: ({ courseClassId }) => paths.channelCourseEdit(CLASS, courseClassId),
    shows: '저장',
    viewer: 'teacher',
  },
  channelWorksheet: {
    path: ({ worksheetId }) => paths.channelWorksheet(CLASS, worksheetId),
    shows: /./,
    viewer: 'pupil',
  },
  channelHomework: { path: () => paths.channelHomework(CLASS), shows: '숙제', viewer: 'pupil' },
  channelOwnHomework: {
    path: ({ homeworkId }) => paths.channelOwnHomework(CLASS, homeworkId),
    shows: '숙제',
    viewer: 'pupil',
  },
  channelOwnReport: { path: () => paths.channelOwnReport(CLASS), shows: '4주 동안 배운 날', viewer: 'pupil' },
  channelLms: { path: () => paths.channelLms(CLASS), shows: '수업 자료', viewer: 'teacher' },
  channelLmsTab: {
    path: () => paths.channelLmsTab(CLASS, 'problems'),
    shows: '수업 자료',
    viewer: 'teacher',
  },
  channelLibrary: {
    path: () => paths.channelLibrary(CLASS, 'COURSE'),
    shows: '돌핀 월드 자료 가져오기',
    viewer: 'teacher',
  },
  channelLmsItem: {
    path: ({ ownCourseId }) => paths.channelLmsItem(CLASS, 'courses', ownCourseId),
    shows: '손잡이를 끌거나',
    viewer: 'teacher',
  },
  channelVersions: {
    path: ({ ownCourseId }) => paths.channelLmsItem(CLASS, 'courses', ownCourseId),
    shows: '손잡이를 끌거나',
    viewer: 'teacher',
    act: async (page) => {
      await page.getByRole('button', { name: '지난 버전' }).click();
      await page.getByRole('dialog', { name: '지난 버전' }).getByRole('listitem').first().waitFor();
    },
  },
  channelLesson: {
    path: ({ ownLessonId }) => paths.channelLesson(CLASS, ownLessonId),
    shows: '바닷속 인사',
    viewer: 'pupil',
  },
  channelContent: {
    path: ({ ownLessonId, ownContentId }) => paths.channelContent(CLASS, ownLessonId, ownContentId),
    shows: '바닷속 인사',
    viewer: 'pupil',
  },
  channelPackages: { path: () => paths.channelPackages(CLASS), shows: '파일 가져오기', viewer: 'teacher' },
  channelProblemWorks: {
    path: ({ problemId }) => paths.channelProblemWorks(CLASS, problemId),
    shows: '최근 코드',
    viewer: 'teacher',
  },
  channelProgress: {
    path: () => paths.channelProgress(CLASS),
    shows: '진도표',
    viewer: 'teacher',
  },
  channelMemberCode: {
    path: ({ pupil, problemId }) => paths.channelMemberCode(CLASS, pupil.user.userId, problemId),
    shows: '파도',
    viewer: 'teacher',
  },
  channelMemberReport: {
    path: ({ pupil }) => paths.channelMemberReport(CLASS, pupil.user.userId),
    shows: '4주 동안 배운 날',
    viewer: 'teacher',
  },
  channelGivenHomework: { path: () => paths.channelGivenHomework(CLASS), shows: '숙제', viewer: 'teacher' },
  channelMistakes: {
    path: () => paths.channelMistakes(CLASS),
    shows: '자주 틀린 곳',
    viewer: 'teacher',
  },
  channelMessages: { path: () => paths.channelMessages(CLASS), shows: '파도', viewer: 'teacher' },
  channelModeration: { path: () => paths.channelModeration(CLASS), shows: /신고/, viewer: 'teacher' },
  channelMe: { path: () => paths.channelMe(CLASS), shows: '교실 프로필', viewer: 'teacher' },
  channelTickets: { path: () => paths.channelTickets(CLASS), shows: '수업권 주기', viewer: 'teacher' },
  channelProducts: {
    path: () => paths.channelProducts(CLASS),
    shows: '등대 반 보충 수업',
    viewer: 'teacher',
  },
  purchaseProduct: {
    path: () => paths.purchaseProduct,
    shows: '몇 번 배울까요?',
    act: async (page) => {
      await page.getByRole('radio', { name: /수업 8회/u }).check();
      await page.getByRole('radio', { name: /첫 수업 축하/u }).check();
      // Choosing has scrolled a small screen.
      await page.getByText('몇 번 배울까요?').scrollIntoViewIfNeeded();
    },
  },
  purchaseResult: {
    path: ({ paidUid }) => `${paths.purchaseResult}?merchant_uid=${paidUid}`,
    shows: '결제가 끝났어요!',
  },
  purchaseHistories: { path: () => paths.purchaseHistories, shows: '환불 신청' },
  purchasePlans: { path: () => paths.purchasePlans, shows: '돌핀 프로' },
  purchasePoints: { path: () => paths.purchasePoints, shows: '얼마나 충전할까요?' },
  tutoring: { path: () => paths.tutoring, shows: '수업 예약하기', viewer: 'pupil' },
  tutoringLessons: { path: () => paths.tutoringLessons, shows: '내가 하는 수업', viewer: 'teacher' },
  channelSettings: { path: () => paths.channelSettings(CLASS), shows: '쓰는 기능', viewer: 'teacher' },
  lesson: { path: () => paths.lesson(1), shows: /./ },
  content: { path: () => paths.content(1, 103), shows: '나와야 하는 것' },
  admin: { path: () => `${paths.admin}?q=${encodeURIComponent('바다')}`, shows: '바다노래', viewer: 'admin' },
  adminUser: {
    path: ({ hero }) => paths.adminUser(hero.user.userId),
    shows: '계정 멈추기',
    viewer: 'admin',
  },
  adminChannels: { path: () => paths.adminChannels, shows: '비공개 교실까지', viewer: 'admin' },
  adminReports: { path: () => paths.adminReports, shows: '모든 교실의 신고', viewer: 'admin' },
  adminPayments: { path: () => paths.adminPayments, shows: '결제와 환불', viewer: 'admin' },
  adminJobs: { path: () => paths.adminJobs, shows: 'mail.send', viewer: 'admin' },
  adminNotices: { path: () => paths.adminNotices, shows: '공지 쓰기', viewer: 'admin' },
  adminSwitches: { path: () => paths.adminSwitches, shows: '기능 켜고 끄기', viewer: 'admin' },
  adminTerms: { path: () => paths.adminTerms, shows: '낸 약관은 고칠 수 없어요', viewer: 'admin' },
  adminLog: { path: () => paths.adminLog, shows: '3년 동안', viewer: 'admin' },
};

/** Into the first leap. */
async function takesSteps(page: Page): Promise<void> {
  for (let step = 0; step < 4; step += 1)
    await page.getByRole('button', { name: '한 걸음', exact: true }).click();
}

/** The fountain of the square, half way through a program that follows its numbers. */
/** Answers the first questions of signing up. */
function atSignUp(answered: number): PageScene {
  const fill = (label: string, text: string) => (page: Page) =>
    page.getByLabel(label, { exact: true }).fill(text);
  const answers = [
    fill('아이디', 'coral2017'),
    fill('닉네임', '산호별'),
    fill('비밀번호', 'dolphin-1234'),
    async (page: Page) => {
      await page.getByLabel('태어난 날 년').selectOption('2017');
      await page.getByLabel('태어난 날 월').selectOption('5');
      await page.getByLabel('태어난 날 일').selectOption('5');
    },
    async () => undefined,
  ];
  return {
    ...{ path: () => paths.signUp, shows: '다음', viewer: 'nobody' },
    act: async (page) => {
      for (const [index, answer] of answers.slice(0, answered).entries()) {
        await answer(page);
        await page.getByRole('button', { name: '다음' }).click();
        await page
          .getByRole('progressbar', { name: `가입하는 차례` })
          .and(page.locator(`[aria-valuenow="${index + 2}"]`))
          .waitFor();
      }
    },
  };
}

/** Takes the avatar as it is offered, and waits until it stands in the sea. */
async function goesToSea(page: Page): Promise<void> {
  await page.getByRole('button', { name: '이 모습으로 시작' }).click();
  await page.getByRole('region', { name: '맛보기' }).waitFor({ timeout: 60_000 });
  const loading = page.getByRole('heading', { name: '산호 마을로 헤엄쳐 가고 있어요' });
  await loading.waitFor({ state: 'hidden', timeout: 60_000 });
}

async function drivesFountain(page: Page): Promise<void> {
  // A reward that was closed opens the quests half a second later.
  await clearDialogs(page);
  await setStore(page, 'objectId', 4);
  const editor = page.getByRole('region', { name: '노래하는 분수 코드 편집기' });
  await editor.getByRole('radio', { name: '자바스크립트' }).click();
  await editor.getByRole('textbox').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(
    'const 수들 = fountain.numbers();\nlet 번호 = 0;\nfor (const 높이 of 수들) {\n  fountain.jet(번호, 높이);\n  번호 += 1;\n}',
  );
  for (let line = 0; line < 10; line += 1)
    await editor.getByRole('button', { name: '한 줄', exact: true }).click();
  // The world behind a picture is drawn once in three seconds.
  await page.waitForTimeout(7_000);
}
