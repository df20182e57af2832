import type { Logger } from '#server/platform/log.ts';
import { markOutfitChosen } from './people/accounts/users.ts';
import { progress } from './ports.ts';
import { DomainEvents, type EventType, type TransactionListeners } from './events.ts';
import { partBlockedUsers } from './people/friends/endFriendship.ts';
import { guardianListeners } from './people/guardians/guardianListeners.ts';
import { notificationListeners } from './people/notifications/notificationListeners.ts';
import { agreeToChannelTerms } from './people/terms/agreements.ts';
import { reportByServer } from './people/reports/reportByServer.ts';
import { renameMember } from './channels/channels/channelProfile.ts';
import { joinDefaultChannel } from './channels/channels/joinChannel.ts';
import { closedBattles } from './battle/battles/closedBattles.ts';
import { closedCompetitions } from './battle/competitions/closedCompetitions.ts';
import { inheritChannels } from './channels/channels/closedChannels.ts';
import { channelPlanListeners } from './channels/channels/channelPlan.ts';
import { boardErasure } from './channels/boards/eraseBoards.ts';
import { codeErasure } from './channels/channelCodes/eraseCode.ts';
import { classInfoErasure } from './channels/classInfo/eraseClassInfos.ts';
import { contactErasure } from './channels/contacts/eraseContacts.ts';
import { closedMessages } from './channels/textMessages/closedMessages.ts';
import { addFirstBoards } from './channels/boards/seedBoards.ts';
import { endSolvedLater } from './battle/battles/endSolved.ts';
import { hideReportedComment } from './channels/comments/hideReportedComment.ts';
import { hideReportedPost } from './channels/posts/hideReportedPost.ts';
import { settleBattles } from './battle/battles/settleBattle.ts';
import { settleCompetitions } from './battle/competitions/settleCompetition.ts';
import { recordVerdicts } from './battle/scoreboard/recordVerdicts.ts';
import { hideReportedStage } from './learning/ownStages/moderateOwnStage.ts';
import { protectAssigned } from './learning/homeworks/protectAssigned.ts';
import { handsOfSolvers } from './learning/raisedHands/ownHand.ts';
import { lessonPasses } from './learning/lessons/passedLessons.ts';
import { protectOffered } from './learning/courseClasses/protectOffered.ts';
import { coursesKeepContents } from '#server/domain/learning/authoring/kinds/course/staffCourses.ts';
import { refuseReferenced } from './learning/lessons/saveLessons.ts';
import { worksheetsKeepContents } from '#server/domain/learning/authoring/kinds/worksheet/staffWorksheets.ts';
import { codeObjectPrograms } from './world/codeObjects/codeObjectPrograms.ts';
import { foeProgress } from './world/codeObjects/foeProgress.ts';
import { collectionFindsOf } from './world/collection/recordFinds.ts';
import { codeRewards } from './world/levels/payForCode.ts';
import { starGiftsOf } from './world/levels/giveStarGifts.ts';
import { levelGifts } from './world/levels/giveLevelGift.ts';
import { bookingListeners } from './tutoring/bookings/bookingListeners.ts';
import { closedSales } from './commerce/payments/refundClosed.ts';
import { planListeners } from './channels/plans/planListeners.ts';
import { couponListeners } from './commerce/coupons/receiveCoupon.ts';
import { cashListeners } from './world/economy/cashListeners.ts';
import { classSaleListeners } from './learning/courseClasses/classSales.ts';
import { worksheetSaleListeners } from './learning/worksheets/worksheetSales.ts';
import { ticketListeners } from './tutoring/tickets/ticketListeners.ts';
import { earnTitlesByEvents } from './world/titles/earnTitles.ts';
import { QUEST_BOOK, type QuestBook } from './world/quests/questBook.ts';
import { countActivity } from './world/ranking/countActivity.ts';
import { questGoals } from './world/quests/questGoals.ts';
import { systemClock, type Clock } from '#server/platform/clock.ts';

/** The inputs of listeners beside the event. */
interface EventWorld {
  readonly quests: QuestBook;
  readonly clock: Clock;
}

/** The listeners that run inside the transaction of an event, in this order. */
const inTransaction = (world: EventWorld): readonly TransactionListeners[] => [
  // Before the quests, whose answer carries the wallet.
  codeRewards,
  questGoals(world),
  lessonPasses,
  codeObjectPrograms,
  foeProgress,
  countActivity,
  collectionFindsOf(world),
  levelGifts,
  starGiftsOf(world),
  earnTitlesByEvents({ ...world, progress }),
  { 'outfit.chosen': markOutfitChosen },
  { 'user.blocked': partBlockedUsers },
  { 'chat.harmRepeated': reportByServer },
  {
    'account.opened': (tx, account) => joinDefaultChannel({ tx, ...account }),
    'nickname.removed': renameMember,
  },
  { 'channel.created': (tx, { channelId }) => addFirstBoards(tx, channelId) },
  { 'channel.joined': agreeToChannelTerms },
  { 'account.erasing': (tx, { userId }) => inheritChannels(tx, userId, world.clock.now()) },
  closedMessages,
  closedBattles,
  closedCompetitions,
  closedSales,
  boardErasure,
  codeErasure,
  classInfoErasure,
  contactErasure,
  // Homework is checked first: its error is more important than that of a lesson.
  protectAssigned,
  protectOffered,
  refuseReferenced,
  coursesKeepContents,
  worksheetsKeepContents,
  hideReportedPost,
  hideReportedComment,
  hideReportedStage,
  handsOfSolvers(world.clock),
  recordVerdicts,
  endSolvedLater,
  settleBattles(world),
  settleCompetitions(world),
  ticketListeners(world),
  planListeners(world),
  channelPlanListeners,
  cashListeners,
  classSaleListeners,
  worksheetSaleListeners,
  couponListeners(world),
  bookingListeners(world),
  guardianListeners,
  notificationListeners,
];

/** The listeners that run after the commit, by event. A row handles every one of its events, or does not compile. */
export const AFTER_COMMIT = {
  world: [
    'quests.progressed',
    'avatar.changed',
    'skill.learned',
    'level.changed',
    'title.worn',
    'pet.chosen',
    'subscription.changed',
    'session.revoked',
  ],
  userRooms: [
    'whisper.sent',
    'friendship.changed',
    'gift.sent',
    'chatRights.changed',
    'consent.changed',
    'consent.asked',
    'wallet.changed',
    'quests.progressed',
    'skill.learned',
    'avatar.changed',
    'title.earned',
    'stars.rewarded',
    'title.worn',
    'session.revoked',
    'submission.progress',
    'run.progress',
    'notifications.changed',
    'features.changed',
    'membership.changed',
    'object.changed',
    'class.changed',
    'hand.changed',
  ],
  battleRooms: [
    'contest.entry',
    'contest.changed',
    'battle.changed',
    'battle.memberGone',
    'session.revoked',
    'submission.progress',
  ],
} as const satisfies Record<string, readonly EventType[]>;

/** The events that every process hears, since the session or room of their user may be at any of them. */
export const FOLLOWED: ReadonlySet<EventType> = new Set(Object.values(AFTER_COMMIT).flat());

export const createDomainEvents = (
  log: Logger,
  world: EventWorld = { quests: QUEST_BOOK, clock: systemClock },
): DomainEvents => new DomainEvents(inTransaction(world), log);
