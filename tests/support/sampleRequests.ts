import type { RouteName, Subject } from '#shared/contract/routes.ts';
import {
  serviceChannels,
  serviceJobs,
  serviceLog,
  serviceNotices,
  servicePayments,
  serviceReports,
  serviceSwitches,
  serviceTerms,
  serviceUsers,
} from '../api/roles/service/service.ts';
import { accounts } from '../api/roles/people/accounts.ts';
import { battles } from '../api/roles/battle/battles.ts';
import { competitions, lmsCompetitions } from '../api/roles/battle/competitions.ts';
import { schedules } from '../api/roles/tutoring/schedules.ts';
import { places } from '../api/roles/battle/places.ts';
import { practices } from '../api/roles/battle/practices.ts';
import { avatar } from '../api/roles/world/avatar.ts';
import { certificates } from '../api/roles/world/certificates.ts';
import { channelBoards } from '../api/roles/channels/channelBoards.ts';
import { mainPages } from '../api/roles/channels/mainPages.ts';
import { statistics } from '../api/roles/learning/statistics.ts';
import { textMessages } from '../api/roles/channels/textMessages.ts';
import { comments, posts, reportFiles } from '../api/roles/channels/posts.ts';
import { channelAccounts, channelAudit } from '../api/roles/channels/channelAccounts.ts';
import { groups } from '../api/roles/channels/groups.ts';
import { members } from '../api/roles/channels/members.ts';
import { tags } from '../api/roles/channels/tags.ts';
import { channelCodes, channels, classInfos } from '../api/roles/channels/channels.ts';
import { chat } from '../api/roles/people/chat.ts';
import { codeObjects } from '../api/roles/world/codeObjects.ts';
import { collections } from '../api/roles/world/collections.ts';
import {
  blocks,
  lmsBlocks,
  lmsCourses,
  lmsDocuments,
  lmsMaterials,
  lmsPackages,
  lmsProblems,
  lmsVersions,
  lmsWorksheets,
} from '../api/roles/learning/lms.ts';
import { courseClasses } from '../api/roles/learning/courseClasses.ts';
import {
  classProgress,
  codeComments,
  memberReports,
  openedLessons,
  raisedHands,
} from '../api/roles/learning/classProgress.ts';
import { meetings } from '../api/roles/tutoring/meetings.ts';
import { registrations } from '../api/roles/tutoring/registrations.ts';
import { guardianPayments, payments, sandboxPayments } from '../api/roles/commerce/payments.ts';
import { guardianSubscriptions, subscriptions } from '../api/roles/commerce/subscriptions.ts';
import { channelCoupons, coupons } from '../api/roles/commerce/coupons.ts';
import { productInfos, products } from '../api/roles/commerce/products.ts';
import { tickets } from '../api/roles/tutoring/tickets.ts';
import { homeworks } from '../api/roles/learning/homeworks.ts';
import { courses } from '../api/roles/learning/courses.ts';
import { documents } from '../api/roles/learning/documents.ts';
import { drafts } from '../api/roles/learning/drafts.ts';
import { ownCases } from '../api/roles/learning/ownCases.ts';
import { economy } from '../api/roles/world/economy.ts';
import { files } from '../api/roles/people/files.ts';
import { friends } from '../api/roles/people/friends.ts';
import { thirdParties } from '../api/roles/people/thirdParties.ts';
import { identity } from '../api/roles/people/identity.ts';
import { credentials } from '../api/roles/people/credentials.ts';
import { guardians } from '../api/roles/people/guardians.ts';
import { home } from '../api/roles/world/home.ts';
import { inventory } from '../api/roles/world/inventory.ts';
import { levels } from '../api/roles/world/levels.ts';
import { lessons } from '../api/roles/learning/lessons.ts';
import { maps } from '../api/roles/world/maps.ts';
import { moderation } from '../api/roles/people/moderation.ts';
import { stageDrafts } from '../api/roles/learning/stageDrafts.ts';
import { dailyPuzzles } from '../api/roles/learning/dailyPuzzles.ts';
import { ownStages } from '../api/roles/learning/ownStages.ts';
import { encounters } from '../api/roles/learning/encounters.ts';
import { stages } from '../api/roles/learning/stages.ts';
import { problemAi } from '../api/roles/learning/problemAi.ts';
import { problemDrafts } from '../api/roles/learning/problemDrafts.ts';
import { problems } from '../api/roles/learning/problems.ts';
import { profiles } from '../api/roles/people/profiles.ts';
import { quests } from '../api/roles/world/quests.ts';
import { reports } from '../api/roles/people/reports.ts';
import { rooms } from '../api/roles/rooms.ts';
import type { Row, SubjectRows } from '../api/roles/rows.ts';
import { sessions } from '../api/roles/people/sessions.ts';
import { shop } from '../api/roles/world/shop.ts';
import { skills } from '../api/roles/world/skills.ts';
import { lmsVideos, videos, videoUploads } from '../api/roles/learning/videos.ts';
import { worksheets } from '../api/roles/learning/worksheets.ts';
import { submissions } from '../api/roles/learning/submissions.ts';
import { ranking } from '../api/roles/world/ranking.ts';
import { studyLogs } from '../api/roles/learning/studyLogs.ts';
import { timeTrials } from '../api/roles/world/timeTrials.ts';
import { pets } from '../api/roles/world/pets.ts';
import { titles } from '../api/roles/world/titles.ts';
import { tutorials } from '../api/roles/world/tutorials.ts';
import { characters } from '../api/roles/world/characters.ts';
import { boards } from '../api/roles/people/boards.ts';
import { notifications } from '../api/roles/people/notifications.ts';
import { terms } from '../api/roles/people/terms.ts';
import type { RequestParts } from './apiClient.ts';

const SUBJECTS: { readonly [S in Subject]: SubjectRows<S> } = {
  serviceUsers,
  serviceJobs,
  serviceNotices,
  serviceLog,
  serviceChannels,
  serviceReports,
  servicePayments,
  serviceSwitches,
  serviceTerms,
  accounts,
  avatar,
  certificates,
  channelCodes,
  channels,
  mainPages,
  statistics,
  textMessages,
  channelBoards,
  comments,
  posts,
  reportFiles,
  channelAccounts,
  channelAudit,
  groups,
  members,
  tags,
  classInfos,
  chat,
  codeObjects,
  collections,
  blocks,
  lmsBlocks,
  lmsCourses,
  lmsDocuments,
  lmsMaterials,
  lmsPackages,
  lmsProblems,
  lmsWorksheets,
  lmsVersions,
  courseClasses,
  courses,
  lmsVideos,
  videos,
  videoUploads,
  worksheets,
  documents,
  drafts,
  ownCases,
  economy,
  files,
  friends,
  guardians,
  identity,
  thirdParties,
  home,
  homeworks,
  meetings,
  registrations,
  tickets,
  payments,
  guardianPayments,
  sandboxPayments,
  subscriptions,
  guardianSubscriptions,
  classProgress,
  codeComments,
  memberReports,
  openedLessons,
  raisedHands,
  inventory,
  lessons,
  levels,
  maps,
  moderation,
  problemAi,
  problemDrafts,
  problems,
  profiles,
  quests,
  reports,
  rooms,
  sessions,
  credentials,
  shop,
  skills,
  stages,
  dailyPuzzles,
  ownStages,
  encounters,
  stageDrafts,
  submissions,
  timeTrials,
  pets,
  titles,
  tutorials,
  ranking,
  studyLogs,
  characters,
  notifications,
  terms,
  boards,
  battles,
  competitions,
  lmsCompetitions,
  places,
  practices,
  schedules,
  products,
  productInfos,
  coupons,
  channelCoupons,
};

interface Sample {
  readonly row: Row;
  readonly request: RequestParts;
}
const samples = Object.entries(SUBJECTS).flatMap(([subject, rows]) =>
  Object.entries<Sample>(rows).map(([name, sample]): [string, Sample] => [`${subject}.${name}`, sample]),
);

/** The callers of each route. */
export const ROLE_TABLE = Object.fromEntries(samples.map(([name, { row }]) => [name, row])) as Readonly<
  Record<RouteName, Row>
>;
/** A well-formed request of every route. Whether it succeeds depends on the caller; that it is valid does not. */
export const SAMPLE_REQUESTS = Object.fromEntries(
  samples.map(([name, { request }]) => [name, request]),
) as Readonly<Record<RouteName, RequestParts>>;
