import { guardianPaymentRoutes } from './commerce/guardianPayments.ts';
import { paymentRoutes, sandboxPaymentRoutes } from './commerce/payments.ts';
import { battleRoutes } from './battle/battles.ts';
import { competitionRoutes } from './battle/competitions.ts';
import { lmsCompetitionRoutes } from './battle/lmsCompetitions.ts';
import { placeRoutes } from './battle/places.ts';
import { practiceRoutes } from './battle/practices.ts';
import { couponRoutes, couponStaffRoutes } from './commerce/coupons.ts';
import { guardianSubscriptionRoutes, subscriptionRoutes } from './commerce/subscriptions.ts';
import { productInfoRoutes, productRoutes } from './commerce/products.ts';
import { accountRoutes } from './people/accounts.ts';
import { certificateRoutes } from './world/certificates.ts';
import { channelBoardRoutes } from './channels/channelBoards.ts';
import { mainPageRoutes } from './channels/mainPages.ts';
import { statisticsRoutes } from './learning/statistics.ts';
import { textMessageRoutes } from './channels/textMessages.ts';
import { commentRoutes } from './channels/comments.ts';
import { postRoutes } from './channels/posts.ts';
import { reportFileRoutes } from './channels/reportFiles.ts';
import { auditRoutes } from './channels/audit.ts';
import { channelAccountRoutes } from './channels/channelAccounts.ts';
import { groupRoutes } from './channels/groups.ts';
import { memberRoutes } from './channels/members.ts';
import { tagRoutes } from './channels/tags.ts';
import { channelRoutes } from './channels/channels.ts';
import { channelCodeRoutes } from './channels/channelCodes.ts';
import { classInfoRoutes } from './channels/classInfo.ts';
import { chatRoutes } from './people/chat.ts';
import { fileRoutes } from './people/files.ts';
import { friendRoutes } from './people/friends.ts';
import { credentialRoutes } from './people/credentials.ts';
import { guardianRoutes } from './people/guardians.ts';
import { identityRoutes } from './people/identity.ts';
import { thirdPartyRoutes } from './people/thirdParties.ts';
import { codeObjectRoutes } from './world/codeObjects.ts';
import { collectionRoutes } from './world/collections.ts';
import { levelRoutes } from './world/levels.ts';
import { petRoutes } from './world/pets.ts';
import { titleRoutes } from './world/titles.ts';
import { blockRoutes, lmsBlockRoutes } from './learning/blocks.ts';
import { lmsCourseRoutes } from './learning/authoring/lmsCourses.ts';
import { lmsDocumentRoutes } from './learning/authoring/lmsDocuments.ts';
import { lmsPackageRoutes } from './learning/authoring/lmsPackages.ts';
import { lmsMaterialRoutes } from './learning/authoring/lmsMaterials.ts';
import { lmsProblemRoutes } from './learning/authoring/lmsProblems.ts';
import { lmsWorksheetRoutes } from './learning/authoring/lmsWorksheets.ts';
import { lmsVersionRoutes } from './learning/authoring/versions.ts';
import { courseClassRoutes } from './learning/courseClasses.ts';
import { courseRoutes } from './learning/courses.ts';
import { classProgressRoutes } from './learning/classProgress.ts';
import { codeCommentRoutes } from './learning/codeComments.ts';
import { homeworkRoutes } from './learning/homeworks.ts';
import { memberReportRoutes } from './learning/memberReports.ts';
import { openedLessonRoutes } from './learning/openedLessons.ts';
import { dailyPuzzleRoutes } from './learning/dailyPuzzles.ts';
import { ownStageRoutes } from './learning/ownStages.ts';
import { encounterRoutes } from './learning/encounters.ts';
import { raisedHandRoutes } from './learning/raisedHands.ts';
import { documentRoutes } from './learning/documents.ts';
import { draftRoutes } from './learning/drafts.ts';
import { ownCaseRoutes } from './learning/ownCases.ts';
import { lmsVideoRoutes, videoRoutes } from './learning/videos.ts';
import { videoUploadRoutes } from './learning/videoUploads.ts';
import { worksheetRoutes } from './learning/worksheets.ts';
import { lessonRoutes } from './learning/lessons.ts';
import { problemAiRoutes } from './learning/problemAi.ts';
import { problemDraftRoutes } from './learning/authoring/problemDrafts.ts';
import { problemRoutes } from './learning/problems.ts';
import { stageDraftRoutes } from './learning/authoring/stageDrafts.ts';
import { stageRoutes } from './learning/stageRoutes.ts';
import { submissionRoutes } from './learning/submissions.ts';
import { moderationRoutes, reportRoutes } from './people/moderation.ts';
import { homeRoutes } from './world/home.ts';
import { mapRoutes } from './world/maps.ts';
import { timeTrialRoutes } from './world/timeTrials.ts';
import { profileRoutes } from './people/profiles.ts';
import { rankingRoutes } from './world/ranking.ts';
import { studyLogRoutes } from './learning/studyLogs.ts';
import { questRoutes } from './world/quests.ts';
import { roomRoutes } from './rooms/worldRoom.ts';
import type { RouteSpec } from './route.ts';
import { serviceChannelRoutes } from './service/channels.ts';
import { serviceJobRoutes } from './service/jobs.ts';
import { serviceLogRoutes } from './service/log.ts';
import { serviceNoticeRoutes } from './service/notices.ts';
import { servicePaymentRoutes } from './service/payments.ts';
import { serviceReportRoutes } from './service/reports.ts';
import { serviceSwitchRoutes } from './service/switches.ts';
import { serviceTermsRoutes } from './service/terms.ts';
import { serviceUserRoutes } from './service/users.ts';
import { sessionRoutes } from './people/sessions.ts';
import { skillRoutes } from './world/skills.ts';
import { shopRoutes } from './world/shop.ts';
import { avatarRoutes } from './world/avatar.ts';
import { economyRoutes } from './world/economy.ts';
import { inventoryRoutes } from './world/inventory.ts';
import { tutorialRoutes } from './world/tutorials.ts';
import { boardRoutes } from './people/boards.ts';
import { notificationRoutes } from './people/notifications.ts';
import { termsRoutes } from './people/terms.ts';
import { scheduleRoutes } from './tutoring/schedules.ts';
import { characterRoutes } from './world/characters.ts';
import { meetingRoutes } from './tutoring/meetings.ts';
import { registrationRoutes } from './tutoring/registrations.ts';
import { ticketRoutes } from './tutoring/tickets.ts';

/** Every route of the product, by subject. A name given twice does not compile. */
export const ROUTES = {
  serviceUsers: serviceUserRoutes,
  serviceJobs: serviceJobRoutes,
  serviceNotices: serviceNoticeRoutes,
  serviceLog: serviceLogRoutes,
  serviceChannels: serviceChannelRoutes,
  serviceReports: serviceReportRoutes,
  servicePayments: servicePaymentRoutes,
  serviceSwitches: serviceSwitchRoutes,
  serviceTerms: serviceTermsRoutes,
  accounts: accountRoutes,
  sessions: sessionRoutes,
  credentials: credentialRoutes,
  profiles: profileRoutes,
  characters: characterRoutes,
  avatar: avatarRoutes,
  economy: economyRoutes,
  inventory: inventoryRoutes,
  shop: shopRoutes,
  rooms: roomRoutes,
  skills: skillRoutes,
  quests: questRoutes,
  certificates: certificateRoutes,
  codeObjects: codeObjectRoutes,
  collections: collectionRoutes,
  pets: petRoutes,
  titles: titleRoutes,
  levels: levelRoutes,
  maps: mapRoutes,
  timeTrials: timeTrialRoutes,
  tutorials: tutorialRoutes,
  home: homeRoutes,
  ranking: rankingRoutes,
  studyLogs: studyLogRoutes,
  channelCodes: channelCodeRoutes,
  channels: channelRoutes,
  mainPages: mainPageRoutes,
  statistics: statisticsRoutes,
  textMessages: textMessageRoutes,
  channelBoards: channelBoardRoutes,
  // It comes before the posts: `temps` is no id of one.
  reportFiles: reportFileRoutes,
  posts: postRoutes,
  comments: commentRoutes,
  channelAccounts: channelAccountRoutes,
  channelAudit: auditRoutes,
  groups: groupRoutes,
  members: memberRoutes,
  tags: tagRoutes,
  classInfos: classInfoRoutes,
  blocks: blockRoutes,
  lmsBlocks: lmsBlockRoutes,
  lmsCourses: lmsCourseRoutes,
  lmsDocuments: lmsDocumentRoutes,
  lmsPackages: lmsPackageRoutes,
  lmsMaterials: lmsMaterialRoutes,
  lmsProblems: lmsProblemRoutes,
  lmsWorksheets: lmsWorksheetRoutes,
  lmsVersions: lmsVersionRoutes,
  courseClasses: courseClassRoutes,
  courses: courseRoutes,
  videos: videoRoutes,
  lmsVideos: lmsVideoRoutes,
  videoUploads: videoUploadRoutes,
  worksheets: worksheetRoutes,
  lessons: lessonRoutes,
  documents: documentRoutes,
  problemAi: problemAiRoutes,
  problemDrafts: problemDraftRoutes,
  problems: problemRoutes,
  drafts: draftRoutes,
  ownCases: ownCaseRoutes,
  submissions: submissionRoutes,
  homeworks: homeworkRoutes,
  codeComments: codeCommentRoutes,
  // It comes before routes with a lesson id: `hands` is no such id.
  openedLessons: openedLessonRoutes,
  raisedHands: raisedHandRoutes,
  classProgress: classProgressRoutes,
  memberReports: memberReportRoutes,
  stages: stageRoutes,
  dailyPuzzles: dailyPuzzleRoutes,
  ownStages: ownStageRoutes,
  encounters: encounterRoutes,
  stageDrafts: stageDraftRoutes,
  chat: chatRoutes,
  files: fileRoutes,
  friends: friendRoutes,
  guardians: guardianRoutes,
  identity: identityRoutes,
  thirdParties: thirdPartyRoutes,
  moderation: moderationRoutes,
  reports: reportRoutes,
  notifications: notificationRoutes,
  terms: termsRoutes,
  boards: boardRoutes,
  battles: battleRoutes,
  competitions: competitionRoutes,
  lmsCompetitions: lmsCompetitionRoutes,
  places: placeRoutes,
  practices: practiceRoutes,
  payments: paymentRoutes,
  guardianPayments: guardianPaymentRoutes,
  sandboxPayments: sandboxPaymentRoutes,
  subscriptions: subscriptionRoutes,
  guardianSubscriptions: guardianSubscriptionRoutes,
  tickets: ticketRoutes,
  registrations: registrationRoutes,
  meetings: meetingRoutes,
  schedules: scheduleRoutes,
  products: productRoutes,
  productInfos: productInfoRoutes,
  coupons: couponRoutes,
  channelCoupons: couponStaffRoutes,
} satisfies Record<string, Record<string, RouteSpec>>;

export type Routes = typeof ROUTES;
export type Subject = keyof Routes;
/** `subject.route`, as in `quests.accept`. */
export type RouteName = { [S in Subject]: `${S}.${keyof Routes[S] & string}` }[Subject];
export type RouteNamed<N extends RouteName> = {
  [S in Subject]: N extends `${S}.${infer R extends keyof Routes[S] & string}` ? Routes[S][R] : never;
}[Subject];

const BY_NAME = new Map<string, RouteSpec>(
  Object.entries(ROUTES).flatMap(([subject, routes]) =>
    Object.entries(routes).map(([name, route]): [string, RouteSpec] => [`${subject}.${name}`, route]),
  ),
);
export const ROUTE_NAMES = [...BY_NAME.keys()] as RouteName[];

export function routeNamed<N extends RouteName>(name: N): RouteNamed<N> {
  return BY_NAME.get(name) as RouteNamed<N>;
}

/** Throws when two routes share a method and a path, with any names of parameters. */
export function refuseSharedPaths(routes: Iterable<readonly [name: string, route: RouteSpec]>): void {
  const owners = new Map<string, string>();
  for (const [name, { method, path }] of routes) {
    const address = `${method} ${path.replaceAll(/:\w+/g, ':')}`;
    const owner = owners.get(address);
    if (owner !== undefined)
      throw new Error(`routes ${owner} and ${name} both answer ${method} ${path}: change one of them`);
    owners.set(address, name);
  }
}

refuseSharedPaths(BY_NAME);
