import { serviceChannelHandlers } from '#server/domain/service/channels/routes.ts';
import { servicePaymentHandlers } from '#server/domain/service/payments/routes.ts';
import { serviceReportHandlers } from '#server/domain/service/reports/routes.ts';
import { serviceJobHandlers } from '#server/domain/service/jobs/routes.ts';
import { serviceLogHandlers } from '#server/domain/service/log/routes.ts';
import { serviceNoticeHandlers } from '#server/domain/service/notices/routes.ts';
import { serviceSwitchHandlers } from '#server/domain/service/switches/routes.ts';
import { serviceTermsHandlers } from '#server/domain/service/terms/routes.ts';
import { serviceUserHandlers } from '#server/domain/service/users/routes.ts';
import { scheduleHandlers } from '#server/domain/tutoring/availability/routes.ts';
import {
  guardianPaymentHandlers,
  paymentHandlers,
  sandboxPaymentHandlers,
} from '#server/domain/commerce/payments/routes.ts';
import type { Routes } from '#shared/contract/routes.ts';
import { accountHandlers, sessionHandlers } from '#server/domain/people/me/routes.ts';
import type { Handlers } from '#server/domain/call.ts';
import { channelBoardHandlers } from '#server/domain/channels/boards/routes.ts';
import { auditHandlers } from '#server/domain/channels/audit/routes.ts';
import { channelAccountHandlers } from '#server/domain/channels/channelAccounts/routes.ts';
import { groupHandlers, memberHandlers } from '#server/domain/channels/members/routes.ts';
import { tagHandlers } from '#server/domain/channels/tags/routes.ts';
import { channelCodeHandlers } from '#server/domain/channels/channelCodes/routes.ts';
import { classInfoHandlers } from '#server/domain/channels/classInfo/routes.ts';
import { channelHandlers } from '#server/domain/channels/channels/routes.ts';
import { mainPageHandlers } from '#server/domain/channels/mainPages/routes.ts';
import { statisticsHandlers } from '#server/domain/learning/statistics/routes.ts';
import { textMessageHandlers } from '#server/domain/channels/textMessages/routes.ts';
import { commentHandlers } from '#server/domain/channels/comments/routes.ts';
import { postHandlers, reportFileHandlers } from '#server/domain/channels/posts/routes.ts';
import { battleHandlers } from '#server/domain/battle/battles/routes.ts';
import { competitionHandlers, lmsCompetitionHandlers } from '#server/domain/battle/competitions/routes.ts';
import { placeHandlers } from '#server/domain/battle/places/routes.ts';
import { practiceHandlers } from '#server/domain/battle/practices/routes.ts';
import { certificateHandlers } from '#server/domain/world/certificates/routes.ts';
import { chatHandlers } from '#server/domain/people/chat/routes.ts';
import { fileHandlers } from '#server/domain/people/files/routes.ts';
import { friendHandlers } from '#server/domain/people/friends/routes.ts';
import { credentialHandlers } from '#server/domain/people/credentials/routes.ts';
import { guardianHandlers } from '#server/domain/people/guardians/routes.ts';
import { identityHandlers } from '#server/domain/people/identity/routes.ts';
import { thirdPartyHandlers } from '#server/domain/people/thirdParties/routes.ts';
import { avatarHandlers, inventoryHandlers } from '#server/domain/world/avatar/routes.ts';
import { characterHandlers } from '#server/domain/world/characters/routes.ts';
import { economyHandlers } from '#server/domain/world/economy/routes.ts';
import { codeObjectHandlers } from '#server/domain/world/codeObjects/routes.ts';
import { collectionHandlers } from '#server/domain/world/collection/routes.ts';
import { levelHandlers } from '#server/domain/world/levels/routes.ts';
import { petHandlers } from '#server/domain/world/pets/routes.ts';
import { titleHandlers } from '#server/domain/world/titles/routes.ts';
import { lmsBlockHandlers } from '#server/domain/learning/authoring/kinds/blocks/routes.ts';
import { lmsCourseHandlers } from '#server/domain/learning/authoring/kinds/course/routes.ts';
import { lmsDocumentHandlers } from '#server/domain/learning/authoring/kinds/document/routes.ts';
import { lmsPackageHandlers } from '#server/domain/learning/authoring/packages/routes.ts';
import { lmsMaterialHandlers } from '#server/domain/learning/authoring/library/routes.ts';
import { lmsProblemHandlers } from '#server/domain/learning/classProgress/lmsProblemRoutes.ts';
import { lmsWorksheetHandlers } from '#server/domain/learning/authoring/kinds/worksheet/routes.ts';
import { lmsVersionHandlers } from '#server/domain/learning/authoring/versions/routes.ts';
import { courseHandlers } from '#server/domain/learning/courses/routes.ts';
import { problemAiHandlers } from '#server/domain/learning/problemAi/routes.ts';
import { problemDraftHandlers } from '#server/domain/learning/authoring/kinds/problem/routes.ts';
import { courseClassHandlers } from '#server/domain/learning/courseClasses/routes.ts';
import { lmsVideoHandlers } from '#server/domain/learning/authoring/kinds/video/routes.ts';
import { videoUploadHandlers } from '#server/domain/learning/authoring/kinds/video/uploadRoutes.ts';
import { worksheetHandlers } from '#server/domain/learning/worksheets/routes.ts';
import { draftHandlers } from '#server/domain/learning/drafts/routes.ts';
import { ownCaseHandlers } from '#server/domain/learning/ownCases/routes.ts';
import {
  blockHandlers,
  documentHandlers,
  lessonHandlers,
  videoHandlers,
} from '#server/domain/learning/player/routes.ts';
import { stageDraftHandlers } from '#server/domain/learning/authoring/kinds/stage/routes.ts';
import { problemHandlers } from '#server/domain/learning/problems/routes.ts';
import { dailyPuzzleHandlers } from '#server/domain/learning/dailyPuzzles/routes.ts';
import { ownStageHandlers } from '#server/domain/learning/ownStages/routes.ts';
import { encounterHandlers } from '#server/domain/learning/encounters/routes.ts';
import { stageHandlers } from '#server/domain/learning/stages/routes.ts';
import { classProgressHandlers } from '#server/domain/learning/classProgress/routes.ts';
import { codeCommentHandlers } from '#server/domain/learning/codeComments/routes.ts';
import { homeworkHandlers } from '#server/domain/learning/homeworks/routes.ts';
import { memberReportHandlers } from '#server/domain/learning/memberReports/routes.ts';
import { openedLessonHandlers } from '#server/domain/learning/openedLessons/routes.ts';
import { raisedHandHandlers } from '#server/domain/learning/raisedHands/routes.ts';
import { submissionHandlers } from '#server/domain/learning/submissions/routes.ts';
import { moderationHandlers } from '#server/domain/people/moderation/routes.ts';
import { registrationHandlers } from '#server/domain/tutoring/bookings/routes.ts';
import {
  channelCouponHandlers,
  couponHandlers,
  productHandlers,
} from '#server/domain/commerce/coupons/routes.ts';
import { productInfoHandlers } from '#server/domain/commerce/products/routes.ts';
import {
  guardianSubscriptionHandlers,
  subscriptionHandlers,
} from '#server/domain/commerce/subscriptions/routes.ts';
import { meetingHandlers } from '#server/domain/tutoring/meetings/routes.ts';
import { ticketHandlers } from '#server/domain/tutoring/tickets/routes.ts';
import { homeHandlers } from '#server/domain/world/home/routes.ts';
import { mapHandlers } from '#server/domain/world/maps/routes.ts';
import { timeTrialHandlers } from '#server/domain/world/timeTrials/routes.ts';
import { tutorialHandlers } from '#server/domain/world/tutorials/routes.ts';
import { profileHandlers } from '#server/domain/people/profiles/routes.ts';
import { questHandlers } from '#server/domain/world/quests/routes.ts';
import { rankingHandlers } from '#server/domain/world/ranking/routes.ts';
import { studyLogHandlers } from '#server/domain/learning/studyLogs/routes.ts';
import { reportHandlers } from '#server/domain/people/reports/routes.ts';
import { shopHandlers } from '#server/domain/world/shop/routes.ts';
import { boardHandlers } from '#server/domain/people/boards/routes.ts';
import { notificationHandlers } from '#server/domain/people/notifications/routes.ts';
import { termsHandlers } from '#server/domain/people/terms/routes.ts';
import { skillHandlers } from '#server/domain/world/skills/routes.ts';

export type AllHandlers = { readonly [S in keyof Routes]: Handlers<Routes[S]> };

/** The handler of every route except those of the rooms; a missing one is a compile error here. */
export const HANDLERS: Omit<AllHandlers, 'rooms'> = {
  serviceJobs: serviceJobHandlers,
  serviceLog: serviceLogHandlers,
  serviceChannels: serviceChannelHandlers,
  serviceReports: serviceReportHandlers,
  servicePayments: servicePaymentHandlers,
  serviceSwitches: serviceSwitchHandlers,
  serviceTerms: serviceTermsHandlers,
  serviceNotices: serviceNoticeHandlers,
  serviceUsers: serviceUserHandlers,
  accounts: accountHandlers,
  sessions: sessionHandlers,
  credentials: credentialHandlers,
  profiles: profileHandlers,
  characters: characterHandlers,
  avatar: avatarHandlers,
  economy: economyHandlers,
  inventory: inventoryHandlers,
  shop: shopHandlers,
  skills: skillHandlers,
  quests: questHandlers,
  certificates: certificateHandlers,
  codeObjects: codeObjectHandlers,
  collections: collectionHandlers,
  pets: petHandlers,
  titles: titleHandlers,
  levels: levelHandlers,
  maps: mapHandlers,
  timeTrials: timeTrialHandlers,
  tutorials: tutorialHandlers,
  home: homeHandlers,
  ranking: rankingHandlers,
  studyLogs: studyLogHandlers,
  channelCodes: channelCodeHandlers,
  channels: channelHandlers,
  mainPages: mainPageHandlers,
  statistics: statisticsHandlers,
  textMessages: textMessageHandlers,
  channelBoards: channelBoardHandlers,
  reportFiles: reportFileHandlers,
  posts: postHandlers,
  comments: commentHandlers,
  channelAccounts: channelAccountHandlers,
  channelAudit: auditHandlers,
  groups: groupHandlers,
  members: memberHandlers,
  tags: tagHandlers,
  classInfos: classInfoHandlers,
  blocks: blockHandlers,
  lmsBlocks: lmsBlockHandlers,
  lmsCourses: lmsCourseHandlers,
  lmsDocuments: lmsDocumentHandlers,
  lmsPackages: lmsPackageHandlers,
  lmsMaterials: lmsMaterialHandlers,
  lmsProblems: lmsProblemHandlers,
  lmsWorksheets: lmsWorksheetHandlers,
  lmsVersions: lmsVersionHandlers,
  courseClasses: courseClassHandlers,
  courses: courseHandlers,
  videos: videoHandlers,
  lmsVideos: lmsVideoHandlers,
  videoUploads: videoUploadHandlers,
  worksheets: worksheetHandlers,
  lessons: lessonHandlers,
  documents: documentHandlers,
  problemAi: problemAiHandlers,
  problemDrafts: problemDraftHandlers,
  problems: problemHandlers,
  drafts: draftHandlers,
  ownCases: ownCaseHandlers,
  submissions: submissionHandlers,
  homeworks: homeworkHandlers,
  codeComments: codeCommentHandlers,
  openedLessons: openedLessonHandlers,
  raisedHands: raisedHandHandlers,
  classProgress: classProgressHandlers,
  memberReports: memberReportHandlers,
  stages: stageHandlers,
  dailyPuzzles: dailyPuzzleHandlers,
  ownStages: ownStageHandlers,
  encounters: encounterHandlers,
  stageDrafts: stageDraftHandlers,
  chat: chatHandlers,
  files: fileHandlers,
  friends: friendHandlers,
  guardians: guardianHandlers,
  identity: identityHandlers,
  thirdParties: thirdPartyHandlers,
  moderation: moderationHandlers,
  reports: reportHandlers,
  notifications: notificationHandlers,
  terms: termsHandlers,
  boards: boardHandlers,
  battles: battleHandlers,
  competitions: competitionHandlers,
  lmsCompetitions: lmsCompetitionHandlers,
  places: placeHandlers,
  practices: practiceHandlers,
  payments: paymentHandlers,
  guardianPayments: guardianPaymentHandlers,
  sandboxPayments: sandboxPaymentHandlers,
  subscriptions: subscriptionHandlers,
  guardianSubscriptions: guardianSubscriptionHandlers,
  tickets: ticketHandlers,
  registrations: registrationHandlers,
  meetings: meetingHandlers,
  schedules: scheduleHandlers,
  products: productHandlers,
  productInfos: productInfoHandlers,
  coupons: couponHandlers,
  channelCoupons: channelCouponHandlers,
};
