import * as coupons from './tables/commerce/coupons.ts';
import * as products from './tables/commerce/products.ts';
import * as switches from './tables/service/switches.ts';
import * as accounts from './tables/people/accounts.ts';
import * as battles from './tables/battle/battles.ts';
import * as competitions from './tables/battle/competitions.ts';
import * as practices from './tables/battle/practices.ts';
import * as scoreboard from './tables/battle/scoreboard.ts';
import * as avatar from './tables/world/avatar.ts';
import * as certificates from './tables/world/certificates.ts';
import * as channelAccounts from './tables/channels/channelAccounts.ts';
import * as channelContacts from './tables/channels/contacts.ts';
import * as channelGroups from './tables/channels/groups.ts';
import * as channelMembers from './tables/channels/members.ts';
import * as channelTags from './tables/channels/tags.ts';
import * as channelBoards from './tables/channels/boards.ts';
import * as channelComments from './tables/channels/comments.ts';
import * as channelPosts from './tables/channels/posts.ts';
import * as channels from './tables/channels/channels.ts';
import * as mainPages from './tables/channels/mainPages.ts';
import * as channelStatistics from './tables/learning/statistics.ts';
import * as textMessages from './tables/channels/textMessages.ts';
import * as channelCodes from './tables/channels/channelCodes.ts';
import * as classInfo from './tables/channels/classInfo.ts';
import * as chat from './tables/people/chat.ts';
import * as codeObjects from './tables/world/codeObjects.ts';
import * as collectibles from './tables/world/collectibles.ts';
import * as collection from './tables/world/collection.ts';
import * as files from './tables/people/files.ts';
import * as friends from './tables/people/friends.ts';
import * as home from './tables/world/home.ts';
import * as gates from './tables/world/gates.ts';
import * as gateways from './tables/gateways.ts';
import * as credentials from './tables/people/credentials.ts';
import * as guardians from './tables/people/guardians.ts';
import * as identity from './tables/people/identity.ts';
import * as thirdParties from './tables/people/thirdParties.ts';
import * as inventory from './tables/world/inventory.ts';
import * as authoring from './tables/learning/authoring.ts';
import * as blocks from './tables/learning/blocks.ts';
import * as courseClasses from './tables/learning/courseClasses.ts';
import * as courses from './tables/learning/courses.ts';
import * as videos from './tables/learning/videos.ts';
import * as videoUploads from './tables/learning/videoUploads.ts';
import * as worksheets from './tables/learning/worksheets.ts';
import * as codeComments from './tables/learning/codeComments.ts';
import * as documents from './tables/learning/documents.ts';
import * as enrolments from './tables/learning/enrolments.ts';
import * as drafts from './tables/learning/drafts.ts';
import * as homeworks from './tables/learning/homeworks.ts';
import * as lessons from './tables/learning/lessons.ts';
import * as openedLessons from './tables/learning/openedLessons.ts';
import * as ownCases from './tables/learning/ownCases.ts';
import * as problemAi from './tables/learning/problemAi.ts';
import * as memberReports from './tables/learning/memberReports.ts';
import * as problems from './tables/learning/problems.ts';
import * as progress from './tables/learning/progress.ts';
import * as raisedHands from './tables/learning/raisedHands.ts';
import * as dailyPuzzles from './tables/learning/dailyPuzzles.ts';
import * as ownStages from './tables/learning/ownStages.ts';
import * as encounters from './tables/learning/encounters.ts';
import * as stages from './tables/learning/stages.ts';
import * as submissions from './tables/learning/submissions.ts';
import * as ledger from './tables/world/economy.ts';
import * as moderation from './tables/people/moderation.ts';
import * as quests from './tables/world/quests.ts';
import * as ranking from './tables/world/ranking.ts';
import * as reports from './tables/people/reports.ts';
import * as sessions from './tables/people/sessions.ts';
import * as shop from './tables/world/shop.ts';
import * as skills from './tables/world/skills.ts';
import * as timeTrials from './tables/world/timeTrials.ts';
import * as pets from './tables/world/pets.ts';
import * as titles from './tables/world/titles.ts';
import * as tutorials from './tables/world/tutorials.ts';
import * as boards from './tables/people/boards.ts';
import * as notifications from './tables/people/notifications.ts';
import * as terms from './tables/people/terms.ts';
import * as payments from './tables/commerce/payments.ts';
import * as availability from './tables/tutoring/availability.ts';
import * as world from './tables/world/characters.ts';
import * as bookings from './tables/tutoring/bookings.ts';
import * as meetings from './tables/tutoring/meetings.ts';
import * as tickets from './tables/tutoring/tickets.ts';
import * as plans from './tables/channels/plans.ts';

/** Every table, for `db.query`. A new file in tables/ has a line here; a test compares the two. */
export const schema = {
  ...accounts,
  ...avatar,
  ...certificates,
  ...channels,
  ...mainPages,
  ...channelStatistics,
  ...textMessages,
  ...channelBoards,
  ...channelComments,
  ...channelPosts,
  ...channelAccounts,
  ...channelContacts,
  ...channelGroups,
  ...channelMembers,
  ...channelTags,
  ...channelCodes,
  ...classInfo,
  ...chat,
  ...codeObjects,
  ...collectibles,
  ...collection,
  ...files,
  ...friends,
  ...gates,
  ...gateways,
  ...credentials,
  ...guardians,
  ...identity,
  ...thirdParties,
  ...home,
  ...inventory,
  ...courseClasses,
  ...enrolments,
  ...courses,
  ...authoring,
  ...blocks,
  ...videos,
  ...videoUploads,
  ...worksheets,
  ...codeComments,
  ...documents,
  ...drafts,
  ...ownCases,
  ...homeworks,
  ...lessons,
  ...openedLessons,
  ...problemAi,
  ...memberReports,
  ...problems,
  ...progress,
  ...raisedHands,
  ...stages,
  ...dailyPuzzles,
  ...ownStages,
  ...encounters,
  ...submissions,
  ...ledger,
  ...moderation,
  ...quests,
  ...ranking,
  ...reports,
  ...sessions,
  ...shop,
  ...skills,
  ...timeTrials,
  ...pets,
  ...titles,
  ...tutorials,
  ...boards,
  ...notifications,
  ...terms,
  ...availability,
  ...world,
  ...practices,
  ...scoreboard,
  ...battles,
  ...competitions,
  ...plans,
  ...payments,
  ...tickets,
  ...bookings,
  ...meetings,
  ...products,
  ...coupons,
  ...switches,
};
